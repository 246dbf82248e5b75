import { describe, expect, it } from 'vitest'
import { describeGamesAgainst, type ListedTrade, tradeVerdict } from '../../src/parts/trades/describe-trade.ts'

const team = (id: number) => ({ id, name: `Team ${id}` })
const game = (week: number, opponent: number, wins: number, season = 2024) => ({
  season,
  week,
  opponent: team(opponent),
  wins,
})
const side = (id: number, value: number, flipped: object[] = []) => ({
  team: team(id),
  value,
  flipped,
  wins: flipped.reduce((sum: number, one) => sum + (one as { wins: number }).wins, 0),
})
const verdictOf = (sides: object[], best: number | null, state = 'decided', isRebuilt = false) =>
  tradeVerdict({ season: 2024, state, isRebuilt, best: best === null ? null : team(best), sides } as Parameters<
    typeof tradeVerdict
  >[0])

describe('the verdict of a trade', () => {
  it.each<[string, object[], number | null, string?]>([
    ['Team 1 won it: +12.3 points above replacement', [side(1, 12.3), side(2, -12.3)], 1],
    [
      'Team 1 won it: +12.3 points above replacement, +1 win',
      [side(2, -12.3, [game(9, 1, -1)]), side(1, 12.3, [game(9, 2, 1)])],
      1,
    ],
    [
      'Team 1 gained 12.3 points above replacement, and lost a game by it (week 9, to Team 3)',
      [side(1, 12.3, [game(9, 3, -1)]), side(2, -12.3)],
      null,
    ],
    [
      'Team 1 has gained 12.3 points above replacement so far, and Team 2 won 2 games by it (week 4, against Team 3; week 5, against Team 4)',
      [side(1, 12.3), side(2, -12.3, [game(4, 3, 1), game(5, 4, 1)])],
      null,
      'leading',
    ],
    [
      'Team 1 gained 12.3 points above replacement, and lost a game by it (week 2 of 2025, to Team 3)',
      [side(1, 12.3, [game(2, 3, -1, 2025)]), side(2, -12.3)],
      null,
    ],
    [
      'Team 1 gained 12.3 points above replacement, and lost 3 games and won one by it',
      [side(1, 12.3, [game(2, 3, -1), game(3, 4, -1), game(4, 5, -1), game(5, 6, 1)]), side(2, -12.3)],
      null,
    ],
    ['An even trade', [side(1, 0.02), side(2, -0.02)], null],
    [
      'An even trade by points; Team 2 won a game by it (week 4, against Team 3)',
      [side(1, 0), side(2, 0, [game(4, 3, 1)])],
      null,
    ],
  ])('is %s', (text, sides, best, state) => {
    expect(verdictOf(sides, best, state)).toBe(text)
  })
})

it('is not rated where a side’s part is not on record', () => {
  const sides = [
    { ...side(1, 0), value: null, assets: [] },
    { ...side(2, 0), value: null, assets: [{}] },
  ]
  expect(verdictOf(sides, null, 'open', true)).toBe('Not rated: what Team 1 received isn’t on record')
  // Dollars for nothing.
  expect(verdictOf(sides, null, 'open')).toBe('Not rated yet')
})

describe('what a trade’s games say against a side’s points', () => {
  const trade = (...sides: object[]) => ({ season: 2024, sides }) as unknown as ListedTrade
  it.each<[string, ListedTrade, number, number | null]>([
    ['', trade(side(1, 12.3, [game(9, 3, 1)]), side(2, -12.3, [game(9, 4, -1)])), 12.3, null],
    ['lost a game by it (week 9, to Team 3)', trade(side(1, 12.3, [game(9, 3, -1)]), side(2, -12.3)), 12.3, null],
    [
      'Team 2 won a game by it (week 4, against Team 3)',
      trade(side(1, 12.3), side(2, -12.3, [game(4, 3, 1)])),
      12.3,
      null,
    ],
    ['won a game by it (week 9, against Team 3)', trade(side(1, -12.3, [game(9, 3, 1)]), side(2, 12.3)), -12.3, null],
    ['', trade(side(1, -12.3), side(2, 12.3, [game(4, 3, 1)])), -12.3, null],
    // Only the games of the season whose points are shown count.
    ['', trade(side(1, 40, [game(9, 3, -1, 2025)]), side(2, -40)), 12.3, 2024],
    [
      'lost a game by it (week 9 of 2025, to Team 3)',
      trade(side(1, 40, [game(9, 3, -1, 2025)]), side(2, -40)),
      40,
      null,
    ],
    ['', trade(), 12.3, null],
  ])('is "%s"', (words, one, value, only) => {
    expect(describeGamesAgainst(one, { teamId: 1, value, only })).toBe(words)
  })
})
