/** `/league/{id}/rosters`: the teams, who has them, whom they have now, and their totals. */
import * as z from 'zod/mini'
import { count, longId, optional, playerIds, points, rosterId, teamsAtMost, week, whole } from './bounds.ts'

const settings = z.object({
  wins: z.nullish(count),
  losses: z.nullish(count),
  ties: z.nullish(count),
  /** Points for: `fpts` are whole ones, `fpts_decimal` hundredths. */
  fpts: z.nullish(points),
  fpts_decimal: z.nullish(points),
  fpts_against: z.nullish(points),
  fpts_against_decimal: z.nullish(points),
  /** Number of the division, from 1. */
  division: optional(whole),
  /** Place in the regular season; only in some leagues. */
  rank: optional(whole),
  waiver_budget_used: optional(whole),
  /** In chopped leagues the week in which the team was eliminated; left out while it is not. */
  eliminated: optional(week),
})

export const roster = z.object({
  roster_id: rosterId,
  /** Null: nobody has the team. */
  owner_id: z.nullish(longId),
  co_owners: z.nullish(z.array(longId).check(z.maxLength(teamsAtMost))),
  players: z.nullish(playerIds),
  /** Of `players`, who is on reserve and on the taxi squad now. */
  reserve: z.nullish(playerIds),
  taxi: z.nullish(playerIds),
  settings: z.nullish(settings),
})

export type RosterRecord = z.infer<typeof roster>
