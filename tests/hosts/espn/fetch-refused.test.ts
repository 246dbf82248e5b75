/** Refusals and failures of ESPN during an import. */
import { afterEach, describe, expect, it } from 'vitest'
import { readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { buildEspnLeague, openMemoryFolder, setAt } from './build-espn-league.ts'
import { everyFile, everything, type ImportBench, startImportBench } from './import-bench.ts'

const message = 'Hush'
const hush = { status: 401, body: JSON.stringify({ messages: [message], details: [{ type: 'AUTH_X', message }] }) }
let bench: ImportBench
afterEach(() => bench.espn.close())

describe('a refusal of ESPN', () => {
  it.each([
    ['players.json', /was on a roster \(ESPN refused with status 401: “Hush”\), so/],
    ['pro-schedule.json', /^The NFL schedule is missing \(ESPN refused with status 401: “Hush”\), /],
  ])('is a warning for %s, with ESPN’s message', async (file, words) => {
    bench = await startImportBench()
    bench.faults = (request) => (request.file === file ? hush : null)
    const season = await bench.fetchIt()
    expect(season.warnings).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(words), source: file, week: null }),
    )
    expect(season.matchups).toHaveLength(6)
    // A later reader of the folder gets the same message.
    expect(await readEspnSeason(bench.rawFor(2025), { espnLeagueId: 4711 })).toEqual(season)
    bench.faults = undefined
    expect((await bench.fetchIt()).warnings).toEqual([])
    expect(await bench.rawFor(2025).list()).toEqual(everyFile)
  })

  it('is split into two requests if the combined one is refused', async () => {
    bench = await startImportBench()
    bench.faults = ({ views }) => (views.includes('mScoreboard') && views.includes('mTransactions2') ? hush : null)
    const season = await bench.fetchIt()
    expect(season).toEqual(await readEspnSeason(openMemoryFolder(buildEspnLeague()), { espnLeagueId: 4711 }))
    expect(await bench.rawFor(2025).list()).toEqual([...everyFile, 'transactions-01.json'].sort())
    // The request is not repeated.
    expect(bench.espn.requests.filter(({ views }) => views.length === 3)).toHaveLength(1)
  })

  it('is a warning for members-only transactions, which are not requested week by week', async () => {
    bench = await startImportBench()
    bench.faults = ({ views }) => (views.includes('mTransactions2') ? hush : null)
    const { warnings, lineups } = await bench.fetchIt()
    expect(lineups).toHaveLength(12)
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The transactions of weeks 1 to 3 are missing \(ESPN refused with status 401: “Hush”\), /),
    ])
    expect(bench.espn.takeFiles().filter((file) => file.startsWith('transactions'))).toEqual(['transactions-01.json'])
  })

  it('is detected if ESPN does not know a view and sends the bare league', async () => {
    bench = await startImportBench()
    const bare = { status: 200, body: JSON.stringify({ id: 4711, seasonId: 2025, gameId: 1, status: {} }) }
    bench.faults = ({ views }) => (views.some((view) => /kona|proTeam/.test(view)) ? bare : null)
    const { warnings } = await bench.fetchIt()
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/was on a roster \(ESPN left this out of its response\), so/),
      expect.stringMatching(/^The NFL schedule is missing \(ESPN left this out of its response\), /),
      expect.stringMatching(/^ESPN no longer lists the names of 4 players/),
    ])
  })

  it('is detected if no week’s response has transactions', async () => {
    const files = buildEspnLeague()
    setAt(files['transactions-01.json'], 'transactions', undefined)
    bench = await startImportBench({}, files)
    const { warnings } = await bench.fetchIt()
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The transactions of weeks 1 to 3 are missing \(ESPN left this out of its response\), /),
    ])
    expect(bench.espn.takeFiles()).toEqual([...everything, 'transactions-01.json'].sort())
  })

  it('is a missing week for a week that is gone, but not for cookies that expired meanwhile', async () => {
    bench = await startImportBench()
    bench.faults = ({ file }) => (file === 'scoring-period-02.json' ? { status: 404 } : null)
    expect((await bench.fetchIt()).warnings.map(({ week }) => week)).toContain(2)
    bench.faults = ({ file }) => (file === 'scoring-period-02.json' ? { status: 401 } : null)
    await expect(bench.fetchIt()).rejects.toMatchObject({ kind: 'private-league' })
  })

  it('fails the import on a permanent server error, and keeps saved responses', async () => {
    bench = await startImportBench()
    bench.faults = ({ file }) => (file === 'scoring-period-03.json' ? { status: 503 } : null)
    await expect(bench.fetchIt()).rejects.toMatchObject({ kind: 'host-unavailable' })
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

  it('does not replace a good league response with an invalid one', async () => {
    bench = await startImportBench({ latestWeek: 2 })
    await bench.fetchIt()
    bench.faults = ({ file }) => (file === 'league.json' ? { status: 200, body: '{"messages":["?"]}' } : null)
    await expect(bench.fetchIt()).rejects.toMatchObject({ kind: 'unreadable-answer' })
    expect(await readEspnSeason(bench.rawFor(2025), { espnLeagueId: 4711 })).toMatchObject({ season: 2025 })
  })
})
