import type { Random } from './random.ts'

/**
 * Pairs of team ids by week: all teams play each other once (circle method), then the first weeks are repeated with home
 * and away swapped.
 */
export function pairTeams(random: Random, teamIds: readonly number[], weeks: number): [home: number, away: number][][] {
  const [fixed, ...others] = random.shuffle(teamIds)
  if (fixed === undefined || others.length % 2 === 0) throw new RangeError('The demo pairs an even number of teams')
  const circle = Array.from({ length: others.length }, (_, turn) => {
    const ring = [fixed, ...others.slice(turn), ...others.slice(0, turn)]
    return ring.slice(0, ring.length / 2).map((team, index) => {
      const opponent = ring[ring.length - 1 - index] ?? fixed
      return (turn + index) % 2 === 0 ? ([team, opponent] as const) : ([opponent, team] as const)
    })
  })
  return Array.from({ length: weeks }, (_, week) => {
    const isReturn = Math.floor(week / circle.length) % 2 === 1
    const games = circle[week % circle.length] ?? []
    return games.map(([home, away]): [number, number] => (isReturn ? [away, home] : [home, away]))
  })
}
