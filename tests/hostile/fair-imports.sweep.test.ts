/** One client, or one lock, that keeps a server's imports busy: others have their leagues all the same. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importInWorker } from '../../src/server/import-in-worker.ts'
import { folderLock } from '../../src/storage/folder-lock.ts'
import { buildEspnLeague, openMemoryFolder } from '../hosts/espn/build-espn-league.ts'
import { type FakeEspn, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import { emptyServer, type TestServer } from '../server/support/demo-server.ts'
import { espnLeague } from '../support/league-keys.ts'

const season = 2025
const greedy = [1, 2, 3, 4, 5, 6]
const other = 99

let espn: FakeEspn
let server: TestServer
/** Until it is opened, ESPN holds back the lineups of the greedy client's leagues. */
let gate: PromiseWithResolvers<void>

beforeEach(async () => {
  gate = Promise.withResolvers()
  const leagues = [...greedy, other].map((id) => {
    const files = openMemoryFolder(buildEspnLeague({ espnLeagueId: id, season }))
    const read = async (name: string) => {
      if (id !== other && name.startsWith('scoring-period')) await gate.promise
      return files.read(name)
    }
    return [`${season}/${id}`, { read }] as const
  })
  espn = await startFakeEspn({ leagues: new Map(leagues) })
  server = emptyServer()
  const run = importInWorker({
    store: server.store,
    dataDir: server.folder,
    access: { espn: { baseUrl: espn.baseUrl, retries: 0 }, sleeper: {} },
  })
  server.app = server.build({ imports: { run }, trustedProxies: 1, rateLimits: { requests: 0, imports: 10 } })
})
afterEach(async () => {
  gate.resolve()
  await server.app.service.close()
  await espn.close()
  server.remove()
})

const open = (id: number, client: string, part = '') =>
  server.app.request(`/api/v1/leagues/espn/${id}${part}?season=${season}`, { headers: { 'X-Forwarded-For': client } })
const statusOf = (id: number, client: string, part?: string) => async () => (await open(id, client, part)).status

describe('a reader’s league', () => {
  it('has standings while another client’s six leagues are read, and is read whole once one of them is', async () => {
    for (const id of greedy) expect((await open(id, '192.0.2.1', '/draft-complete')).status).toBe(202)
    expect((await open(other, '192.0.2.2')).status).toBe(202)
    await expect.poll(statusOf(other, '192.0.2.2'), { timeout: 120_000 }).toBe(200)
    expect((await open(greedy[0] ?? 0, '192.0.2.2', '/draft-complete')).status).toBe(202)
    // Of seven leagues a few have threads: the one that is read, and those that wait for it.
    const begun = new Set(espn.requests.map(({ espnLeagueId }) => espnLeagueId))
    expect(begun.size).toBeLessThanOrEqual(5)
    gate.resolve()
    await expect.poll(statusOf(other, '192.0.2.2', '/draft-complete'), { timeout: 120_000 }).toBe(200)
    expect((await open(greedy.at(-1) ?? 0, '192.0.2.2', '/draft-complete')).status).toBe(202)
    await server.app.service.idle()
    for (const id of greedy) expect((await open(id, '192.0.2.1', '/draft-complete')).status).toBe(200)
  })

  it('is imported while others wait for locks that somebody holds', async () => {
    gate.resolve()
    const held = greedy.slice(0, 2)
    const locks = folderLock(`${server.folder}/locks`)
    const releases = await Promise.all(held.map((id) => locks(`import-${id}`, 'Held.', { wait: false })))
    for (const id of held) expect((await open(id, '192.0.2.1')).status).toBe(202)
    await expect.poll(statusOf(other, '192.0.2.1', '/draft-complete'), { timeout: 120_000 }).toBe(200)
    expect(await server.store.seasonsOf(espnLeague(held[0] ?? 0))).toEqual([])
    for (const release of releases) await release()
    await server.app.service.idle()
    for (const id of held) expect((await open(id, '192.0.2.1')).status).toBe(200)
  })
})
