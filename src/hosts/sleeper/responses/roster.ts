/** `/league/{id}/rosters`: teams with managers, current players and totals. */
import * as z from 'zod/mini'
import { tolerant } from '../../shared/tolerant.ts'
import { count, optional, playerIds, points, rosterId, teamsAtMost, userId, week, whole } from './bounds.ts'

const settings = z.object({
  wins: z.nullish(count),
  losses: z.nullish(count),
  ties: z.nullish(count),
  /** Points for: `fpts` is the integer part, `fpts_decimal` hundredths. */
  fpts: z.nullish(points),
  fpts_decimal: z.nullish(points),
  fpts_against: z.nullish(points),
  fpts_against_decimal: z.nullish(points),
  /** Number of the division, from 1. */
  division: optional(whole),
  /** Regular-season rank; only in some leagues. */
  rank: optional(whole),
  waiver_budget_used: optional(whole),
  /** In chopped leagues the week of elimination; absent before. */
  eliminated: optional(week),
})

export const roster = tolerant(
  z.object({
    roster_id: rosterId,
    /** Null: the team has no manager. */
    owner_id: z.nullish(userId),
    co_owners: z.nullish(z.array(userId).check(z.maxLength(teamsAtMost))),
    players: z.nullish(playerIds),
    /** Players currently on reserve and on the taxi squad, also in `players`. */
    reserve: z.nullish(playerIds),
    taxi: z.nullish(playerIds),
    settings: z.nullish(settings),
  }),
)

export type RosterRecord = z.infer<typeof roster>
