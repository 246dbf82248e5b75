import { describe, expect, it } from 'vitest'
import { writeHalfTime } from '../../src/announce/announce-half-time.ts'
import type { ResponseOf } from '../../src/contract/responses/index.ts'

type Bracket = ResponseOf<'bracket'>
type Game = Bracket['rounds'][number]['games'][number]

const side = (label: string, points: (number | null)[]): Game['first'] => ({
  team: null,
  seed: null,
  label,
  from: null,
  points: null,
  weekPoints: points.map((one, index) => ({ week: 16 + index, points: one })),
  isWinner: false,
})

function game(first: Game['first'], second: Game['second'], kind: Game['kind'] = 'winners-bracket'): Game {
  const open = {
    key: 'r2g1',
    title: 'Final',
    matchupId: 1,
    status: 'in-progress',
    isBye: false,
    winnerTo: null,
  } as const
  return { ...open, kind, bestPlace: 1, worstPlace: 2, first, second, loserTo: null }
}

function bracketOf(games: Game[], weeks = [16, 17]): Bracket {
  const rounds = [{ round: 2, title: 'Final', weeks, games }]
  return { rounds } as Partial<Bracket> as Bracket
}

describe('half time', () => {
  const final = game(side('Team 1', [120.3, 4]), side('Team 2', [110.2, 30]))

  it('has the score of a round of two weeks after its first, and not the points of a week that is being played', () => {
    const ladder = game(side('Team 9', [90, 0]), side('Team 8', [80, 0]), 'losers-consolation')
    expect(writeHalfTime(bracketOf([final, ladder]), [14, 15, 16])).toEqual({
      week: 16,
      text: 'Half time of the final: Team 1 leads Team 2, 120.3–110.2.',
    })
    const tied = game(side('Team 1', [100, 0]), side('Team 2', [100, 0]))
    expect(writeHalfTime(bracketOf([tied]), [16])?.text).toBe(
      'Half time of the final: Team 1 and Team 2 are tied, 100.0–100.0.',
    )
  })

  it.each([
    ['before the round', bracketOf([final]), [14, 15]],
    ['after it', bracketOf([final]), [15, 16, 17]],
    ['in a round of one week', bracketOf([final], [17]), [15, 16]],
    ['without points', bracketOf([game(side('Team 1', [null, null]), side('Team 2', [null, null]))]), [16]],
  ])('is not written %s', (_, bracket, weeks) => {
    expect(writeHalfTime(bracket, weeks)).toBe(null)
  })
})
