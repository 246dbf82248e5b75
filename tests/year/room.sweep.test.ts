/** What a server needs after as many refreshes as a reader causes in months: its store, and its memory. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { openEspnYear } from './support/espn-year.ts'
import { inWeek } from './support/league-year.ts'
import { openServer } from './support/readers.ts'
import { openSleeperYear } from './support/sleeper-year.ts'

const minute = 60_000
const start = Date.parse(inWeek(3, { days: -1.5 }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: start })
})
afterEach(() => vi.useRealTimers())

/** The first ones fill caches of bounded size. Were each of the others to keep its season (0.1 MB), the heap would have a tenth more. */
const refreshes = 120
const warm = 30

it.each([
  ['ESPN', openEspnYear],
  ['Sleeper', openSleeperYear],
] as const)(
  'a server has no more documents and no more in memory, however often it reads a league of %s',
  async (_, openHost) => {
    const host = openHost()
    const files = memoryStorage()
    const server = openServer(host.league, host.fetch, openLeagueStore(files))
    const room = async () => {
      const sizes = [...(await files.sizes('')).values()]
      return { documents: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0), heap: heapAfterCollection() }
    }
    let before = { documents: 0, bytes: 0, heap: 0 }
    for (let refresh = 0; refresh <= refreshes; refresh++) {
      if (refresh === warm) before = await room()
      // Something is new each time. All are within one week, so that what there is to store stays the same.
      vi.advanceTimersByTime(20 * minute)
      host.enter({ title: '', at: new Date().toISOString(), name: `The League ${100 + refresh}` })
      await server.importNow()
      await server.watch()
      await server.idle()
      await server.readBy('calendar')
      expect(host.takeRequests().length).toBeGreaterThan(0)
    }
    const after = await room()
    await server.close()
    expect(after.documents).toBe(before.documents)
    expect(after.bytes / before.bytes).toBeLessThan(1.05)
    expect(after.heap / before.heap).toBeLessThan(1.1)
  },
)

/** Bytes in use once what nobody refers to is gone. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
