/** The commissioner's final ranks override ESPN's. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFinalRanks } from '../../../src/hosts/espn/read-final-ranks.ts'
import { buildEspnLeague, setAt } from './build-espn-league.ts'
import { read } from './read-sketch.ts'

const ranksOf = (...teams: [rankFinal: number | null, rankCalculatedFinal: number][]) => {
  const ranks = readFinalRanks(
    teams.map(([rankFinal, rankCalculatedFinal], index) => ({ id: index + 1, rankFinal, rankCalculatedFinal })),
  )
  return teams.map((_, index) => ranks.get(index + 1))
}

describe('final ranks', () => {
  it('are ESPN’s if the commissioner set none', () => {
    expect(ranksOf([0, 3], [null, 1], [0, 2])).toEqual([3, 1, 2])
    expect(ranksOf([0, 0], [0, 0])).toEqual([undefined, undefined])
    expect(ranksOf([0, 3], [0, 0])).toEqual([3, undefined])
  })

  it('have no gap where a team is gone', () => {
    expect(ranksOf([0, 5], [0, 1], [0, 3])).toEqual([3, 1, 2])
  })

  it('are the commissioner’s if he set all', () => {
    expect(ranksOf([2, 1], [1, 2], [3, 3])).toEqual([2, 1, 3])
  })

  it('shift all other teams', () => {
    expect(ranksOf([0, 1], [0, 2], [1, 3], [0, 4])).toEqual([2, 3, 1, 4])
    expect(ranksOf([4, 1], [0, 2], [0, 3], [0, 4])).toEqual([4, 1, 2, 3])
  })

  it('assign every rank once, for any setting', () => {
    const set = fc.array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 8 })), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(set, (teams) => {
        const someSet = teams.some(([rankFinal]) => rankFinal > 0 && rankFinal <= teams.length)
        const areApart = new Set(teams.map(([, calculated]) => calculated)).size === teams.length
        fc.pre(someSet || !areApart)
        const places = teams.map((_, index) => index + 1)
        expect(ranksOf(...teams).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(places)
      }),
    )
  })

  it('end a season without ESPN’s ranks', async () => {
    const files = buildEspnLeague()
    for (const [index, rank] of [3, 1, 2, 4].entries()) {
      setAt(files['league.json'], `teams[${index}].rankCalculatedFinal`, 0)
      setAt(files['league.json'], `teams[${index}].rankFinal`, rank)
    }
    const { teams, status } = await read(files)
    expect([status.phase, teams.map(({ finalRank }) => finalRank)]).toEqual(['complete', [3, 1, 2, 4]])
  })
})
