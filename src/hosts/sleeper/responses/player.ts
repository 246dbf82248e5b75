/** `/players/nfl`: an object with every player by id; the used fields. */
import * as z from 'zod/mini'
import { tolerant } from '../../shared/tolerant.ts'

const text = z.catch(z.nullish(z.string()), null)
/** A number, or its digits. */
const numberElsewhere = z.catch(z.nullish(z.union([z.int(), z.string()])), null)

export const sleeperPlayer = tolerant(
  z.object({
    full_name: text,
    first_name: text,
    last_name: text,
    /** QB, RB, FB, WR, TE, K, DEF, and defenders' positions. */
    position: text,
    /** Fantasy positions, which determine where he may start. */
    fantasy_positions: z.catch(z.nullish(z.array(z.string()).check(z.maxLength(10))), null),
    /** NFL team today; null for a free agent. */
    team: text,
    /** Questionable, Doubtful, Out, IR, PUP, Sus and others. */
    injury_status: text,
    /** His ids at ESPN and Yahoo; null for a defense. */
    espn_id: numberElsewhere,
    yahoo_id: numberElsewhere,
  }),
)

export type SleeperPlayerRecord = z.infer<typeof sleeperPlayer>
