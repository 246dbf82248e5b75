/** Sources of responses: the site's own files, the API, and the fallback when it is down. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { servedMarkSelector } from '../../src/contract/page-mark.ts'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'
import { manifestFormat } from '../../src/contract/snapshot-manifest.ts'
import { isMissingWeek } from '../../src/parts/team/missing-week.ts'
import { apiResponse, engineResponse } from '../support/api-response.ts'

const over: SnapshotSeason = {
  host: 'espn',
  hostLeagueId: '101',
  season: 2025,
  leagueId: 10125,
  name: 'Over',
  hash: '0123456789abcdef',
  takenAt: '2026-01-10T00:00:00.000Z',
  throughWeek: null,
}
const older: SnapshotSeason = { ...over, season: 2024, leagueId: 10124, hash: '1123456789abcdef' }
const running: SnapshotSeason = { ...over, hostLeagueId: '103', season: 2026, leagueId: 10326, throughWeek: 9 }
const foreign: SnapshotSeason = { ...over, hostLeagueId: '777', leagueId: 3, hash: '2223456789abcdef' }

const packed: SnapshotSeason = {
  ...over,
  hostLeagueId: '105',
  leagueId: 10525,
  hash: '3223456789abcdef',
}

/** Two seasons of a league with an id per season. */
const after: SnapshotSeason = {
  ...over,
  host: 'sleeper',
  hostLeagueId: '9100000002',
  previousHostLeagueId: '9100000001',
  leagueId: 500000000125,
  hash: '4223456789abcdef',
}
const before: SnapshotSeason = {
  ...after,
  season: 2024,
  hostLeagueId: '9100000001',
  previousHostLeagueId: null,
  leagueId: 500000000224,
  hash: '5223456789abcdef',
}

const files = {
  '/snapshot/manifest.json': {
    format: manifestFormat,
    seasons: [running, over, foreign, after, older, before, packed],
  },
  '/snapshot/sleeper-9100000002/2025/4223456789abcdef/leagues/sleeper.json': {
    id: 500000000125,
    hostLeagueId: '9100000002',
    season: 2025,
  },
  '/snapshot/sleeper-9100000001/2024/5223456789abcdef/leagues/sleeper.json': {
    id: 500000000224,
    hostLeagueId: '9100000001',
    season: 2024,
  },
  '/snapshot/leagues.json': [
    { id: 10125, espnLeagueId: 101, season: 2025 },
    { id: 10124, espnLeagueId: 101, season: 2024 },
  ],
  '/snapshot/101/2025/0123456789abcdef/leagues/espn.json': {
    id: 10125,
    espnLeagueId: 101,
    season: 2025,
    name: 'Over',
    seasons: [2025, 2019],
  },
  '/snapshot/101/2025/0123456789abcdef/teams/101250007.json': {
    'teams/101250007.json': { id: 101250007, name: 'Team of the snapshot' },
  },
  '/snapshot/103/2026/0123456789abcdef/leagues/espn.json': {
    id: 10326,
    espnLeagueId: 103,
    season: 2026,
    name: 'After week 9',
  },
  '/snapshot/105/2025/3223456789abcdef/teams/105250007.json': {
    'teams/105250007.json': { id: 105250007, name: 'Packed team' },
    'teams/105250007/roster/weekly/3.json': { teamId: 105250007, week: 3 },
  },
  '/snapshot/777/2025/2223456789abcdef/leagues/espn.json': {
    id: 3,
    espnLeagueId: 777,
    season: 2025,
    name: 'Foreign',
  },
  '/snapshot/777/2025/2223456789abcdef/teams/5.json': { 'teams/5.json': { id: 5, name: 'Team of small numbers' } },
} as Record<string, unknown>

let asked: string[] = []

/** The host's files, and an API that responds with `api`. */
function host(api: (path: string) => Response | Promise<Response>, others: Record<string, unknown> = {}) {
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const file = others[address] ?? files[address]
    if (address.startsWith('/snapshot/')) return file ? Response.json(file) : pageOfHost(404)
    return api(address)
  })
}

const pageOfHost = (status: number) =>
  new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html' } })
const down = () => Promise.reject(new TypeError('Failed to fetch'))

async function load({ apiUrl = '' } = {}) {
  vi.resetModules()
  vi.stubEnv('HAS_SNAPSHOTS', 'true')
  vi.stubEnv('PUBLIC_API_BASE_URL', apiUrl)
  return import('../../src/client/call.ts')
}

