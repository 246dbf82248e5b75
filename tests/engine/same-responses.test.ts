/** The engine's responses equal the server's: for the demo, and for recorded leagues if available. */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { fillPath } from '../../src/contract/fill-path.ts'
import { toWire } from '../../src/contract/wire.ts'
import type { LeagueKey } from '../../src/domain/identity.ts'
import { openHosts } from '../../src/hosts/index.ts'
import type { LeagueSources } from '../../src/hosts/league-source.ts'
import { openService } from '../../src/server/open-service.ts'
import { openRawFolder } from '../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { type FakeEspn, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import type { FakeLeague } from '../hosts/espn/respond-as-espn.ts'
import { type FakeWorld, respondAsSleeper } from '../hosts/sleeper/respond-as-sleeper.ts'
import { smallDemoServer, type TestServer } from '../server/support/demo-server.ts'
import { firstOf } from '../support/runs.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { type EngineAtHosts, engineAtHosts } from './support/engine-at-hosts.ts'
import { inWords, sampleCalls } from './support/sample-calls.ts'

const recordedRoot = resolve('../shared/espn/leagues')
const recorded: LeagueKey[] = existsSync(recordedRoot)
  ? readdirSync(recordedRoot).flatMap((season) =>
      readdirSync(join(recordedRoot, season)).map(
        (leagueId): LeagueKey => ({ host: 'espn', leagueId, season: Number(season) }),
      ),
    )
  : []
/** One season of Sleeper's; the host's tests read the others. */
const sleeperRoot = resolve('../shared/sleeper/leagues')
const dynasty: LeagueKey = { host: 'sleeper', leagueId: '910020240000000001', season: 2024 }
const hasDynasty = existsSync(join(sleeperRoot, '2024', dynasty.leagueId))
/** Only the first weeks of one season were recorded; missing ones are requested in several ways. */
const mostRequests = ({ host, season }: LeagueKey) => (host === 'sleeper' ? 46 : season === 2020 ? 40 : 22)

let server: TestServer
let espn: FakeEspn
let device: EngineAtHosts
let hosts: LeagueSources
beforeAll(async () => {
  const leagues = new Map<string, FakeLeague>(
    recorded.map(({ leagueId, season }) => {
      const folder = openRawFolder(join(recordedRoot, String(season), leagueId))
      return [`${season}/${leagueId}`, { read: folder.read }]
    }),
  )
  espn = await startFakeEspn({ leagues })
  server = await smallDemoServer()
  const { read } = openRawFolder(join(sleeperRoot, '2024', dynasty.leagueId))
  const players = ((await read('players.json')) ?? {}) as Record<string, unknown>
  const world: FakeWorld = { leagues: new Map([[dynasty.leagueId, { read }]]), players }
  // As the server's, which stands still.
  const demo = smallDemoLeagues.map((league) => ({ ...league, momentAt: () => league.momentAt(null) }))
  device = engineAtHosts({ leagues, world, demo })
  hosts = openHosts({
    espn: { baseUrl: espn.baseUrl, retries: 0 },
    sleeper: { fetch: (input, init) => respondAsSleeper(new Request(input, init), world), usesUnofficial: false },
  })
})
afterAll(async () => {
  server.remove()
  await espn.close()
})

async function expectSameResponses(key: LeagueKey): Promise<void> {
  const season = await server.store.read(key)
  if (!season) throw new Error('The server does not have the league')
  const calls = sampleCalls(judgeSeason(season))
  for (const { name, parameters } of calls) {
    const url = fillPath(endpoints[name].path, parameters)
    const response = await server.app.request(url)
    const { json } = await device.engine.call(name, inWords(parameters))
    expect([url, toWire(JSON.parse(json))]).toEqual([url, await response.json()])
  }
  expect(calls.length).toBeGreaterThan(30)
}

describe('responses of the engine', () => {
  it.each(smallDemoLeagues.map(({ host, leagueId, season, name }) => ({ name, key: { host, leagueId, season } })))(
    'are the server’s for the demo: $name',
    ({ key }) => expectSameResponses(key),
  )

  it.skipIf(recorded.length === 0).each(firstOf(0, [...recorded, ...(hasDynasty ? [dynasty] : [])]))(
    'are the server’s for the recorded league $leagueId of $season',
    async (key) => {
      await openService({ store: server.store, dataDir: null }, { hosts }).importLeague(key)
      device.clock.now = new Date((await server.store.card(key))?.asOf ?? '')
      await device.engine.call('draftComplete', inWords(key))
      expect(device.takeRequests().length).toBeLessThanOrEqual(mostRequests(key))
      await expectSameResponses(key)
    },
  )
})
