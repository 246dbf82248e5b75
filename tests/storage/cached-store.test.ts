import { describe, expect, it } from 'vitest'
import type { DocumentStorage } from '../../src/storage/document-storage.ts'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildHostSeason } from '../build-season.ts'
import { espnLeague, espnSeason } from '../support/league-keys.ts'

const origin = { asOf: null, source: 'host' } as const
const season = buildHostSeason({ ...espnSeason(7, 2025), name: 'Before' })
const minute = 60_000

/** Our store, that of another process, and the number of our reads. */
function setUp() {
  const storage = memoryStorage()
  const reads = { count: 0 }
  const counting = new Proxy(storage, {
    get(target, name: keyof DocumentStorage) {
      const method = target[name] as unknown
      if (typeof method !== 'function') return method
      return (...values: unknown[]) => {
        reads.count++
        return method.apply(target, values)
      }
    },
  })
  const ours = openLeagueStore(counting, { cachedFor: minute })
  return { ours, theirs: openLeagueStore(storage), reads }
}

const nameIn = async ({ ours }: ReturnType<typeof setUp>) => (await ours.card(season))?.summary.name

describe('cached reads', () => {
  it('cost nothing, even for many concurrent callers', async () => {
    const { ours, theirs, reads } = setUp()
    await theirs.write(season, origin)
    await Promise.all([
      ours.card(season),
      ours.card(season),
      ours.seasonsOf(espnLeague(7)),
      ours.seasonsOf(espnLeague(7)),
    ])
    await ours.list({ limit: 5, offset: 0 })
    const { count } = reads
    await Promise.all([ours.card(season), ours.seasonsOf(espnLeague(7)), ours.list({ limit: 5, offset: 0 })])
    expect(reads.count).toBe(count)
  })

  it('never hide a league that was just stored', async () => {
    const { ours, theirs } = setUp()
    expect([await ours.seasonsOf(espnLeague(7)), await ours.card(season)]).toEqual([[], null])
    await theirs.write(season, origin)
    expect(await ours.seasonsOf(espnLeague(7))).toEqual([espnSeason(7, 2025)])
    expect((await ours.card(season))?.summary.name).toBe('Before')
  })

  it('are repeated after a write, and after a notice of another writer', async () => {
    const stores = setUp()
    const { ours, theirs } = stores
    await theirs.write(season, origin)
    expect(await nameIn(stores)).toBe('Before')
    await theirs.write({ ...season, name: 'After' }, origin)
    expect(await nameIn(stores)).toBe('Before')
    ours.forget()
    expect(await nameIn(stores)).toBe('After')
    await theirs.write({ ...season, season: 2026 }, origin)
    await ours.write({ ...season, name: 'Ours' }, origin)
    expect(await nameIn(stores)).toBe('Ours')
    expect(await ours.seasonsOf(espnLeague(7))).toEqual([espnSeason(7, 2026), espnSeason(7, 2025)])
    expect(await ours.list({ limit: 5, offset: 0 })).toHaveLength(2)
  })

  it('do not hold on to a failure', async () => {
    const storage = memoryStorage()
    let isAway = false
    const read: typeof storage.read = async (key) => {
      if (isAway) throw new Error('away')
      return storage.read(key)
    }
    const ours = openLeagueStore({ ...storage, read }, { cachedFor: minute })
    await ours.write(season, origin)
    isAway = true
    await expect(ours.card(season)).rejects.toThrow('away')
    isAway = false
    expect((await ours.card(season))?.summary.name).toBe('Before')
  })

  it('return a separate list of seasons to each caller', async () => {
    const { ours, theirs } = setUp()
    await theirs.write(season, origin)
    ;(await ours.seasonsOf(espnLeague(7))).length = 0
    expect(await ours.seasonsOf(espnLeague(7))).toEqual([espnSeason(7, 2025)])
  })
})
