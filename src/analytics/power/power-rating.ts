import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { compareFigures } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { type LeagueType, leagueTypeOf } from '../../verdict/league-type.ts'
import { medianOf } from '../../verdict/median-games.ts'
import { listRegularPeriods, type RegularPeriod } from '../../verdict/regular-periods.ts'
import { chanceAbove } from '../normal-distribution.ts'

/**
 * The league's spread includes `deviationWeight` degrees of freedom of `usualSpread` times its mean. Both were fitted to 22 recorded
 * seasons.
 */
const usualSpread = 0.206
const deviationWeight = 30
/**
 * Variance of a team's weeks ÷ variance between teams, as leagues of a type usually have it: what a league is presumed to have before its
 * own weeks say otherwise.
 */
const usualAverageWeeks: Readonly<Record<LeagueType, number>> = { dynasty: 8, keeper: 12, redraft: 18 }
const mostAverageWeeks = 60
/** Median absolute deviation × this is the standard deviation of a normal distribution. */
const deviationPerMedian = 1.4826
/** A team without points in this share of its weeks is abandoned. */
const abandonedShare = 2 / 3
/** One or two lineups that somebody forgot are none of a team that nobody runs. */
const leastAbandonedWeeks = 3
/** Average weeks in the rating of an abandoned team: its own points say nearly everything. */
const abandonedAverageWeeks = 1

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
  /** Weeks of an average team that a rating includes: few where teams differ clearly, many where the weeks look like chance. */
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
 * Abandoned teams count for nothing in L, σ and k; their own rating follows their points.
 */
export function ratePower(season: Season, throughPeriod = Number.POSITIVE_INFINITY): PowerRatings | null {
  const known = ratingsByPeriod(season)
  const periods = listRegularPeriods(season).filter(({ matchupPeriod }) => matchupPeriod <= throughPeriod)
  const last = periods.at(-1)
  if (!last) return null
  const remembered = known.get(last.matchupPeriod)
  if (remembered) return remembered
  const ratings = computeRatings(season, periods)
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

/** σ if only the league's mean is known: the usual spread of leagues. */
export function usualDeviation(leagueMean: number): number {
  return usualSpread * Math.abs(leagueMean)
}

/** The ratings with a given k, for comparisons: the same in every league. */
export function ratePowerWith(averageWeeks: number, season: Season, throughPeriod: number): PowerRatings | null {
  const periods = listRegularPeriods(season).filter(({ matchupPeriod }) => matchupPeriod <= throughPeriod)
  return periods.length === 0 ? null : computeRatings(season, periods, averageWeeks)
}

/** A team's scores of a matchup period, per week. */
interface RatedScore {
  teamId: number
  /** Weeks of the period. */
  length: number
  points: number
  /** Points above the mean of the period. */
  above: number
}

interface TeamMean {
  weeks: number
  /** Mean points above the means of its weeks. */
  above: number
}

/** A score over several weeks counts as that many weeks of its mean. */
function computeRatings(season: Season, periods: readonly RegularPeriod[], fixedAverageWeeks?: number): PowerRatings {
  const abandoned = listAbandoned(periods)
  const rows = periods.flatMap((period) => listScores(period, abandoned))
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId)
  const counted = rows.filter(({ teamId }) => !abandoned.has(teamId))
  const leagueMean =
    sum(counted.map(({ length, points }) => length * points)) / sum(counted.map(({ length }) => length))
  const means = new Map([...byTeam].map(([teamId, own]) => [teamId, meanOf(own)]))
  const countedMeans = [...means].flatMap(([teamId, mean]) => (abandoned.has(teamId) ? [] : [mean]))

  const squares = sum(
    counted.map(({ teamId, length, above }) => length * (above - (means.get(teamId)?.above ?? 0)) ** 2),
  )
  // (n − 1)(m − 1) without byes.
  const freedom = Math.max(0, counted.length - countedMeans.length - periods.length + 1)
  const variance = (deviationWeight * usualDeviation(leagueMean) ** 2 + squares) / (deviationWeight + freedom)
  const weeklyDeviation = Math.sqrt(variance)
  const averageWeeks =
    fixedAverageWeeks ?? estimateAverageWeeks(countedMeans, variance, usualAverageWeeks[leagueTypeOf(season)])

  const teams = season.teams.map(({ id: teamId }): TeamRating => {
    const { weeks, above } = means.get(teamId) ?? { weeks: 0, above: 0 }
    const added = abandoned.has(teamId) ? abandonedAverageWeeks : averageWeeks
    return {
      teamId,
      rating: leagueMean + (weeks / (weeks + added)) * above,
      error: weeklyDeviation / Math.sqrt(weeks + added),
      weeks,
    }
  })
  return { leagueMean, weeklyDeviation, averageWeeks, teams: teams.sort((a, b) => compareFigures(b.rating, a.rating)) }
}

/**
 * Teams without points in two thirds of their weeks, by id, from their third week on; none where fewer than two other teams would be left. A
 * game over two weeks is two of them.
 */
function listAbandoned(periods: readonly RegularPeriod[]): ReadonlySet<number> {
  const scores = periods.flatMap(({ weeks, scores: ofPeriod }) =>
    [...ofPeriod].map(([teamId, points]) => ({ teamId, points, weeks: Math.max(1, weeks.length) })),
  )
  const byTeam = [...Map.groupBy(scores, ({ teamId }) => teamId)]
  const countWeeks = (own: typeof scores) => sum(own.map(({ weeks }) => weeks))
  const abandoned = byTeam.flatMap(([teamId, own]) => {
    const all = countWeeks(own)
    const empty = countWeeks(own.filter(({ points }) => points <= 0))
    return all >= leastAbandonedWeeks && empty >= abandonedShare * all ? [teamId] : []
  })
  const isEnough = byTeam.length - abandoned.length >= 2
  return new Set(isEnough ? abandoned : [])
}

/** The mean is that of teams that are not abandoned. A week of abandoned teams alone has no mean and is left out. */
function listScores({ weeks, scores }: RegularPeriod, abandoned: ReadonlySet<number>): RatedScore[] {
  const length = Math.max(1, weeks.length)
  const counted = [...scores].flatMap(([teamId, points]) => (abandoned.has(teamId) ? [] : [points / length]))
  if (counted.length === 0) return []
  const mean = sum(counted) / counted.length
  return [...scores].map(([teamId, total]) => {
    const points = total / length
    return { teamId, length, points, above: points - mean }
  })
}

function meanOf(rows: readonly RatedScore[]): TeamMean {
  const weeks = sum(rows.map(({ length }) => length))
  return { weeks, above: sum(rows.map(({ length, above }) => length * above)) / weeks }
}

/**
 * k = σ²/τ², where τ² is the variance between teams: the mean of what the league's weeks show (the spread of its teams' means, less what
 * weeks of σ² cause by chance) and of the usual σ²/k₀, weighted by their precision. In leagues of few weeks or teams the usual one prevails.
 * The spread is the median absolute deviation, so that one odd team does not speak for all.
 */
function estimateAverageWeeks(teams: readonly TeamMean[], variance: number, usualWeeks: number): number {
  if (teams.length < 2 || variance === 0) return usualWeeks
  const means = teams.map(({ above }) => above)
  const middle = medianOf(means)
  const spread = (deviationPerMedian * medianOf(means.map((above) => Math.abs(above - middle)))) ** 2
  const byChance = (variance * sum(teams.map(({ weeks }) => 1 / weeks))) / teams.length
  const observed = Math.max(0, spread - byChance)
  const usual = variance / usualWeeks
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
