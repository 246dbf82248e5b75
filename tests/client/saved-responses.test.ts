import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../../src/client/call.ts'
import {
  findSaved,
  forgetRefused,
  forgetResponses,
  forgetResponsesOf,
  saveResponse,
} from '../../src/client/saved-responses.ts'
import { savedHeader } from '../../src/contract/response-headers.ts'
import { apiResponse, engineResponse, marked } from '../support/api-response.ts'

/** The browser's caches, by name and URL. */
let stored: Map<string, Map<string, Response>>

const open = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, entries)
  return entries
}

beforeEach(() => {
  stored = new Map()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  openPage('/leagues/espn/101/overview')
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      put: async (url: string, response: Response) => void open(name).set(url, response),
      delete: async (request: string | { url: string }) =>
        open(name).delete(typeof request === 'string' ? request : request.url),
      match: async ({ url }: { url: string }) => open(name).get(url)?.clone(),
      keys: async () => [...open(name).keys()].map((url) => ({ url })),
    }),
    match: async (url: string, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(url)?.clone(),
    delete: async (name: string) => stored.delete(name),
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

function openPage(path: string) {
  vi.stubGlobal('location', new URL(path, 'https://leagues.test'))
}

const league = { host: 'espn', leagueId: '101' } as const
const ofLeague = (name: string, asOf: string | null = '2025-11-02T20:40:00.000Z') =>
  engineResponse({ name }, { source: 'host' }, asOf)
const countStored = () => [...stored.values()].reduce((sum, entries) => sum + entries.size, 0)

it('finds what the engine responded, with the age and origin of its league', async () => {
  await saveResponse('hostLeague', league, ofLeague('The Small League'))
  expect(await findSaved('hostLeague', league)).toMatchObject({
    data: { name: 'The Small League' },
    age: {
      asOf: '2025-11-02T20:40:00.000Z',
      savedAt: '2025-11-02T20:40:00.000Z',
      origin: 'engine',
      device: { source: 'host' },
    },
  })
  expect(await findSaved('hostLeague', { ...league, leagueId: '102' })).toBeNull()
})

it('finds the response of a team on pages of its own league only', async () => {
  await saveResponse('team', { id: 7 }, ofLeague('Bench Mob'))
  expect(await findSaved('team', { id: 7 })).toMatchObject({ data: { name: 'Bench Mob' } })
  openPage('/leagues/sleeper/900000000000000001/overview')
  expect(await findSaved('team', { id: 7 })).toBeNull()
})

it('finds the newer one of server and engine', async () => {
  const asServer = (savedAt: string) => apiResponse({ name: 'Server' }, { headers: { [savedHeader]: savedAt } })
  await saveResponse('hostLeague', league, ofLeague('Engine'))
  const [cacheName = ''] = [...stored.keys()].map((name) => name.replace('engine', 'responses'))
  for (const [savedAt, name] of [
    ['2025-11-01T00:00:00.000Z', 'Engine'],
    ['2025-11-03T00:00:00.000Z', 'Server'],
  ] as const) {
    open(cacheName).set('/api/v1/leagues/espn/101', asServer(savedAt))
    expect(await findSaved('hostLeague', league)).toMatchObject({ data: { name } })
  }
  // The server's results are older than the day on which they were saved.
  const old = asServer('2025-11-03T00:00:00.000Z')
  old.headers.set('Last-Modified', 'Sat, 01 Nov 2025 00:00:00 GMT')
  open(cacheName).set('/api/v1/leagues/espn/101', old)
  expect(await findSaved('hostLeague', league)).toMatchObject({ data: { name: 'Engine' } })
})

it('shows nothing that it cannot read', async () => {
  await saveResponse('hostLeague', league, new Response('<html>', ofLeague('')))
  expect(await findSaved('hostLeague', league)).toBeNull()
})

it('holds a limited number of responses, and drops the oldest', async () => {
  await saveResponse('hostLeague', league, ofLeague('First'))
  for (let id = 1; id <= 200; id++) await saveResponse('team', { id }, ofLeague('Team'))
  expect(countStored()).toBe(200)
  expect(await findSaved('hostLeague', league)).toBeNull()
  expect(await findSaved('team', { id: 1 })).not.toBeNull()
})

it('removes a refused call; what is saved of its league where that is refused; everything where access ended', async () => {
  const [ours, others] = [league, { host: 'espn', leagueId: '102' } as const]
  const openAt = ({ leagueId }: { leagueId: string }) => openPage(`/leagues/espn/${leagueId}/overview`)
  const saveAll = async () => {
    for (const one of [ours, others]) {
      openAt(one)
      await saveResponse('hostLeague', one, ofLeague('The Small League'))
      await saveResponse('team', { id: 7 }, ofLeague('Bench Mob'))
      await saveResponse('team', { id: 8 }, ofLeague('Taco'))
    }
    openAt(ours)
  }
  await saveAll()
  await forgetRefused('team', { id: 7 }, 404)
  expect(countStored()).toBe(5)
  await forgetRefused('hostLeague', { ...league, leagueId: '999' }, 403)
  await forgetRefused('hostLeague', { ...league, season: 1999 + 2 }, 404)
  expect(countStored()).toBe(5)
  await forgetRefused('hostLeague', league, 404)
  expect(countStored()).toBe(3)
  await saveAll()
  await forgetRefused('power', league, 403)
  expect(countStored()).toBe(3)
  await saveAll()
  await forgetRefused('team', { id: 9 }, 401)
  expect(countStored()).toBe(0)
  await saveAll()
  await forgetResponses()
  expect(countStored()).toBe(0)
})

it('is no response of something else, which an earlier version of the site saved', async () => {
  await saveResponse('hostLeague', league, ofLeague('Engine'))
  const [cacheName = ''] = [...stored.keys()].map((name) => name.replace('engine', 'responses'))
  const portal = Response.json({ name: 'Hotel WiFi' }, { headers: { [savedHeader]: '2025-11-09T00:00:00.000Z' } })
  open(cacheName).set('/api/v1/leagues/espn/101', portal)
  expect(await findSaved('hostLeague', league)).toMatchObject({ data: { name: 'Engine' } })
})

it('leaves nothing of a league that another tab removes while its response is on the way', async () => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
  })
  await forgetResponsesOf([league], [])
  await saveResponse('hostLeague', league, ofLeague('The Small League'))
  expect(countStored()).toBe(0)
})

