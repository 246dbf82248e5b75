/** The client against a real server on this machine: limits, retries, refusals and rubbish. */
import { afterEach, describe, expect, it } from 'vitest'
import { createEspnHttp, type EspnHttpConfig } from '../../../src/hosts/espn/index.ts'
import { addressesOf, requestEspnLeague, requestEspnPlayers, requestWeek } from '../../../src/hosts/espn/requests.ts'
import { errorOf } from '../../support/error-of.ts'
import { buildEspnLeague, openMemoryFolder } from './build-espn-league.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from './fake-espn.ts'

const key = { espnLeagueId: 4711, season: 2025, archive: 'seasons' as const }
let espn: FakeEspn
afterEach(() => espn.close())

async function start(faults?: FakeEspnOptions['faults'], config: EspnHttpConfig = {}) {
  const leagues = new Map([['2025/4711', openMemoryFolder(buildEspnLeague())]])
  espn = await startFakeEspn({ leagues, faults, latencyMs: 2 })
  return createEspnHttp({ baseUrl: espn.baseUrl, backoffMs: 0, ...config })
}

describe('the client', () => {
  it('sends views, week and filter in ESPN’s format', async () => {
    const http = await start()
    await http.get(requestEspnLeague(key))
    await http.get(requestWeek(key, 3, 2))
    await http.get(requestEspnPlayers(key, 'kona_player_info', [100, 101], 3))
    expect(espn.requests[0]).toMatchObject({
      path: '/apis/v3/games/ffl/seasons/2025/segments/0/leagues/4711',
      views: ['mSettings', 'mTeam', 'mRoster', 'mStandings', 'mMatchup', 'mDraftDetail'],
      week: null,
      filter: null,
      cookie: null,
    })
    expect(espn.requests[1]).toMatchObject({
      views: ['mMatchupScore', 'mScoreboard', 'mTransactions2'],
      week: 3,
      filter: { schedule: { filterMatchupPeriodIds: { value: [2] } } },
    })
    expect(espn.requests[2]?.filter).toEqual({
      players: {
        filterIds: { value: [100, 101] },
        limit: 2,
        sortPercOwned: { sortPriority: 1, sortAsc: false },
        filterStatsForTopScoringPeriodIds: { value: 18, additionalValue: ['002025', '102025'] },
      },
    })
  })

  it('tries the history first for seasons before 2018, and not for current ones', () => {
    const pathsOf = (season: number) =>
      addressesOf({ espnLeagueId: 4711, season }).map((address) => requestEspnLeague(address).path)
    const history = '/leagueHistory/4711'
    expect(pathsOf(2017)).toEqual([history, '/seasons/2017/segments/0/leagues/4711'])
    expect(pathsOf(2018)).toEqual(['/seasons/2018/segments/0/leagues/4711', history])
    expect(pathsOf(2025)).toEqual(['/seasons/2025/segments/0/leagues/4711'])
    const [address] = addressesOf({ espnLeagueId: 4711, season: 2017 })
    expect(address && requestEspnLeague(address).query).toContainEqual(['seasonId', '2017'])
  })

  it('has at most two requests in flight, across callers', async () => {
    const http = await start()
    await Promise.all(Array.from({ length: 12 }, () => http.get(requestEspnLeague(key))))
    expect(espn.requests).toHaveLength(12)
    expect(espn.mostInFlight).toBe(2)
  })

  it.each([
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['a page of HTML', { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Maintenance</h1>' }],
    ['half an answer', 'cut' as const],
    ['text that is not JSON', { status: 200, body: '{"id":47' }],
  ])('tries again after %s', async (_, fault) => {
    const http = await start((_request, before) => (before < 2 ? fault : null))
    await expect(http.get(requestEspnLeague(key))).resolves.toMatchObject({ id: 4711 })
    expect(espn.requests).toHaveLength(3)
  })

  it('tries again after a timeout', async () => {
    const http = await start((_, before) => (before === 0 ? 'hang' : null), { timeoutMs: 100 })
    await expect(http.get(requestEspnLeague(key))).resolves.toMatchObject({ id: 4711 })
  })

  it.each([
    ['too-many-requests', { status: 429 }],
    ['host-unavailable', { status: 502 }],
    ['host-unavailable', { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Sorry</h1>' }],
    ['unreadable-answer', { status: 200, body: 'nonsense' }],
    ['host-unavailable', 'cut' as const],
  ])('ends with %s when it stays that way', async (kind, fault) => {
    const http = await start(() => fault, { retries: 2 })
    const error = await errorOf(http.get(requestWeek(key, 3, 3)))
    expect(error.kind).toBe(kind)
    expect(error.message).toMatch(/league 4711, season 2025, week 3/)
    expect(error.message).not.toMatch(/\n/)
    expect(espn.requests).toHaveLength(3)
  })

  it('times out if ESPN never responds', async () => {
    const http = await start(() => 'hang', { retries: 1, timeoutMs: 30 })
    expect((await errorOf(http.get(requestEspnLeague(key)))).kind).toBe('host-timeout')
  })

  it('reports that the server is unreachable', async () => {
    const http = await start(undefined, { retries: 0 })
    await espn.close()
    const error = await errorOf(http.get(requestEspnLeague(key)))
    expect([error.kind, error.message]).toEqual(['host-unavailable', expect.stringContaining('ECONNREFUSED')])
  })

  it.each([
    [401, 'private-league'],
    [403, 'private-league'],
    [404, 'not-found'],
    [400, 'host-unavailable'],
    [302, 'host-unavailable'],
  ])('accepts %i as final and does not retry', async (status, kind) => {
    const http = await start(() => ({ status, headers: { location: 'https://example.com/login' } }))
    expect((await errorOf(http.get(requestEspnLeague(key)))).kind).toBe(kind)
    expect(espn.requests).toHaveLength(1)
  })

  it.each([200, 401, 403, 404, 451])(
    'reports that ESPN is unreachable behind a page of a firewall: %i',
    async (status) => {
      const headers = { 'content-type': 'text/html; charset=utf-8' }
      const http = await start(() => ({ status, headers, body: '<h1>Blocked</h1>' }), { retries: 1 })
      const error = await errorOf(http.get(requestEspnLeague(key)))
      expect([error.kind, error.readerMessage]).toEqual([
        'host-unavailable',
        expect.stringMatching(/^We can’t reach ESPN/),
      ])
      expect(espn.requests).toHaveLength(2)
    },
  )

  it.each([
    [401, '{"message":"Unauthorized"}'],
    [403, ''],
    [404, '{"error":"no such route"}'],
    [404, '{"messages":["Not Found"]}'],
  ])('takes no refusal for ESPN’s that is not in its form, such as a gateway’s: %i %s', async (status, body) => {
    const http = await start(() => ({ status, body }), { retries: 1 })
    const error = await errorOf(http.get(requestEspnLeague(key)))
    expect([error.kind, error.readerMessage]).toEqual([
      'host-unavailable',
      expect.stringMatching(/^We can’t reach ESPN/),
    ])
    expect(espn.requests).toHaveLength(2)
  })

  it('waits as long as Retry-After demands, in seconds or until a date', async () => {
    const waits: number[] = []
    const headers: Record<string, string>[] = [
      { 'retry-after': '7' },
      { 'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT', date: 'Sat, 21 Nov 2026 10:00:00 GMT' },
    ]
    const sleep = async (milliseconds: number) => {
      waits.push(milliseconds)
    }
    const http = await start((_, before) => (headers[before] ? { status: 429, headers: headers[before] } : null), {
      sleep,
    })
    await http.get(requestEspnLeague(key))
    expect(waits).toEqual([7000, 30_000])
  })

  it('does not wait an hour but reports when to retry', async () => {
    const http = await start(() => ({ status: 429, headers: { 'retry-after': '3600' } }))
    expect((await errorOf(http.get(requestEspnLeague(key)))).message).toMatch(/in 3600 s/)
    expect(espn.requests).toHaveLength(1)
  })

  it('aborts in flight, in the queue and while waiting', async () => {
    const stop = new AbortController()
    const http = await start((_, before) => {
      if (before === 1) stop.abort()
      return before === 0 ? { status: 429, headers: { 'retry-after': '100' } } : 'hang'
    })
    const errors = await Promise.all([1, 2, 3].map(() => errorOf(http.get(requestEspnLeague(key), stop.signal))))
    expect(errors.map(({ kind }) => kind)).toEqual(['aborted', 'aborted', 'aborted'])
    expect(espn.requests).toHaveLength(2)
  })
})

describe('the cookies of a league member', () => {
  const cookies = { espnS2: ' AEB%2Bsecret-part ', swid: '11111111-2222-3333-4444-555555555555' }

  it('are sent as ESPN names them', async () => {
    const http = await start(undefined, { cookies })
    await http.get(requestEspnLeague(key))
    expect(espn.requests[0]?.cookie).toBe('espn_s2=AEB%2Bsecret-part; SWID={11111111-2222-3333-4444-555555555555}')
  })

  it.each([401, 404, 429, 500])('are in no message (%i)', async (status) => {
    const http = await start(() => ({ status }), { cookies, retries: 0 })
    const error = await errorOf(http.get(requestEspnLeague(key)))
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toMatch(/secret|11111111/)
    expect(error.cause).toBeUndefined()
  })

  it('are refused without being shown when they cannot be a header', async () => {
    await start()
    const broken = () => createEspnHttp({ cookies: { ...cookies, espnS2: 'sec\nret' } })
    expect(broken).toThrow(/^ESPN_S2 is no cookie value/)
    expect(broken).not.toThrow(/sec\s*ret/)
  })

  it('are suggested for a private league, and questioned if set', async () => {
    const http = await start(() => ({ status: 401 }))
    expect((await errorOf(http.get(requestEspnLeague(key)))).message).toMatch(/Set ESPN_S2 and SWID/)
    const member = createEspnHttp({ baseUrl: espn.baseUrl, cookies })
    expect((await errorOf(member.get(requestEspnLeague(key)))).message).toMatch(/expired/)
  })
})
