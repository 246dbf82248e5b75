/** Two production servers with separate folders on one shared store. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoreServer } from '../../scripts/lib/dev-servers/store-server.ts'
import type { LeagueKey } from '../../src/domain/identity.ts'
import type { FakeEspn } from '../hosts/espn/fake-espn.ts'
import { runScript } from '../scripts/support/run-script.ts'
import { sharedStores } from '../storage/support/shared-stores.ts'
import { firstOf } from '../support/runs.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { startDemoEspn } from './support/demo-espn.ts'
import { askUntilImported, type ServerProcess, startServer } from './support/server-process.ts'

const [first, second] = smallDemoLeagues
if (!first || !second) throw new Error('There are demo leagues')
const leagueOf = ({ leagueId, season }: LeagueKey) => `/api/v1/leagues/espn/${leagueId}?season=${season}`

describe.each(firstOf(1, sharedStores))('two servers on one store in $name', { timeout: 120_000 }, ({ start }) => {
  let store: StoreServer
  let espn: FakeEspn
  let ours: ServerProcess
  let theirs: ServerProcess
  let env: NodeJS.ProcessEnv

  beforeAll(async () => {
    ;[store, espn] = await Promise.all([start(), startDemoEspn({ latencyMs: 5 })])
    env = { ...store.env, ESPN_BASE_URL: espn.baseUrl, LOG_LEVEL: 'warn', RATE_LIMIT: '0' }
    ;[ours, theirs] = await Promise.all([startServer(env), startServer(env)])
  }, 120_000)
  afterAll(async () => {
    await Promise.all([ours.remove(), theirs.remove()])
    await Promise.all([store.stop(), espn.close()])
  })

  it('show the same league, which only one of them has read from ESPN', async () => {
    expect((await askUntilImported(ours.url + leagueOf(first))).status).toBe(200)
    const espnRequests = espn.requests.length
    const league = (await (await fetch(ours.url + leagueOf(first))).json()) as { id: number }
    const calls = [
      leagueOf(first),
      '/api/v1/leagues/',
      `/api/v1/leagues/${league.id}/teams`,
      `/api/v1/analytics/standings?league_id=${league.id}`,
      `/api/v1/leagues/espn/${first.leagueId}/draft-complete`,
    ]
    for (const call of calls) {
      const [our, their] = await Promise.all([ours, theirs].map(({ url }) => fetch(url + call)))
      expect([their?.status, their?.headers.get('ETag')]).toEqual([200, our?.headers.get('ETag')])
      expect(await their?.text()).toBe(await our?.text())
    }
    expect(espn.requests).toHaveLength(espnRequests)
  })

  it('import a league from ESPN once if both get requests at the same time', async () => {
    espn.takeFiles()
    const responses = await Promise.all([ours, theirs].map(({ url }) => askUntilImported(url + leagueOf(second))))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const [our, their] = await Promise.all(responses.map((response) => response.text()))
    expect(their).toBe(our)
    // The players are paginated under one URL.
    const files = espn.takeFiles().filter((file) => file !== 'players.json')
    expect(files.length).toBeGreaterThan(7)
    expect(files).toEqual([...new Set(files)])
  })

  it('share the store with the commands', async () => {
    const outcome = await runScript('import', [first.leagueId, '--season', String(first.season)], {
      ...env,
      DATA_DIR: ours.folder,
    })
    expect(outcome).toMatchObject({ code: 0, stderr: '' })
    expect(outcome.stdout).toContain(`season ${first.season}`)
  })

  it('fail no request if the other one is killed', async () => {
    const seen = { answered: 0, statuses: new Set<number>() }
    const load = async ({ url }: ServerProcess, requests: number) => {
      for (let request = 0; request < requests; request++) {
        const response = await fetch(url + leagueOf(request % 2 ? first : second))
        await response.arrayBuffer()
        if (url !== theirs.url) continue
        seen.statuses.add(response.status)
        if (++seen.answered === 200) ours.child.kill('SIGKILL')
      }
    }
    const lost = Array.from({ length: 10 }, () =>
      load(ours, 10_000).then(
        () => false,
        () => true,
      ),
    )
    await Promise.all(Array.from({ length: 10 }, () => load(theirs, 100)))
    expect([...seen.statuses]).toEqual([200])
    expect(await Promise.all(lost)).toEqual(Array(10).fill(true))
    expect((await ours.ended).code).toBeNull()
    theirs.child.kill('SIGTERM')
    expect(await theirs.ended).toMatchObject({ code: 0, stderr: '' })
  })
})
