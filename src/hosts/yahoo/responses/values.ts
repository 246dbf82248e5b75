/** Values as Yahoo writes them: the same field is a number in one response and text in another. */
import * as z from 'zod/mini'
import { mostTeams } from '../../../domain/host-season.ts'
import { boundedPoints } from '../../shared/bounds.ts'

/** Null for an empty text; what is no number stays, and is reported. */
function toNumber(value: unknown): unknown {
  if (value === null || value === '' || value === false) return null
  if (value === true) return 1
  if (typeof value === 'string' && /^-?\d*\.?\d+$/.test(value.trim())) return Number(value) + 0
  return typeof value === 'number' ? value + 0 : value
}

const most = 9999
/** Longer than any id, and any time in seconds. */
const longest = 1e11

const mayBeMissing = <T extends z.ZodMiniType>(number: T) =>
  z.optional(z.pipe(z.transform(toNumber), z.nullable(number)))
const needed = <T extends z.ZodMiniType>(number: T) => z.pipe(z.transform(toNumber), number)

/** Points, dollars, or a rule's value. */
export const figure = mayBeMissing(boundedPoints)
/** A rank, a week or a number of things, which may be missing. */
export const whole = mayBeMissing(z.int().check(z.gte(0), z.lte(most)))
/** The same where the record needs it. */
export const count = needed(z.int().check(z.gte(0), z.lte(most)))
export const id = needed(z.int().check(z.gte(0), z.lte(longest)))
export const seconds = mayBeMissing(z.number().check(z.gte(-longest), z.lte(longest)))
export const year = needed(z.int().check(z.gte(2000), z.lte(2099)))
export const week = z.pipe(z.transform(toNumber), z.int().check(z.gte(1), z.lte(22)))
export const teamNumber = z.pipe(z.transform(toNumber), z.int().check(z.gte(1), z.lte(mostTeams)))

/** True only where Yahoo says 1; absent fields are false. */
export const flag = z.optional(
  z.pipe(
    z.transform((value: unknown) => toNumber(value) === 1),
    z.boolean(),
  ),
)

export const text = z.optional(
  z.nullable(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
      z.string().check(z.maxLength(2000)),
    ),
  ),
)
export const list = <T extends z.ZodMiniType>(entry: T, longestList = 5000) =>
  z.optional(z.nullable(z.array(entry).check(z.maxLength(longestList))))

export const leagueKey = z.string().check(z.regex(/^\d{1,4}\.l\.\d{1,9}$/))
export const teamKey = z.string().check(z.regex(/^\d{1,4}\.l\.\d{1,9}\.t\.\d{1,2}$/))
export const playerKey = z.string().check(z.regex(/^\d{1,4}\.p\.\d{1,9}$/))

/** The number of a team in its key. */
export const teamOf = (key: string): number => Number(key.split('.').at(-1))
/** A player's number, which is the same in all years. */
export const playerOf = (key: string): number => Number(key.split('.').at(-1))
