/** Leagues that the server does not have, imported from a fake ESPN in a real thread, and leagues that it reads again. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAge } from '../../src/contract/response-headers.ts'
import type { LeagueKey } from '../../src/domain/identity.ts'
import { importInWorker } from '../../src/server/import-in-worker.ts'
import { buildEspnLeague } from '../hosts/espn/build-espn-league.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { detailOf, emptyServer, type TestServer } from './support/demo-server.ts'

const [finished, , running] = smallDemoLeagues
if (!finished || !running) throw new Error('The demo has less leagues than these tests need')
const cookies = { espnS2: 'secret-s2', swid: '{secret-swid}' }
const files: Record<string, Record<string, unknown>> = Object.fromEntries(
  [finished, running].map((demo) => [demo.leagueId, demo.generate()]),
)
const urlOf = ({ leagueId, season }: LeagueKey) => `/api/v1/leagues/espn/${leagueId}?season=${season}`

let fake: FakeEspn
let server: TestServer

interface SetUp extends Partial<FakeEspnOptions> {
  timeoutMs?: number
  /** False: imports run in this thread. Each of the others takes as long as a process takes to start. */
  inThread?: boolean
}

async function setUp({ timeoutMs = 20_000, inThread = true, ...options }: SetUp = {}) {
  const leagues = new Map(
    [finished, running].map((demo) => [
      `${demo?.season}/${demo?.leagueId}`,
      { read: async (name: string) => files[demo?.leagueId ?? '']?.[name] ?? null },
    ]),
  )
  fake = await startFakeEspn({ leagues, ...options })
  server = emptyServer()
  const espn = { baseUrl: fake.baseUrl, cookies, retries: 0, timeoutMs }
  const access = { espn, sleeper: {} }
  const imports = inThread ? { run: importInWorker({ store: server.store, dataDir: server.folder, access }) } : {}
  server.app = server.build({ imports, access })
}

afterEach(async () => {
  vi.useRealTimers()
  await server.app.service.close()
  await fake.close()
  server.remove()
})

/** A thread loads all of the code: on a busy machine this takes a minute. */
const timeout = 300_000

