/** A team's weeks for the performance table and its chart. */
import { isWeek } from '../../charts/week-series.ts'
import type { ReadResponse } from '../../client/read-response.ts'
import { type ResultLabel, type WeekResult, weekResult } from './week-result.ts'

export interface ScoreDuel {
  week: number
  own: number | null
  opponent: number | null
  /** Of the whole matchup. */
  outcome: 'win' | 'loss' | 'tie' | null
  /** In a matchup over several weeks: "week 1 of 2". */
  round?: string
}

export type TeamWeeksResponse = ReadResponse<'teamWeeklyPerformance'>

export interface PerformanceRow {
  week: number
  /** League points of the week; without a matchup those of the starters. */
  score: number | null
  starterPoints: number | null
  opponentScore: number | null
  opponentName: string | null
  projected: number | null
  result: ResultLabel
  isPlayoff: boolean
  isConsolation: boolean
  round: WeekResult['round']
  median: WeekResult['median']
  /** False while the week is in progress. */
  isComplete: boolean
}

export interface PerformanceSummary {
  averageStarterPoints: number | null
  best: { week: number; points: number } | null
  worst: { week: number; points: number } | null
}

/** Ascending by week; entries without a valid week are left out. */
export function performanceRows({ weeklyPerformance = [] }: TeamWeeksResponse): PerformanceRow[] {
  return weeklyPerformance
    .flatMap(({ week, starterPoints, totalPoints, projectedPoints, isComplete, matchup, isBye }) => {
      if (!isWeek(week)) return []
      const starters = starterPoints ?? totalPoints ?? null
      // Before the games points are unknown, not 0.
      const scored = isComplete === false && starters === 0 ? null : starters
      const result = weekResult(matchup, week, scored, isBye)
      const { word, own, opponent, opponentName, isPlayoff, isConsolation, round, median } = result
      return {
        week,
        score: own,
        starterPoints: starterPoints ?? null,
        opponentScore: opponent,
        opponentName,
        projected: projectedPoints ?? null,
        result: word,
        isPlayoff,
        isConsolation,
        round,
        median,
        isComplete: isComplete ?? true,
      }
    })
    .toSorted((a, b) => a.week - b.week)
}

/** The server's summary, else that of the completed weeks. */
export function performanceSummary({ summary = {} }: TeamWeeksResponse, rows: PerformanceRow[]): PerformanceSummary {
  const weeks = rows
    .filter(({ isComplete }) => isComplete)
    .flatMap(({ week, starterPoints }) => (starterPoints === null ? [] : { week, points: starterPoints }))
    .toSorted((a, b) => b.points - a.points || a.week - b.week)
  const total = weeks.reduce((sum, { points }) => sum + points, 0)
  return {
    averageStarterPoints: summary.avgStarterPoints ?? (weeks.length > 0 ? total / weeks.length : null),
    best: known(summary.bestWeek) ?? weeks[0] ?? null,
    worst: known(summary.worstWeek) ?? weeks.at(-1) ?? null,
  }
}

function known({ week, points }: { week?: number; points?: number } = {}): PerformanceSummary['best'] {
  return week === undefined || points === undefined ? null : { week, points }
}

/** False in leagues without opponents. */
export function hasOpponents(rows: readonly PerformanceRow[]): boolean {
  return rows.some(
    ({ result, opponentName, opponentScore }) => result !== 'N/A' || opponentName !== null || opponentScore !== null,
  )
}

/** The chart's title, e.g. "Won 9 of 14, beat the projection in 8 weeks"; null without a final game. */
export function performanceFinding(rows: PerformanceRow[]): string | null {
  const decided = rows.filter(({ result }) => result === 'WIN' || result === 'LOSS' || result === 'TIE')
  // A two-week round is one matchup.
  const matchups = decided.filter(({ round }) => round === null || round.week === round.of)
  if (decided.length === 0) return null
  const won = matchups.filter(({ result }) => result === 'WIN').length
  const projected = decided.filter(({ score, projected }) => score !== null && projected !== null)
  const beaten = projected.filter(({ score, projected }) => (score ?? 0) > (projected ?? 0)).length
  const record = `Won ${won} of ${matchups.length}`
  return projected.length > 0 ? `${record}, beat the projection in ${beaten} of ${projected.length} weeks` : record
}

/** The weeks of the chart: each with its own scores and the result of its whole matchup, as in the table. */
export function scoreDuels(rows: PerformanceRow[]): ScoreDuel[] {
  return rows.map(({ week, score, opponentScore, result, round }) => ({
    week,
    own: score,
    opponent: opponentScore,
    outcome: outcomes[result],
    ...(round ? { round: `week ${round.week} of ${round.of}` } : {}),
  }))
}

const outcomes = { WIN: 'win', LOSS: 'loss', TIE: 'tie', 'N/A': null, BYE: null } as const
