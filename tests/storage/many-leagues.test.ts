/** What a look costs must not depend on how many leagues are stored: counted in reads, as time depends on the machine. */
import { createStorage, type Driver } from 'unstorage'
import memoryDriver from 'unstorage/drivers/memory'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAnswerer } from '../../src/server/answers.ts'
import { openSeasonStore, type SeasonStore } from '../../src/storage/season-store.ts'
import { buildSeason } from '../build-season.ts'

const leagues = 5000
const pageSize = 20
const origin = { asOf: null, source: 'espn' } as const

interface Reads {
  opened: string[]
  listed: string[]
}

/** A driver that notes what is read. Like Redis, it tells no version of a document: every look opens the card. */
function notingDriver(driver: Driver): { driver: Driver; reads: Reads } {
  const reads: Reads = { opened: [], listed: [] }
  return {
    reads,
    driver: {
      ...driver,
      getItem: (key, options) => {
        reads.opened.push(key)
        return driver.getItem(key, options)
      },
      getItemRaw: (key, options) => {
        reads.opened.push(key)
        return driver.getItemRaw?.(key, options)
      },
      getKeys: (base, options) => {
        reads.listed.push(base)
        return driver.getKeys(base, options)
      },
    },
  }
}

const memory = memoryDriver() as unknown as Driver
let reads: Reads
let store: SeasonStore

beforeAll(async () => {
  const writer = openSeasonStore(createStorage({ driver: { ...memory, getKeys: () => [] } }))
  for (let espnLeagueId = 1; espnLeagueId <= leagues; espnLeagueId++) {
    await writer.write(buildSeason({ espnLeagueId, season: 2025 }), origin)
  }
  const noting = notingDriver(memory)
  reads = noting.reads
  // A lasting list: how often it is looked up is not what is counted here.
  store = openSeasonStore(createStorage({ driver: noting.driver }), { listedFor: 3_600_000 })
})

async function readsOf(look: () => Promise<unknown>): Promise<Reads> {
  reads.opened = []
  reads.listed = []
  await look()
  return { opened: reads.opened, listed: reads.listed }
}

describe(`a store of ${leagues} leagues`, () => {
  it('opens one league by what belongs to that league', async () => {
    const answerer = createAnswerer({ store, imports: null, isPrivate: false })
    const ask = (espnId: number) => () => answerer.answer('espnLeague', { espnId, season: undefined })
    const first = await readsOf(ask(4321))
    expect([...first.opened, ...first.listed].filter((name) => !/^(seasons|cards):4321(:|$)/.test(name))).toEqual([])
    expect(first.opened.length + first.listed.length).toBeLessThan(8)
    const again = await readsOf(ask(4321))
    expect(again.opened).toEqual(['cards:4321:2025'])
  })

  it('opens a page of the list by the cards on that page', async () => {
    await store.list({ limit: 1, offset: 0 })
    for (const offset of [0, 2500, leagues - pageSize]) {
      const { opened, listed } = await readsOf(() => store.list({ limit: pageSize, offset }))
      expect(listed).toEqual([])
      expect(opened).toEqual(Array.from({ length: pageSize }, (_, index) => `cards:${offset + index + 1}:2025`))
    }
  })

  it('knows the newest league, and how many there are, without a read', async () => {
    expect(await readsOf(() => store.keys())).toEqual({ opened: [], listed: [] })
  })
})
