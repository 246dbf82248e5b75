/** A team's weeks for the performance table and its chart. */
import type { ReadResponse } from '../../client/read-response.ts'
import { type WeekResult, weekResult } from './week-result.ts'

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
type TeamWeek = TeamWeeksResponse['weeklyPerformance'][number]

export interface PerformanceRow extends TeamWeek {
  result: WeekResult
}

export function performanceRows({ weeklyPerformance }: TeamWeeksResponse): PerformanceRow[] {
  return weeklyPerformance.map((row) => {
    // Before the games points are unknown, not 0.
    const scored = !row.isComplete && row.starterPoints === 0 ? null : row.starterPoints
    return { ...row, result: weekResult(row.matchup, row.week, scored, row.isBye) }
  })
}

/** False in leagues without opponents. */
export function hasAnyOpponent(rows: readonly PerformanceRow[]): boolean {
  return rows.some(
    ({ result: { word, opponentName, opponent } }) => word !== 'N/A' || opponentName !== null || opponent !== null,
  )
}

/** The chart's title, e.g. "Won 9 of 14, beat the projection in 8 weeks"; null without a final game. */
export function performanceFinding(rows: PerformanceRow[]): string | null {
  const decided = rows.filter(({ result }) => outcomes[result.word] !== null)
  // A two-week round is one matchup.
  const matchups = decided.filter(({ result: { round } }) => round === null || round.week === round.of)
  if (decided.length === 0) return null
  const won = matchups.filter(({ result }) => result.word === 'WIN').length
  const gains = decided.flatMap(({ result: { own }, projectedPoints }) =>
    own === null || projectedPoints === null ? [] : own - projectedPoints,
  )
  const beaten = gains.filter((gain) => gain > 0).length
  const record = `Won ${won} of ${matchups.length}`
  return gains.length > 0 ? `${record}, beat the projection in ${beaten} of ${gains.length} weeks` : record
}

/** The weeks of the chart: each with its own scores and the result of its whole matchup, as in the table. */
export function scoreDuels(rows: PerformanceRow[]): ScoreDuel[] {
  return rows.map(({ week, result: { own, opponent, word, round } }) => ({
    week,
    own,
    opponent,
    outcome: outcomes[word],
    ...(round ? { round: `week ${round.week} of ${round.of}` } : {}),
  }))
}

const outcomes = { WIN: 'win', LOSS: 'loss', TIE: 'tie', 'NO CONTEST': 'tie', 'N/A': null, BYE: null } as const
