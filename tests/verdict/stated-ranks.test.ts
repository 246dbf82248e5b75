/** The ranks that a source states: the commissioner's override the host's. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HostMatchup } from '../../src/domain/host-season.ts'
import { listStatedRanks } from '../../src/verdict/end.ts'
import { buildHostSeason, game, type SeasonSketch } from '../build-season.ts'

/** The rank that the commissioner set and the host's; null if there is none. */
type Stated = [byCommissioner: number | null, byHost: number | null]

const ranksOf = (...stated: Stated[]) => {
  const sketch: SeasonSketch = {
    teams: stated.map(([rank, finalRank]) => ({ finalRank, ...(rank === null ? {} : { rankByCommissioner: rank }) })),
  }
  const ranks = listStatedRanks(buildHostSeason(sketch))
  return ranks && stated.map((_, index) => ranks.get(index + 1))
}

describe('stated ranks', () => {
  it('are the host’s if the commissioner set none', () => {
    expect(ranksOf([null, 3], [null, 1], [null, 2])).toEqual([3, 1, 2])
    expect(ranksOf([null, null], [null, null])).toBeNull()
    expect(ranksOf([null, 3], [null, null])).toEqual([3, undefined])
  })

  it('have no gap where a team is gone', () => {
    expect(ranksOf([null, 5], [null, 1], [null, 3])).toEqual([3, 1, 2])
  })

  it('are the commissioner’s if he set all', () => {
    expect(ranksOf([2, 1], [1, 2], [3, 3])).toEqual([2, 1, 3])
  })

  it('shift all other teams', () => {
    expect(ranksOf([null, 1], [null, 2], [1, 3], [null, 4])).toEqual([2, 3, 1, 4])
    expect(ranksOf([4, 1], [null, 2], [null, 3], [null, 4])).toEqual([4, 1, 2, 3])
  })

  it('that two teams share go by the last playoff game of both', () => {
    const played = [game(2, [2, 90], [3, 80], { kind: 'winners-consolation' }), game(3, [3, 90], [2, 80], { kind: 'winners-consolation' })] // biome-ignore format: a line
    const teams = [{ finalRank: 1 }, { finalRank: 2 }, { finalRank: 2 }]
    const rankedAfter = (matchups: HostMatchup[]) => [...(listStatedRanks(buildHostSeason({ teams, matchups })) ?? [])]
    for (const matchups of [played, played.toReversed()]) {
      expect(rankedAfter(matchups)).toEqual([[1, 1], [3, 2], [2, 3]]) // biome-ignore format: rows
    }
  })

  it('assign every rank once, for any setting', () => {
    const set = fc.array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 8 })), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(set, (teams) => {
        const someSet = teams.some(([rank]) => rank > 0 && rank <= teams.length)
        const areApart = new Set(teams.map(([, byHost]) => byHost)).size === teams.length
        fc.pre(someSet || !areApart)
        const places = teams.map((_, index) => index + 1)
        const ranks = ranksOf(...teams.map(([rank, byHost]): Stated => [rank || null, byHost]))
        expect(ranks?.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(places)
      }),
    )
  })
})