describe('a league that the server does not have', { timeout }, () => {
  it('is imported once, and then served', async () => {
    await setUp()
    const url = urlOf(finished)
    const first = await Promise.all(Array.from({ length: 8 }, () => server.app.request(url)))
    for (const response of first) {
      expect(response.status).toBe(202)
      expect(response.headers.get('Retry-After')).toBe('1')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ status: 'importing', progress: { week: null, done: 0 } })
    }
    await server.app.service.idle()
    const response = await server.app.request(url)
    expect([response.status, (await response.json()).name]).toEqual([200, finished.name])
    expect(fake.takeFiles().filter((file) => file === 'league.json')).toHaveLength(1)
    expect((await server.app.request(`/api/v1/leagues/espn/${finished.leagueId}/draft-complete`)).status).toBe(200)
  })

  it('has standings from its own response, while the weeks are still read', async () => {
    const rest = Promise.withResolvers<void>()
    const own = files[finished.leagueId] ?? {}
    const read = async (name: string) => {
      if (name !== 'league.json') await rest.promise
      return own[name] ?? null
    }
    await setUp({ leagues: new Map([[`${finished.season}/${finished.leagueId}`, { read }]]) })
    const ask = (path: string) => server.app.request(`/api/v1/${path}`)
    const early = async () => (await server.app.request(urlOf(finished))).status
    await expect.poll(early, { timeout }).toBe(200)
    const league = await (await server.app.request(urlOf(finished))).json()
    expect(league).toMatchObject({ name: finished.name, is_partial: true, warnings: [] })
    const standings = await (await ask(`analytics/standings?league_id=${league.id}`)).text()
    expect((await ask(`analytics/superlatives?league_id=${league.id}`)).status).toBe(202)
    expect((await ask(`leagues/espn/${finished.leagueId}/draft-complete?season=${finished.season}`)).status).toBe(202)
    const history = `leagues/espn/${finished.leagueId}/history`
    const withSeason = (known: string) => ({ seasons: expect.arrayContaining([expect.objectContaining({ known })]) })
    expect(await (await ask(history)).json()).toMatchObject(withSeason('scores'))
    // A manager's own history has lineups and moves.
    expect((await ask(`${history}/${'0'.repeat(16)}`)).status).toBe(202)
    rest.resolve()
    await server.app.service.idle()
    expect((await ask(`${history}/${'0'.repeat(16)}`)).status).toBe(404)
    expect(await (await ask(history)).json()).toMatchObject(withSeason('whole'))
    expect(await (await server.app.request(urlOf(finished))).json()).toMatchObject({ is_partial: false })
    expect(await (await ask(`analytics/standings?league_id=${league.id}`)).text()).toBe(standings)
  })

  it.each([
    ['private', { status: 403, fault: { status: 401 }, words: /ESPN_S2 and SWID/ }],
    ['unknown', { status: 404, fault: { status: 404 }, words: /no league/ }],
    ['at a host that fails', { status: 502, fault: { status: 500 }, words: /ESPN/ }],
    ['at a host that does not respond', { status: 504, fault: 'hang', words: /ESPN/ }],
  ] as const)('is distinguished: %s', async (_, { status, fault, words }) => {
    await setUp({ faults: () => fault, ...(fault === 'hang' && { timeoutMs: 300 }) })
    expect((await server.app.request(urlOf(finished))).status).toBe(202)
    await server.app.service.idle()
    const espnRequests = fake.requests.length
    const response = await server.app.request(urlOf(finished))
    const detail = await detailOf(response)
    expect([response.status, detail]).toEqual([status, expect.stringMatching(words)])
    expect(detail).not.toMatch(/secret/)
    expect(server.logged.join()).not.toMatch(/secret/)
    expect(fake.requests.length).toBe(espnRequests)
    expect(await server.store.keys()).toEqual([])
  })

  it('is reported without a path of this machine if its lock cannot be read', async () => {
    await setUp()
    mkdirSync(join(server.folder, 'locks', `import-${finished.leagueId}.lock`), { recursive: true })
    await server.app.request(urlOf(finished))
    await server.app.service.idle()
    const response = await server.app.request(urlOf(finished))
    const detail = await detailOf(response)
    expect([response.status, detail]).toEqual([500, expect.stringContaining(`import-${finished.leagueId}.lock`)])
    expect(detail).not.toContain(server.folder)
    expect(server.logged.join()).toContain('failed')
  })

  it('is not found if the server may not request ESPN', async () => {
    await setUp()
    const response = await server.build({ imports: null }).request(urlOf(finished))
    expect([response.status, await detailOf(response)]).toEqual([404, expect.stringContaining('not found')])
    expect(fake.requests).toEqual([])
  })

  it('is not requested for an impossible id', async () => {
    await setUp()
    for (const id of ['0', '9007199254740991']) {
      expect((await server.app.request(`/api/v1/leagues/espn/${id}`)).status).toBe(404)
    }
    expect(fake.requests).toEqual([])
  })
})