it('removes everything at once where access ended, as the page is leaving', async () => {
  await saveResponse('team', { id: 7 }, ofLeague('Bench Mob'))
  void forgetRefused('team', { id: 9 }, 401)
  expect(countStored()).toBe(0)
})

it('saves nothing on a site without the service worker, and fails nowhere without caches', async () => {
  vi.stubEnv('PUBLIC_OFFLINE', '0')
  await saveResponse('hostLeague', league, ofLeague('The Small League'))
  expect(countStored()).toBe(0)
  vi.unstubAllEnvs()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Not allowed', 'SecurityError')) })
  await saveResponse('hostLeague', league, ofLeague('The Small League'))
  await forgetRefused('hostLeague', league, 404)
  // As a browser with blocked cookies does.
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    get() {
      throw new DOMException('Refused', 'SecurityError')
    },
  })
  await saveResponse('hostLeague', league, ofLeague('The Small League'))
  await forgetRefused('hostLeague', league, 404)
  expect(await findSaved('hostLeague', league)).toBeNull()
  // As a sandboxed frame does.
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException('Sandboxed', 'SecurityError')
    },
  })
  expect(await findSaved('hostLeague', league)).toBeNull()
})

it('reads a response that equals the saved one once, and another one anew', async () => {
  const teamWeek = { id: 7, week: 3 }
  const url = '/api/v1/teams/7/roster/weekly/3'
  const text = (name: string) => JSON.stringify({ team_name: name, roster: [] })
  await saveResponse('hostLeague', league, ofLeague('Engine'))
  const [cacheName = ''] = [...stored.keys()].map((name) => name.replace('engine', 'responses'))
  const headers = { [savedHeader]: '2025-11-03T00:00:00.000Z' }
  open(cacheName).set(url, marked(new Response(text('Bench Mob'), { headers })))
  const saved = await findSaved('weeklyRoster', teamWeek)
  const responses = [text('Bench Mob'), text('Bench Mob 2')]
  vi.stubGlobal('fetch', async () => marked(new Response(responses.shift())))
  expect(saved?.data.teamName).toBe('Bench Mob')
  expect(await call('weeklyRoster', teamWeek)).toBe(saved?.data)
  expect(await call('weeklyRoster', teamWeek)).toMatchObject({ teamName: 'Bench Mob 2' })
})
