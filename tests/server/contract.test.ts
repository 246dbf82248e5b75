/** Every call for every demo league (in `npm test` with few teams), through the app, against the schemas of the contract. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { everyCall } from '../../scripts/lib/every-call.ts'
import type { Call } from '../../scripts/lib/handle-call.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { fillPath } from '../../src/contract/fill-path.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { fromWire } from '../../src/contract/wire.ts'
import { toLeagueId, toPublicId } from '../../src/domain/identity.ts'
import type { Season } from '../../src/domain/season.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { watchAll } from '../handlers/watch-all.ts'
import { isSweep } from '../support/runs.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { demoServer, smallDemoServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await (isSweep ? demoServer : smallDemoServer)()
}, 60_000)
afterAll(() => server.remove())

const called = new Set<string>()
/** All players are one kind of call, so a few suffice. */
const playersCalled = 40

const leagues = isSweep ? demoLeagues : smallDemoLeagues

describe.each(leagues.map(({ name, host, leagueId, season }) => ({ name, host, leagueId, season })))('$name', (key) => {
  it('responds to every call as the contract says', async () => {
    const stored = await server.store.read(key)
    if (!stored) throw new Error('The demo league is not there')
    const season = judgeSeason(stored)
    const [watched] = watchAll(season)
    if (watched) await server.store.paths.write(key, ...watched)
    const calls = [
      ...everyCall(season, watched ? [watched[0]] : []).filter(isSampled(season)),
      ...narrowedCalls(season),
    ]
    for (const { name, parameters } of calls) {
      const url = fillPath(endpoints[name].path, parameters)
      const response = await server.app.request(url)
      expect([url, response.status]).toEqual([url, 200])
      const parsed = responseSchemas[name].safeParse(fromWire(await response.json()))
      expect({ url, issues: parsed.error?.issues ?? [] }).toEqual({ url, issues: [] })
      called.add(name)
    }
    expect(calls.length).toBeGreaterThan(50)
  })
})

describe('the contract', () => {
  it('was called in full', () => {
    // User data of a host is not in the store: see on-demand.test.ts.
    const ofStore = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].scope !== 'host')
    expect([...called].sort()).toEqual(ofStore.sort())
    expect(server.logged).toEqual([])
  })
})

function isSampled(season: Season) {
  const last = toPublicId(season, playersCalled)
  return ({ parameters }: Call) => {
    const { id, playerId } = { id: undefined, playerId: undefined, ...parameters } as Record<string, number | undefined>
    return (playerId ?? id ?? 0) <= last || season.teams.some((team) => toPublicId(season, team.id) === id)
  }
}

/** The same responses with filters. */
function narrowedCalls(season: Season): Call[] {
  const leagueId = toLeagueId(season)
  const id = toPublicId(season, season.teams[0]?.id ?? 0)
  return [
    { name: 'players', parameters: { leagueId, position: 'QB', search: 'a', limit: 5, offset: 1 } },
    { name: 'topPerformers', parameters: { leagueId, metric: 'starts', limit: 3, position: 'D/ST' } },
    { name: 'playersByPosition', parameters: { leagueId, position: 'DEF' } },
    { name: 'teamRoster', parameters: { id, position: 'DEF' } },
    { name: 'teamTransactions', parameters: { id, upToWeek: 2 } },
    { name: 'teamWeeklyPerformance', parameters: { id, weekStart: 2, weekEnd: 9 } },
  ]
}
