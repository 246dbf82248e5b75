/** The short form of `npm run load`: what it measures must hold, however slow the machine is. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { measureUnderLoad } from '../../scripts/lib/load/under-load.ts'
import { toWire } from '../../src/contract/wire.ts'
import { handleCall } from '../../src/handlers/handle-call.ts'
import { demoLeagues } from '../../src/hosts/demo/index.ts'
import { bytesIn } from '../../src/server/encoded-body.ts'
import { createResponder } from '../../src/server/responder.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { copyDemoInto } from '../support/demo-store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'load-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a server under load', () => {
  it('answers every request of 200 connections while it imports', async () => {
    const outcome = await measureUnderLoad({
      dataDir: folder,
      leagues: 1,
      connections: 200,
      seconds: 1,
      env: { STORAGE_URL: '' },
      shared: null,
    })
    expect(outcome).toMatchObject({ errors: 0, failed: 0 })
    expect(outcome.requests).toBeGreaterThan(0)
    expect(outcome.mostCached).toBeLessThanOrEqual(64 * 2 ** 20)
  }, 120_000)

  it('keeps no more answers than there is room for, however many it is asked for', async () => {
    await copyDemoInto(folder)
    const store = openStore(folder)
    const cacheBytes = 2 ** 20
    const responder = createResponder({ store, imports: null, isPrivate: false, cacheBytes })
    let [answered, mostCached] = [0, 0]
    for (const key of await store.keys()) {
      const season = await store.read(key)
      const card = await store.card(key)
      const calls = season ? everyCall(season).filter(({ name }) => name !== 'leagues') : []
      for (const call of calls.slice(0, 200)) {
        const outcome = await responder.respond(call.name, call.parameters as never)
        expect(outcome.kind).toBe('response')
        answered++
        mostCached = Math.max(mostCached, responder.figures().bytes)
      }
      const [first] = calls
      if (!season || !first || !card) throw new Error('A demo league has answers')
      // What was pushed out is worked out again, and is the same.
      const again = await responder.respond(first.name, first.parameters as never)
      if (again.kind !== 'response') throw new Error('A stored league has an answer')
      const { plain } = again.representation.body
      expect(JSON.parse(Buffer.from(plain).toString('utf8'))).toEqual(
        JSON.parse(JSON.stringify(toWire(handleCall(season, { seasons: [key], asOf: card.asOf }, first)))),
      )
    }
    expect(answered).toBe(200 * demoLeagues.length)
    expect(mostCached).toBeLessThanOrEqual(cacheBytes)
    expect(responder.figures().entries).toBeLessThan(answered)
  }, 60_000)

  it('keeps answers in memory of their own: none holds on to what was made beside it', async () => {
    await copyDemoInto(folder)
    const store = openStore(folder)
    const responder = createResponder({ store, imports: null, isPrivate: false })
    const [key] = await store.keys()
    if (!key) throw new Error('There is a demo league')
    const outcome = await responder.respond('hostLeagueTeams', key)
    if (outcome.kind !== 'response') throw new Error('A stored league has an answer')
    const { body } = outcome.representation
    for (const bytes of [body.plain, await bytesIn(body, 'br'), await bytesIn(body, 'gzip')]) {
      expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
    }
  })
})
