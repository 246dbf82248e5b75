/** The cost of a look-up must not depend on the number of stored leagues: counted in reads, as time depends on the machine. */
import { beforeAll, describe, expect, it } from 'vitest'
import { importContext } from '../../src/server/open-service.ts'
import { computeFrom } from '../../src/service/compute.ts'
import { createService } from '../../src/service/service.ts'
import type { DocumentStorage } from '../../src/storage/document-storage.ts'
import { type LeagueStore, openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildHostSeason } from '../build-season.ts'
import { espnLeague, espnSeason } from '../support/league-keys.ts'

const leagues = 5000
const pageSize = 20
const origin = { asOf: null, source: 'host' } as const

interface Reads {
  opened: string[]
  listed: string[]
}

/** A storage that records reads. */
function notingStorage(storage: DocumentStorage): { storage: DocumentStorage; reads: Reads } {
  const reads: Reads = { opened: [], listed: [] }
  return {
    reads,
    storage: {
      ...storage,
      read: (key) => {
        reads.opened.push(key)
        return storage.read(key)
      },
      keys: (prefix) => {
        reads.listed.push(prefix)
        return storage.keys(prefix)
      },
    },
  }
}

const memory = memoryStorage()
let reads: Reads
let store: LeagueStore

beforeAll(async () => {
  const writer = openLeagueStore({ ...memory, keys: async () => [] })
  for (let id = 1; id <= leagues; id++) {
    await writer.write(buildHostSeason(espnSeason(id, 2025)), origin)
  }
  const noting = notingStorage(memory)
  reads = noting.reads
  // Cached for an hour: these counts do not cover repeated reads.
  store = openLeagueStore(noting.storage, { cachedFor: 3_600_000 })
})

async function readsOf(look: () => Promise<unknown>): Promise<Reads> {
  reads.opened = []
  reads.listed = []
  await look()
  return { opened: reads.opened, listed: reads.listed }
}

describe(`a store of ${leagues} leagues`, () => {
  it('opens one league with only its own documents', async () => {
    const computed = new Map<string, unknown>()
    const inThread = computeFrom(store)
    const service = createService({
      ...importContext(store),
      async compute(task) {
        const name = JSON.stringify(task)
        if (!computed.has(name)) computed.set(name, await inThread(task))
        return computed.get(name)
      },
    })
    const ask = (id: number) => () => service.respond('hostLeague', { ...espnLeague(id), season: undefined })
    const first = await readsOf(ask(4321))
    expect([...first.opened, ...first.listed].filter((name) => !/^(seasons|cards):4321(:|$)/.test(name))).toEqual([])
    expect(first.opened.length + first.listed.length).toBeLessThan(8)
    const again = await readsOf(ask(4321))
    expect(again).toEqual({ opened: [], listed: [] })
  })

  it('opens a page of the list by the cards on that page', async () => {
    await store.list({ limit: 1, offset: 0 })
    for (const offset of [1, 2500, leagues - pageSize]) {
      const { opened, listed } = await readsOf(() => store.list({ limit: pageSize, offset }))
      expect(listed).toEqual([])
      expect(opened).toEqual(Array.from({ length: pageSize }, (_, index) => `cards:${offset + index + 1}:2025`))
    }
  })

  it('finds the newest league, and the number of leagues, without a read', async () => {
    expect(await readsOf(() => store.keys())).toEqual({ opened: [], listed: [] })
  })
})
