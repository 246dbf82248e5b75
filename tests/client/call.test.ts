import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../src/client/call.ts'
import { callUrl } from '../../src/client/urls.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'

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

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

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
    ['JSON of something else', () => json({ error: 'Bad gateway' }), 200, 'The server sent an unexpected response.'],
    ['no field', () => json({}), 200, 'The server sent an unexpected response.'],
    ['something else than data', () => new Response('<html>'), 200, 'The server sent an unexpected response.'],
  ])('fails clearly on %s', async (_, response, status, detail) => {
    stubBrowser()
    responding(response())
    await expect(call('league', { id: 1 })).rejects.toMatchObject({ name: 'CallFailure', status, detail })
  })

  it.each([
    ['the API', json({ detail: 'Private' }, { status: 403 }), 'refused'],
    ['a firewall', new Response('<html>', { status: 403 }), 'down'],
    ['a proxy that waited too long', json({}, { status: 408 }), 'down'],
    ['who wants a login', new Response('', { status: 401 }), 'refused'],
  ])('is refused by the API alone: %s', async (_, response, reason) => {
    stubBrowser()
    responding(response)
    await expect(call('league', { id: 1 })).rejects.toMatchObject({ reason })
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
