/**
 * How large ESPN's numbers and lists may be. Far beyond what any league has, and small enough that ids stay exact,
 * sums stay finite and a season is read in a moment, whatever an answer claims.
 */
import * as z from 'zod/mini'
import { maxNumber } from '../../../domain/identity.ts'

/** Keys of matchup periods and numbers of weeks: the NFL plays 18 weeks, and four of playoffs. */
export const weeksAtMost = 22
/** ESPN's leagues have up to 20. */
export const teamsAtMost = 24
/** Places on a roster, bench and IR among them. ESPN says 30 of its basketball leagues; recorded ones of football have up to 23. */
export const slotsAtMost = 40
const pointsAtMost = 1e7

/** A number that ESPN uses as an id or a code; a D/ST's is negative, −1 and 0 stand for nobody. JSON knows a −0. */
export const identifier = z.int().check(z.overwrite((value) => value + 0))
/** Its number becomes part of a public id. */
export const teamId = identifier.check(z.gte(1), z.lte(maxNumber))
/** Where a team is named: 0 and −1 stand for the player pool, the league office and a place that is still open. */
export const namedTeamId = identifier.check(z.gte(-1), z.lte(maxNumber))
export const overallPick = identifier.check(z.gte(0), z.lte(maxNumber))
export const week = identifier.check(z.gte(1), z.lte(weeksAtMost))
export const points = z.number().check(z.gte(-pointsAtMost), z.lte(pointsAtMost))
export const dollars = points.check(z.overwrite((value) => value + 0))
/** Since 1970; a moment that has no date is left out where it is read. */
export const milliseconds = z.number()
/** How many there are of something that a league has a handful of. */
export const count = identifier.check(z.gte(0), z.lte(maxNumber))

export const teams = <T extends z.ZodMiniType>(team: T) => z.array(team).check(z.maxLength(teamsAtMost))
/** One team's players in a week: each entry is read by itself. */
export const rosterEntries = z.array(z.unknown()).check(z.maxLength(slotsAtMost))
export const schedule = <T extends z.ZodMiniType>(matchup: T) =>
  z.array(matchup).check(z.maxLength(teamsAtMost * weeksAtMost))
