import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { command } from '../../scripts/import.ts'
import type { LeagueKey } from '../../src/domain/identity.ts'
import { leagueFileFormat } from '../../src/service/league-files.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { openRawFolder } from '../../src/storage/raw-folder.ts'
import { middle, newest, oldest, sleeperFiles, sleeperWorld, userId } from '../engine/support/sleeper-seasons.ts'
import { type FakeEspn, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import { openMemoryFolder } from '../hosts/espn/memory-folder.ts'
import { startFakeSleeper } from '../hosts/sleeper/fake-sleeper.ts'
import { buildYahooLeague, key as yahooKey } from '../hosts/yahoo/build-yahoo-league.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { callScript } from './support/call-script.ts'
import { startScript } from './support/run-script.ts'

const [demo] = smallDemoLeagues
if (!demo) throw new Error('There is no demo league')
const { host, leagueId, season, name } = demo
const files = demo.generate()

/** `saved` holds the responses, `folder` the command's files. */
let saved = ''
let folder = ''
beforeAll(async () => {
  saved = mkdtempSync(join(tmpdir(), 'saved-'))
  const raw = openRawFolder(join(saved, String(season), leagueId))
  for (const [file, json] of Object.entries(files)) await raw.write(file, json)
}, 60_000)
afterAll(() => rmSync(saved, { recursive: true, force: true }))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const importNow = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  callScript(command, args, { DATA_DIR: folder, ...env })

describe('npm run import, from a folder', () => {
  it('stores the season and prints a summary', async () => {
    const { code, stdout, stderr } = await importNow([leagueId, '--from', saved])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(new RegExp(`${name}, season ${season}: 4 teams, 6 of 6 weeks, champion .+\\.\n`))
    expect(stdout).toContain(`http://localhost:4321/leagues/espn/${leagueId}`)
    expect(stdout).toMatch(/^Week 6: lineups \(\d+ of \d+\)$/m)
    expect((await openStore(folder).card({ host, leagueId, season }))?.source).toBe('folder')
    expect(readdirSync(join(folder, 'locks'))).toEqual([])
  })

  it('takes the address of the league as well', async () => {
    const address = `https://fantasy.espn.com/football/league?leagueId=${leagueId}&seasonId=${season}`
    expect((await importNow([address, '--from', saved])).code).toBe(0)
  })

  it('reads a file of the member’s script, which names its league', async () => {
    const path = join(folder, 'league.json.gz')
    const saved = { format: leagueFileFormat, version: 1, leagueId: Number(leagueId), season, answers: files }
    writeFileSync(path, gzipSync(JSON.stringify(saved)))
    const { code, stdout, stderr } = await importNow(['--from', path])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(new RegExp(`${name}, season ${season}: 4 teams`))
    const other = await importNow(['77', '--from', path])
    expect(other.stderr).toContain(`holds league ${leagueId} of ${season}, and nothing of league 77`)
  })

  it('prints the URLs of the seasons that it imported where others in the file cannot be read', async () => {
    const path = join(folder, 'yahoo.json')
    const older = JSON.parse(
      JSON.stringify(buildYahooLeague({ league: { season: 2023, renew: null } })).replaceAll(yahooKey, '423.l.815'),
    )
    const broken = { 'league/414.l.77/settings': '<html>Sign in</html>' }
    const seasons = [buildYahooLeague(), broken, older].map((answers) => ({ answers }))
    writeFileSync(path, JSON.stringify({ format: leagueFileFormat, version: 2, host: 'yahoo', seasons }))
    const { code, stdout, stderr } = await importNow(['--from', path])
    expect(code).toBe(1)
    expect(stderr).toMatch(/2 of 3 seasons were imported.*league 414\.l\.77/)
    const printed = stdout.match(/http:\/\/\S+/g) ?? []
    expect(printed.filter((url) => /\/leagues\/yahoo\/(449000004711|423000000815)\b/.test(url))).toHaveLength(2)
  })

  it('saves the responses as a folder, on request without names, which imports to the same standings', async () => {
    const path = join(folder, 'league.json.gz')
    const saved = { format: leagueFileFormat, version: 1, leagueId: Number(leagueId), season, answers: files }
    writeFileSync(path, gzipSync(JSON.stringify(saved)))
    const shared = join(folder, 'shared')
    const args = ['--from', path, '--save-folder', shared, '--anonymize']
    const { code, stdout, stderr } = await importNow(args)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`Saved in ${join(shared, String(season), '1')}\n`)
    expect(readdirSync(join(shared, String(season)))).toEqual(['1'])
    const again = await importNow(['1', '--from', shared], { DATA_DIR: join(folder, 'other') })
    expect([again.code, again.stderr]).toEqual([0, ''])
    expect(again.stdout).toContain(`League, season ${season}: 4 teams, 6 of 6 weeks, champion Team `)
    expect((await importNow([leagueId, '--anonymize'])).stderr).toContain('give --save-folder with --anonymize')
  })

  it('names the option for a file in place of a league', async () => {
    const { code, stderr } = await importNow(['league-yahoo-4711-2024.json.gz'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('with --from league-yahoo-4711-2024.json.gz.')])
  })

  it('reports in one line what is missing', async () => {
    const failures = [
      { args: ['77', '--from', saved], words: 'no saved season of league 77' },
      {
        args: [leagueId, '--season', '2001', '--from', saved],
        words: `no saved season of league ${leagueId}: expected 2001/${leagueId}/.`,
      },
      { args: [leagueId, '--from', join(saved, 'nowhere')], words: 'There is no folder' },
    ]
    for (const { args, words } of failures) {
      const { code, stderr } = await importNow(args)
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)])
      expect(stderr).toContain(words)
    }
    expect(await openStore(folder).keys()).toEqual([])
  })

  it('refuses an invalid league or season', async () => {
    for (const args of [[], ['abc'], ['0'], ['1e3'], ['https://fantasy.espn.com/'], ['7', '--season', '24']]) {
      const { code, stdout } = await importNow([...args])
      expect([args, code, stdout]).toEqual([args, 2, ''])
    }
  })
})

