import contract from 'virtual:compact-contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, send } from '../../src/client/call.ts'
import type { Loaded } from '../../src/client/source.ts'
import { callUrl } from '../../src/client/urls.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { currentAge, versionHeader, writeAge } from '../../src/contract/response-headers.ts'
import { apiResponse } from '../support/api-response.ts'

const assign = vi.fn()

function stubBrowser({ token, path = '/leagues' }: { token?: string; path?: string } = {}) {
  const kept = new Map(token ? [['auth_token', token]] : [])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('location', { pathname: path, search: '?a=1', assign })
  return kept
}

function responding(...responses: Response[]) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => responses.shift() ?? Response.error())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const json = apiResponse

afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

describe('callUrl', () => {
  it('fills the path, adds the query and leaves out absent parameters', () => {
    expect(callUrl('weeklyRoster', { id: 9, week: 3 })).toBe('/api/v1/teams/9/roster/weekly/3')
    expect(callUrl('playersByPosition', { position: 'D/ST', limit: 5 })).toBe(
      '/api/v1/players/by-position/D%2FST?limit=5',
    )
    expect(callUrl('hostLeague', { host: 'espn', leagueId: '1', season: undefined })).toBe('/api/v1/leagues/espn/1')
    expect(callUrl('userLeagues', { host: 'sleeper', user: 'ann' })).toBe('/api/v1/users/sleeper/ann')
  })
})

