/** The paths of a season's games in a sealed file: whoever opens it reads how the chances moved while its sender watched. */
import * as z from 'zod/mini'
import { mostPoints } from '../domain/week-paths.ts'

/** Seconds since 1970, up to the last one that a date has: another throws where it is formatted. */
const time = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000))
const listOf = <T extends z.ZodMiniType>(one: T, most: number) => z.array(one).check(z.maxLength(most))

const gamePath = z.object({
  matchupId: z.int(),
  points: listOf(
    z.object({ at: time, chance: z.number().check(z.minimum(0), z.maximum(1)), home: z.number(), away: z.number() }),
    mostPoints,
  ),
  gains: listOf(
    z.object({ at: time, side: z.enum(['home', 'away']), player: z.int(), points: z.number() }),
    10 * mostPoints,
  ),
  scored: listOf(z.tuple([z.int(), z.number()]), 200),
  quarterAt: z.nullable(time),
})

const weekPaths = z.object({
  watched: listOf(z.object({ from: time, to: time }), 1000),
  games: listOf(gamePath, 100),
})

/** Of the weeks that were watched. */
export const sealedPaths = listOf(z.tuple([z.int().check(z.minimum(1), z.maximum(99)), weekPaths]), 99)
