import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { meanOf, roundFigure, sumPoints, variationOf } from '../domain/points.ts'
import type { Player, PlayerWeek, Season } from '../domain/season.ts'
import { factsOf } from './season-facts.ts'

/** A player's season in this league's scoring, on any team. */
export interface PlayerSeason {
  player: Player
  totalPoints: number
  /** True: `totalPoints` is a lower bound, because weeks without a fantasy team are unknown. */
  isTotalPartial: boolean
  /** True: weeks are missing, so games, averages and projections cover the known weeks. */
  areWeeksPartial: boolean
  /** Completed weeks in which he played. The running week counts in `totalPoints` only. */
  gamesPlayed: number
  /** Of the known games; null without any. */
  avgPointsPerGame: number | null
  /** Completed weeks in which a team started him. */
  starts: number
  /** Share of his games played in which a team had started him, in percent. */
  startPercentage: number | null
  /** Of completed weeks. */
  totalProjected: number
  /** 100 minus the mean absolute error of the projections in percent of the mean projection, not below 0. */
  accuracy: number | null
  /** Over completed weeks in which he played. */
  bestWeek: { week: number; points: number } | null
  worstWeek: { week: number; points: number } | null
  /** 100 × (1 − coefficient of variation of the completed weeks played), clipped to 0..100; null below two games. */
  consistencyScore: number | null
}

/** Every player's season, by `Player.number`. */
export const summarizePlayers = memoizeBySeason(
  (season: Season): ReadonlyMap<number, PlayerSeason> =>
    new Map(season.players.map((player) => [player.number, summarizePlayer(season, player)])),
)

type PlayedWeek = PlayerWeek & { points: number }

function summarizePlayer(season: Season, player: Player): PlayerSeason {
  const { isFinalWeek, stintIn, stintsOf } = factsOf(season)
  const weeks = player.weeks.filter(({ week }) => week <= season.status.finalWeek)
  const played = weeks.filter((entry): entry is PlayedWeek => entry.points !== null)
  const completed = played.filter(({ week }) => isFinalWeek(week))
  const knownPoints = sumPoints(played.map(({ points }) => points))
  const areWeeksPartial = lacksWeeks(season, player)
  const usesSeasonPoints = player.seasonPoints !== null && (areWeeksPartial || weeks.length === 0)
  const startedGames = completed.filter(({ week }) => stintIn(player.number, week)?.isStarter).length
  const completedPoints = completed.map(({ points }) => points)
  const mean = meanOf(completedPoints)
  const variation = variationOf(completedPoints)

  return {
    player,
    totalPoints: usesSeasonPoints && player.seasonPoints !== null ? sumPoints([player.seasonPoints]) : knownPoints,
    isTotalPartial: areWeeksPartial && !usesSeasonPoints,
    areWeeksPartial,
    gamesPlayed: completed.length,
    avgPointsPerGame: mean === null ? null : roundFigure(mean),
    starts: stintsOf(player.number).filter(({ week, isStarter }) => isStarter && isFinalWeek(week)).length,
    startPercentage: completed.length === 0 ? null : roundFigure((100 * startedGames) / completed.length),
    totalProjected: sumPoints(
      weeks.filter(({ week }) => isFinalWeek(week)).flatMap(({ projectedPoints }) => projectedPoints ?? []),
    ),
    accuracy: projectionAccuracy(completed),
    bestWeek: extreme(completed, (a, b) => b.points - a.points),
    worstWeek: extreme(completed, (a, b) => a.points - b.points),
    consistencyScore: variation === null ? null : clipPercent(100 * (1 - variation)),
  }
}

/** Whether a completed week is unknown: the source has only rosters, and he was on none. */
function lacksWeeks(season: Season, player: Player): boolean {
  if (player.coverage === 'season') return false
  const { playerWeek, stintIn } = factsOf(season)
  const { finalWeeks, finalWeek } = season.status
  return finalWeeks.some(
    (week) => week <= finalWeek && !playerWeek(player.number, week) && !stintIn(player.number, week),
  )
}

function projectionAccuracy(played: readonly PlayedWeek[]): number | null {
  const projected = played.filter(({ projectedPoints }) => projectedPoints !== null && projectedPoints > 0)
  if (projected.length === 0) return null
  const error = sumPoints(projected.map(({ points, projectedPoints }) => Math.abs(points - (projectedPoints ?? 0))))
  const expected = sumPoints(projected.flatMap(({ projectedPoints }) => projectedPoints ?? []))
  return expected === 0 ? null : clipPercent(100 - (100 * error) / expected)
}

function extreme(
  played: readonly PlayedWeek[],
  order: (a: PlayedWeek, b: PlayedWeek) => number,
): { week: number; points: number } | null {
  const first = played.toSorted((a, b) => order(a, b) || a.week - b.week)[0]
  return first ? { week: first.week, points: first.points } : null
}

function clipPercent(value: number): number {
  return roundFigure(Math.min(100, Math.max(0, value)))
}
