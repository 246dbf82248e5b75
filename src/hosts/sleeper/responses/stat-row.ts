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
  /** The season's week when saved; past its last one once it is over. */
  savedInWeek: z.number(),
  rows: z.array(z.unknown()),
})

export type SleeperStatRow = z.infer<typeof sleeperStatRow>
