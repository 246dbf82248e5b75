/** The playoffs as a host has drawn them: who gets which place. */
import type { DrawnGame } from './league-season.ts'

export interface DrawnPlaces {
  /** Final place by team id, from 1; every place once. */
  byTeam: ReadonlyMap<number, number>
  /** False: some places are not of the games, but of the regular season. */
  areAllPlayed: boolean
}

/**
 * The places that the games decide, then whoever has none, in the order of the regular season (`seeds`, team ids). Null while the
 * title is open.
 */
export function placeByDraw(draw: readonly DrawnGame[], seeds: readonly number[]): DrawnPlaces | null {
  const byTeam = new Map<number, number>()
  for (const { first, second, winner, places } of draw) {
    if (winner === null || places === null || first.teamId === null || second.teamId === null) continue
    const [won, lost] = winner === 'first' ? [first.teamId, second.teamId] : [second.teamId, first.teamId]
    byTeam.set(won, places.winner).set(lost, places.loser)
  }
  const given = new Set(byTeam.values())
  if (!given.has(1)) return null
  const areAllPlayed = byTeam.size === seeds.length
  const left = seeds.flatMap((_, index) => (given.has(index + 1) ? [] : [index + 1]))
  for (const team of seeds) if (!byTeam.has(team)) byTeam.set(team, left.shift() ?? 0)
  return { byTeam, areAllPlayed }
}

/** The team that went out of a game by an outcome; null while it is not known. */
export function teamOutOf(game: DrawnGame | undefined, outcome: 'winner' | 'loser'): number | null {
  if (!game || game.winner === null) return null
  const isFirst = (game.winner === 'first') === (outcome === 'winner')
  return (isFirst ? game.first : game.second).teamId
}
