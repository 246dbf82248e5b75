/** `/league/{id}/winners_bracket` and `/losers_bracket`: one record a game. */
import * as z from 'zod/mini'
import { count, rosterId } from './bounds.ts'

/** The winner or the loser of the game with this number. */
const feeder = z.nullish(z.object({ w: z.nullish(count), l: z.nullish(count) }))

/** A team; null while it is not known. Sleeper's documentation has a feeder in this place then. */
const team = z.nullish(
  z.pipe(
    z.transform((value) => (typeof value === 'object' ? null : value)),
    z.nullable(rosterId),
  ),
)

export const bracketGame = z.object({
  /** Round, from 1. */
  r: count.check(z.gte(1)),
  /** Number of the game. */
  m: count,
  t1: team,
  t2: team,
  t1_from: feeder,
  t2_from: feeder,
  /** Who goes on and who does not: in a toilet bowl `w` is the team that scored less. */
  w: z.nullish(rosterId),
  l: z.nullish(rosterId),
  /** The place that `w` gets in this bracket; `l` gets the next one. */
  p: z.nullish(count),
})

export type BracketRecord = z.infer<typeof bracketGame>
