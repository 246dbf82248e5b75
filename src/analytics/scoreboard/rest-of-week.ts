import type { Matchup, Season } from '../../domain/season.ts'
import { shareOfWeekLeft } from '../nfl-opponent.ts'
import { type PowerRatings, ratePower } from '../power/power-rating.ts'
import { factsOf } from '../season-facts.ts'
import { lineupsOfWeek, lineupsWithout, type Starter, type StarterToCome, type WeekLineup } from './week-lineups.ts'

/** Points of teammates are slightly correlated: a team's variance exceeds the sum of its players'. */
const teamFactor = 1.08
/** The expected difference in points is this share of the projected one, because projections exaggerate. */
export const projectionWeight = 0.85

/** A team's points to come in a week: a normal distribution. */
export interface RestOfWeek {
  mean: number
  variance: number
  /** Weeks by the power rating in the mean, whose variance includes the rating's error; 0 by projections. */
  ratedWeeks: number
  /** Points to come as they are shown: of the starters, as projected. */
  shown: number
  /** Starters with points to come; null if the lineup is unknown. */
  starters: readonly StarterToCome[] | null
}

export const nothingToCome: RestOfWeek = { mean: 0, variance: 0, ratedWeeks: 0, shown: 0, starters: [] }

/**
 * 'before': all of the week, as if nothing of it had been played. 'left': what is left of it. At the first kickoff both are the same, so that
 * a chance moves only by what happens.
 */
type WeekPart = 'before' | 'left'

/** A game with another lineup than the real one. */
export interface LineupChange {
  /** Points that the home team expects beyond its lineup's projection, as after a better start. */
  more?: number
  /** A starter whose slot is empty: his points so far and those to come do not count. */
  without?: Starter
}

/** What a week's points are expected from. */
interface WeekBasis {
  week: number
  lineups: ReadonlyMap<number, WeekLineup>
  part: WeekPart
  /** The ratings before it; null before the first final game. */
  ratings: PowerRatings | null
  /** Projections do not count. */
  isByRatings: boolean
}

/** What both teams of a game are expected to score in all of its weeks, before it began: in its first week as `expectSides`, in others as rated. */
export function expectGame(season: Season, matchup: Matchup, without?: Starter): ReturnType<typeof expectSides> {
  const { home, away, weeks, matchupPeriod } = matchup
  const [week] = weeks
  const ratings = ratePower(season, matchupPeriod - 1)
  const first = week === undefined ? null : expectSides(season, matchup, { week, part: 'before', without })
  if (weeks.length === 1 || !away) return first
  const expectAll = (teamId: number, rest: RestOfWeek | undefined) =>
    expectByRating(ratings, teamId, rest ? rest.ratedWeeks + weeks.length - 1 : 1)
  const own = expectAll(home.teamId, first?.home)
  const other = expectAll(away.teamId, first?.away)
  return own && other && { home: own, away: other }
}

/**
 * What both teams of a game are expected to score in one of its weeks; null if nothing is known of one. A game of several weeks goes by the
 * ratings, as nobody projects its later weeks, and so does one with a team without projections.
 */
export function expectSides(
  season: Season,
  { home, away, weeks, matchupPeriod }: Matchup,
  { week, part, without }: Pick<WeekBasis, 'week' | 'part'> & { without?: Starter | undefined },
): { home: RestOfWeek; away: RestOfWeek } | null {
  if (!away) return null
  const lineups = without ? lineupsWithout(season, week, without) : lineupsOfWeek(season, week)
  if (!lineups) return null
  const isByRatings = weeks.length > 1 || !lineups.has(home.teamId) || !lineups.has(away.teamId)
  const basis = { week, lineups, part, ratings: ratePower(season, matchupPeriod - 1), isByRatings }
  const own = expectWeek(season, home.teamId, basis)
  const other = expectWeek(season, away.teamId, basis)
  return own && other && { home: own, away: other }
}

/**
 * Everything that shows the odds of a game, before and while it is played, reads this. By projections a team's points are those of its
 * starters, drawn towards the mean of all teams. Without projections its power rating counts, as much of it as there is of the lineup: each
 * starter has the share that starters of his slot have scored, and nobody who is missing has one. Null if nothing of that is known.
 */
function expectWeek(season: Season, teamId: number, basis: WeekBasis): RestOfWeek | null {
  const { part, lineups, ratings, isByRatings } = basis
  const lineup = lineups.get(teamId)
  if (!lineup) return expectUnknownLineup(season, teamId, basis)
  const own = part === 'before' ? lineup.before : lineup.left
  const shown = { shown: own.points, starters: part === 'before' ? null : lineup.toCome }
  if (lineup.basis === 'projections' && !isByRatings) {
    const excess = shareOf(own.points, lineup.before.points) * (lineup.before.points - meanOfTeams(lineups))
    return {
      ...shown,
      mean: own.points - (1 - projectionWeight) * excess,
      variance: teamFactor * own.variance,
      ratedWeeks: 0,
    }
  }
  const share = lineup.shareOfSlots * shareOf(own.points, lineup.before.points)
  const rated = expectByRating(ratings, teamId, share)
  if (!rated) return null
  return lineup.basis === 'projections'
    ? { ...rated, ...shown }
    : { ...rated, starters: scaleStarters(lineup, rated, own.points) }
}

/** Without a lineup, and in best ball. */
function expectUnknownLineup(season: Season, teamId: number, { week, part, ratings }: WeekBasis): RestOfWeek | null {
  const share = part === 'before' ? 1 : shareOfWeekLeft(season, week)
  return share === null ? null : expectByRating(ratings, teamId, share)
}

/** A team's points in a number of weeks, or in a share of one, by its power rating; null before the first final game. */
export function expectByRating(ratings: PowerRatings | null, teamId: number, weeks: number): RestOfWeek | null {
  const rated = ratings?.teams.find((team) => team.teamId === teamId)
  if (!ratings || !rated) return null
  const mean = weeks * rated.rating
  const variance = weeks * ratings.weeklyDeviation ** 2 + (weeks * rated.error) ** 2
  return { mean, variance, ratedWeeks: weeks, shown: mean, starters: null }
}

/** Starters whose points add up to what their team is expected to score. */
function scaleStarters({ toCome }: WeekLineup, { mean }: RestOfWeek, points: number): StarterToCome[] {
  const factor = shareOf(Math.max(0, mean), points)
  return toCome.map((starter) => ({ ...starter, expected: factor * starter.expected }))
}

function meanOfTeams(lineups: ReadonlyMap<number, WeekLineup>): number {
  return [...lineups.values()].reduce((sum, { before }) => sum + before.points, 0) / lineups.size
}

/** 0 of nothing. */
function shareOf(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

/** A team's starters with points to come, as in the odds of its game; null if its lineup is unknown. */
export function listStartersToCome(season: Season, teamId: number, week: number): readonly StarterToCome[] | null {
  const matchup = factsOf(season).gameIn(teamId, week)?.matchup
  const sides = matchup ? expectSides(season, matchup, { week, part: 'left' }) : null
  const own = matchup?.home.teamId === teamId ? sides?.home : sides?.away
  return own?.starters ?? lineupsOfWeek(season, week).get(teamId)?.toCome ?? null
}

/** Points that the home team of a game starts with. */
export function homeBonusOf({ settings }: Season, { kind }: Matchup): number {
  const { homeBonus } = settings
  return (kind === 'regular' ? homeBonus?.regularSeason : homeBonus?.playoffs) ?? 0
}
