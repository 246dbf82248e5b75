/** A player's season for the profile; missing fields are null. */
import { isWeek } from '../../charts/week-series.ts'
import type { ReadResponse } from '../../client/read-response.ts'
import { isStartingSlot, normalizePosition } from '../../domain/vocabulary.ts'

export type PlayerResponse = ReadResponse<'player'>
type WeeklyStat = NonNullable<PlayerResponse['weeklyStats']>[number]

/** 'Bye/DNP': no points, not started, and no known schedule. */
export type PlayerWeekStatus = 'Started' | 'Benched' | 'Bye' | 'DNP' | 'Bye/DNP'

export interface PlayerWeekRow {
  week: number
  /** 'vs X', '@X' or 'BYE'; null without a known schedule. */
  opponent: string | null
  points: number | null
  projected: number | null
  slot: string | null
  status: PlayerWeekStatus
  isPlayoff: boolean
  /** False while the week is in progress: it counts in no average, and in no comparison with projections. */
  isComplete: boolean
}

/** The weeks, ascending; entries without a valid week are left out. */
export function playerWeeks({ weeklyStats = [] }: PlayerResponse): PlayerWeekRow[] {
  return weeklyStats
    .flatMap(({ week, ...stat }) => (isWeek(week) ? { week, ...rowOf(stat) } : []))
    .toSorted((a, b) => a.week - b.week)
}

export interface PlayerSeasonStats {
  totalPoints: number | null
  pointsPerGame: number | null
  starts: number | null
  gamesPlayed: number | null
  totalProjected: number | null
  /** 0 to 100. */
  startPercentage: number | null
  /** 0 to 100. */
  accuracy: number | null
}

/** The season's figures; start % and accuracy are computed if the server sends none. */
export function playerSeasonStats(player: PlayerResponse): PlayerSeasonStats {
  const stats = player.seasonStats ?? {}
  const { starts, gamesPlayed } = stats
  return {
    totalPoints: stats.totalPoints ?? null,
    pointsPerGame: stats.avgPointsPerGame ?? null,
    starts: starts ?? null,
    gamesPlayed: gamesPlayed ?? null,
    totalProjected: stats.totalProjected ?? null,
    startPercentage:
      stats.startPercentage ?? (starts !== undefined && gamesPlayed ? (100 * starts) / gamesPlayed : null),
    accuracy: stats.accuracy ?? projectionAccuracy(playerWeeks(player)),
  }
}

/** 100 minus the mean absolute projection error in percent of the mean projection, not below 0; null without such games. */
function projectionAccuracy(weeks: PlayerWeekRow[]): number | null {
  let error = 0
  let expected = 0
  for (const { points, projected, isComplete } of weeks) {
    if (!isComplete || points === null || projected === null || projected <= 0) continue
    error += Math.abs(points - projected)
    expected += projected
  }
  return expected === 0 ? null : Math.max(0, 100 - (100 * error) / expected)
}

function rowOf(stat: Omit<WeeklyStat, 'week'>): Omit<PlayerWeekRow, 'week'> {
  const slot = stat.lineupSlot === undefined ? null : normalizePosition(stat.lineupSlot)
  const opponent = formatOpponent(stat.nflOpponent)
  const started = stat.isStarter ?? (slot !== null && isStartingSlot(slot))
  return {
    opponent,
    points: stat.points ?? null,
    projected: stat.projectedPoints ?? null,
    slot,
    status: statusOf(started, stat.points ?? 0, opponent),
    isPlayoff: stat.matchupInfo?.isPlayoff ?? false,
    isComplete: stat.isComplete ?? true,
  }
}

function statusOf(started: boolean, points: number, opponent: string | null): PlayerWeekStatus {
  if (started) return 'Started'
  if (points !== 0) return 'Benched'
  if (opponent === null) return 'Bye/DNP'
  return opponent === 'BYE' ? 'Bye' : 'DNP'
}

function formatOpponent(opponent: string | undefined): string | null {
  const words = opponent?.trim()
  if (!words) return null
  if (words.toUpperCase() === 'BYE') return 'BYE'
  const [, place, team] = /^(vs\.?|@|at(?=\s))\s*(.+)$/i.exec(words) ?? []
  if (!place) return `vs ${words}`
  return place.toLowerCase().startsWith('vs') ? `vs ${team}` : `@${team}`
}
