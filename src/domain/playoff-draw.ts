/** Final ranks from a host's playoff bracket. */
import type { DrawnGame } from './host-season.ts'

export interface DrawnPlaces {
  /** Final rank by team id, from 1; ranks are unique. */
  byTeam: ReadonlyMap<number, number>
  /** False: some ranks come from the regular season rather than from games. */
  areAllPlayed: boolean
}

/** Ranks that games decide, then the remaining teams in regular-season order (`seeds`, team ids). Null until the title is decided. */
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

/** The winner or loser of a game; null if not yet known. */
export function teamOutOf(game: DrawnGame | undefined, outcome: 'winner' | 'loser'): number | null {
  if (!game || game.winner === null) return null
  const isFirst = (game.winner === 'first') === (outcome === 'winner')
  return (isFirst ? game.first : game.second).teamId
}
