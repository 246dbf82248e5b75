import { describe, expect, it } from 'vitest'
import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { findChampion, toRounds } from '../../../src/screens/bracket/bracket-games.ts'
import { layOutBracket } from '../../../src/screens/bracket/bracket-layout.ts'
import { completeResponse, type PartOf } from '../../support/complete-response.ts'

const bracketOf = (bracket: PartOf<ResponseOf<'bracket'>>) => completeResponse('bracket', bracket)

const team = (seed: number) => ({ seed, team: { id: seed, name: `Seed ${seed}` }, label: `Seed ${seed}` })
const toCome = (label: string) => ({ label })
const game = { kind: 'winners-bracket', status: 'scheduled' } as const

/** Six teams: seeds 1 and 2 have a bye; one quarterfinal is final, the other is to come. */
const bracket = bracketOf({
  rounds: [
    {
      title: 'Quarterfinals',
      weeks: [15],
      games: [
        { ...game, key: 'q1', isBye: true, first: team(1) },
        { ...game, key: 'q2', first: { ...team(4), isWinner: true }, second: team(5), winnerTo: 's1' },
        { ...game, key: 'q3', first: team(3), second: team(6), winnerTo: 's2' },
        { ...game, key: 'q4', isBye: true, first: team(2) },
      ],
    },
    {
      title: 'Semifinals',
      weeks: [16],
      games: [
        { ...game, key: 's1', first: team(1), second: team(4), winnerTo: 'f' },
        { ...game, key: 's2', first: toCome('Winner of 3/6'), second: team(2), winnerTo: 'f' },
        { ...game, key: 'p5', kind: 'winners-consolation' as const, first: team(5), second: toCome('Loser of 3/6') },
      ],
    },
    {
      title: 'Final',
      weeks: [17],
      games: [{ ...game, key: 'f', first: toCome('Winner of semifinal 1'), second: toCome('Winner of semifinal 2') }],
    },
  ],
})
const rounds = toRounds(bracket)

describe('the bracket', () => {
  it('places every game between its source games, byes included, and placement games beneath', () => {
    const { games, lines, rows } = layOutBracket(rounds)
    expect(Object.fromEntries(games.map((placed) => [placed.game.key, placed.row]))).toEqual({
      q1: 0,
      q2: 1,
      q3: 2,
      q4: 3,
      s1: 0.5,
      s2: 2.5,
      f: 1.5,
      p5: 4,
    })
    expect(lines.map(({ from, to }) => `${from.game.key}-${to.game.key}`)).toEqual([
      'q1-s1',
      'q2-s1',
      'q3-s2',
      'q4-s2',
      's1-f',
      's2-f',
    ])
    expect(rows).toBe(5)
  })

  it('has no lines in an edited bracket, and its games in order', () => {
    const edited = rounds.map((round) => ({
      ...round,
      games: round.games.filter(({ isBye }) => !isBye).map((one) => ({ ...one, leadsTo: null })),
    }))
    const { games, lines } = layOutBracket(edited)
    expect(lines).toEqual([])
    expect(games.filter(({ column }) => column === 1).map(({ row }) => row)).toEqual([0, 1, 2])
  })

  it('has a champion only after the final', () => {
    expect(findChampion(rounds, bracket)).toBeNull()
    const over = bracketOf({
      rounds: [
        { games: [{ ...game, status: 'final' as const, first: team(2), second: { ...team(3), isWinner: true } }] },
      ],
    })
    expect(findChampion(toRounds(over), over)).toMatchObject({ champion: { label: 'Seed 3' }, isWon: true })
    const ranked = { ...over, finalPlaces: [{ rank: 1, team: team(2).team }] }
    expect(findChampion(toRounds(over), ranked)).toMatchObject({
      champion: { label: 'Seed 2' },
      other: { label: 'Seed 3' },
      isWon: false,
    })
  })
})

it('the lines of a toilet bowl lead from a game to the next of its loser', () => {
  const lost = { ...game, kind: 'losers-consolation' as const }
  const layOut = (isToiletBowl?: true) => {
    const lostBracket = bracketOf({
      isToiletBowl,
      rounds: [
        { games: [{ ...lost, key: 'a', first: team(7), second: team(8), winnerTo: 'seventh', loserTo: 'last' }] },
        {
          games: [
            { ...lost, key: 'seventh', first: toCome('Winner'), second: team(9) },
            { ...lost, key: 'last', first: toCome('Loser'), second: team(10) },
          ],
        },
      ],
    })
    const { games, lines } = layOutBracket(toRounds(lostBracket))
    return {
      order: games.map((placed) => placed.game.key),
      lines: lines.map(({ from, to }) => `${from.game.key}-${to.game.key}`),
    }
  }
  expect(layOut().lines).toEqual(['a-seventh'])
  // Games for places between are beneath, as in the bracket for the title.
  expect(layOut(true)).toEqual({ order: ['a', 'last', 'seventh'], lines: ['a-last'] })
})
