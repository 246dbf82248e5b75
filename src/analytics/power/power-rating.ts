import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { compareFigures } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { listRegularPeriods, type RegularPeriod } from '../../verdict/regular-periods.ts'
import { normalCdf } from '../normal-distribution.ts'

/**
 * The league's spread includes `deviationWeight` degrees of freedom of `usualSpread` times its mean. Both were fitted to 22 recorded
 * seasons.
 */
const usualSpread = 0.206
const deviationWeight = 30
/** Variance of a team's weeks ÷ variance between teams: what a league is presumed to have before its own weeks say otherwise, and the limit. */
const usualAverageWeeks = 8
const mostAverageWeeks = 60

export interface TeamRating {
  teamId: number
  /** Expected points per week. */
  rating: number
  /** Standard error of the rating. */
  error: number
  weeks: number
}

export interface PowerRatings {
  /** Mean points of a team's week. */
  leagueMean: number
  /** Standard deviation of a team's weekly points around its own mean. */
  weeklyDeviation: number
  /** Weeks of an average team that every rating includes: few where teams differ clearly, many where the weeks look like chance. */
  averageWeeks: number
  /** Best first; ties in the order of the season's teams. */
  teams: readonly TeamRating[]
}

/**
 * Every team's strength, by its scores only: its mean distance from the league's mean of each week, shrunk towards 0 as if it had played
 * k more average weeks, because weekly scores are mostly noise. From the regular season up to a matchup period; null before its first final
 * game.
 *
 * rating = L + m/(m+k) · mean(s − that week's mean); error = σ/√(m+k); σ² pools the residuals within teams; k is that of the league.
 */
export function ratePower(season: Season, throughPeriod = Number.POSITIVE_INFINITY): PowerRatings | null {
  const known = ratingsByPeriod(season)
  const periods = listRegularPeriods(season).filter(({ matchupPeriod }) => matchupPeriod <= throughPeriod)
  const last = periods.at(-1)
  if (!last) return null
  const remembered = known.get(last.matchupPeriod)
  if (remembered) return remembered
  const ratings = computeRatings(
    season.teams.map(({ id }) => id),
    periods,
  )
  known.set(last.matchupPeriod, ratings)
  return ratings
}

const ratingsByPeriod = memoizeBySeason((_: Season) => new Map<number, PowerRatings>())

/** The chance that one team outscores another in a game over several weeks: 0 to 1. */
export function chanceToWin(ratings: PowerRatings, team: TeamRating, other: TeamRating, weeks = 1): number {
  const difference = weeks * (team.rating - other.rating)
  const variance = weeks * (2 * ratings.weeklyDeviation ** 2) + weeks ** 2 * (team.error ** 2 + other.error ** 2)
  return chanceAbove(difference, Math.sqrt(variance))
}

/** Whether two teams are too close to call: the one behind is less than its standard error behind. */
export function isTooCloseToCall(ahead: TeamRating, behind: TeamRating): boolean {
  return ahead.rating - behind.rating < behind.error
}

/** Φ(difference ÷ deviation), also for a deviation of 0. */
export function chanceAbove(difference: number, deviation: number): number {
  if (deviation > 0) return normalCdf(difference / deviation)
  return difference > 0 ? 1 : difference < 0 ? 0 : 0.5
}

/** σ if only the league's mean is known: the usual spread of leagues. */
export function usualDeviation(leagueMean: number): number {
  return usualSpread * Math.abs(leagueMean)
}

/** A score over several weeks counts as that many weeks of its mean. */
function computeRatings(teamIds: readonly number[], periods: readonly RegularPeriod[]): PowerRatings {
  const rows = periods.flatMap(({ weeks, scores }) => {
    const length = Math.max(1, weeks.length)
    const mean = sum([...scores.values()]) / scores.size / length
    return [...scores].map(([teamId, points]) => ({ teamId, length, above: points / length - mean, mean }))
  })
  const allWeeks = sum(rows.map(({ length }) => length))
  const leagueMean = sum(rows.map(({ length, mean, above }) => length * (mean + above))) / allWeeks

  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId)
  const means = new Map(
    [...byTeam].map(([teamId, own]) => {
      const weeks = sum(own.map(({ length }) => length))
      return [teamId, { weeks, above: sum(own.map(({ length, above }) => length * above)) / weeks }]
    }),
  )
  const squares = sum(rows.map(({ teamId, length, above }) => length * (above - (means.get(teamId)?.above ?? 0)) ** 2))
  // (n − 1)(m − 1) without byes.
  const freedom = Math.max(0, rows.length - byTeam.size - periods.length + 1)
  const variance = (deviationWeight * usualDeviation(leagueMean) ** 2 + squares) / (deviationWeight + freedom)
  const weeklyDeviation = Math.sqrt(variance)
  const averageWeeks = estimateAverageWeeks([...means.values()], variance)

  const teams = teamIds.map((teamId): TeamRating => {
    const { weeks, above } = means.get(teamId) ?? { weeks: 0, above: 0 }
    return {
      teamId,
      rating: leagueMean + (weeks / (weeks + averageWeeks)) * above,
      error: weeklyDeviation / Math.sqrt(weeks + averageWeeks),
      weeks,
    }
  })
  return { leagueMean, weeklyDeviation, averageWeeks, teams: teams.sort((a, b) => compareFigures(b.rating, a.rating)) }
}

/**
 * k = σ²/τ², where τ² is the variance between teams: the mean of what the league's weeks show (the variance of its teams' means, less what
 * weeks of σ² cause by chance) and of the usual σ²/8, weighted by their precision. In leagues of few weeks or teams the usual one prevails.
 */
function estimateAverageWeeks(teams: readonly { weeks: number; above: number }[], variance: number): number {
  if (teams.length < 2 || variance === 0) return usualAverageWeeks
  const mean = sum(teams.map(({ above }) => above)) / teams.length
  const spread = sum(teams.map(({ above }) => (above - mean) ** 2)) / (teams.length - 1)
  const byChance = (variance * sum(teams.map(({ weeks }) => 1 / weeks))) / teams.length
  const observed = Math.max(0, spread - byChance)
  const usual = variance / usualAverageWeeks
  const precision = (teams.length - 1) / (2 * (usual + byChance) ** 2)
  const usualPrecision = 1 / usual ** 2
  const betweenTeams = (precision * observed + usualPrecision * usual) / (precision + usualPrecision)
  return Math.min(mostAverageWeeks, variance / betweenTeams)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

export interface PowerWeek {
  /** Last week of the matchup period after which these ratings hold. */
  week: number
  ratings: PowerRatings
}

/** The ratings after each final matchup period of the regular season, from what was known then. */
export function listPowerHistory(season: Season): PowerWeek[] {
  return listRegularPeriods(season).flatMap(({ matchupPeriod, weeks }) => {
    const ratings = ratePower(season, matchupPeriod)
    return ratings ? [{ week: Math.max(...weeks), ratings }] : []
  })
}
