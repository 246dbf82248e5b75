/** Readers who open one league after the other: their storage is bounded, and no other data is touched. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { openService } from '../../src/server/open-service.ts'
import { limitImports } from '../../src/server/rate-limit.ts'
import { createLeagueBudget, type StoreLimits } from '../../src/service/league-budget.ts'
import { leagueFileFormat } from '../../src/service/league-files.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { storeFailure } from '../../src/storage/store-unavailable.ts'
import { buildHostSeason } from '../build-season.ts'
import { openImportPlace } from '../faults/support/import-place.ts'
import { buildEspnLeague } from '../hosts/espn/build-espn-league.ts'
import { detailOf } from '../server/support/demo-server.ts'
import { espnLeague, espnSeason } from '../support/league-keys.ts'

const season = 2025
const hour = 60 * 60_000
const noon = Date.parse('2026-11-22T12:00:00Z')
let folder = ''
let store: LeagueStore
let now = noon
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opened-'))
  store = openStore(folder, { cachedFor: 0 })
  now = noon
  said = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const keyOf = (id: number) => espnSeason(id, season)
const rawOf = (id: number) => join(folder, 'raw', String(season), String(id), 'league.json.gz')
const budgetOf = (limits: Partial<StoreLimits>) =>
  createLeagueBudget({
    store,
    limits: { leagues: 0, bytes: 0, ...limits },
    print: (message) => said.push(message),
    now: () => new Date(now),
    elapsed: () => now,
  })
const leagues = async () => (await store.keys()).map(({ leagueId }) => Number(leagueId))

async function keep(id: number, mark?: { usedAt: string; bytes?: number }): Promise<void> {
  await store.write(buildHostSeason(keyOf(id)), { asOf: null, source: 'host' })
  mkdirSync(dirname(rawOf(id)), { recursive: true })
  writeFileSync(rawOf(id), 'saved')
  if (mark) await store.uses.mark({ ...keyOf(id), bytes: 1e6, mayGo: true, ...mark })
}

it('room for another league is made in a full store, which has none for a lock either', async () => {
  await keep(1)
  await keep(3, { usedAt: '2026-11-18T00:00:00.000Z' })
  const budget = budgetOf({ leagues: 1 })
  vi.spyOn(store, 'lockImport').mockRejectedValue(storeFailure('OOM'))
  await budget.makeRoom(keyOf(9))
  expect(await leagues()).toEqual([1])
  await keep(4, { usedAt: '2026-11-19T00:00:00.000Z' })
  vi.spyOn(store, 'lockImport').mockRejectedValue(storeFailure('ECONNREFUSED'))
  await expect(budget.makeRoom(keyOf(9))).rejects.toMatchObject({ kind: 'store-away' })
  expect(await leagues()).toEqual([1, 4])
})

describe('room for another league', () => {
  beforeEach(async () => {
    await keep(1)
    await keep(2, { usedAt: '2026-11-20T00:00:00.000Z' })
    await keep(3, { usedAt: '2026-11-18T00:00:00.000Z' })
    await keep(4, { usedAt: '2026-11-19T00:00:00.000Z' })
  })

  it('is made by those that were not used for longest, never by one that was imported by hand', async () => {
    await budgetOf({ leagues: 2 }).makeRoom(keyOf(9))
    expect(await leagues()).toEqual([1, 2])
    expect([existsSync(rawOf(1)), existsSync(rawOf(2)), existsSync(rawOf(3))]).toEqual([true, true, false])
    expect(said).toEqual([
      'Removed league 3 to make room. It is imported from ESPN again when someone opens it.',
      'Removed league 4 to make room. It is imported from ESPN again when someone opens it.',
    ])
    expect((await store.uses.list()).map(({ leagueId }) => leagueId)).toEqual(['2'])
  })

  it('is made by size as well', async () => {
    await store.uses.mark({ ...keyOf(4), usedAt: '2026-11-19T00:00:00.000Z', bytes: 8e6, mayGo: true })
    await budgetOf({ bytes: 5e6 }).makeRoom(keyOf(9))
    expect(await leagues()).toEqual([1, 2])
  })

  it('is available without limits, and another season of a league needs no more room', async () => {
    await budgetOf({}).makeRoom(keyOf(9))
    await budgetOf({ leagues: 3 }).makeRoom(espnSeason(2, 2024))
    expect(await leagues()).toEqual([1, 2, 3, 4])
  })

  it('does not evict leagues used within the hour, and reports it', async () => {
    const budget = budgetOf({ leagues: 3 })
    for (const league of [2, 3, 4]) budget.noteUse(keyOf(league))
    now += hour - 1
    await expect(budget.makeRoom(keyOf(9))).rejects.toMatchObject({ kind: 'busy', retryAfterSeconds: 600 })
    expect(await leagues()).toEqual([1, 2, 3, 4])
    budget.noteUse(keyOf(2))
    budget.noteUse(keyOf(3))
    now += 1
    await budget.makeRoom(keyOf(9))
    expect(await leagues()).toEqual([1, 2, 3])
  })

  it('is not made by a league that is being imported', async () => {
    const release = await store.lockImport(espnLeague(3), { wait: false })
    await budgetOf({ leagues: 3 }).makeRoom(keyOf(9))
    await release()
    expect(await leagues()).toEqual([1, 2, 3])
  })
})

describe('the last use', () => {
  it('is written once a day, and only of leagues that readers opened', async () => {
    await keep(1)
    await keep(2, { usedAt: '2026-11-20T00:00:00.000Z' })
    const mark = vi.spyOn(store.uses, 'mark')
    const find = vi.spyOn(store.uses, 'find')
    const budget = budgetOf({})
    for (let request = 0; request < 1000; request++) for (const league of [1, 2]) budget.noteUse(keyOf(league))
    await vi.waitFor(async () => expect((await store.uses.find(keyOf(2)))?.usedAt).toContain('2026-11-22'))
    expect(mark).toHaveBeenCalledTimes(1)
    expect(find.mock.calls.filter(([{ leagueId }]) => leagueId === '1')).toHaveLength(1)
    now += 24 * hour
    budget.noteUse(keyOf(2))
    await vi.waitFor(async () => expect((await store.uses.find(keyOf(2)))?.usedAt).toContain('2026-11-23'))
  })
})

describe('an import', () => {
  it('for a reader is marked with its size; one by hand is not, and takes the mark away', async () => {
    const place = await openImportPlace()
    const key = espnSeason(4711, 2025)
    await place.importNow({}, { forReaders: true })
    const opened = await place.store.uses.find(key)
    expect(opened?.bytes).toBeGreaterThan(Buffer.byteLength(place.storedBytes()['seasons/4711/2025.json'] ?? ''))
    await place.importNow({})
    expect(await place.store.uses.find(key)).toBeNull()
    // A refresh for a reader does not change its kind.
    await place.importNow({}, { forReaders: true })
    expect(await place.store.uses.find(key)).toBeNull()
    await place.close()
  })
})

describe('an import from a file', () => {
  it('takes the mark away, too: a private league that was imported by hand never has to go', async () => {
    const place = await openImportPlace()
    const key = espnSeason(4711, 2025)
    await place.importNow({}, { forReaders: true })
    const answers = buildEspnLeague({ espnLeagueId: 4711, season: 2025 })
    const text = JSON.stringify({ format: leagueFileFormat, version: 1, answers })
    const file = { path: 'league.json', bytes: new TextEncoder().encode(text) }
    await openService({ store: place.store, dataDir: null }).importFile([file], { asOf: '2026-11-22T00:00:00.000Z' })
    expect((await place.store.uses.find(key))?.mayGo).toBe(false)
    await place.close()
  })
})

describe('a reader who opens a league', () => {
  it('hears in words that there is no room', async () => {
    await keep(2, { usedAt: '2026-11-22T00:00:00.000Z' })
    const { makeRoom, noteUse } = budgetOf({ leagues: 1 })
    noteUse(keyOf(2))
    const run = vi.fn(async () => keyOf(123))
    const log = () => {}
    const app = buildApp({ store, imports: { run, makeRoom }, siteDir: folder, apiToken: null, corsOrigins: [], log })
    const ask = () => app.request('/api/v1/leagues/espn/123?season=2025')
    expect((await ask()).status).toBe(202)
    await app.service.idle()
    const response = await ask()
    expect([response.status, response.headers.get('Retry-After'), await detailOf(response)]).toEqual([
      503,
      '600',
      'This server is full: every league on it was opened within the last hour. Try again later.',
    ])
    expect(run).not.toHaveBeenCalled()
  })

  it('shares a limit with all others', () => {
    const admit = limitImports({ requests: 0, imports: 0, importsOfAll: 2, trustedProxies: 0, elapsed: () => now })
    const context = {} as Parameters<typeof admit>[0]
    admit(context)
    admit(context)
    expect(() => admit(context)).toThrow('Many new leagues are being opened. Try again in 60 s.')
    now += 60_000
    admit(context)
  })
})
