/** What a shell requests before its modules load. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveLeagueJoin } from '../../src/client/league-joins.ts'
import { cacheFileLeagues, isCallFromFile } from '../../src/client/private-leagues.ts'
import { storeToken } from '../../src/client/token.ts'
import { apiMark } from '../../src/contract/response-headers.ts'
import { type ShellFacts, startShell } from '../../src/layouts/shell/start-shell.ts'
import { stubStorages } from '../support/stub-storages.ts'

const league = { host: 'espn', leagueId: '101' } as const
const leagueUrl = '/api/v1/leagues/espn/101'
const api = {
  calls: [
    '/api/v1/leagues/__host__/__leagueId__?season=__named__',
    '/api/v1/analytics/standings?league_id=__id__&season=__season__',
    '/api/v1/leagues/__host__/__leagueId__/scoreboard/__shownWeek__?season=__season__',
  ],
  league: '/api/v1/leagues/__host__/__leagueId__?season=__named__',
  waits: false,
}
const body = { id: 7, season: 2025, phase: 'in-season', current_week: 5, final_week: 17, espn_league_id: 101 }
const marked = { [apiMark.name]: apiMark.value }

let sent: { url: string; headers: unknown }[]
let responses: Record<string, () => Response>
let workers: string[]
let passed: unknown[]

beforeEach(() => {
  sent = []
  responses = {}
  workers = []
  passed = []
  stubStorages()
  vi.stubGlobal('earlyResponses', undefined)
  vi.stubGlobal('addEventListener', () => {})
  Reflect.deleteProperty(globalThis, 'earlyWorker')
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    sent.push({ url, headers })
    return responses[url]?.() ?? Response.json({})
  })
  vi.stubGlobal(
    'Worker',
    class {
      constructor(_: string, { name }: WorkerOptions) {
        workers.push(name ?? '')
      }
      postMessage(message: unknown) {
        passed.push(message)
      }
    },
  )
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'earlyWorker')
  vi.unstubAllGlobals()
})

/** Starts the shell of a URL. Resolves once it sends nothing more. */
async function startAt(address: string, source: 'api' | 'engine', facts: Partial<ShellFacts>): Promise<string[]> {
  vi.stubGlobal('__SHELL_SOURCE__', source)
  vi.stubGlobal('location', new URL(address, 'https://leagues.test'))
  const patterns = ['^/leagues/(?<host>espn|sleeper|yahoo)/(?<leagueId>\\d+)$', '^/teams/(?<teamId>\\d+)$']
  startShell({ patterns, redirectedEntry: 'redirected', ...facts })
  for (let count = -1; count < sent.length; ) {
    count = sent.length
    await new Promise((resolve) => setImmediate(resolve))
  }
  return sent.map(({ url }) => url)
}

it('requests the league, and with its id, season and week what its screen shows', async () => {
  responses[leagueUrl] = () => Response.json(body, { headers: marked })
  storeToken('secret')
  expect(await startAt('/leagues/espn/101', 'api', { api })).toEqual([
    leagueUrl,
    '/api/v1/analytics/standings?league_id=7&season=2025',
    '/api/v1/leagues/espn/101/scoreboard/5?season=2025',
  ])
  expect(sent[0]?.headers).toEqual({ Accept: 'application/json', Authorization: 'Bearer secret' })
})

it('names the season of the URL', async () => {
  expect(await startAt('/leagues/espn/101?season=2023', 'api', { api })).toEqual([`${leagueUrl}?season=2023`])
  saveLeagueJoin(league, { also: [{ host: 'espn', leagueId: '4' }], same: [], years: [], apart: [] })
  sent = []
  // The joined league may have it.
  expect(await startAt('/leagues/espn/101?season=2022', 'api', { api })).toEqual([])
})

it('names the season of the path, whatever the query says', async () => {
  const ofSeason = '^/leagues/(?<host>espn|sleeper|yahoo)/(?<leagueId>\\d{1,20})/seasons/(?<season>\\d{4})/?$'
  const address = '/leagues/espn/101/seasons/2024?season=2025'
  expect(await startAt(address, 'api', { api, patterns: [ofSeason] })).toEqual([`${leagueUrl}?season=2024`])
})

