import { sumPoints } from '../../domain/points.ts'
import type { Lineup, Matchup, MatchupSide, Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { isOnBye } from '../nfl-opponent.ts'
import { normalCdf } from '../normal-distribution.ts'
import { ratePower } from '../power/power-rating.ts'
import { factsOf } from '../season-facts.ts'
import { projectWeek } from './projected-scores.ts'

/** Standard deviation of a starter's points around his projection: a constant plus a share of the projection. */
const leastDeviation = 5.1
const deviationShare = 0.2
/** Points of teammates are slightly correlated: a team's variance exceeds the sum of its players'. */
const teamFactor = 1.08
/** Bounds of the odds during games, when nothing is certain. */
const leastChance = 0.01

export interface LiveSide {
  /** Points so far. */
  points: number
  /** Projection of the starters whose games have not started; null if one of them has none, or a lineup is unknown. */
  toCome: number | null
  /** Number of these starters; null if a lineup is unknown. */
  startersToCome: number | null
}

export interface LiveOdds {
  home: LiveSide
  away: LiveSide
  /** Estimated chance that the home team wins, 0.01 to 0.99; games in progress count with their current points. */
  homeChance: number
}

/**
 * The state of a matchup in progress: Φ of the difference in current points and remaining projections, by the spread of the latter. What has
 * no projection is still to come, too: it counts with its share of the team's power rating, as in the forecast. Null if the matchup is not in
 * progress, if neither a lineup of its running week nor an earlier week is known, if there is no rating yet, and in best ball, where the
 * counting players are not known yet.
 */
export function oddsWhilePlayed(season: Season, { status, home, away, weeks }: Matchup): LiveOdds | null {
  if (status !== 'in-progress' || !away || season.settings.isBestBall) return null
  const weeksLeft = weeks.filter((week) => week >= season.status.currentWeek)
  const { lineupIn } = factsOf(season)
  const hasLineups = [home, away].every(({ teamId }) => weeksLeft.some((week) => lineupIn(teamId, week)))
  if (!hasLineups && weeksLeft.length === weeks.length) return null
  const [own, other] = [home, away].map((side) => readSide(season, side, weeksLeft, hasLineups))
  if (!own || !other) return null
  const difference = own.points + own.expected - other.points - other.expected
  const deviation = Math.sqrt(own.variance + other.variance)
  const chance = deviation > 0 ? normalCdf(difference / deviation) : 0.5 + Math.sign(difference) / 2
  return { home: own, away: other, homeChance: Math.min(1 - leastChance, Math.max(leastChance, chance)) }
}

interface Side extends LiveSide {
  /** Of everything to come. */
  expected: number
  variance: number
}

function readSide(
  season: Season,
  { teamId, points }: MatchupSide,
  weeksLeft: readonly number[],
  hasLineups: boolean,
): Side | null {
  const { lineupIn } = factsOf(season)
  const ofWeeks = weeksLeft.map((week) => readWeek(season, week, hasLineups ? lineupIn(teamId, week) : undefined))
  const projected = ofWeeks.flatMap((week) => week.projected)
  const openWeeks = ofWeeks.reduce((sum, { openShare }) => sum + openShare, 0)
  const ratings = ratePower(season)
  const rated = ratings?.teams.find((team) => team.teamId === teamId)
  if (openWeeks > 0 && (!ratings || !rated)) return null
  const [rating, error, weeklyDeviation] = [rated?.rating ?? 0, rated?.error ?? 0, ratings?.weeklyDeviation ?? 0]
  const spread = projected.reduce((sum, projection) => sum + (leastDeviation + deviationShare * projection) ** 2, 0)
  const isUnknown = ofWeeks.some(({ hasLineup }) => !hasLineup)
  const unprojected = ofWeeks.reduce((sum, { unprojected }) => sum + unprojected, 0)
  return {
    points: points ?? 0,
    toCome: openWeeks > 0 ? null : sumPoints(projected),
    startersToCome: isUnknown ? null : projected.length + unprojected,
    expected: sumPoints(projected) + openWeeks * rating,
    variance: teamFactor * spread + openWeeks * weeklyDeviation ** 2 + (openWeeks * error) ** 2,
  }
}

/** Starters who are yet to play in a week, and the share of the team's week that has no projection: all of it without a lineup. */
function readWeek(season: Season, week: number, lineup: Lineup | undefined) {
  if (!lineup) return { hasLineup: false, projected: [], unprojected: 0, openShare: 1 }
  const { playerWeek, players } = factsOf(season)
  const hasProjections = projectWeek(season, week) !== null
  const starters = lineup.entries.filter(({ slot }) => isStartingSlot(slot))
  const toCome = starters.flatMap(({ player: number }) => {
    const player = players.get(number)
    const entry = playerWeek(number, week)
    if (!player || (entry && entry.points !== null) || isOnBye(season, player, week)) return []
    return [{ projection: hasProjections ? (entry?.projectedPoints ?? null) : null }]
  })
  const unprojected = toCome.filter(({ projection }) => projection === null).length
  return {
    hasLineup: true,
    // A projection of 0: he will not play.
    projected: toCome.flatMap(({ projection }) => (projection !== null && projection > 0 ? projection : [])),
    unprojected,
    openShare: starters.length > 0 ? unprojected / starters.length : 0,
  }
}
