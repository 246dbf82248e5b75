/** `/league/{id}/matchups/{week}`: one row per team. */
import * as z from 'zod/mini'
import { boundedPoints, smallCount } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { playerId, playerIds, type playerKey, playersAtMost, rosterId } from './bounds.ts'

export const emptySlot: z.infer<typeof playerKey> = '0'

/** An empty slot is the player '0', or absent. */
const starter = z.pipe(
  z.transform((value): unknown => (value === null || value === '' ? emptySlot : value)),
  playerId,
)

export const matchupRow = tolerant(
  z.object({
    roster_id: rosterId,
    /** Shared by two opponents; null: no game that week. */
    matchup_id: z.nullish(smallCount),
    /** Sum of the starters' points. */
    points: z.nullish(boundedPoints),
    /** The commissioner's score, which overrides `points`. */
    custom_points: z.nullish(boundedPoints),
    players: z.nullish(playerIds),
    /** Includes bench, reserve and taxi squad; absent in some old seasons. */
    players_points: z.nullish(z.record(z.string(), z.nullish(boundedPoints))),
    /** One entry per starting slot, in order; "0" for an empty slot. */
    starters: z.nullish(z.array(starter).check(z.maxLength(playersAtMost))),
    starters_points: z.nullish(z.array(z.nullish(boundedPoints))),
  }),
  { decisive: ['points', 'custom_points', 'matchup_id'] },
)

export type MatchupRow = z.infer<typeof matchupRow>