it('follows a league of a server without our mark only if it is the one in the URL', async () => {
  responses[leagueUrl] = () => Response.json(body)
  expect(await startAt('/leagues/espn/101', 'api', { api })).toHaveLength(3)
  vi.stubGlobal('earlyResponses', undefined)
  sent = []
  responses[leagueUrl] = () => Response.json({ ...body, espn_league_id: 102 })
  expect(await startAt('/leagues/espn/101', 'api', { api })).toEqual([leagueUrl])
})

it('requests no week of a season that has not begun', async () => {
  responses[leagueUrl] = () => Response.json({ ...body, phase: 'pre-season' }, { headers: marked })
  expect(await startAt('/leagues/espn/101', 'api', { api })).toHaveLength(2)
})

it('requests nothing of a league that is on the device from a file, or was in this tab, and of no team then', async () => {
  const stored = [{ ...league, leagueIds: ['101'], source: 'folder' } as never]
  cacheFileLeagues(stored)
  expect(await startAt('/leagues/espn/101', 'api', { api })).toEqual([])
  const team = { ...api, calls: ['/api/v1/teams/__teamId__'] }
  expect(await startAt('/teams/9', 'api', { api: team })).toEqual([])
  isCallFromFile('hostLeague', league)
  cacheFileLeagues([])
  expect(await startAt('/leagues/espn/101', 'api', { api })).toEqual([])
  expect(await startAt('/leagues/espn/102', 'api', { api })).toEqual(['/api/v1/leagues/espn/102'])
  await startAt('/leagues/espn/101', 'engine', { engine })
  expect(workers).toEqual([])
})

const requests = {
  init: { credentials: 'omit' as const },
  urls: { espn: ['https://espn.test/YEAR/LEAGUE'], sleeper: ['https://sleeper.test/LEAGUE'], yahoo: [] },
  except: '^9$',
}
const engine: NonNullable<ShellFacts['engine']> = { worker: '/worker.js', computes: ['standings'], requests }
const present = new Date().getFullYear()

it('starts the engine with the league and season of the URL, unless the site has a snapshot of it', async () => {
  await startAt('/leagues/espn/101?season=2023', 'engine', { engine })
  const call = { parameters: { ...league, season: '2023' }, requested: [], computes: ['standings'] }
  expect(workers).toEqual([JSON.stringify(call)])
  Reflect.deleteProperty(globalThis, 'earlyWorker')
  const facts = { engine, manifest: '/snapshot/manifest.json' }
  responses['/snapshot/manifest.json'] = () => Response.json({ seasons: [{ host: 'espn', host_league_id: '101' }] })
  await startAt('/leagues/espn/101', 'engine', facts)
  expect(workers).toHaveLength(1)
  await startAt('/leagues/espn/102', 'engine', facts)
  expect(workers).toHaveLength(2)
})

it('starts the engine with the newest season, as the page shows, where the URL names one that there can’t be', async () => {
  await startAt('/leagues/espn/101?season=1999', 'engine', { engine })
  expect(workers).toEqual([JSON.stringify({ parameters: league, requested: [], computes: ['standings'] })])
})

it('tells the engine what a draft board shows first', async () => {
  await startAt('/leagues/espn/101', 'engine', { engine: { ...engine, first: 'draft' } })
  const requested = [`https://espn.test/${present}/101`]
  expect(workers).toEqual([JSON.stringify({ parameters: league, requested, computes: ['standings'], first: 'draft' })])
})

it('requests a league from its host that this browser never had, and hands the response to the engine', async () => {
  const url = `https://espn.test/${present}/101`
  responses[url] = () => Response.json({ id: 101 }, { status: 404 })
  expect(await startAt('/leagues/espn/101', 'engine', { engine })).toEqual([url])
  const headers = [['content-type', 'application/json']]
  expect(passed).toEqual([{ url, sent: [expect.any(ArrayBuffer), { status: 404, headers }] }])
  Reflect.deleteProperty(globalThis, 'earlyWorker')
  responses[url] = () => {
    throw new TypeError('Failed to fetch')
  }
  await startAt('/leagues/espn/101', 'engine', { engine })
  expect(passed[1]).toEqual({ url, sent: undefined })
})

