/** Highlights of a player's season. */
import type { PlayerResponse, PlayerWeekRow } from './player-season.ts'

export interface PlayerHighlights {
  best: WeekPoints | null
  worst: WeekPoints | null
  /** 0 to 100. */
  consistency: number | null
}

export interface WeekPoints {
  week: number
  points: number
}

/** If the server sends no best and worst week, they are computed from the completed weeks he played. */
export function playerHighlights(
  { performanceHighlights = {} }: PlayerResponse,
  weeks: PlayerWeekRow[],
): PlayerHighlights {
  const { bestWeek, worstWeek, consistencyScore } = performanceHighlights
  const played = weeks
    .flatMap(({ week, points, status, isComplete }) =>
      points === null || isIdle(status) || !isComplete ? [] : { week, points },
    )
    .toSorted((a, b) => b.points - a.points)
  return {
    best: known(bestWeek) ?? played[0] ?? null,
    worst: known(worstWeek) ?? played.at(-1) ?? null,
    consistency: consistencyScore ?? null,
  }
}

function known({ week, points }: Partial<WeekPoints> = {}): WeekPoints | null {
  return week === undefined || points === undefined ? null : { week, points }
}

function isIdle(status: PlayerWeekRow['status']): boolean {
  return status !== 'Started' && status !== 'Benched'
}
