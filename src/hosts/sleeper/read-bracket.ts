/** Games of Sleeper's brackets, and the final ranks that they decide. */
import type { MatchupKind } from '../../domain/host-season.ts'
import type { BracketRecord } from './responses/bracket.ts'

export interface Brackets {
  winners: readonly BracketRecord[]
  losers: readonly BracketRecord[]
  /** The losers' bracket is a toilet bowl: the lower score advances, towards last place. */
  isToiletBowl: boolean
}

/** A game of either bracket. */
export interface BracketGameRecord extends BracketRecord {
  bracket: 'winners' | 'losers'
  /** Games of the winners' bracket whose winners may still become champion. */
  kind: Exclude<MatchupKind, 'regular'>
}

/**
 * The games of both brackets by round. In the winners' bracket only the way to the title counts as such: teams that lost a game of it play
 * for a rank.
 */
export function placeGames({ winners, losers }: Brackets): BracketGameRecord[] {
  const out = new Set<number>()
  const forPlaces = new Set<number>()
  const placed: BracketGameRecord[] = []
  for (const game of winners.toSorted((a, b) => a.r - b.r || a.m - b.m)) {
    const teams = [game.t1, game.t2].filter((team) => team != null)
    const feeders = [game.t1_from, game.t2_from]
    // The game for first place is the title game, whichever teams the commissioner put into it.
    const isForPlace =
      game.p !== 1 &&
      ((game.p ?? 1) > 1 ||
        feeders.some((feeder) => feeder?.l != null || forPlaces.has(feeder?.w ?? Number.NaN)) ||
        teams.some((team) => out.has(team)))
    if (isForPlace) forPlaces.add(game.m)
    placed.push({ ...game, bracket: 'winners', kind: isForPlace ? 'winners-consolation' : 'winners-bracket' })
    if (!isForPlace && game.l != null) out.add(game.l)
  }
  return [
    ...placed,
    ...losers
      .toSorted((a, b) => a.r - b.r || a.m - b.m)
      .map((game): BracketGameRecord => ({ ...game, bracket: 'losers', kind: 'losers-consolation' })),
  ]
}

/**
 * Whether the losers' bracket is a toilet bowl: `w` is the lower score. Played games show it; without any `playoffType` does, which older
 * leagues lack. `pointsOf` are a team's points of a round, null if they are unknown: such a game shows nothing.
 */
export function isToiletBowl(
  losers: readonly BracketRecord[],
  playoffType: number | null | undefined,
  pointsOf: (teamId: number, round: number) => number | null,
): boolean {
  const margins = losers.flatMap(({ r, w, l }) => {
    const [advancing, out] = [w, l].map((team) => (team == null ? null : pointsOf(team, r)))
    return advancing == null || out == null ? [] : [advancing - out]
  })
  const higher = margins.filter((margin) => margin > 0)
  const lower = margins.filter((margin) => margin < 0)
  return higher.length === lower.length ? playoffType !== 1 : lower.length > higher.length
}

export interface Field {
  teamCount: number
  playoffTeamCount: number
  isToiletBowl: boolean
}

/** The final ranks of the winner and the loser on points; null for a game that decides no ranks. */
export function findPlaces(
  { bracket, p }: BracketGameRecord,
  { teamCount, playoffTeamCount, isToiletBowl }: Field,
): { winner: number; loser: number } | null {
  if (p == null || p < 1) return null
  if (bracket === 'winners') return { winner: p, loser: p + 1 }
  // Losers in a toilet bowl advance towards its first place, which is last overall.
  if (isToiletBowl) return { winner: teamCount - p, loser: teamCount + 1 - p }
  return { winner: playoffTeamCount + p, loser: playoffTeamCount + p + 1 }
}
