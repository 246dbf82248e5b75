/**
 * Five weeks in which teams 1 and 2 outscore 0, 3, 0, 2, 1 and 1, 0, 2, 3, 0 of three others: 6/3 expected wins each, which add up to
 * 1.9999999999999998 and 2. Team 1 scores 25 points more. Team 3 has 10/3, team 4 8/3.
 */
import type { Season } from '../../src/domain/season.ts'
import { buildSeason, game, type SeasonSketch } from '../build-season.ts'

const outscored: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 3, 2],
  [3, 0, 1, 2],
  [0, 2, 3, 1],
  [2, 3, 0, 1],
  [1, 0, 3, 2],
]

export function equalShares(sketch: SeasonSketch = {}): Season {
  const matchups = outscored.flatMap(([first, second, third, fourth], index) => [
    game(index + 1, [1, 75 + 10 * first], [3, 70 + 10 * third]),
    game(index + 1, [2, 70 + 10 * second], [4, 70 + 10 * fourth]),
  ])
  return buildSeason({ teams: 4, matchups, ...sketch })
}
