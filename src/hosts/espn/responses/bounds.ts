/**
 * Limits of ESPN's numbers and lists: far beyond what any league has, and small enough that ids stay exact, sums stay
 * finite and reading a season takes a moment, whatever a response contains.
 */
import * as z from 'zod/mini'
import { mostTeams } from '../../../domain/host-season.ts'
import { maxNumber } from '../../../domain/identity.ts'
import { boundedPoints, integer, weeksAtMost } from '../../shared/bounds.ts'

/** ESPN's leagues have up to 20. */
export const espnTeamsAtMost = 24
/**
 * Players on a roster, bench and IR included. ESPN allows 30 in its basketball leagues; recorded football leagues have up
 * to 23.
 */
export const slotsAtMost = 40

/** A number that ESPN uses as an id or a code; a D/ST's is negative, −1 and 0 mean none. */
export const identifier = integer
/** Becomes part of a public id. */
export const teamId = identifier.check(z.gte(1), z.lte(mostTeams))
/** In places where a team is named, 0 and −1 mean the player pool, the league office or an open slot. */
export const namedTeamId = identifier.check(z.gte(-1), z.lte(mostTeams))
/** A place in an order; 0 or −1 is none. */
export const rank = identifier.check(z.lte(maxNumber))
export const overallPick = identifier.check(z.gte(0), z.lte(maxNumber))
/** Also the key of a matchup period. */
export const espnWeek = identifier.check(z.gte(1), z.lte(weeksAtMost))
/** A number of weeks or periods, or the one that a league is in: 0 before the first. */
export const espnWeekOrNone = identifier.check(z.gte(0), z.lte(weeksAtMost))
export const espnDollars = boundedPoints.check(z.overwrite((value) => value + 0))

export const espnTeams = <T extends z.ZodMiniType>(team: T) => z.array(team).check(z.maxLength(espnTeamsAtMost))
/** Players, picks and dollars in one move. */
export const moveItemsAtMost = 200
/** One team's players in a week; each entry is parsed by itself. */
export const rosterEntries = z.array(z.unknown()).check(z.maxLength(slotsAtMost))
export const schedule = <T extends z.ZodMiniType>(matchup: T) =>
  z.array(matchup).check(z.maxLength(espnTeamsAtMost * weeksAtMost))
