import { describe, expect, it } from 'vitest'
import { compareWeek, measureOdds, type OddsOfSeason } from '../../../src/analytics/proof/measure-odds.ts'

/** Chances of four teams after each week; 0 and 1 are certain. */
const seasonOf = (...weeks: number[][]): OddsOfSeason => ({
  weeks: weeks.map((chances, index) => ({
    week: index + 1,
    isPlayoff: false,
    teams: chances.map((chance, at) => ({
      team: { id: at + 1 },
      playoffs: { chance, isCertain: chance === 0 || chance === 1 },
    })),
  })),
})

describe('odds against what came', () => {
  const season = seasonOf([0.8, 0.6, 0.4, 0.2], [0.9, 0.7, 0.4, 0], [1, 1, 0, 0])

  it('counts chances in ten bins, and none that was certain', () => {
    const { chances, bins, seasons } = measureOdds([season])
    expect([seasons, chances, bins.length]).toEqual([1, 7, 10])
    expect(bins.map((bin) => bin.chances)).toEqual([0, 0, 1, 0, 2, 0, 1, 1, 1, 1])
    expect(bins[4]).toMatchObject({ meanChance: 0.4, share: 0 })
    expect(bins[9]).toMatchObject({ meanChance: 0.9, share: 1 })
  })

  it('has Brier score and log loss by week, beside a coin', () => {
    const [first] = measureOdds([season]).weeks
    expect(first?.brier).toBeCloseTo((0.04 + 0.16 + 0.16 + 0.04) / 4, 12)
    expect(first?.logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.6)) / 2, 12)
    expect([first?.coin.brier, first?.coin.logLoss]).toEqual([0.25, expect.closeTo(Math.log(2), 12)])
  })

  it('says what was said in a week, and what came', () => {
    expect(compareWeek(season, 2)).toEqual([
      { teamId: 1, chance: 0.9, came: true },
      { teamId: 2, chance: 0.7, came: true },
      { teamId: 3, chance: 0.4, came: false },
      { teamId: 4, chance: 0, came: false },
    ])
    expect(compareWeek(season, 9)).toEqual([])
  })

  it('knows nothing of a season that is not decided, and says that few seasons are few', () => {
    const running = measureOdds([seasonOf([0.8, 0.6, 0.4, 0.2])])
    expect([running.seasons, running.chances, running.isSmall]).toEqual([0, 0, true])
    expect(measureOdds(Array.from({ length: 15 }, () => season)).isSmall).toBe(false)
  })
})
