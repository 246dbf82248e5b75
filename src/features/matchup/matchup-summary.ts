/** The head of the panel: who played whom, the score and how it ended. */
import { sumStarters, type WeeklyRoster } from './pair-lineups.ts'

export interface MatchupSide {
  teamId: number | null
  name: string
  /** Points of the line-up's week; the matchup's where the week's own are not known. */
  score: number | null
  /** What the starters were projected to score. */
  projected: number | null
}

export interface MatchupSummary {
  own: MatchupSide
  /** Null: no matchup in this week. */
  opponent: MatchupSide | null
  result: 'WIN' | 'LOSS' | 'TIE' | 'N/A' | 'BYE'
  isPlayoff: boolean
  /** Set in a round of several weeks: where in it this week stands, and the round's score so far. */
  round: { week: number; of: number; ownTotal: number | null; opponentTotal: number | null } | null
}

/** `opponent` is null until its roster came; its name and score are known from the team's own matchup. */
export function summarizeMatchup(
  own: WeeklyRoster,
  opponent: WeeklyRoster | null,
  { week, ownName }: { week: number; ownName: string },
): MatchupSummary {
  const { matchup } = own
  const projected = sumStarters(own, 'projected_points')
  const ownSide = { teamId: own.team_id ?? null, name: own.team_name || ownName, projected }
  if (!matchup) {
    const score = sumStarters(own, 'week_points')
    return { own: { ...ownSide, score }, opponent: null, result: 'BYE', isPlayoff: false, round: null }
  }
  const { weeks = [], team_score, opponent_score, team_week_score, opponent_week_score } = matchup
  const severalWeeks = weeks.length > 1
  return {
    own: { ...ownSide, score: (severalWeeks ? team_week_score : undefined) ?? team_score ?? null },
    opponent: {
      teamId: matchup.opponent_id ?? null,
      name: matchup.opponent_name || opponent?.team_name || 'Opponent',
      score: (severalWeeks ? opponent_week_score : undefined) ?? opponent_score ?? null,
      projected: sumStarters(opponent, 'projected_points'),
    },
    result: resultWords(matchup.result),
    isPlayoff: matchup.is_playoff ?? false,
    round: severalWeeks
      ? {
          week: weeks.indexOf(week) + 1,
          of: weeks.length,
          ownTotal: team_score ?? null,
          opponentTotal: opponent_score ?? null,
        }
      : null,
  }
}

function resultWords(result: string | undefined): MatchupSummary['result'] {
  const upper = result?.trim().toUpperCase()
  if (upper === 'WIN' || upper === 'W') return 'WIN'
  if (upper === 'LOSS' || upper === 'L') return 'LOSS'
  return upper === 'TIE' || upper === 'T' ? 'TIE' : 'N/A'
}
