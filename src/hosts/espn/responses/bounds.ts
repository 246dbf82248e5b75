/**
 * Limits of ESPN's numbers and lists: far beyond what any league has, and small enough that ids stay exact, sums stay
 * finite and reading a season takes a moment, whatever a response contains.
 */
import * as z from 'zod/mini'
import { maxNumber } from '../../../domain/identity.ts'

/** Keys of matchup periods and numbers of weeks: the NFL plays 18 weeks, and four of playoffs. */
export const weeksAtMost = 22
/** ESPN's leagues have up to 20. */
export const teamsAtMost = 24
/**
 * Players on a roster, bench and IR included. ESPN allows 30 in its basketball leagues; recorded football leagues have up
 * to 23.
 */
export const slotsAtMost = 40
const pointsAtMost = 1e7

/** A number that ESPN uses as an id or a code; a D/ST's is negative, −1 and 0 mean none. Turns JSON's −0 into 0. */
export const identifier = z.int().check(z.overwrite((value) => value + 0))
/** Becomes part of a public id. */
export const teamId = identifier.check(z.gte(1), z.lte(maxNumber))
/** In places where a team is named, 0 and −1 mean the player pool, the league office or an open slot. */
export const namedTeamId = identifier.check(z.gte(-1), z.lte(maxNumber))
export const overallPick = identifier.check(z.gte(0), z.lte(maxNumber))
export const week = identifier.check(z.gte(1), z.lte(weeksAtMost))
export const points = z.number().check(z.gte(-pointsAtMost), z.lte(pointsAtMost))
export const dollars = points.check(z.overwrite((value) => value + 0))
/** Since 1970; values that are no valid date are dropped where they are read. */
export const milliseconds = z.number()
/** A count that is small in every league. */
export const count = identifier.check(z.gte(0), z.lte(maxNumber))

export const teams = <T extends z.ZodMiniType>(team: T) => z.array(team).check(z.maxLength(teamsAtMost))
/** One team's players in a week; each entry is parsed by itself. */
export const rosterEntries = z.array(z.unknown()).check(z.maxLength(slotsAtMost))
export const schedule = <T extends z.ZodMiniType>(matchup: T) =>
  z.array(matchup).check(z.maxLength(teamsAtMost * weeksAtMost))
