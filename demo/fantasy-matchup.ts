import { roundPoints } from '../src/domain/rounding.ts'

export type Tier = 'NONE' | 'WINNERS_BRACKET' | 'WINNERS_CONSOLATION_LADDER' | 'LOSERS_CONSOLATION_LADDER'

export interface MatchupTeam {
  teamId: number
  /** Starters' points by week, two decimals. */
  pointsByWeek: Map<number, number>
  adjustment: number
}

/** One game of the fantasy league; without `away` it is a playoff bye. */
export interface FantasyMatchup {
  id: number
  period: number
  tier: Tier
  home: MatchupTeam
  away: MatchupTeam | null
  winner: 'HOME' | 'AWAY' | 'TIE' | 'UNDECIDED'
}

/** Starters and adjustment over all weeks of the matchup. */
export function totalPoints(side: MatchupTeam): number {
  return roundPoints([...side.pointsByWeek.values()].reduce((sum, points) => sum + points, side.adjustment))
}

/** The matchup with its winner, once all weeks are played. The better seed, which is at home, wins a tied playoff game. */
export function decide(matchup: FantasyMatchup): FantasyMatchup {
  if (!matchup.away) return matchup
  const margin = totalPoints(matchup.home) - totalPoints(matchup.away)
  if (margin === 0) return { ...matchup, winner: matchup.tier === 'NONE' ? 'TIE' : 'HOME' }
  return { ...matchup, winner: margin > 0 ? 'HOME' : 'AWAY' }
}
