import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callUrl } from '../../src/client/urls.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { packOf, snapshotFile } from '../../src/contract/snapshot.ts'
import { isExpectedJson } from '../../src/offline/expected-json.ts'
import { marked } from '../support/api-response.ts'

beforeEach(() => void vi.stubGlobal('location', new URL('https://me.example/sw.js')))

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !('unread' in endpoints[name]))
/** Of every kind that a path or query may have. */
const parameters = {
  id: 7,
  host: 'espn',
  leagueId: '101',
  season: 2025,
  user: '@Änn',
  week: 3,
  position: 'D/ST',
  key: 'a',
}

function parametersOf(name: EndpointName): object {
  const { pathParameters, query } = endpoints[name]
  const required = Object.entries({ ...pathParameters, ...query }).filter(([, { kind }]) => kind !== 'choice')
  return Object.fromEntries(
    required.map(([key, { kind }]) => [key, parameters[key as 'id'] ?? (kind === 'key' ? 'a' : 1)]),
  )
}

const at = (path: string, body: unknown, response = new Response()) =>
  isExpectedJson(new URL(path, 'https://me.example/'), response, body)
const atApi = (path: string, body: unknown) => at(path, body, marked(new Response()))
const snapshot = (file: string) => `/snapshot/101/2025/0123456789abcdef/${file}`

describe('a response that takes the place of a saved one', () => {
  it.each(names)('is a response of its call: %s', (name) => {
    const path = callUrl(name, parametersOf(name) as never)
    for (const body of [{}, { error: 'Bad gateway' }, null]) expect([path, at(path, body)]).toEqual([path, false])
    expect(at(`/below/a/path${path}`, {})).toBe(false)
  })

  it.each(names.filter((name) => 'inSnapshot' in endpoints[name]))('is a file of its snapshot: %s', (name) => {
    const file = snapshotFile(endpoints[name], parametersOf(name) as never)
    for (const path of [file, packOf(file) ?? file].map(snapshot))
      for (const body of [{}, { error: 'Bad gateway' }, null]) expect([path, at(path, body)]).toEqual([path, false])
  })

  it.each([
    ['/api/v1/leagues/espn/101/season', { league: {} }],
    ['/api/v1/newer-than-this-worker', {}],
    ['/api/v1/leagues/', []],
    ['/below/a/path/api/v1/players/7', { name: 'A' }],
  ])('comes from our API: %s', (path, body) => {
    expect([atApi(path, body), at(path, body)]).toEqual([true, false])
  })

  it.each([
    ['/api/v1/leagues/espn/101?season=2025', { espn_league_id: 101, season: 2025 }],
    ['/api/v1/leagues/7', { id: 7, espn_league_id: 101 }],
    ['/api/v1/teams/7/roster/weekly/3', { week: 3, roster: [] }],
    ['/api/v1/players/7', { name: 'A', season_stats: { total_points: 4, starts: 1 } }],
    ['/api/v1/players/search?q=a&league_id=7', []],
    ['/api/v1/analytics/standings?league_id=7&season=2025', { standings: [] }],
    ['/snapshot/manifest.json', { format: 3, seasons: [] }],
    ['/snapshot/manifest.json', { seasons: [{ host: 'espn', host_league_id: '101' }] }],
    ['/snapshot/leagues.json', []],
    ['/snapshot/leagues.json', [{ id: 7, name: 'A', espn_league_id: 101, season: 2025 }]],
    [snapshot('leagues/espn.json'), { id: 3, espn_league_id: 101, season: 2025 }],
    [snapshot('analytics/standings.json'), { standings: [], season: 2025 }],
    [snapshot('teams/5.json'), { 'teams/5.json': {} }],
    [snapshot('leagues/espn/scoreboard.json'), { 'leagues/espn/scoreboard/3.json': {} }],
  ])('%s: %j', (path, body) => expect(at(path, body)).toBe(true))

  it.each([
    ['/api/v1/leagues/espn/101', { name: 'Hotel WiFi' }],
    ['/api/v1/leagues/espn/101', { espn_league_id: 102, season: 2025 }],
    ['/api/v1/leagues/espn/101?season=2025', { espn_league_id: 101, season: 2024 }],
    ['/api/v1/leagues/7', { id: 8, espn_league_id: 101 }],
    ['/api/v1/teams/7/roster/weekly/3', { week: 4, roster: [] }],
    ['/snapshot/manifest.json', {}],
    ['/snapshot/manifest.json', { error: 'Bad gateway' }],
    ['/snapshot/manifest.json', { seasons: [{ name: 'Summer' }] }],
    ['/snapshot/leagues.json', {}],
    ['/snapshot/leagues.json', [{ id: 7, name: 'Networks' }]],
    [snapshot('leagues/espn.json'), { name: 'Hotel WiFi' }],
    [snapshot('leagues/espn.json'), { id: 3, espn_league_id: 102, season: 2025 }],
    [snapshot('analytics/standings.json'), { standings: [], season: 2024 }],
    ['/api/v1/players/7', []],
    ['/api/v1/players/search?q=a', { name: 'A' }],
  ])('not %s: %j', (path, body) => expect(at(path, body)).toBe(false))
})
