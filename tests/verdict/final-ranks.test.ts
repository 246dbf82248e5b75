import { describe, expect, it } from 'vitest'
import { computeStandings } from '../../src/analytics/standings.ts'
import { buildSeason, game } from '../build-season.ts'

const played = (
  ranks: (number | null)[],
  phase: 'in-season' | 'complete' = 'complete',
  byCommissioner: readonly (number | undefined)[] = [],
) =>
  buildSeason({
    teams: ranks.map((finalRank, index) => ({ finalRank, rankByCommissioner: byCommissioner[index] })),
    status: { phase },
    matchups: [
      game(1, [1, 100], [2, 90]),
      game(1, [3, 80], [4, 70]),
      game(2, [1, 90], [3, 95], { kind: 'winners-bracket' }),
      game(2, [2, 80], [4, 85], { kind: 'losers-consolation' }),
    ],
    settings: { playoffTeamCount: 2 },
  })
const rankOf = (ranks: (number | null)[]) => [...(played(ranks).finalRanks ?? [])].sort(([a], [b]) => a - b)

describe('final ranks', () => {
  it('are the host’s, whatever the games give', () => {
    expect(rankOf([1, 2, 3, 4])).toEqual([[1, 1], [2, 2], [3, 3], [4, 4]]) // biome-ignore format: a line
  })

  it('are the ranks of the bracket if the host ranks no team', () => {
    const season = played([null, null, null, null])
    expect(rankOf([null, null, null, null])).toEqual([[1, 2], [2, 4], [3, 1], [4, 3]]) // biome-ignore format: a line
    const { champion, isFinal } = computeStandings(season)
    expect([isFinal, champion?.team.id, season.title.championId]).toEqual([true, 3, 3])
  })

  it('are those that the commissioner set, the other teams in the free ones; a rank that the league does not have is none', () => {
    const unranked = [null, null, null, null]
    const placesBy = (...byCommissioner: (number | undefined)[]) =>
      [1, 2, 3, 4].map((id) => played(unranked, 'complete', byCommissioner).finalRanks?.get(id))
    expect(placesBy(undefined, 1)).toEqual([3, 1, 2, 4])
    expect(placesBy(undefined, 9)).toEqual([2, 4, 1, 3])
  })

  it('are unknown before the end', () => {
    expect(played([1, 2, 3, 4], 'in-season').finalRanks).toBeNull()
  })

  it('are the ranks of the bracket if the host ranks only some teams, in the ranks that games leave open', () => {
    expect(rankOf([1, null, null, null])).toEqual([[1, 2], [2, 4], [3, 1], [4, 3]]) // biome-ignore format: a line
  })
})
