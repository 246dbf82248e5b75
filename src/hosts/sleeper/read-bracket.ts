/** Sleeper's brackets: which games they have, and which final ranks those decide. */
import type { MatchupKind } from '../../domain/league-season.ts'
import type { BracketRecord } from './responses/bracket.ts'

export interface Brackets {
  winners: readonly BracketRecord[]
  losers: readonly BracketRecord[]
  /** The losers' bracket is a toilet bowl: who scores less goes on, towards the last place. */
  isToiletBowl: boolean
}

/** A game of either bracket. */
export interface PlacedGame extends BracketRecord {
  bracket: 'winners' | 'losers'
  /** Of the winners' bracket those games whose winners may still become champion. */
  kind: Exclude<MatchupKind, 'regular'>
}

/**
 * The games of both brackets by round. Of the winners' bracket only the way to the title counts as such: whoever has lost a game
 * of it plays for a place.
 */
export function placeGames({ winners, losers }: Brackets): PlacedGame[] {
  const out = new Set<number>()
  const placed: PlacedGame[] = []
  for (const game of winners.toSorted((a, b) => a.r - b.r || a.m - b.m)) {
    const teams = [game.t1, game.t2].filter((team) => team != null)
    const isForPlace =
      (game.p ?? 1) > 1 || game.t1_from?.l != null || game.t2_from?.l != null || teams.some((team) => out.has(team))
    placed.push({ ...game, bracket: 'winners', kind: isForPlace ? 'winners-consolation' : 'winners-bracket' })
    if (!isForPlace && game.l != null) out.add(game.l)
  }
  return [
    ...placed,
    ...losers
      .toSorted((a, b) => a.r - b.r || a.m - b.m)
      .map((game): PlacedGame => ({ ...game, bracket: 'losers', kind: 'losers-consolation' })),
  ]
}

interface Field {
  teamCount: number
  playoffTeamCount: number
  isToiletBowl: boolean
}

/**
 * Final ranks by team: the places that the brackets have decided, then whoever has none, in the order of the regular season. Null
 * while the title is open.
 */
export function rankFinally(
  games: readonly PlacedGame[],
  regularOrder: readonly number[],
  field: Field,
): ReadonlyMap<number, number> | null {
  const ranks = new Map<number, number>()
  for (const game of games) {
    const places = findPlaces(game, field)
    if (!places || game.w == null || game.l == null) continue
    if (!ranks.has(game.w)) ranks.set(game.w, places.advancing)
    if (!ranks.has(game.l)) ranks.set(game.l, places.other)
  }
  const taken = new Set(ranks.values())
  if (!taken.has(1) || taken.size !== ranks.size) return null
  const left = regularOrder.map((_, index) => index + 1).filter((rank) => !taken.has(rank))
  for (const team of regularOrder) if (!ranks.has(team)) ranks.set(team, left.shift() ?? regularOrder.length)
  return ranks
}

/** The final ranks of who goes on and of the other one, in a game that decides two places; null in one that decides none. */
function findPlaces(
  { bracket, p }: PlacedGame,
  { teamCount, playoffTeamCount, isToiletBowl }: Field,
): { advancing: number; other: number } | null {
  if (p == null || p < 1) return null
  if (bracket === 'winners') return { advancing: p, other: p + 1 }
  if (isToiletBowl) return { advancing: teamCount + 1 - p, other: teamCount - p }
  return { advancing: playoffTeamCount + p, other: playoffTeamCount + p + 1 }
}
