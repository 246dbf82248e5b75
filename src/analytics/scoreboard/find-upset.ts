import type { Matchup, Season } from '../../domain/season.ts'
import { isDecided } from '../../verdict/results.ts'
import { isTooCloseToCall, ratePower } from '../power/power-rating.ts'
import { oddsBefore } from './pregame-odds.ts'

/** Below this chance a win is an upset. */
const upsetChance = 0.4

export interface Upset {
  winnerId: number
  loserId: number
  /** The winner's pregame odds: 0 to 0.4. */
  chance: number
}

/**
 * The upset in a final matchup, or null: the winner's pregame odds were below 40 %, and over the season so far the loser was better by more
 * than chance, so that their power ratings before the game were not too close to call. Where teams hardly differ, odds of 45 % say nothing.
 */
export function findUpset(season: Season, matchup: Matchup): Upset | null {
  const { home, away, winner, matchupPeriod } = matchup
  const odds = oddsBefore(season, matchup)
  if (!away || !odds || !isDecided(matchup) || winner === 'tie') return null
  const [victor, loser] = winner === 'home' ? [home, away] : [away, home]
  const chance = winner === 'home' ? odds.home : 1 - odds.home
  if (chance >= upsetChance) return null
  const ratings = ratePower(season, matchupPeriod - 1)
  const [behind, ahead] = [victor, loser].map(({ teamId }) => ratings?.teams.find((team) => team.teamId === teamId))
  if (!ahead || !behind || isTooCloseToCall(ahead, behind)) return null
  return { winnerId: victor.teamId, loserId: loser.teamId, chance }
}
