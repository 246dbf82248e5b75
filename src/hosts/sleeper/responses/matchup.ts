/** `/league/{id}/matchups/{week}`: one row a team. */
import * as z from 'zod/mini'
import { count, playerId, playerIds, playersAtMost, points, rosterId } from './bounds.ts'

export const emptySlot: z.infer<typeof playerId> = '0'

/** Nobody is the player '0', or none at all. */
const starter = z.pipe(
  z.transform((value) => (value === null || value === '' ? emptySlot : value)),
  playerId,
)

export const matchupRow = z.object({
  roster_id: rosterId,
  /** Two teams that meet share one; null: no game that week. */
  matchup_id: z.nullish(count),
  /** The starters' sum. */
  points: z.nullish(points),
  /** What the commissioner made of it; counts where it is there. */
  custom_points: z.nullish(points),
  players: z.nullish(playerIds),
  /** Bench, reserve and taxi squad, too; left out in some old seasons. */
  players_points: z.nullish(z.record(z.string(), z.nullish(points))),
  /** One entry for each starting slot, in their order; "0" where nobody is in it. */
  starters: z.nullish(z.array(starter).check(z.maxLength(playersAtMost))),
  starters_points: z.nullish(z.array(z.nullish(points))),
})

export type MatchupRow = z.infer<typeof matchupRow>
