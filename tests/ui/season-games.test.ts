import { expect, test } from 'vitest'
import { findSeasonGames } from '../../src/screens/overview/season-games.ts'

const game = (week: number, home: [number, number], away: [number, number], more = {}) => ({
  week,
  weeks: [week],
  status: 'final' as const,
  home: { teamId: home[0], teamName: `Team ${home[0]}`, score: home[1] },
  away: { teamId: away[0], teamName: `Team ${away[0]}`, score: away[1] },
  ...more,
})

test('names the title game, the closest and the most lopsided of the others', () => {
  const schedule = [
    game(1, [1, 100], [2, 99.9]),
    game(2, [1, 80], [3, 150]),
    game(16, [2, 90], [3, 91], { isPlayoff: true, weeks: [15, 16] }),
    game(17, [3, 120], [1, 119.95], { isPlayoff: true }),
  ]
  const games = findSeasonGames(schedule, 3)
  expect(games.title).toMatchObject({ winner: { teamId: 3 }, margin: 0.05, weeks: [17] })
  expect(games.closest).toMatchObject({ winner: { teamId: 1 }, margin: 0.1 })
  expect(games.lopsided).toMatchObject({ winner: { teamId: 3 }, margin: 70 })
})

test('counts nothing that is undecided, a bye, or was not played', () => {
  const schedule = [
    game(1, [1, 0], [2, 0]),
    game(2, [1, 0], [2, 140]),
    game(3, [1, 50], [2, 60], { status: 'in-progress' }),
    game(4, [1, 50], [2, 60], { away: undefined }),
    {},
  ]
  expect(findSeasonGames(schedule, null)).toEqual({ title: null, closest: null, lopsided: null })
})

test('a champion who lost the last playoff game that is known has no title game', () => {
  const schedule = [game(17, [3, 120], [1, 119], { isPlayoff: true }), game(1, [1, 100], [2, 90])]
  expect(findSeasonGames(schedule, 1).title).toBeNull()
})
