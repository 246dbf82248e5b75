/** Calls about a season that a league had somewhere else, at the address of the league of today. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../../src/client/call.ts'
import { saveLeagueJoin } from '../../src/client/league-joins.ts'
import { isCallFromFile } from '../../src/client/private-leagues.ts'
import { findSeasonToPlace, placeSeason } from '../../src/client/season-elsewhere.ts'
import { versionHeader } from '../../src/contract/response-headers.ts'
import { responseVersion } from '../../src/contract/response-version.ts'
import { toWire } from '../../src/contract/wire.ts'
import { toLeagueId, toPublicId } from '../../src/domain/identity.ts'
import { apiResponse } from '../support/api-response.ts'
import { completeResponse } from '../support/complete-response.ts'
import { espnSeason } from '../support/league-keys.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const league = { host: 'espn', leagueId: '4242' } as const
const old = { host: 'sleeper', leagueId: '910020210000000001' } as const
const seasons = [
  { season: 2021, known: 'whole' as const, host: old.host, hostLeagueId: old.leagueId },
  { season: 2024, known: 'whole' as const, host: league.host, hostLeagueId: league.leagueId },
]

function stubServer() {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    if (!url.includes('/history')) return apiResponse({ name: 'A' })
    const headers = { [versionHeader]: responseVersion('history') ?? '' }
    return apiResponse(toWire(completeResponse('history', { seasons })), { headers })
  })
  return urls
}

it('requests the season of the joined league', async () => {
  saveLeagueJoin(league, { also: [old], same: [], years: [], apart: [] })
  const urls = stubServer()
  await call('hostLeague', { ...league, season: 2021 })
  await expect(call('bracket', { ...league, season: 2021 })).rejects.toThrow()
  await expect(call('weekly', { ...league, season: 2021, week: 3 })).rejects.toThrow()
  await call('hostLeague', { ...league, season: 2024 })
  expect(urls.filter((url) => url.includes('/history'))).toHaveLength(2)
  expect(urls.filter((url) => !url.includes('/history'))).toEqual([
    '/api/v1/leagues/sleeper/910020210000000001?season=2021',
    '/api/v1/leagues/sleeper/910020210000000001/bracket?season=2021',
    '/api/v1/leagues/sleeper/910020210000000001/weekly?season=2021&week=3&also=espn%3A4242',
    '/api/v1/leagues/espn/4242?season=2024',
  ])
})

it('requests nothing more for a league without a join, or a call without a season', async () => {
  const urls = stubServer()
  await call('hostLeague', { ...league, season: 2021 })
  saveLeagueJoin(league, { also: [old], same: [], years: [], apart: [] })
  await call('hostLeague', { ...league })
  expect(urls).toEqual(['/api/v1/leagues/espn/4242?season=2021', '/api/v1/leagues/espn/4242'])
  expect(findSeasonToPlace('standings', { leagueId: 1, season: 2021 })).toBeNull()
})

it('leaves a year that both leagues have to the league of the address', async () => {
  saveLeagueJoin(league, { also: [old], same: [['c', 'd']], years: [], apart: [] })
  const of2021 = completeResponse('history', { seasons }).seasons.filter(({ season }) => season === 2021)
  const claims = [league, old].map(({ host, leagueId: hostLeagueId }) => ({
    host,
    hostLeagueId,
    isUsed: host === old.host,
  }))
  const loadHistory = async () => ({ seasons: of2021, yearClaims: [{ season: 2021, leagues: claims }] }) as never
  expect(await placeSeason({ ...league, season: 2021 }, loadHistory)).toEqual({ ...league, season: 2021 })
})

it('asks no server about a joined league from a file, by ids of its teams neither', async () => {
  const fromFile = espnSeason(9_001, 2021)
  stored.set('leagues-from-files', JSON.stringify([`espn/${fromFile.leagueId}`]))
  saveLeagueJoin(league, { also: [fromFile], same: [], years: [], apart: [] })
  const leagueId = toLeagueId({ leagueNumber: 9_001, season: 2021 })
  const teamId = toPublicId({ leagueNumber: 9_001, season: 2021 }, 3)
  expect(isCallFromFile('hostLeague', fromFile)).toBe(true)
  expect(isCallFromFile('league', { id: leagueId })).toBe(true)
  expect(isCallFromFile('standings', { leagueId, season: 2021 })).toBe(true)
  expect(isCallFromFile('team', { id: teamId })).toBe(true)
  expect(isCallFromFile('headToHead', { a: teamId, b: teamId + 1 })).toBe(true)
  expect(isCallFromFile('team', { id: toPublicId({ leagueNumber: 4242, season: 2021 }, 3) })).toBe(false)
  expect(isCallFromFile('hostLeague', league)).toBe(false)
})

it('leaves a season to the league itself where the history lacks it or cannot be loaded', async () => {
  saveLeagueJoin(league, { also: [old], same: [['a', 'b']], years: [], apart: [] })
  const key = { ...league, season: 2019 }
  expect(await placeSeason(key, async () => ({ seasons: [], yearClaims: [] }))).toEqual(key)
  stubServer()
  vi.stubGlobal('fetch', async () => apiResponse({ detail: 'No.' }, { status: 404 }))
  await expect(call('hostLeague', key)).rejects.toMatchObject({ status: 404 })
})
