import type { Matchup, PlayoffGame, PlayoffSlot, Season, SeasonSettings } from '../../domain/season.ts'
import { isDecided } from '../results.ts'
import { type BracketRules, type Consolation, roundsOf } from './draw-by-rules.ts'

/** A round of the playoffs: one matchup period, of one week or two. */
export interface PlayoffRound {
  matchupPeriod: number
  weeks: readonly number[]
  /** The host's matchups of the round, including byes. */
  matchups: readonly Matchup[]
}

/** What a bracket is built from. */
export interface BracketInput extends Pick<Season, 'settings' | 'status' | 'teams' | 'matchups' | 'seeds' | 'draw'> {
  /** The final ranks by team id as far as the source states them. */
  statedRanks: ReadonlyMap<number, number> | null
}

export function bracketRulesOf({ settings }: Pick<BracketInput, 'settings'>): BracketRules {
  return {
    playoffTeamCount: settings.playoffTeamCount,
    reseed: settings.playoffReseed === true,
    consolation: consolationOf(settings),
  }
}

function consolationOf({ losersBracket, hasConsolationLadder }: SeasonSettings): Consolation {
  if (losersBracket) return losersBracket === 'toilet-bowl' ? 'toilet-bowl' : 'bracket'
  return hasConsolationLadder === false ? 'none' : 'ladder'
}

/**
 * The rounds of the playoffs: as many matchup periods after the regular season as the bracket needs, or a longer consolation bracket. Empty
 * without a bracket, or if there are fewer periods than it needs.
 */
export function listPlayoffRounds(
  season: Pick<BracketInput, 'settings' | 'teams' | 'matchups' | 'draw'>,
): PlayoffRound[] {
  const { settings, matchups } = season
  const needed = countTitleRounds(season)
  const periods = settings.matchupPeriods
    .filter(({ matchupPeriod }) => matchupPeriod > settings.regularSeasonMatchups)
    .toSorted((a, b) => a.matchupPeriod - b.matchupPeriod)
    .slice(0, Math.max(needed, countRoundsBeside(season)))
  if (needed === 0 || periods.length < needed) return []
  return periods.map(({ matchupPeriod, weeks }) => ({
    matchupPeriod,
    weeks,
    matchups: matchups.filter((matchup) => matchup.matchupPeriod === matchupPeriod && matchup.kind !== 'regular'),
  }))
}

/** Rounds until the title is decided; 0 without a bracket. */
export function countTitleRounds({ settings, teams, draw }: Pick<BracketInput, 'settings' | 'teams' | 'draw'>): number {
  const drawn = (draw?.games ?? []).flatMap(({ kind, round }) => (kind === 'winners-bracket' ? [round] : []))
  return drawn.length > 0 ? Math.max(...drawn) : roundsOf(Math.min(settings.playoffTeamCount, teams.length))
}

/** Rounds of the consolation bracket, which is longer if it has more teams. */
function countRoundsBeside({ settings, teams, draw }: Pick<BracketInput, 'settings' | 'teams' | 'draw'>): number {
  if (draw) return Math.max(0, ...draw.games.map(({ round }) => round))
  return settings.losersBracket ? roundsOf(teams.length - settings.playoffTeamCount) : 0
}

/** The matchup of a game; of a bye where the host lists it. */
export function findMatchup(
  round: PlayoffRound | undefined,
  first: PlayoffTeam,
  second: PlayoffTeam | null,
): Matchup | null {
  if (first.teamId === null || (second && second.teamId === null)) return null
  const wanted = [first.teamId, second?.teamId ?? null]
  return (
    round?.matchups.find(({ home, away }) => {
      const teamIds = [home.teamId, away?.teamId ?? null]
      return wanted.every((teamId) => teamIds.includes(teamId))
    }) ?? null
  )
}

type PlayoffTeam = Pick<PlayoffSlot, 'teamId'>

/** Null while the game is open, and for a tie that no rule breaks. */
export function winnerOf(matchup: Matchup | null, first: PlayoffTeam): PlayoffGame['winner'] {
  if (!matchup || !isDecided(matchup) || matchup.winner === 'tie') return null
  const winner = matchup.winner === 'home' ? matchup.home : matchup.away
  return winner?.teamId === first.teamId ? 'first' : 'second'
}
