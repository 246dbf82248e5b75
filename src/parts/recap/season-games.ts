/** Every decided game of a season, once for both of its teams. */
import { roundPoints } from '../../domain/rounding.ts'
import type { DecidedMatchup } from './decided-matchups.ts'

export interface SeasonGame {
  winner: GameSide
  /** After a tie: in the order of the standings. */
  loser: GameSide
  /** League points between the two; 0 in a tie, and where the tiebreaker decided. */
  margin: number
  isTie: boolean
  weeks: number[]
  isPlayoff: boolean
}

export interface GameSide {
  /** Null: only the name is known. */
  teamId: number | null
  teamName: string
  score: number
}

/** Ascending by week. Games without a score are left out. */
export function listGames(matchups: readonly DecidedMatchup[]): SeasonGame[] {
  const games = new Map<string, SeasonGame>()
  for (const matchup of matchups) {
    const opponent = findOpponent(matchup, matchups)
    if (!opponent) continue
    const sides = [matchup.teamId, opponent.teamId ?? opponent.teamName].map(String).sort()
    const key = `${matchup.lastWeek} ${sides.join(' ')}`
    if (!games.has(key)) games.set(key, toGame(matchup, opponent))
  }
  return [...games.values()].sort((a, b) => (a.weeks.at(-1) ?? 0) - (b.weeks.at(-1) ?? 0))
}

/** By id, by name, or else by the mirrored scores of that week. */
function findOpponent(matchup: DecidedMatchup, all: readonly DecidedMatchup[]): GameSide | null {
  const sameWeek = all.filter((other) => other.lastWeek === matchup.lastWeek && other.teamId !== matchup.teamId)
  const found =
    sameWeek.find(({ teamId }) => teamId === matchup.opponentId) ??
    sameWeek.find(({ teamName }) => teamName === matchup.opponentName) ??
    sameWeek.find(({ own, opponent }) => own === matchup.opponent && opponent === matchup.own)
  const score = matchup.opponent ?? found?.own ?? null
  if (score === null) return null
  const teamName = found?.teamName ?? matchup.opponentName ?? 'Unnamed opponent'
  return { teamId: found?.teamId ?? matchup.opponentId, teamName, score }
}

function toGame({ teamId, teamName, own, result, weeks, isPlayoff }: DecidedMatchup, opponent: GameSide): SeasonGame {
  const side = { teamId, teamName, score: own }
  const [winner, loser] = result === 'LOSS' ? [opponent, side] : [side, opponent]
  const margin = roundPoints(Math.abs(own - opponent.score))
  return { winner, loser, margin, isTie: result === 'TIE', weeks, isPlayoff }
}

/** The game with the smallest margin, ties first; the earliest of several. */
export function findClosestGame(games: readonly SeasonGame[]): SeasonGame | null {
  return games.reduce<SeasonGame | null>((best, game) => (best && best.margin <= game.margin ? best : game), null)
}

/** The game with the largest margin; the earliest of several. */
export function findMostLopsidedGame(games: readonly SeasonGame[]): SeasonGame | null {
  return games.reduce<SeasonGame | null>((best, game) => (best && best.margin >= game.margin ? best : game), null)
}
