/** `/stats/nfl/{season}/{week}` and `/projections/…`, undocumented: one row per player. */
import * as z from 'zod/mini'
import { boundedPoints } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { playerId } from './bounds.ts'

export const sleeperStatRow = tolerant(
  z.object({
    player_id: playerId,
    /** NFL team of that week. */
    team: z.catch(z.nullish(z.string()), null),
    /** Amounts by statistic, with the names of a league's `scoring_settings`. */
    stats: z.record(z.string(), z.catch(z.nullable(boundedPoints), null)),
  }),
)

/** The trimmed rows of a week, stored once for all leagues of the season. */
export const savedWeek = z.object({
  /** True: saved after the week's corrections; absent before that, and in files of earlier versions. */
  isCorrected: z.optional(z.literal(true)),
  rows: z.array(z.unknown()),
})

export type SleeperStatRow = z.infer<typeof sleeperStatRow>