it.each([
  ['that names a season', '/leagues/espn/101?season=2023', {}],
  ['of the demo', '/leagues/espn/9', {}],
  ['on this device', '/leagues/espn/101', { 'device-leagues': '[{"host":"espn","hostLeagueId":"101"}]' }],
  ['from a file', '/leagues/espn/101', { 'leagues-from-files': '["espn/101"]' }],
  ['of a host that is not requested', '/leagues/yahoo/101', {}],
])('requests nothing from the host for a league %s', async (_, address, stored) => {
  for (const [entry, text] of Object.entries(stored)) localStorage.setItem(entry, text)
  expect(await startAt(address, 'engine', { engine })).toEqual([])
  expect(workers).toHaveLength(1)
  expect(passed).toEqual([])
})

it('restores the URL that the fallback page was requested for', async () => {
  const replaceState = vi.fn()
  vi.stubGlobal('history', { replaceState })
  sessionStorage.setItem('redirected', 'of the page before')
  await startAt('/leagues/_/_?asked=%2Fleagues%2Fespn%2F101', 'engine', {})
  expect(replaceState).toHaveBeenCalledWith(null, '', '/leagues/espn/101')
  expect(sessionStorage.getItem('redirected')).not.toBeNull()
  await startAt('/leagues/espn/101', 'engine', {})
  expect(sessionStorage.getItem('redirected')).toBeNull()
})

it.each([
  'not JSON',
  'null',
  '{}',
  '7',
  '[null]',
  '[7, "espn", "espn/", "/101", "other/101"]',
  '[{"host":"espn"}, {"host":"espn","leagueId":102,"also":"espn:101"}, {"also":[null]}]',
  '[["espn/102"]]',
  '[{"host":"espn","leagueId":"101","also":7,"years":{},"apart":null}]',
])('requests the league where the storage holds %s', async (text) => {
  for (const entry of ['leagues-from-files', 'league-joins', 'auth_token']) localStorage.setItem(entry, text)
  sessionStorage.setItem('leagues-from-files-shown', text)
  expect(await startAt('/leagues/espn/101?season=2024', 'api', { api })).toEqual([`${leagueUrl}?season=2024`])
  await startAt('/leagues/espn/101', 'engine', { engine })
  expect(workers).toHaveLength(1)
})

it('requests the league without a storage, and where what the worker has saved of it cannot be read', async () => {
  const none = {
    get: () => {
      throw new DOMException('The storage is off.', 'SecurityError')
    },
    configurable: true,
  }
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, storage, none)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  responses[leagueUrl] = () => Response.json(body, { headers: marked })
  const saved = [
    () => Promise.reject(new Error('No caches.')),
    async () => new Response('<html>', { headers: marked }),
    async () => Response.json([null], { headers: marked }),
    async () => Response.json({ ...body, id: 'seven', season: {} }, { headers: marked, status: 500 }),
    async () => undefined,
  ]
  for (const match of saved) {
    vi.stubGlobal('caches', { match })
    vi.stubGlobal('earlyResponses', undefined)
    sent = []
    expect(await startAt('/leagues/espn/101', 'api', { api })).toHaveLength(3)
  }
})

it('leaves failures to the modules: of a lost connection, an invalid token, and a response that is none of ours', async () => {
  storeToken('a token\nof two lines ☂')
  const odd = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('<html>'),
    async () => Response.json(null, { headers: marked }),
    async () => Response.json({ ...body, phase: null, current_week: 'five', final_week: -1 }, { headers: marked }),
    async () => new Response(null, { status: 202 }),
  ]
  for (const response of odd) {
    vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
      sent.push({ url, headers })
      return response()
    })
    vi.stubGlobal('earlyResponses', undefined)
    sent = []
    expect((await startAt('/leagues/espn/101', 'api', { api }))[0]).toBe(leagueUrl)
  }
})
