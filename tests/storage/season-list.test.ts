import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeagueKey } from '../../src/domain/identity.ts'
import { createSeasonList } from '../../src/storage/season-list.ts'
import { espnSeason } from '../support/league-keys.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store with one more season each time, and a configurable delay. */
function setUp({ takes = 0, cachedFor = 1000 } = {}) {
  const seen = { looks: 0, isAway: false }
  const read = async (): Promise<LeagueKey[]> => {
    const look = ++seen.looks
    if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes))
    if (seen.isAway) throw new Error('away')
    return Array.from({ length: look }, (_, index) => espnSeason(index + 1, 2025))
  }
  const list = createSeasonList(read, cachedFor)
  const count = async () => (await list.current()).keys.length
  return { list, seen, count }
}

describe('the list of seasons', () => {
  it('is sorted, and has the seasons of each league', async () => {
    const keys = [espnSeason(9, 2023), espnSeason(7, 2025), espnSeason(9, 2025)]
    const { keys: listed, byLeague } = await createSeasonList(async () => [...keys], 0).current()
    expect(listed).toEqual([keys[1], keys[2], keys[0]])
    expect(byLeague.get('9')).toEqual([keys[2], keys[0]])
  })

  it('is read once for concurrent callers, and then cached for a while', async () => {
    const { count, seen } = setUp()
    expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1])
    vi.advanceTimersByTime(999)
    expect(await count()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await count()).toBe(2)
    expect(seen.looks).toBe(2)
  })

  it('does not block callers on a slow store once cached, and reads it seldom', async () => {
    const { count, seen } = setUp({ takes: 400 })
    const first = count()
    await vi.advanceTimersByTimeAsync(400)
    expect(await first).toBe(1)
    await vi.advanceTimersByTimeAsync(20 * 400 - 1)
    expect(await count()).toBe(1)
    expect(seen.looks).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    const late = count()
    await vi.advanceTimersByTimeAsync(50)
    expect(await late).toBe(1)
    await vi.advanceTimersByTimeAsync(350)
    expect(await count()).toBe(2)
  })

  it('is read again after our own write, even during a read', async () => {
    const { list, count } = setUp({ takes: 100 })
    const before = count()
    list.forget()
    const after = count()
    await vi.advanceTimersByTimeAsync(100)
    expect([await before, await after]).toEqual([1, 2])
    expect(await count()).toBe(2)
  })

  it('is refreshed soon after another process’s write', async () => {
    const { list, count } = setUp()
    expect(await count()).toBe(1)
    list.expire()
    expect(await count()).toBe(2)
  })

  it('reports an unreachable store, and recovers with it', async () => {
    const { count, seen } = setUp()
    expect(await count()).toBe(1)
    seen.isAway = true
    vi.advanceTimersByTime(1000)
    await expect(count()).rejects.toThrow('away')
    await expect(count()).rejects.toThrow('away')
    seen.isAway = false
    expect(await count()).toBe(4)
  })

  it('is always read anew if it must be current', async () => {
    const { count } = setUp({ cachedFor: 0 })
    expect([await count(), await count()]).toEqual([1, 2])
  })
})