describe('npm run import, of leagues at Sleeper', () => {
  const seasons = [newest, middle, oldest]
  beforeAll(async () => {
    for (const key of seasons) {
      const raw = openRawFolder(join(saved, String(key.season), key.leagueId))
      for (const [file, json] of Object.entries(sleeperFiles(key))) await raw.write(file, json)
    }
  })

  it('reads every season of the league from a folder, each under its own id', async () => {
    const { code, stdout, stderr } = await importNow([`sleeper:${newest.leagueId}`, '--all-seasons', '--from', saved])
    expect([code, stderr]).toEqual([0, ''])
    for (const { season, leagueId } of seasons) {
      expect(stdout).toContain(`The Small League, season ${season}: 8 teams, 5 of 5 weeks, champion Team 1.\n`)
      expect(stdout).toContain(`http://localhost:4321/leagues/sleeper/${leagueId}\n`)
    }
    const store = openStore(folder)
    expect(await store.keys()).toEqual(seasons)
    expect(await store.seasonsOf(middle)).toEqual(seasons)
  })

  it('reads the seasons before one that is no football league, and names that one', async () => {
    const place = join(folder, 'odd')
    for (const key of seasons) {
      const raw = openRawFolder(join(place, String(key.season), key.leagueId))
      for (const [file, json] of Object.entries(sleeperFiles(key))) {
        const isOdd = file === 'league.json' && key === middle
        await raw.write(file, isOdd ? { ...(json as object), sport: 'nba' } : json)
      }
    }
    const { code, stderr } = await importNow([`sleeper:${newest.leagueId}`, '--all-seasons', '--from', place])
    expect(code).toBe(1)
    expect(stderr).toContain(`Season ${middle.season}: `)
    expect(stderr).toContain(`1 of 3 seasons could not be imported: ${middle.season}`)
    expect(await openStore(folder).keys()).toEqual([newest, oldest])
  })

  it('reads the seasons up to one whose league cannot be read, and names that one', async () => {
    const place = join(folder, 'truncated')
    for (const key of seasons) {
      const raw = openRawFolder(join(place, String(key.season), key.leagueId))
      for (const [file, json] of Object.entries(sleeperFiles(key))) await raw.write(file, json)
    }
    writeFileSync(join(place, String(middle.season), middle.leagueId, 'league.json.gz'), gzipSync('{"league'))
    const args = [`sleeper:${newest.leagueId}`, '--all-seasons', '--from', place]
    const { code, stdout, stderr } = await importNow(args)
    expect(code).toBe(1)
    expect(stderr).toContain(`1 of 2 seasons could not be imported: ${middle.season}`)
    expect(stdout).toContain(`Note: Earlier seasons than ${middle.season} weren’t found: `)
    expect(await openStore(folder).keys()).toEqual([newest])
  })

  it('finds an older season by the newest id', async () => {
    const args = [`https://sleeper.com/leagues/${newest.leagueId}`, '--season', '2023', '--from', saved]
    expect(await importNow(args)).toMatchObject({ code: 0, stderr: '' })
    expect(await openStore(folder).keys()).toEqual([oldest])
    const missing = await importNow([`sleeper:${newest.leagueId}`, '--season', '2019', '--from', saved])
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringMatching(/^[^\n]+ has no saved season [^\n]+\n$/)])
  })

  it('lists a user’s leagues, and prints their import arguments without a terminal', async () => {
    const other: LeagueKey = { host: 'sleeper', leagueId: '920000000000000001', season: 2022 }
    const { leagues, ...world } = sleeperWorld()
    const all = new Map([...leagues, [other.leagueId, openMemoryFolder(sleeperFiles(other))]])
    const users = new Map([[userId, { username: 'ann', leagueIds: [...all.keys()] }]])
    const fake = await startFakeSleeper({ ...world, leagues: all, users })
    const env = { SLEEPER_BASE_URL: fake.apiUrl, SLEEPER_UNOFFICIAL_BASE_URL: fake.unofficialApiUrl }
    const { code, stdout, stderr } = await importNow(['sleeper:@ann'], env)
    expect([code, stdout.split('\n'), stderr]).toEqual([
      1,
      [
        `  1  The Small League, 8 teams: 2025, 2024, 2023 (sleeper:${newest.leagueId})`,
        `  2  The Small League, 8 teams: 2022 (sleeper:${other.leagueId})`,
        '',
      ],
      `Run it again with one of these, such as: npm run import -- sleeper:${newest.leagueId}\n`,
    ])
    const nobody = await importNow(['sleeper:@nobody'], env)
    expect([nobody.code, nobody.stderr]).toEqual([1, expect.stringMatching(/^Sleeper has no user nobody[^\n]+\n$/)])
    await fake.close()
  })
})

