/** The engine answers what the server answers, byte for byte: for the demo, and for recorded leagues where they are at hand. */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { fillPath } from '../../src/contract/fill-path.ts'
import type { SeasonKey } from '../../src/domain/identity.ts'
import type { Call } from '../../src/handlers/handle-call.ts'
import { importLeague } from '../../src/server/import-league.ts'
import { openRawFolder } from '../../src/storage/raw-folder.ts'
import { type FakeEspn, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import type { FakeLeague } from '../hosts/espn/respond-as-espn.ts'
import { smallDemoServer, type TestServer } from '../server/support/demo-server.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { type EngineAtEspn, engineAtEspn } from './support/engine-at-espn.ts'

const recordedRoot = resolve('../shared/espn/leagues')
const recorded: SeasonKey[] = existsSync(recordedRoot)
  ? readdirSync(recordedRoot).flatMap((season) =>
      readdirSync(join(recordedRoot, season)).map((id) => ({ espnLeagueId: Number(id), season: Number(season) })),
    )
  : []
const callsOfEach = 2
/** Of one season only the first weeks were recorded: what is gone is asked for in more than one way. */
const mostRequests = ({ season }: SeasonKey) => (season === 2020 ? 40 : 22)

let server: TestServer
let espn: FakeEspn
let device: EngineAtEspn
beforeAll(async () => {
  const leagues = new Map<string, FakeLeague>(
    recorded.map(({ espnLeagueId, season }) => {
      const folder = openRawFolder(join(recordedRoot, String(season), String(espnLeagueId)))
      return [`${season}/${espnLeagueId}`, { read: folder.read }]
    }),
  )
  espn = await startFakeEspn({ leagues })
  server = await smallDemoServer()
  device = engineAtEspn({ leagues, demo: smallDemoLeagues })
}, 60_000)
afterAll(async () => {
  server.remove()
  await espn.close()
})

async function expectSameResponses(key: SeasonKey): Promise<void> {
  const season = await server.store.read(key)
  if (!season) throw new Error('The server does not have the league')
  const calls = sample(everyCall(season).filter(({ name }) => name !== 'leagues'))
  for (const { name, parameters } of calls) {
    const url = fillPath(endpoints[name].path, parameters)
    const response = await server.app.request(url)
    const { json } = await device.engine.call(name, inWords(parameters))
    expect([url, json]).toEqual([url, await response.text()])
  }
  expect(calls.length).toBeGreaterThan(30)
}

describe('answers of the engine', () => {
  it.each(smallDemoLeagues.map(({ espnLeagueId, season, name }) => ({ name, espnLeagueId, season })))(
    'are the server’s for the demo: $name',
    ({ espnLeagueId, season }) => expectSameResponses({ espnLeagueId, season }),
    60_000,
  )

  it.skipIf(recorded.length === 0).each(recorded)(
    'are the server’s for the recorded league $espnLeagueId of $season',
    async (key) => {
      await importLeague(key, {
        store: server.store,
        dataDir: server.folder,
        espn: { baseUrl: espn.baseUrl, retries: 0 },
        from: null,
      })
      device.clock.now = new Date((await server.store.card(key))?.asOf ?? '')
      await device.engine.call('espnLeagueDraft', inWords({ espnId: key.espnLeagueId, season: key.season }))
      expect(device.takeRequests().length).toBeLessThanOrEqual(mostRequests(key))
      await expectSameResponses(key)
    },
    60_000,
  )
})

/** The first calls of every endpoint. */
function sample(calls: readonly Call[]): Call[] {
  return [...Map.groupBy(calls, ({ name }) => name).values()].flatMap((ofOne) => ofOne.slice(0, callsOfEach))
}

/** Parameters as they stand in an address. */
function inWords(parameters: object): Record<string, string> {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