describe('a running season', () => {
  /** The clock stands still: what was read again a moment ago is new for as long as the test takes. */
  async function withOldSeason(options: Partial<FakeEspnOptions> = {}) {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    await setUp({ ...options, inThread: false })
    await server.app.request(urlOf(running as LeagueKey))
    await server.app.service.idle()
    const season = await server.store.read(running as LeagueKey)
    if (!season) throw new Error('The season was not imported')
    await server.store.write({ ...season, name: 'As it was' }, { asOf: '2020-01-01T00:00:00.000Z', source: 'host' })
  }
  const nameNow = async () => (await (await server.app.request(urlOf(running as LeagueKey))).json()).name

  it('is refreshed in the background when old, while the stored data is served', async () => {
    await withOldSeason()
    const first = await server.app.request(urlOf(running as LeagueKey))
    expect([(await first.json()).name, first.headers.get('Cache-Control')]).toEqual(['As it was', 'no-cache'])
    expect(readAge(first)).toMatchObject({ asOf: '2020-01-01T00:00:00.000Z', origin: 'server', refreshing: true })
    await server.app.service.idle()
    const second = await server.app.request(urlOf(running as LeagueKey))
    expect((await second.json()).name).toBe(running.name)
    expect(readAge(second)).toMatchObject({ refreshing: false, failing: null })
    const espnRequests = fake.requests.length
    await nameNow()
    await server.app.service.idle()
    expect(fake.requests.length).toBe(espnRequests)
  })

  it('is refreshed with one request for all who watch while its games are played, and not again at once', async () => {
    await withOldSeason()
    const season = await server.store.read(running as LeagueKey)
    const { currentWeek = 0 } = season?.status ?? {}
    const kickoff = new Date(Date.now() - 3_600_000).toISOString()
    const games = [{ week: currentWeek, opponent: 'BUF', isHome: true, kickoff }]
    if (season) {
      const asOf = new Date(Date.now() - 120_000).toISOString()
      await server.store.write({ ...season, nflSchedule: { KC: games } }, { asOf, source: 'host' })
    }
    fake.takeFiles()
    const url = `/api/v1/leagues/espn/${running.leagueId}/live`
    const watch = () => Promise.all(Array.from({ length: 8 }, () => server.app.request(url)))
    const [first] = await watch()
    expect([first?.status, first?.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
    expect(await first?.json()).toMatchObject({ state: 'playing', week: currentWeek })
    await server.app.service.idle()
    expect(fake.takeFiles()).toEqual([`scoring-period-${String(currentWeek).padStart(2, '0')}.json`])
    await watch()
    await server.app.service.idle()
    expect(fake.takeFiles()).toEqual([])
  })

  it('stays as it was when that fails', async () => {
    let isDown = false
    await withOldSeason({ faults: () => (isDown ? { status: 500 } : null) })
    isDown = true
    const espnRequests = fake.requests.length
    expect(await nameNow()).toBe('As it was')
    await server.app.service.idle()
    expect(fake.requests.length).toBeGreaterThan(espnRequests)
    expect(await nameNow()).toBe('As it was')
    const failing = async () => readAge(await server.app.request(urlOf(running as LeagueKey))).failing
    await expect.poll(failing).toMatchObject({ reason: 'down' })
  })
})

describe('a finished season', () => {
  it('is followed by the next one in the background once ESPN has it, unless the server may not request ESPN', async () => {
    const year = new Date().getFullYear()
    const seasonsAtEspn = [year - 1, year].map((season) => {
      const files = buildEspnLeague({ season, espnLeagueId: 4711, ...(season === year ? { latestWeek: 2 } : {}) })
      return [`${season}/4711`, { read: async (name: string) => files[name] ?? null }] as const
    })
    await setUp({ leagues: new Map(seasonsAtEspn), inThread: false })
    const last: LeagueKey = { host: 'espn', leagueId: '4711', season: year - 1 }
    await server.app.request(urlOf(last))
    await server.app.service.idle()
    const season = await server.store.read(last)
    if (!season) throw new Error('The season was not imported')
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000).toISOString()
    await server.store.write(season, { asOf: twoDaysAgo, source: 'host' })
    fake.takeFiles()
    const shown = async (app: TestServer['app'], query = '') => {
      const response = await app.request(`/api/v1/leagues/espn/4711${query}`)
      await app.service.idle()
      return (await response.json()).season
    }
    expect(await shown(server.build({ imports: null }))).toBe(year - 1)
    expect(await shown(server.app, `?season=${year - 1}`)).toBe(year - 1)
    expect(fake.takeFiles()).toEqual([])
    expect(await shown(server.app)).toBe(year - 1)
    expect(fake.takeFiles()).toContain('league.json')
    expect(await shown(server.app)).toBe(year)
  })
})
