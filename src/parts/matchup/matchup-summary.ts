/** The head of the panel: both teams, the score and the result. */

import type { RosterResponse } from '../team/roster-player.ts'
import { type WeekResult, weekResult } from '../team/week-result.ts'
import { sumStarters } from './pair-lineups.ts'

export interface MatchupSide {
  name: string
  /** Points of the lineup's week. */
  score: number | null
  /** What the starters were projected to score. */
  projected: number | null
}

export interface MatchupSummary extends Pick<WeekResult, 'word' | 'isPlayoff' | 'round' | 'median'> {
  own: MatchupSide
  /** Null: no matchup in this week. */
  opponent: MatchupSide | null
}

/** `opponent` is null until its roster is loaded; name and score are known from the team's own matchup. */
export function summarizeMatchup(
  own: RosterResponse,
  opponent: RosterResponse | null,
  { week, ownName }: { week: number; ownName: string },
): MatchupSummary {
  const result = weekResult(own.matchup, week, sumStarters(own, 'week_points'), own.is_bye)
  const { word, isPlayoff, round, median } = result
  return {
    word,
    isPlayoff,
    round,
    median,
    own: { name: own.team_name || ownName, score: result.own, projected: sumStarters(own, 'projected_points') },
    opponent: own.matchup
      ? {
          name: result.opponentName ?? (opponent?.team_name || 'Opponent'),
          score: result.opponent ?? sumStarters(opponent, 'week_points'),
          projected: sumStarters(opponent, 'projected_points'),
        }
      : null,
  }
}
