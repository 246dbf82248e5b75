/** `/league/{id}/rosters`: teams with managers, current players and totals. */
import * as z from 'zod/mini'
import { boundedPoints, integer, smallCount } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { optional, playerIds, rosterId, sleeperTeamsAtMost, sleeperWeek, userId } from './bounds.ts'

const settings = z.object({
  wins: z.nullish(smallCount),
  losses: z.nullish(smallCount),
  ties: z.nullish(smallCount),
  /** Points for: `fpts` is the integer part, `fpts_decimal` hundredths. */
  fpts: z.nullish(boundedPoints),
  fpts_decimal: z.nullish(boundedPoints),
  fpts_against: z.nullish(boundedPoints),
  fpts_against_decimal: z.nullish(boundedPoints),
  /** Number of the division, from 1. */
  division: optional(integer),
  /** Regular-season rank; only in some leagues. */
  rank: optional(integer),
  waiver_budget_used: optional(integer),
  /** In chopped leagues the week of elimination; absent before. */
  eliminated: optional(sleeperWeek),
})

export const roster = tolerant(
  z.object({
    roster_id: rosterId,
    /** Null: the team has no manager. */
    owner_id: z.nullish(userId),
    co_owners: z.nullish(z.array(userId).check(z.maxLength(sleeperTeamsAtMost))),
    players: z.nullish(playerIds),
    /** Players currently on reserve and on the taxi squad, also in `players`. */
    reserve: z.nullish(playerIds),
    taxi: z.nullish(playerIds),
    settings: z.nullish(settings),
  }),
)

export type RosterRecord = z.infer<typeof roster>
