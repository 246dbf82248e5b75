import type { LeagueSeason } from '../domain/league-season.ts'
import { wouldHaveWon } from '../domain/would-have-won.ts'
import { type MissedOpportunity, pairMissedOpportunities } from './missed-opportunities.ts'
import type { Seat } from './optimal-lineup.ts'
import { matchupIn, type TeamMatchup } from './team-matchup.ts'
import { teamWeekOf } from './team-week.ts'

export interface StartSitAnalysis {
  week: number
  /** Starters of the week, without adjustments. */
  teamScore: number
  optimalScore: number
  /** Points left on the bench: optimal − actual, never below 0. */
  impact: number
  matchup: TeamMatchup | null
  /** Whether the best lineup of this week would have turned a loss into a win; null while there is no result. */
  wouldHaveWon: boolean | null
  missedOpportunities: MissedOpportunity[]
  seats: Seat[]
}

/** Compares a week's lineup with the best one its roster allowed; null where the lineup is not known. */
export function analyzeStartSit(season: LeagueSeason, teamId: number, week: number): StartSitAnalysis | null {
  const teamWeek = teamWeekOf(season, teamId, week)
  if (!teamWeek) return null
  const { optimal } = teamWeek
  const matchup = matchupIn(season, teamId, week)
  const impact = optimal.missedPoints
  return {
    week,
    teamScore: optimal.actualPoints,
    optimalScore: optimal.optimalPoints,
    impact,
    matchup,
    wouldHaveWon: matchup?.game.result ? hasThrownAwayWin(matchup.game, impact) : null,
    missedOpportunities: impact === 0 ? [] : pairMissedOpportunities(optimal),
    seats: optimal.seats,
  }
}

function hasThrownAwayWin({ result, own, opponent }: TeamMatchup['game'], impact: number): boolean {
  return result === 'loss' && wouldHaveWon(impact, { own: own.points ?? 0, opponent: opponent.points ?? 0 })
}
