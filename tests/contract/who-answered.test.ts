/** Every endpoint with every body that something else than the API sends in its place. */
import contract from 'virtual:compact-contract'
import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { apiMark } from '../../src/contract/response-headers.ts'
import { isFromApi } from '../../src/contract/who-answered.ts'
import { fromWire } from '../../src/contract/wire.ts'
import * as foreign from '../e2e/support/foreign-league.ts'
import { responseTo } from '../e2e/support/foreign-server.ts'

const names = Object.keys(contract) as EndpointName[]
const parameters = {
  id: 7,
  host: 'espn',
  leagueId: '4242',
  season: 2023,
  user: 'ann',
  week: 3,
  position: 'QB',
  key: 'a',
}

const parametersOf = (name: EndpointName) => {
  const { pathParameters, query } = endpoints[name]
  const keys = Object.keys({ ...pathParameters, ...query })
  // A league by our id, where it is no league of a host.
  const given = { ...parameters, ...('host' in pathParameters ? {} : { leagueId: 7 }), a: 7, b: 8, otherId: 8 }
  return Object.fromEntries(keys.flatMap((key) => (key in given ? [[key, given[key as 'id']]] : [])))
}

const isFrom = (name: EndpointName, body: unknown, status = 200, headers: HeadersInit = {}) =>
  isFromApi({ endpoint: contract[name], parameters: parametersOf(name) }, new Response(null, { status, headers }), () =>
    fromWire(body),
  )

/** What gateways, portals, firewalls, hosts of files and other services send. */
const others: readonly unknown[] = [
  undefined,
  null,
  'ok',
  4,
  true,
  {},
  [[]],
  [{}],
  ['ok'],
  { name: 'Hotel WiFi' },
  { name: 'Hotel WiFi', id: 7, season: 'summer' },
  { name: 'BadGateway', error: { status: 502 } },
  { error: 'Bad gateway' },
  { errors: [] },
  { errors: [{ id: 7, message: 'Not found' }] },
  { message: 'Forbidden', status: 'ok' },
  { status: 'ok', data: [] },
  { data: { id: 7, name: 'x' } },
  { id: 7, name: 'A thing', week: 'next' },
  { summary: {} },
  { week: 12, season: 2020 },
  { detail: ['Not a text'] },
  [{ id: 7, name: 'Networks' }],
  { networks: [{ id: 7, name: 'Hotel WiFi' }] },
  { user: null, portal: { url: 'http://wifi.test/login' } },
  { league: { id: 8 }, teams: [] },
]

/** The same league's responses, about another league, team, player or week. */
function aboutAnother(name: EndpointName): unknown[] {
  const another = { ...foreign.league, id: 9, espn_league_id: 4343 }
  const bodies: Partial<Record<EndpointName, unknown[]>> = {
    league: [another, { ...foreign.league, id: undefined }],
    hostLeague: [another, { ...foreign.league, season: 2022 }, { ...foreign.league, espn_league_id: null }],
    team: [foreign.team(8)],
    standings: [
      { ...foreign.standings, league_id: 9 },
      { ...foreign.standings, season: 2022 },
    ],
    draftComplete: [{ ...foreign.draftComplete, league: { espn_league_id: 4343 } }],
    weeklyRoster: [foreign.weeklyRoster(7, 4), { ...foreign.weeklyRoster(7, 3), team_id: 8 }],
    startSitAnalysis: [foreign.startSitAnalysis(7, 4)],
    player: [{ ...foreign.playerDetail(7), id: 8 }],
    leagueTeams: [foreign.teams.map((team) => ({ ...team, league: { id: 9 } }))],
  }
  return bodies[name] ?? []
}

describe('a response without the mark of our API', () => {
  it.each(names)('is not the API’s where it is of something else: %s', (name) => {
    // A search that matches nothing.
    const isSearch = endpoints[name].scope === 'any-league'
    for (const body of [...others, ...(isSearch ? [] : [[]]), ...aboutAnother(name)])
      for (const status of [200, 202, 400, 401, 403, 404, 410, 500])
        expect([body, status, isFrom(name, body, status)]).toEqual([body, status, false])
  })

  it.each(names)('is the API’s with the status of an error and a text as its detail: %s', (name) => {
    expect(isFrom(name, { detail: 'Not found' }, 404)).toBe(true)
    expect(isFrom(name, { detail: 'Not found' }, 200)).toBe(false)
  })

  const specified = names.flatMap((name) => {
    const path = endpoints[name].path.replace(/\{(\w+)\}/g, (_, key) => String(parametersOf(name)[key]))
    const found = [false, true].map((wrapsLists) => responseTo(path, wrapsLists))
    return found[0] === null ? [] : [[name, found] as const]
  })

  it('is of every specified call that a screen reads, in the next test', () => {
    expect(specified.length).toBeGreaterThanOrEqual(14)
  })

  it.each(specified)('is the API’s where it is about what the call of the specification names: %s', (name, found) => {
    for (const body of found) expect(isFrom(name, body)).toBe(true)
  })

  it('is not the API’s on endpoints that only ours has, whatever it is', () => {
    expect(isFrom('power', { league_id: 7, season: 2023, teams: [] })).toBe(false)
    expect(isFrom('wholeSeason', { league: { id: 7 }, teams: [] })).toBe(false)
  })
})

it.each(names)('is the API’s with its mark, whatever its status: %s', (name) => {
  for (const status of [200, 202, 304, 401, 404, 500])
    for (const body of others.slice(0, 8))
      expect(isFrom(name, body, status, { [apiMark.name]: apiMark.value })).toBe(true)
})
