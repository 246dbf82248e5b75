import type { LeagueSeason, LeagueSettings, Matchup } from '../../domain/league-season.ts'
import { type BracketRules, type Consolation, roundsOf } from './contests.ts'

/** A round of the playoffs: one matchup period, of one week or two. */
export interface PlayoffRound {
  matchupPeriod: number
  weeks: readonly number[]
  /** The host's matchups of the round, including byes. */
  matchups: readonly Matchup[]
}

export function bracketRulesOf({ settings }: LeagueSeason): BracketRules {
  return {
    playoffTeamCount: settings.playoffTeamCount,
    reseed: settings.playoffReseed === true,
    consolation: consolationOf(settings),
  }
}

function consolationOf({ losersBracket, hasConsolationLadder }: LeagueSettings): Consolation {
  if (losersBracket) return losersBracket === 'toilet-bowl' ? 'toilet-bowl' : 'bracket'
  return hasConsolationLadder === false ? 'none' : 'ladder'
}

/**
 * The rounds of the playoffs: as many of the matchup periods after the regular season as the bracket needs. Empty where
 * the league has no bracket, or fewer periods than it needs.
 */
export function listPlayoffRounds({ settings, teams, matchups }: LeagueSeason): PlayoffRound[] {
  const needed = roundsOf(Math.min(settings.playoffTeamCount, teams.length))
  const periods = settings.matchupPeriods
    .filter(({ matchupPeriod }) => matchupPeriod > settings.regularSeasonMatchups)
    .toSorted((a, b) => a.matchupPeriod - b.matchupPeriod)
    .slice(0, needed)
  if (periods.length < needed) return []
  return periods.map(({ matchupPeriod, weeks }) => ({
    matchupPeriod,
    weeks,
    matchups: matchups.filter((matchup) => matchup.matchupPeriod === matchupPeriod && matchup.kind !== 'regular'),
  }))
}
