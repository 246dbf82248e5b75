/** The commissioner's final ranks, with or without ESPN's. */
import { describe, expect, it } from 'vitest'
import { buildEspnLeague, setAt } from './build-espn-league.ts'
import { judge } from './read-sketch.ts'

const judgeRanked = async (...ranks: [rankFinal: number | null, rankCalculatedFinal: number][]) => {
  const files = buildEspnLeague()
  for (const [index, [byCommissioner, byHost]] of ranks.entries()) {
    setAt(files['league.json'], `teams[${index}].rankFinal`, byCommissioner)
    setAt(files['league.json'], `teams[${index}].rankCalculatedFinal`, byHost)
  }
  const { status, finalRanks, teams } = await judge(files)
  return [status.phase, teams.map(({ id }) => finalRanks?.get(id))]
}

describe('final ranks', () => {
  it('are ESPN’s if the commissioner set none, which is 0 or nothing', async () => {
    expect(await judgeRanked([0, 3], [null, 1], [0, 2], [null, 4])).toEqual(['complete', [3, 1, 2, 4]])
  })

  it('are the commissioner’s first, and all other teams move', async () => {
    expect(await judgeRanked([0, 1], [0, 2], [1, 3], [0, 4])).toEqual(['complete', [2, 3, 1, 4]])
  })

  it('end a season without ESPN’s ranks', async () => {
    expect(await judgeRanked([3, 0], [1, 0], [2, 0], [4, 0])).toEqual(['complete', [3, 1, 2, 4]])
  })
})
