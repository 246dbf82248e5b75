/** `/league/{id}/winners_bracket` and `/losers_bracket`: one record a game. */
import * as z from 'zod/mini'
import { smallCount, weeksAtMost } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { rosterId } from './bounds.ts'

/** The winner or the loser of the game with this number. */
const feeder = z.nullish(z.object({ w: z.nullish(smallCount), l: z.nullish(smallCount) }))

/** A team; null until it is known. Sleeper's documentation has a feeder in this field then. */
const team = z.nullish(
  z.pipe(
    z.transform((value) => (typeof value === 'object' ? null : value)),
    z.nullable(rosterId),
  ),
)

export const bracketGame = tolerant(
  z.object({
    /** Round, from 1. */
    r: smallCount.check(z.gte(1), z.lte(weeksAtMost)),
    /** Number of the game. */
    m: smallCount,
    t1: team,
    t2: team,
    /** The team that the commissioner replaced by hand. */
    t1_original: team,
    t2_original: team,
    t1_from: feeder,
    t2_from: feeder,
    /** The team that advances and the one that does not: in a toilet bowl `w` is the lower score. */
    w: z.nullish(rosterId),
    l: z.nullish(rosterId),
    /** The rank of `w` in this bracket; `l` gets the next one. */
    p: z.nullish(smallCount),
  }),
)

export type BracketRecord = z.infer<typeof bracketGame>
