import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readStoredSeasons } from '../../scripts/lib/bench/finished-seasons.ts'
import { describeSample, measureOddsByType } from '../../scripts/lib/bench/odds.ts'
import { describeGain, fitSlope, meanGap, meanLoss, type Prediction } from '../../scripts/lib/bench/predictions.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { evidenceOf } from '../../src/verdict/judge-season.ts'
import { toyLeague } from '../analytics/toy-league.ts'

const folder = mkdtempSync(join(tmpdir(), 'calibration-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('takes every complete season of the store except demo leagues, by type of league', async () => {
  expect(measureOddsByType(await readStoredSeasons(folder))).toEqual([
    { title: 'Odds', measures: [{ what: 'Seasons', value: 'none is complete' }] },
  ])
  const store = openStore(folder)
  const season = evidenceOf(toyLeague(3, { status: { phase: 'complete' } }))
  await store.write(season, { asOf: null, source: 'demo' })
  expect(await readStoredSeasons(folder)).toEqual([])
  await store.write(season, { asOf: null, source: 'folder' })
  const parts = measureOddsByType(await readStoredSeasons(folder))
  expect(parts.map(({ title }) => title)).toEqual([
    `Odds: all leagues, ${describeSample(1, 1)}`,
    `Odds: redraft, ${describeSample(1, 1)}`,
  ])
  expect(parts[0]?.measures.map(({ what }) => what)).toContain("Next week's games by ratings, 4")
})

it('says when there are fewer than fifteen seasons, or only one league', () => {
  expect(describeSample(1, 1)).toMatch(/^1 season of 1 league: too few/)
  expect(describeSample(14, 3)).toMatch(/^14 seasons of 3 leagues: too few/)
  expect(describeSample(20, 1)).toMatch(/too few/)
  expect(describeSample(15, 2)).toBe('15 seasons of 2 leagues')
})

describe('predicted chances', () => {
  const predict = (season: string, chance: number, result: number): Prediction => ({
    season,
    chance,
    others: { coin: 0.5 },
    result,
  })
  /** Of four chances of 75 % three came: exactly as said. */
  const right = ['a', 'b'].flatMap((season) => [1, 1, 1, 0].map((result) => predict(season, 0.75, result)))

  it('have a slope of 1 and no gap where they came as often as they said', () => {
    expect(fitSlope(right)).toBeCloseTo(1, 6)
    expect(meanGap(right)).toBeCloseTo(0, 12)
    expect(meanLoss(right)).toBeCloseTo(-(0.75 * Math.log(0.75) + 0.25 * Math.log(0.25)), 12)
  })

  it('have a slope below 1 where they are too bold, and above 1 where too timid', () => {
    expect(fitSlope(right.map((one) => ({ ...one, chance: 0.9 })))).toBeLessThan(0.6)
    expect(fitSlope(right.map((one) => ({ ...one, chance: 0.6 })))).toBeGreaterThan(2)
  })

  it('have an interval that resamples seasons, none for a single one', () => {
    // Both seasons gain the same.
    expect(describeGain(right, 'coin')).toBe('+0.1308 [+0.1308, +0.1308]')
    expect(describeGain(right.slice(0, 4), 'coin')).toBe('+0.1308 [one season]')
  })
})
