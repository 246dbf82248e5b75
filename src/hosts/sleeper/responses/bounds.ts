/**
 * Limits of Sleeper's numbers and lists: far above any league, and small enough that sums stay finite and a season is read quickly,
 * whatever a response contains.
 */
import * as z from 'zod/mini'
import { mostTeams } from '../../../domain/host-season.ts'
import { integer, weeksAtMost } from '../../shared/bounds.ts'

export const sleeperTeamsAtMost = 40
/** Players of one team in a week, including taxi squad and reserve. */
export const playersAtMost = 120
const dollarsAtMost = 1e7

/** Ids of leagues, users, drafts and transactions: 18 or 19 digits, beyond exact numbers. */
export const longId = z.string().check(z.regex(/^\d{1,20}$/))
/** Digits at Sleeper; only compared, so anything that can be compared serves. */
export const userId = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.minLength(1), z.maxLength(100)),
)
/** Digits; of a team's defense its NFL abbreviation. */
export const playerKey = z.string().check(z.regex(/^[A-Za-z0-9]{1,10}$/))
/** A player in a list, where some tools write a number. */
export const playerId = z.pipe(
  z.transform((value): unknown => (typeof value === 'number' ? String(value) : value)),
  playerKey,
)
/** The team's number in its league, from 1; becomes part of a public id. Sleeper's own examples write it as text in places. */
export const rosterId = z.pipe(
  z.transform((value) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value)),
  z.int().check(z.gte(1), z.lte(mostTeams)),
)
/** Text at Sleeper; some tools write a number. */
export const seasonYear = z.pipe(
  z.transform((value): unknown => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.regex(/^20\d\d$/)),
)
export const sleeperDollars = integer.check(z.gte(0), z.lte(dollarsAtMost))
export const sleeperWeek = integer.check(z.gte(0), z.lte(weeksAtMost))
export const playerIds = z.array(playerId).check(z.maxLength(playersAtMost))

/** An optional field: ignored if missing or invalid, because it decides no result. */
export function optional<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | null | undefined> {
  return z.catch(z.nullish(schema), null)
}