describe('npm run import, from ESPN', () => {
  let fake: FakeEspn
  afterEach(() => fake.close())
  const leagues = () => new Map([[`${season}/${leagueId}`, { read: async (file: string) => files[file] ?? null }]])
  const args = [leagueId, '--season', String(season)]

  it('saves every response, and sends no request twice; a finished season’s last week and players are read again', async () => {
    fake = await startFakeEspn({ leagues: leagues() })
    const env = { ESPN_BASE_URL: fake.baseUrl, ESPN_S2: 'secret-s2', SWID: '{secret-swid}' }
    const first = await importNow(args, env)
    expect([first.code, first.stderr]).toEqual([0, ''])
    expect(first.stdout).not.toContain('secret')
    expect(fake.requests.every(({ cookie }) => cookie === 'espn_s2=secret-s2; SWID={secret-swid}')).toBe(true)
    expect(readdirSync(join(folder, 'raw', String(season), leagueId))).toContain('league.json.gz')
    // The league, 6 weeks with their transactions, the NFL's schedule and the players.
    const asked = fake.takeFiles()
    expect(asked.length).toBeLessThanOrEqual(11)
    expect(new Set(asked).size).toBeGreaterThanOrEqual(9)
    expect(first.stdout).toMatch(
      new RegExp(`\n${asked.length} requests to ESPN: ${asked.length} responses, 0 refusals\\.\n$`),
    )
    const again = await importNow(args, env)
    expect([again.code, again.stderr]).toEqual([0, ''])
    expect(again.stdout).toMatch(/\n3 requests to ESPN: 3 responses, 0 refusals\.\n$/)
    const askedAgain = fake.takeFiles()
    expect(askedAgain.toSorted()).toEqual(['league.json', 'players.json', 'scoring-period-06.json'])
  })

  it('stops at Ctrl-C without losing data, and resumes', async () => {
    let isStopped = false
    // Half of the season responds, in any order, then nothing until the command was stopped.
    let answered = 0
    fake = await startFakeEspn({
      leagues: leagues(),
      faults: ({ week }) => (week && !isStopped && ++answered > 6 ? 'hang' : null),
    })
    const env = { DATA_DIR: folder, ESPN_BASE_URL: fake.baseUrl }
    const { child, says, ended } = startScript('import', args, env)
    await says('Week 3: lineups')
    child.kill('SIGINT')
    expect(await ended).toMatchObject({
      code: 130,
      stderr: 'Stopped. Your progress is saved; run it again to continue.\n',
    })
    expect(await openStore(folder).keys()).toEqual([])
    expect(readdirSync(join(folder, 'locks'))).toEqual([])

    isStopped = true
    fake.takeFiles()
    expect((await importNow(args, env)).code).toBe(0)
    expect(fake.takeFiles()).not.toContain('scoring-period-02.json')
    expect(await openStore(folder).keys()).toEqual([{ host, leagueId, season }])
  })

  it('reports in one line why ESPN refuses the league', async () => {
    fake = await startFakeEspn({ leagues: new Map(), faults: () => ({ status: 401 }) })
    const { code, stderr } = await importNow(args, { ESPN_BASE_URL: fake.baseUrl })
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^This league is private [^\n]+\n$/)])
  })
})
