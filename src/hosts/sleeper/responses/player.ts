/** `/players/nfl`: an object with every player by id; what is read of each. */
import * as z from 'zod/mini'

const text = z.catch(z.nullish(z.string()), null)

export const player = z.object({
  full_name: text,
  first_name: text,
  last_name: text,
  /** QB, RB, FB, WR, TE, K, DEF, and what defenders play. */
  position: text,
  /** What he counts as: decides where he may start. */
  fantasy_positions: z.catch(z.nullish(z.array(z.string()).check(z.maxLength(10))), null),
  /** NFL team today; null for a free agent. */
  team: text,
  /** Questionable, Doubtful, Out, IR, PUP, Sus and others. */
  injury_status: text,
})

export type PlayerRecord = z.infer<typeof player>