const loadCall = async (options = {}) => (await load(options)).call
const loadSend = async () => (await load()).send

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'token', setItem() {}, removeItem() {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('a finished season with a snapshot', () => {
  it('comes from its files without calling the API', async () => {
    host(down)
    const { call, send } = await load()
    expect(await send('hostLeague', { host: 'espn', leagueId: '101' })).toMatchObject({
      data: { id: 10125, name: 'Over' },
      age: { asOf: over.takenAt, origin: 'snapshot' },
      snapshot: over,
    })
    expect(await call('team', { id: 101250007 })).toMatchObject({ name: 'Team of the snapshot' })
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([])
  })

  it('comes from the API on a page that a server has rendered, as its rows do', async () => {
    host(async () => apiResponse({ id: 10125, name: 'Stored', season: 2025 }))
    vi.stubGlobal('document', { querySelector: (selector: string) => (selector === servedMarkSelector ? {} : null) })
    const call = await loadCall()
    expect(await call('hostLeague', { host: 'espn', leagueId: '101' })).toMatchObject({ name: 'Stored' })
  })

  it('comes from the file with several responses, which is read once', async () => {
    host(down)
    const call = await loadCall()
    const [team, roster] = await Promise.all([
      call('team', { id: 105250007 }),
      call('weeklyRoster', { id: 105250007, week: 3 }),
    ])
    expect([team, roster]).toMatchObject([{ name: 'Packed team' }, { week: 3 }])
    expect(asked.filter((address) => address.includes('/105/'))).toHaveLength(1)
  })

  it('has the seasons beside it that have a snapshot now, not those of the day it was taken', async () => {
    host(down)
    const call = await loadCall()
    expect(await call('hostLeague', { host: 'espn', leagueId: '101' })).toMatchObject({ seasons: [2025, 2024] })
  })

  it('finds teams of servers with other ids by the league in the URL', async () => {
    host(down)
    vi.stubGlobal('location', { pathname: '/leagues/espn/777/overview', search: '' })
    const call = await loadCall()
    expect(await call('team', { id: 5 })).toMatchObject({ name: 'Team of small numbers' })
  })

  it('is found by the id of its league, or by that of another season and its year', async () => {
    host(down)
    const call = await loadCall()
    const seasonLeagueIds = [
      { season: 2025, hostLeagueId: '9100000002' },
      { season: 2024, hostLeagueId: '9100000001' },
    ]
    const of2024 = await call('hostLeague', { host: 'sleeper', leagueId: '9100000001' })
    expect(of2024).toMatchObject({ id: 500000000224, seasons: [2025, 2024], seasonLeagueIds })
    expect(await call('hostLeague', { host: 'sleeper', leagueId: '9100000002', season: 2024 })).toEqual(of2024)
    expect(await call('hostLeague', { host: 'sleeper', leagueId: '9100000001', season: 2025 })).toMatchObject({
      id: 500000000125,
      seasonLeagueIds,
    })
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([])
  })

  it('calls the API for responses missing from its files', async () => {
    host(() => apiResponse({ id: 101250008, name: 'Live team' }))
    const call = await loadCall()
    expect(await call('team', { id: 101250008 })).toMatchObject({ name: 'Live team' })
  })

  it('has no roster in a week without one, on a host of files', async () => {
    host(() => pageOfHost(404))
    const call = await loadCall()
    await expect(call('weeklyRoster', { id: 101250007, week: 18 })).rejects.toMatchObject({
      status: 404,
      detail: 'No roster data found for team 101250007 in week 18.',
    })
  })
})

describe('a file that could not be fetched', () => {
  const api = () => pageOfHost(404)
  const troubles: [what: string, respond: () => Response | Promise<Response>][] = [
    ['the network is away', down],
    ['the host is in trouble', () => new Response('', { status: 503 })],
    ['the host wants fewer requests', () => new Response('', { status: 429 })],
    ['the file was cut off', () => new Response('{"teams/', { headers: { 'Content-Type': 'application/json' } })],
    ['a portal responds in its place', () => Response.json({ name: 'Hotel WiFi' })],
    ['a portal that knows seasons does', () => Response.json({ seasons: [{ name: 'Summer' }] })],
    ['a portal sends a list', () => Response.json([{ id: 7, name: 'Networks' }])],
  ]
  const roster = (call: Awaited<ReturnType<typeof loadCall>>, id: number) => call('weeklyRoster', { id, week: 3 })

  /** The host's files, of which those whose address has `part` in it respond as `trouble` does while there is any. */
  function hostInTrouble(part: string, trouble: () => Response | Promise<Response>) {
    const state = { isInTrouble: true }
    host(api)
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (address: string) =>
      state.isInTrouble && address.includes(part) ? trouble() : fetch(address),
    )
    return state
  }

  it.each(troubles)('is a failure that can be retried, not a bye: %s', async (_, trouble) => {
    for (const [part, id] of [
      ['/105/', 105250007],
      ['/101/', 101250007],
      ['manifest', 105250007],
    ] as const) {
      const state = hostInTrouble(part, trouble)
      const call = await loadCall()
      const failure = await roster(call, id).catch((cause) => cause)
      expect(failure).toMatchObject({
        reason: 'down',
        detail: expect.stringMatching(/^Couldn’t load this site’s saved data/),
      })
      expect(isMissingWeek(failure)).toBe(false)
      state.isInTrouble = false
      if (id === 105250007) expect(await roster(call, id)).toMatchObject({ week: 3 })
      else await expect(roster(call, id)).rejects.toSatisfy(isMissingWeek)
    }
  })

  it('leaves to the API what the API has', async () => {
    host(() => apiResponse({ teamId: 105250007, week: 3, teamName: 'Live' }))
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (address: string) => (address.includes('/snapshot/') ? down() : fetch(address)))
    expect(await roster(await loadCall(), 105250007)).toMatchObject({ teamName: 'Live' })
  })

  it('responds with the list of leagues without an API', async () => {
    hostInTrouble('leagues.json', down)
    const call = await loadCall()
    await expect(call('leagues', {})).rejects.toMatchObject({ reason: 'down' })
  })
})

