/** Memory of a server under many requests. With real connections: under-load.sweep.test.ts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { handleCall } from '../../scripts/lib/handle-call.ts'
import { toWire } from '../../src/contract/wire.ts'
import { bytesIn } from '../../src/server/encoded-body.ts'
import { importContext } from '../../src/server/open-service.ts'
import { cacheResponses } from '../../src/server/responses.ts'
import { computeFrom } from '../../src/service/compute.ts'
import { createService } from '../../src/service/service.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { copyDemoInto } from '../support/demo-store.ts'
import { firstOf, runs } from '../support/runs.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'load-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function cachingService(store: LeagueStore, cacheBytes?: number) {
  const { compute, figures } = cacheResponses(computeFrom(store), null, cacheBytes)
  return { service: createService({ ...importContext(store), compute }), figures }
}

describe('a server under load', () => {
  it('caches responses within its limit, however many are requested', async () => {
    await copyDemoInto(folder)
    const store = openStore(folder)
    const most = runs(60, 200)
    const cacheBytes = runs(2 ** 17, 2 ** 20)
    const { service, figures } = cachingService(store, cacheBytes)
    let answered = 0
    let mostCached = 0
    const keys = firstOf(2, await store.keys())
    for (const key of keys) {
      const stored = await store.read(key)
      const season = stored && judgeSeason(stored)
      const card = await store.card(key)
      const calls = season ? everyCall(season).filter(({ name }) => name !== 'leagues') : []
      for (const call of calls.slice(0, most)) {
        const outcome = await service.respond(call.name, call.parameters as never)
        expect(outcome.kind).toBe('response')
        answered++
        mostCached = Math.max(mostCached, figures().bytes)
      }
      const [first] = calls
      if (!season || !first || !card) throw new Error('A demo league has answers')
      // An evicted response is recomputed, and equal.
      const again = await service.respond(first.name, first.parameters as never)
      if (again.kind !== 'response') throw new Error('A stored league has an answer')
      const { plain } = again.response
      expect(JSON.parse(Buffer.from(plain).toString('utf8'))).toEqual(
        JSON.parse(JSON.stringify(toWire(handleCall(season, { seasons: [key], asOf: card.asOf }, first)))),
      )
    }
    expect(answered).toBe(most * keys.length)
    expect(mostCached).toBeLessThanOrEqual(cacheBytes)
    expect(figures().entries).toBeLessThan(answered)
  })

  it('stores responses in separate buffers: none retains its neighbors', async () => {
    await copyDemoInto(folder)
    const store = openStore(folder)
    const { service } = cachingService(store)
    const [key] = await store.keys()
    if (!key) throw new Error('There is a demo league')
    const outcome = await service.respond('hostLeagueTeams', key)
    if (outcome.kind !== 'response') throw new Error('A stored league has an answer')
    const body = outcome.response
    for (const bytes of [body.plain, await bytesIn(body, 'br'), await bytesIn(body, 'gzip')]) {
      expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
    }
  })
})
