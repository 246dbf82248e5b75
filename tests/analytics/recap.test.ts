import { describe, expect, it } from 'vitest'
import { recapSeason } from '../../src/analytics/recap.ts'
import { buildSeason, game, lineup, player, slots } from '../build-season.ts'

const players = [
  player(1, 'RB', [10, 12]),
  player(2, 'RB', [20, 5]),
  player(3, 'QB', [38, 30]),
  player(4, 'RB', [5, 40]),
  player(5, 'QB', [8, 9]),
]
const teams = [
  { id: 3, name: 'Alpha' },
  { id: 8, name: 'Beta' },
]
/** In week 1 a back with 20 points is on Alpha's bench for one with 10, in week 2 one with 40 on Beta's for one with 5. */
const lineups = [
  lineup(1, 3, { QB: [3], RB: [1], BENCH: [2] }),
  lineup(2, 3, { QB: [3], RB: [1] }),
  lineup(1, 8, { QB: [5], RB: [4] }),
  lineup(2, 8, { QB: [5], RB: [2], BENCH: [4] }),
]
const recapOf = (...matchups: ReturnType<typeof game>[]) =>
  recapSeason(
    buildSeason({ settings: { lineupSlots: slots({ QB: 1, RB: 1, BENCH: 3 }) }, teams, players, lineups, matchups }),
  )

describe('the games of a recap', () => {
  it('are those of the smallest and the largest margin, of equal ones the earlier', () => {
    const { closest, lopsided } = recapOf(
      game(1, [3, 48], [8, 55.5]),
      game(2, [3, 60], [8, 30]),
      game(3, [8, 9], [3, 1.5]),
    )
    expect(closest).toMatchObject({
      winner: { teamName: 'Beta', score: 55.5 },
      loser: { teamName: 'Alpha' },
      margin: 7.5,
      weeks: [1],
    })
    expect(lopsided).toMatchObject({
      winner: { teamName: 'Alpha', score: 60 },
      margin: 30,
      weeks: [2],
      isPlayoff: false,
    })
  })

  it('are of games in which both sides set a lineup, and the only one is the closest', () => {
    expect(recapOf(game(1, [3, 48], [8, 55.5]), game(2, [3, 60], [8, 0]))).toMatchObject({
      closest: { weeks: [1] },
      lopsided: null,
    })
  })

  it('have a tie as the closest, and none before the first decided game', () => {
    expect(recapOf(game(1, [3, 50], [8, 50])).closest).toMatchObject({ margin: 0, isTie: true })
    expect(recapOf()).toEqual({ titleGame: null, closest: null, lopsided: null, blunder: null })
  })
})

describe('the bench blunder', () => {
  it('is the swap that would have won a game, before a larger one that would not', () => {
    const { blunder } = recapOf(game(1, [3, 48], [8, 55.5]), game(2, [3, 60], [8, 5]))
    expect(blunder).toMatchObject({ teamName: 'Alpha', week: 1, lost: { margin: 7.5, opponentName: 'Beta' } })
    expect(blunder).toMatchObject({ pointsMissed: 10, started: { name: 'RB 1' }, benched: { name: 'RB 2' } })
  })

  it('is not a win if the swap only ties the game; then the costliest one counts', () => {
    const { blunder } = recapOf(game(1, [3, 48], [8, 58]), game(2, [3, 60], [8, 5]))
    expect(blunder).toMatchObject({ teamName: 'Beta', week: 2, lost: null, pointsMissed: 35 })
  })

  it('is of decided games only', () => {
    expect(recapOf(game(2, [3, 42], [8, 5])).blunder).toMatchObject({ week: 2 })
    expect(recapOf(game(3, [3, 42], [8, 5])).blunder).toBeNull()
  })
})
