import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { describeSample, measureCalibration } from '../../scripts/lib/bench/calibration.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { asEvidence } from '../../src/verdict/as-evidence.ts'
import { toyLeague } from '../analytics/toy-league.ts'

const folder = mkdtempSync(join(tmpdir(), 'calibration-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('takes every complete season of the store except demo leagues, and counts seasons of one league once', async () => {
  expect(await measureCalibration(folder)).toEqual([{ what: 'Seasons', value: `none is complete in ${folder}` }])
  const store = openStore(folder)
  const season = asEvidence(toyLeague(3, { status: { phase: 'complete' } }))
  await store.write(season, { asOf: null, source: 'demo' })
  expect(await measureCalibration(folder)).toHaveLength(1)
  await store.write(season, { asOf: null, source: 'folder' })
  const [seasons, games] = await measureCalibration(folder)
  expect(seasons?.value).toBe(describeSample(1, 1))
  expect(games?.value).toMatch(/^4, log loss/)
})

it('says when there are fewer than fifteen seasons, or only one league', () => {
  expect(describeSample(1, 1)).toMatch(/^1 of 1 league: too few/)
  expect(describeSample(14, 3)).toMatch(/^14 of 3 leagues: too few/)
  expect(describeSample(20, 1)).toMatch(/too few/)
  expect(describeSample(15, 2)).toBe('15 of 2 leagues')
})
