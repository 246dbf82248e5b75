import type { LeagueSeason } from '../domain/league-season.ts'
import { wouldHaveWon } from '../domain/would-have-won.ts'
import { type MissedOpportunity, pairMissedOpportunities } from './missed-opportunities.ts'
import type { Seat } from './optimal-lineup.ts'
import { matchupIn, type TeamMatchup } from './team-matchup.ts'
import { type LineupDecision, teamWeekOf } from './team-week.ts'

export interface StartSitAnalysis {
  week: number
  /** Starters of the week, without adjustments. */
  teamScore: number
  /** Null, as the impact, where what the bench scored is not known. */
  optimalScore: number | null
  /** Optimal minus actual, never below 0. */
  impact: number | null
  matchup: TeamMatchup | null
  /** Whether the best lineup of this week would have turned a loss into a win; null while there is no result. */
  wouldHaveWon: boolean | null
  missedOpportunities: MissedOpportunity[]
  seats: Seat[]
  decision: LineupDecision
}

/** A week's lineup against the best one its roster allowed; null where the lineup is not known. */
export function analyzeStartSit(season: LeagueSeason, teamId: number, week: number): StartSitAnalysis | null {
  const teamWeek = teamWeekOf(season, teamId, week)
  if (!teamWeek) return null
  const { optimal, decision } = teamWeek
  const isKnown = decision !== 'unknown'
  const matchup = matchupIn(season, teamId, week)
  const impact = isKnown ? optimal.missedPoints : null
  return {
    week,
    teamScore: optimal.actualPoints,
    optimalScore: isKnown ? optimal.optimalPoints : null,
    impact,
    matchup,
    wouldHaveWon: matchup?.game.result && impact !== null ? hasThrownAwayWin(matchup.game, impact) : null,
    missedOpportunities: impact ? pairMissedOpportunities(optimal) : [],
    seats: optimal.seats,
    decision,
  }
}

function hasThrownAwayWin({ result, own, opponent }: TeamMatchup['game'], impact: number): boolean {
  return result === 'loss' && wouldHaveWon(impact, { own: own.points ?? 0, opponent: opponent.points ?? 0 })
}