describe('a season in progress', () => {
  it('comes from the API', async () => {
    host(() => apiResponse({ id: 10326, name: 'Live' }))
    const send = await loadSend()
    const received = await send('hostLeague', { host: 'espn', leagueId: '103' })
    expect(received).toMatchObject({ data: { name: 'Live' }, age: { origin: 'server' } })
    expect(received).not.toHaveProperty('snapshot')
  })

  it.each([
    ['cannot be reached', down],
    ['is in trouble', () => apiResponse({ detail: 'No' }, { status: 503 })],
    ['is not there', () => pageOfHost(404)],
  ])('comes from its snapshot if the API %s', async (_, api) => {
    host(api)
    const send = await loadSend()
    expect(await send('hostLeague', { host: 'espn', leagueId: '103' })).toMatchObject({
      data: { name: 'After week 9' },
      snapshot: running,
    })
  })

  const [before, since] = ['2026-01-09T00:00:00.000Z', '2026-01-11T00:00:00.000Z']
  const wanted = { host: 'espn', leagueId: '103' } as const

  it.each([
    [since, 'Saved', { age: { savedAt: since } }],
    [before, 'After week 9', { age: { savedAt: null }, snapshot: running }],
  ])(
    'is no older than its snapshot where the service worker responds for the API: saved on %s',
    async (at, name, reported) => {
      host(() => apiResponse({ id: 10326, name: 'Saved' }, { headers: { 'x-saved-at': at } }))
      const send = await loadSend()
      expect(await send('hostLeague', wanted)).toMatchObject({ data: { name }, ...reported })
    },
  )

  it.each([
    ['server', since, {}, 'Of the server'],
    ['server', before, {}, 'After week 9'],
    ['worker', before, { 'x-saved-at': since }, 'After week 9'],
    ['worker', since, { 'x-saved-at': since }, 'Of the server'],
  ])('is no older than its snapshot where a %s responds with results as of %s', async (_, asOf, headers, name) => {
    const dated = { ...headers, 'Last-Modified': new Date(asOf).toUTCString() }
    host(() => apiResponse({ id: 10326, name: 'Of the server' }, { headers: dated }))
    expect(await (await loadCall())('hostLeague', wanted)).toMatchObject({ name })
  })

  it('comes from the service worker, however old, where its snapshot has no file of it', async () => {
    host(() => apiResponse({ id: 103260007, name: 'Saved' }, { headers: { 'x-saved-at': before } }))
    const send = await loadSend()
    expect(await send('team', { id: 103260007 })).toMatchObject({ data: { name: 'Saved' }, age: { savedAt: before } })
  })

  it.each([
    [since, 'On the device', { age: { asOf: since, device: { source: 'host' } } }],
    [null, 'On the device', { age: { asOf: null, device: { source: 'host' } } }],
    [before, 'After week 9', { snapshot: running }],
  ])('is no older than its snapshot where this device has it: as of %s', async (asOf, name, reported) => {
    vi.stubEnv('HAS_ENGINE', 'true')
    vi.doMock('../../src/client/engine-source.ts', () => ({
      engineSource: {
        send: async () => engineResponse({ id: 10326, name: 'On the device' }, { source: 'host' }, asOf),
      },
    }))
    host(() => pageOfHost(404))
    const send = await loadSend()
    vi.doUnmock('../../src/client/engine-source.ts')
    expect(await send('hostLeague', wanted)).toMatchObject({ data: { name }, ...reported })
  })

  it('is refused if the API refuses it', async () => {
    host(() => apiResponse({ detail: 'This league is private.' }, { status: 403 }))
    const call = await loadCall()
    await expect(call('hostLeague', { host: 'espn', leagueId: '103' })).rejects.toMatchObject({ status: 403 })
  })
})

