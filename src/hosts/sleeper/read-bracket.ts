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

/**
 * Whether the losers' bracket is a toilet bowl: `w` is who scored less. The played games say it; `playoffType` does where none is
 * played, which older leagues do not have. `pointsOf` are a team's points of a round.
 */
export function isToiletBowl(
  losers: readonly BracketRecord[],
  playoffType: number | null | undefined,
  pointsOf: (teamId: number, round: number) => number,
): boolean {
  const margins = losers.flatMap(({ r, w, l }) => (w == null || l == null ? [] : [pointsOf(w, r) - pointsOf(l, r)]))
  const [higher, lower] = [margins.filter((margin) => margin > 0), margins.filter((margin) => margin < 0)]
  return higher.length === lower.length ? playoffType !== 1 : lower.length > higher.length
}

interface Field {
  teamCount: number
  playoffTeamCount: number
  isToiletBowl: boolean
}

export interface FinalRanks {
  byTeam: ReadonlyMap<number, number>
  /** False: some ranks are not of the brackets, but of the regular season. */
  areAllPlayed: boolean
}

/**
 * Final ranks: the places that the brackets have decided, then whoever has none, in the order of the regular season. Of two teams with
 * the same place, which only a bracket edited by hand can have, the winners' bracket's keeps it. Null while the title is open.
 */
export function rankFinally(
  games: readonly PlacedGame[],
  regularOrder: readonly number[],
  field: Field,
): FinalRanks | null {
  const ranks = new Map<number, number>()
  const left = new Set(regularOrder.map((_, index) => index + 1))
  const give = (team: number, rank: number) => {
    if (!ranks.has(team) && regularOrder.includes(team) && left.delete(rank)) ranks.set(team, rank)
  }
  const final = findFinal(games)
  for (const game of games) {
    const places = findPlaces(game === final ? { ...game, p: 1 } : game, field)
    if (!places || game.w == null || game.l == null) continue
    give(game.w, places.advancing)
    give(game.l, places.other)
  }
  if (left.has(1)) return null
  const areAllPlayed = ranks.size === regularOrder.length
  for (const team of regularOrder) {
    const [next = 0] = left
    give(team, next)
  }
  return { byTeam: ranks, areAllPlayed }
}

/** A bracket that names no places still ends with a single game for the title. */
function findFinal(games: readonly PlacedGame[]): PlacedGame | null {
  const toTheTitle = games.filter(({ kind }) => kind === 'winners-bracket')
  const last = Math.max(...toTheTitle.map(({ r }) => r))
  const [final = null, ...others] = toTheTitle.filter(({ r }) => r === last)
  return others.length === 0 ? final : null
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
