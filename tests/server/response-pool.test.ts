/** Responses computed in threads: the same results, and the same failures. */
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rebuildStored } from '../../src/server/open-service.ts'
import { createResponsePool } from '../../src/server/response-pool.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { demoServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
let pool: ReturnType<typeof createResponsePool>
beforeAll(async () => {
  server = await demoServer()
  // As `node --watch` of the development server does: threads then report the files that they read.
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  pool = createResponsePool({ dataDir: server.folder, sharedStore: null })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await pool.close()
  server.remove()
})

const pathsOf = async () => {
  const [key] = await server.store.keys()
  const league = `/api/v1/leagues/espn/${key?.leagueId}`
  return ['whole-season', 'draft-complete', 'teams'].map((call) => `${league}/${call}?season=${key?.season}`)
}

it('responds as this thread does, failures included', async () => {
  const here = server.app
  const there = server.build({ compute: pool.compute })
  const missing = '/api/v1/teams/10326099999'
  for (const path of [...(await pathsOf()), missing]) {
    const [expected, found] = await Promise.all([here.request(path), there.request(path)])
    expect([found.status, found.headers.get('ETag')]).toEqual([expected.status, expected.headers.get('ETag')])
    expect(await found.text()).toBe(await expected.text())
  }
})

it('has a damaged season rebuilt', async () => {
  const [path = ''] = await pathsOf()
  const [key] = await server.store.keys()
  const expected = await (await server.app.request(path)).text()
  truncateSync(join(server.folder, 'store/seasons', String(key?.leagueId), `${key?.season}.json`), 5000)
  const logged: string[] = []
  const options = { log: (message: string) => logged.push(message) }
  const store = rebuildStored(openStore(server.folder), options)
  const other = createResponsePool({ dataDir: server.folder, sharedStore: null })
  const response = await server.build({ store, compute: other.compute }).request(path)
  expect([response.status, await response.text()]).toEqual([200, expected])
  expect(logged).toEqual([expect.stringMatching(/is damaged.*It was rebuilt from the simulation/)])
  await other.close()
})

it('reports that it is busy above its capacity', async () => {
  const [key] = await server.store.keys()
  const card = key && (await server.store.card(key))
  if (!card) throw new Error('There is a demo league')
  const context = { seasons: [key], asOf: null }
  const task = { key, version: card.version, name: 'wholeSeason', parameters: key, context } as const
  const outcomes = await Promise.allSettled(
    Array.from({ length: 2000 }, () => pool.compute({ ...task, name: 'league' })),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.reason).toMatchObject({ kind: 'busy', message: expect.stringMatching(/^The server is busy/) })
})

it('rejects abandoned requests when it is closed, with the reason', async () => {
  const [key] = await server.store.keys()
  const card = key && (await server.store.card(key))
  if (!card) throw new Error('There is a demo league')
  const other = createResponsePool({ dataDir: server.folder, sharedStore: null })
  const context = { seasons: [key], asOf: null }
  const waiting = other.compute({ key, version: card.version, name: 'wholeSeason', parameters: key, context })
  const expected = expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
  await other.close()
  await expected
})
