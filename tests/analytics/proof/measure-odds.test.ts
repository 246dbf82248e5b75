import { describe, expect, it } from 'vitest'
import { compareWeek, measureOdds, type OddsOfSeason } from '../../../src/analytics/proof/measure-odds.ts'
import { mergeOdds } from '../../../src/domain/measured-odds.ts'

/** Chances of four teams after each week; 0 and 1 are certain. */
const seasonOf = (...weeks: number[][]): OddsOfSeason => ({
  weeks: weeks.map((chances, index) => ({
    week: index + 1,
    isPlayoff: false,
    teams: chances.map((chance, at) => ({
      team: { id: at + 1, name: `Team ${at + 1}` },
      playoffs: { chance, isCertain: chance === 0 || chance === 1 },
    })),
  })),
})

const noCoin = () => undefined

describe('odds against what came', () => {
  const season = seasonOf([0.8, 0.6, 0.4, 0.2], [0.9, 0.7, 0.4, 0], [1, 1, 0, 0])

  it('counts chances in ten bins, and none that was certain', () => {
    const { chances, bins = [] } = measureOdds(season, noCoin) ?? {}
    expect([chances, bins.length]).toEqual([7, 10])
    expect(bins.map((bin) => bin.chances)).toEqual([0, 0, 1, 0, 2, 0, 1, 1, 1, 1])
    expect(bins[4]).toMatchObject({ meanChance: 0.4, share: 0 })
    expect(bins[9]).toMatchObject({ meanChance: 0.9, share: 1 })
  })

  it('has Brier score and log loss by week, beside the base rate and a coin per game', () => {
    const [first] = measureOdds(season, (_, team) => (team <= 2 ? 0.75 : 0.25))?.weeks ?? []
    expect(first?.brier).toBeCloseTo((0.04 + 0.16 + 0.16 + 0.04) / 4, 12)
    expect(first?.logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.6)) / 2, 12)
    expect(first?.baseRate).toEqual({ brier: 0.25, logLoss: expect.closeTo(Math.log(2), 12) })
    expect(first?.coinPerGame).toEqual({ brier: 0.0625, logLoss: expect.closeTo(-Math.log(0.75), 12) })
  })

  it('counts every chance of several seasons as much as any other', () => {
    const other = seasonOf([0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [1, 1, 1, 0, 0, 0])
    const { chances, bins, weeks } = mergeOdds([season, other].flatMap((one) => measureOdds(one, noCoin) ?? []))
    expect([chances, bins.reduce((sum, bin) => sum + bin.chances, 0)]).toEqual([13, 13])
    expect(bins[5]).toMatchObject({ from: 0.5, to: 0.6, chances: 6, meanChance: 0.5, share: 0.5 })
    expect(weeks[0]?.chances).toBe(10)
    expect(weeks[0]?.brier).toBeCloseTo((0.4 + 6 * 0.25) / 10, 12)
    expect(mergeOdds([])).toMatchObject({ chances: 0, weeks: [] })
  })

  it('says what was said in a week, and what came', () => {
    expect(compareWeek(season, 2)).toEqual([
      { team: { id: 1, name: 'Team 1' }, chance: 0.9, came: true },
      { team: { id: 2, name: 'Team 2' }, chance: 0.7, came: true },
      { team: { id: 3, name: 'Team 3' }, chance: 0.4, came: false },
      { team: { id: 4, name: 'Team 4' }, chance: 0, came: false },
    ])
    expect(compareWeek(season, 9)).toEqual([])
  })

  it('knows nothing of a season that is not decided', () => {
    expect(measureOdds(seasonOf([0.8, 0.6, 0.4, 0.2]), noCoin)).toBeNull()
  })
})
