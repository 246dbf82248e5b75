/**
 * The hand-worked example of the definitions: four teams, A to D (1 to 4), two playoff places, three weeks AB CD, AC BD,
 * AD BC. A 100, 95, 80 (3 wins, 275 points); B 90, 105, 100 (1, 295); C 80, 85, 110 (2, 275); D 70, 95, 60 (0, 225).
 */
import type { HostMatchup } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { buildSeason, game, type SeasonSketch } from '../build-season.ts'

export const [A, B, C, D] = [1, 2, 3, 4] as const

const scores: Record<number, [number, number, number]> = {
  [A]: [100, 95, 80],
  [B]: [90, 105, 100],
  [C]: [80, 85, 110],
  [D]: [70, 95, 60],
}

const schedule: [week: number, home: number, away: number][] = [
  [1, A, B],
  [1, C, D],
  [2, A, C],
  [2, B, D],
  [3, A, D],
  [3, C, B],
]

/** The toy league after so many of its three weeks. */
export function toyLeague(weeksPlayed = 3, sketch: SeasonSketch = {}): Season {
  const matchups: HostMatchup[] = schedule.map(([week, home, away]) =>
    game(week, [home, scores[home]?.[week - 1] ?? 0], [away, scores[away]?.[week - 1] ?? 0], {
      status: week <= weeksPlayed ? 'final' : 'scheduled',
    }),
  )
  return buildSeason({
    teams: ['A', 'B', 'C', 'D'].map((name) => ({ name })),
    matchups,
    ...sketch,
  })
}