describe('call', () => {
  it('sends the stored token and completes the response', async () => {
    stubBrowser({ token: 'secret' })
    const fetch = responding(json({ name: 'A', season: '2024', seasons: null }))
    expect(await call('league', { id: 1 })).toMatchObject({ name: 'A', season: 2024, seasons: [], phase: null })
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer secret' })
  })

  it.each([
    ['/embed/espn/1/standings', 'wait=10'],
    ['/leagues/espn/1/power', undefined],
  ])('asks the server to wait for what has changed only on a page that does not ask again: %s', async (path, wish) => {
    stubBrowser({ path })
    const fetch = responding(json({ name: 'A', season: '2024', seasons: null }))
    await call('league', { id: 1 })
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('Prefer') ?? undefined).toBe(wish)
  })

  it.each(Object.keys(endpoints) as EndpointName[])('sends the stored token on every request: %s', async (name) => {
    stubBrowser({ token: 'secret' })
    const fetch = responding(json({}))
    await call(name, {
      id: 1,
      host: 'espn',
      leagueId: '1',
      user: 'ann',
      week: 1,
      position: 'QB',
    } as never).catch(() => 'an empty response is none of ours')
    expect(fetch.mock.calls.map(([, init]) => init?.headers)).toEqual([
      expect.objectContaining({ Authorization: 'Bearer secret' }),
    ])
  })

  it('passes on responses that no screen reads', async () => {
    stubBrowser()
    responding(json({ league: { id: 1, newer_field: null }, teams: [] }))
    const season = await call('wholeSeason', { host: 'espn', leagueId: '1' })
    expect(season).toEqual({ league: { id: 1, newerField: null }, teams: [] })
  })

  it('sends no Authorization if no token is stored', async () => {
    stubBrowser()
    const fetch = responding(json({ id: 1 }))
    await call('league', { id: 1 })
    expect(fetch.mock.calls[0]?.[1]?.headers ?? {}).not.toHaveProperty('Authorization')
  })

  it.each(Object.keys(endpoints) as EndpointName[])('removes the token and goes to /login on 401: %s', async (name) => {
    const kept = stubBrowser({ token: 'secret' })
    responding(json({ detail: 'Token missing' }, { status: 401 }))
    const named = { id: 1, host: 'espn', leagueId: '1', user: 'ann', week: 1, position: 'QB' }
    await expect(call(name, named as never)).rejects.toMatchObject({ status: 401, detail: 'Token missing' })
    expect(kept.size).toBe(0)
    expect(assign).toHaveBeenCalledWith('/login?from=%2Fleagues%3Fa%3D1')
  })

  it('has the age of the response, and by how much the server’s clock is ahead where they do not agree', async () => {
    stubBrowser()
    const of = async (seconds: number) => {
      const response = json({ name: 'A' }, { headers: { Date: new Date(Date.now() + 1000 * seconds).toUTCString() } })
      const failing = { since: '2026-11-08T23:00:00.000Z', reason: 'down' } as const
      writeAge(response.headers, { ...currentAge('server', '2026-11-08T22:00:00.000Z'), failing })
      responding(response)
      return (await send('league', { id: 1 })) as Loaded<unknown>
    }
    expect(await of(2)).not.toHaveProperty('clockOffset')
    const { age, clockOffset } = await of(600)
    expect(Math.abs((clockOffset ?? 0) - 600_000)).toBeLessThanOrEqual(10_000)
    expect(age).toMatchObject({ asOf: '2026-11-08T22:00:00.000Z', failing: { reason: 'down' } })
  })

  it.each([
    ['another version', 'other', 'mismatch'],
    ['the page’s version', contract.userLeagues.version ?? '', null],
    ['no version, as an earlier server', null, 'mismatch'],
  ] as const)('takes a response of ours with %s as its header says', async (_, version, reason) => {
    stubBrowser()
    const response = json({ host: 'sleeper', user: { id: '1', name: 'A' }, leagues: [] })
    if (version !== null) response.headers.set(versionHeader, version)
    responding(response)
    const called = call('userLeagues', { host: 'sleeper', user: 'ann' })
    if (reason === null) return expect(await called).toMatchObject({ host: 'sleeper' })
    const detail = 'The server runs an older or newer version than this site. Reload the page later.'
    await expect(called).rejects.toMatchObject({ name: 'CallFailure', reason, detail })
    expect(response.bodyUsed).toBe(false)
  })

  it('reports the progress of the import, and when to retry', async () => {
    stubBrowser()
    const progress = { step: 'Week 3 of 17', week: 3, done: 4, total: 38 }
    responding(json({ status: 'importing', progress }, { status: 202, headers: { 'Retry-After': '2' } }))
    await expect(call('hostLeague', { host: 'espn', leagueId: '1' })).rejects.toMatchObject({
      name: 'ImportInProgress',
      progress,
      retryAfter: 2000,
    })
  })

  it.each([
    ['an error with a detail', () => json({ detail: 'No such league' }, { status: 404 }), 404, 'No such league'],
    ['an error page', () => new Response('<html>', { status: 502 }), 502, ''],
    ['no answer', () => Response.error(), 0, ''],
    [
      'JSON of something else',
      () => Response.json({ error: 'Bad gateway' }),
      502,
      'The server sent an unexpected response.',
    ],
    ['no field', () => json({}), 200, 'The server sent an unexpected response.'],
    ['something else than data', () => new Response('<html>'), 502, 'The server sent an unexpected response.'],
  ])('fails clearly on %s', async (_, response, status, detail) => {
    stubBrowser()
    responding(response())
    await expect(call('league', { id: 1 })).rejects.toMatchObject({ name: 'CallFailure', status, detail })
  })

  it.each([
    ['the API', json({}, { status: 403 }), 'refused'],
    ['a server of the specification', Response.json({ detail: 'Private' }, { status: 403 }), 'refused'],
    ['a firewall', new Response('<html>', { status: 403 }), 'down'],
    ['a gateway, of a deployed server', Response.json({ message: 'No route' }, { status: 404 }), 'down'],
    ['a proxy that waited too long', Response.json({}, { status: 408 }), 'down'],
    ['a proxy that wants a login', new Response('', { status: 401 }), 'down'],
    ['a gateway that wants a key', Response.json({ message: 'Unauthorized' }, { status: 401 }), 'down'],
  ])('is refused by the API alone: %s', async (_, response, reason) => {
    stubBrowser()
    responding(response)
    await expect(call('league', { id: 1 })).rejects.toMatchObject({ reason })
  })

  it('keeps the token, and the page, where something else wants a login', async () => {
    const kept = stubBrowser({ token: 'secret' })
    responding(Response.json({ message: 'Unauthorized' }, { status: 401 }))
    await expect(call('league', { id: 1 })).rejects.toMatchObject({ reason: 'down', status: 502 })
    expect([kept.size, assign.mock.calls.length]).toEqual([1, 0])
  })

  it('reports that the server is unreachable', async () => {
    stubBrowser()
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed')))
    await expect(call('league', { id: 1 })).rejects.toMatchObject({
      status: 0,
      detail: expect.stringContaining('Can’t reach the server'),
    })
  })
})
