/** What ESPN refuses or fails to give during an import. */
import { afterEach, describe, expect, it } from 'vitest'
import { readLeagueSeason } from '../../src/espn/index.ts'
import { type ImportBench, startImportBench } from './import-bench.ts'

let bench: ImportBench
afterEach(() => bench.espn.close())

describe('what ESPN refuses', () => {
  it.each([
    ['players.json', 'players.json'],
    ['transactions-02.json', 'transactions'],
    ['pro-schedule.json', 'pro-schedule.json'],
  ])('is a warning for %s', async (file, source) => {
    bench = await startImportBench()
    bench.faults = (request) => (request.file === file ? { status: 401 } : null)
    const season = await bench.fetchIt()
    expect(season.warnings.map((warning) => warning.source)).toContain(source)
    expect(season.matchups).toHaveLength(6)
  })

  it('is a missing week for a week that is gone, but not for cookies that expired meanwhile', async () => {
    bench = await startImportBench()
    bench.faults = ({ file }) => (file === 'scoring-period-02.json' ? { status: 404 } : null)
    expect((await bench.fetchIt()).warnings.map(({ week }) => week)).toContain(2)
    bench.faults = ({ file }) => (file === 'scoring-period-02.json' ? { status: 401 } : null)
    await expect(bench.fetchIt()).rejects.toMatchObject({ kind: 'private-league' })
  })

  it('fails the import where a server error stays, and keeps what was saved', async () => {
    bench = await startImportBench()
    bench.faults = ({ file }) => (file === 'scoring-period-03.json' ? { status: 503 } : null)
    await expect(bench.fetchIt()).rejects.toMatchObject({ kind: 'espn-unavailable' })
    bench.espn.takeFiles()
    bench.faults = undefined
    await bench.fetchIt()
    const asked = bench.espn.takeFiles()
    expect(asked).toContain('scoring-period-03.json')
    expect(asked).not.toContain('scoring-period-01.json')
  })

  it('survives a server that fails every other time', async () => {
    bench = await startImportBench()
    bench.faults = (_, before) => (before % 2 === 0 ? { status: 500 } : null)
    expect((await bench.fetchIt({}, 2)).warnings).toEqual([])
  })

  it('is a private league when the league itself is refused', async () => {
    bench = await startImportBench()
    bench.faults = () => ({ status: 401 })
    await expect(bench.fetchIt()).rejects.toMatchObject({
      kind: 'private-league',
      message: expect.stringMatching(/league 4711, season 2025.*ESPN_S2 and SWID/),
    })
  })

  it('does not replace a good league answer by a strange one', async () => {
    bench = await startImportBench({ latestWeek: 2 })
    await bench.fetchIt()
    bench.faults = ({ file }) => (file === 'league.json' ? { status: 200, body: '{"messages":["?"]}' } : null)
    await expect(bench.fetchIt()).rejects.toMatchObject({ kind: 'unreadable-answer' })
    expect(await readLeagueSeason(bench.rawFor(2025), { espnLeagueId: 4711 })).toMatchObject({ season: 2025 })
  })
})
