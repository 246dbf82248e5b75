/** ESPN behind the interface that all hosts have. */
import { afterEach, describe, expect, it } from 'vitest'
import { createEspnHttp, type EspnHttpConfig, readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { createEspnSource, nflScheduleFrom } from '../../../src/hosts/espn/source.ts'
import { stepsOfFailing } from '../support/failing-import.ts'
import { buildEspnLeague } from './build-espn-league.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from './fake-espn.ts'
import { openMemoryFolder } from './memory-folder.ts'

let espn: FakeEspn | null = null
afterEach(async () => {
  await espn?.close()
  espn = null
})

const now = () => new Date('2025-12-01T12:00:00Z')

async function open(config: EspnHttpConfig = {}, faults?: FakeEspnOptions['faults']) {
  const files = buildEspnLeague()
  espn = await startFakeEspn({ leagues: new Map([['2025/4711', openMemoryFolder(files)]]), faults })
  const http = createEspnHttp({ baseUrl: espn.baseUrl, backoffMs: 1, ...config })
  return { source: createEspnSource(http), http, files }
}

describe('ESPN as a source of leagues', () => {
  it('fetches a season as the importer does, early parts first, and reads it again from its folder', async () => {
    const { source } = await open()
    const raw = openMemoryFolder()
    const early: string[] = []
    const season = await source.fetchSeason('4711', {
      season: null,
      rawFor: () => raw,
      now,
      onEarly: (_, { known }) => void early.push(known),
    })
    expect(early[0]).toMatch(/^(league|scores)$/)
    expect(season).toEqual(await readEspnSeason(raw, { espnLeagueId: 4711 }))
    expect(await source.readSeason(raw, { leagueId: '4711', season: 2025 })).toEqual(season)
    expect(source.counts().answered).toBeGreaterThan(3)
  })

  it('reports trouble after what was read before it, as its readers wait for that', async () => {
    const { source } = await open({ retries: 0 }, ({ file }) => (file === 'league.json' ? null : { status: 500 }))
    const raw = openMemoryFolder()
    expect(await stepsOfFailing(source, '4711', { rawFor: () => raw, now })).toEqual(['scores', 'failed'])
  })

  it('lists the seasons of a league under one id, and has no search by user name', async () => {
    const { source } = await open()
    const { seasons, gap } = await source.listSeasons('4711', { now })
    expect(seasons[0]).toMatchObject({ season: 2025, leagueId: '4711' })
    expect(gap).toBeNull()
    expect(source.findLeagues).toBeNull()
  })

  it('has the NFL’s schedule for the leagues of other hosts', async () => {
    const { http, files } = await open()
    expect(await nflScheduleFrom(http)(2025)).toEqual(files['pro-schedule.json'])
  })
})
