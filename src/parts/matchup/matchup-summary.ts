/** The head of the panel: both teams, the score and the result. */
import { type WeekResult, weekResult } from '../team/week-result.ts'
import type { RosterResponse } from '../team/week-roster.ts'
import { sumStarters } from './pair-lineups.ts'

export interface SummarySide {
  name: string
  /** Points of the lineup's week. */
  score: number | null
  /** Projected points of the starters. */
  projected: number | null
}

export interface MatchupSummary extends Pick<WeekResult, 'word' | 'isPlayoff' | 'round' | 'median'> {
  own: SummarySide
  /** Null: no matchup in this week. */
  opponent: SummarySide | null
}

/** `opponent` is null until its roster is loaded; the team's own matchup has name and score. */
export function summarizeMatchup(
  own: RosterResponse,
  opponent: RosterResponse | null,
  { week, ownName }: { week: number; ownName: string },
): MatchupSummary {
  const result = weekResult(own.matchup, week, sumStarters(own, 'weekPoints'), own.isBye)
  const { word, isPlayoff, round, median } = result
  return {
    word,
    isPlayoff,
    round,
    median,
    own: { name: own.teamName || ownName, score: result.own, projected: sumStarters(own, 'projectedPoints') },
    opponent: own.matchup
      ? {
          name: result.opponentName ?? (opponent?.teamName || 'Opponent'),
          score: result.opponent ?? sumStarters(opponent, 'weekPoints'),
          projected: sumStarters(opponent, 'projectedPoints'),
        }
      : null,
  }
}