describe('a league without a snapshot', () => {
  it('comes from the API', async () => {
    host(() => apiResponse({ id: 1, name: 'Live' }))
    const call = await loadCall()
    expect(await call('hostLeague', { host: 'espn', leagueId: '555' })).toMatchObject({ name: 'Live' })
  })

  it('fails if the site has no API, and the API is not called twice', async () => {
    host(() => pageOfHost(404))
    const call = await loadCall()
    const said = { status: 404, reason: 'no-api', detail: expect.stringContaining('runs without a server') }
    await expect(call('hostLeague', { host: 'espn', leagueId: '555' })).rejects.toMatchObject(said)
    await expect(call('hostLeague', { host: 'espn', leagueId: '556' })).rejects.toMatchObject(said)
    expect(asked.filter((address) => address.includes('/api/'))).toHaveLength(1)
  })

  it('fails so as well for our own endpoints, on a host whose pages have no status of their own', async () => {
    host(() => pageOfHost(200))
    const call = await loadCall()
    await expect(call('lab', { host: 'espn', leagueId: '555' })).rejects.toMatchObject({ reason: 'no-api' })
  })

  it('is not requested if the site was built without an API', async () => {
    host(down)
    const call = await loadCall({ apiUrl: 'none' })
    await expect(call('hostLeague', { host: 'espn', leagueId: '555' })).rejects.toMatchObject({ reason: 'no-api' })
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([])
  })
})

describe('the list of leagues', () => {
  it('is that of the snapshots if there is no API', async () => {
    host(() => pageOfHost(404))
    const call = await loadCall()
    expect((await call('leagues', {})).map(({ season }) => season)).toEqual([2025, 2024])
  })

  it("is the API's, with those of snapshots that it lacks, whether it names hosts or not", async () => {
    const named = { host: 'espn', hostLeagueId: '101', season: 2024, name: 'Named' }
    host(() => apiResponse([named, { id: 10125, espnLeagueId: 101, season: 2025 }]))
    const call = await loadCall()
    expect((await call('leagues', {})).map(({ season }) => season)).toEqual([2024, 2025])
  })

  it("is the API's, with those of snapshots that it lacks", async () => {
    host(() => apiResponse([{ id: 10125, espnLeagueId: 101, season: 2025, name: 'From the API' }]))
    const call = await loadCall()
    expect(await call('leagues', {})).toMatchObject([{ season: 2025, name: 'From the API' }, { season: 2024 }])
  })
})

it('sends the token to the API and to no file', async () => {
  const headers: [string, HeadersInit | undefined][] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    headers.push([address, init?.headers])
    return address.startsWith('/snapshot/') ? Response.json(files[address] ?? {}) : apiResponse({ id: 1 })
  })
  const call = await loadCall()
  await call('hostLeague', { host: 'espn', leagueId: '101' })
  await call('hostLeague', { host: 'espn', leagueId: '555' })
  for (const [address, sent] of headers) {
    expect(JSON.stringify(sent ?? {}).includes('Bearer token'), address).toBe(!address.startsWith('/snapshot/'))
  }
})
