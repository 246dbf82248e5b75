/** `/stats/nfl/{season}/{week}` and `/projections/…`, which are not documented: one row a player. */
import * as z from 'zod/mini'
import { playerId, points } from './bounds.ts'

export const statRow = z.object({
  player_id: playerId,
  /** NFL team of that week. */
  team: z.catch(z.nullish(z.string()), null),
  /** Amounts by statistic, under the names of a league's `scoring_settings`. */
  stats: z.record(z.string(), z.catch(z.nullable(points), null)),
})

/** The rows of a week as they are kept, trimmed, for all leagues of the season. */
export const savedWeek = z.object({
  /** The week that the season was in; past its last one once it is over. */
  savedInWeek: z.number(),
  rows: z.array(z.unknown()),
})

export type StatRow = z.infer<typeof statRow>
