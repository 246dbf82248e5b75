/** The playoffs as Sleeper draws them: who meets whom, who goes on, and which places are decided. */
import type { HostBracketGame, Matchup, MatchupKind } from '../../domain/league-season.ts'
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

/** The final rank of both teams of a game that decides two places; null for one that decides none. */
function findPlaces(
  { bracket, p }: PlacedGame,
  { teamCount, playoffTeamCount, isToiletBowl }: { teamCount: number; playoffTeamCount: number; isToiletBowl: boolean },
): HostBracketGame['places'] {
  if (p == null || p < 1) return null
  if (bracket === 'winners') return { advancing: p, other: p + 1 }
  if (isToiletBowl) return { advancing: teamCount + 1 - p, other: teamCount - p }
  return { advancing: playoffTeamCount + p, other: playoffTeamCount + p + 1 }
}

export function describeBracket(
  games: readonly PlacedGame[],
  matchups: readonly Matchup[],
  league: { teamCount: number; playoffTeamCount: number; isToiletBowl: boolean; firstPeriod: number },
): HostBracketGame[] {
  return games.map((game) => ({
    bracket: game.bracket,
    round: game.r,
    game: game.m,
    first: { teamId: game.t1 ?? null, from: readFeeder(game.t1_from) },
    second: { teamId: game.t2 ?? null, from: readFeeder(game.t2_from) },
    advancingTeamId: game.w ?? null,
    otherTeamId: game.l ?? null,
    places: findPlaces(game, league),
    matchupId: matchups.find((matchup) => isOf(matchup, game, league.firstPeriod))?.id ?? null,
  }))
}

/** Whether a matchup is that of a bracket's game: same round, same two teams. */
function isOf({ matchupPeriod, home, away }: Matchup, { r, t1, t2 }: PlacedGame, firstPeriod: number): boolean {
  return (
    matchupPeriod === firstPeriod + r - 1 &&
    away !== null &&
    [home.teamId, away.teamId].every((team) => team === t1 || team === t2)
  )
}

function readFeeder(from: BracketRecord['t1_from']): HostBracketGame['first']['from'] {
  if (from?.w != null) return { game: from.w, outcome: 'advancing' }
  return from?.l == null ? null : { game: from.l, outcome: 'other' }
}

/**
 * Final ranks by team: the places that the brackets have decided, then whoever has none, in the order of the regular season. Null
 * while the title is open.
 */
export function rankFinally(
  bracket: readonly HostBracketGame[],
  regularOrder: readonly number[],
): ReadonlyMap<number, number> | null {
  const ranks = new Map<number, number>()
  for (const { places, advancingTeamId, otherTeamId } of bracket) {
    if (!places || advancingTeamId === null || otherTeamId === null) continue
    if (!ranks.has(advancingTeamId)) ranks.set(advancingTeamId, places.advancing)
    if (!ranks.has(otherTeamId)) ranks.set(otherTeamId, places.other)
  }
  const taken = new Set(ranks.values())
  if (!taken.has(1) || taken.size !== ranks.size) return null
  const left = regularOrder.map((_, index) => index + 1).filter((rank) => !taken.has(rank))
  for (const team of regularOrder) if (!ranks.has(team)) ranks.set(team, left.shift() ?? regularOrder.length)
  return ranks
}
