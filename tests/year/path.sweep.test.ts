/**
 * A Sunday of the year, watched minute by minute: the paths of its games against what the board showed, with a server that restarts and a phone
 * that sleeps in between.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { openEspnYear } from './support/espn-year.ts'
import { inWeek } from './support/league-year.ts'
import { openServer } from './support/readers.ts'
import { openSleeperYear } from './support/sleeper-year.ts'

const minute = 60_000
/** During the early games. */
const start = Date.parse(inWeek(3, { days: 3, hours: 18, minutes: 30 }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: start })
})
afterEach(() => vi.useRealTimers())

interface Board {
  as_of: string
  week: number
  matchups: { matchup_id: number; home: { points: number; chance_live: number }; away: { points: number } }[]
}

it.each([
  ['ESPN', openEspnYear],
  ['Sleeper', openSleeperYear],
] as const)('the path of a Sunday at %s is what its board showed', async (_, openHost) => {
  const host = openHost()
  host.enter({ title: '', at: new Date().toISOString() })
  host.moveTo(new Date())
  const files = memoryStorage()
  /** Of each game: at which second the board showed which chance and lead. */
  const shown = new Map<number, { at: number; chance: number; lead: number }[]>()

  /** The server is a new one each time; its store is the same. */
  async function watch(minutes: number): Promise<void> {
    const server = openServer(host.league, host.fetch, openLeagueStore(files))
    await server.importNow()
    for (let passed = 0; passed < minutes; passed++) {
      vi.advanceTimersByTime(minute)
      host.moveTo(new Date())
      await server.watch()
      await server.idle()
      const board = (await server.readBoard()) as Board
      const at = Math.floor(Date.parse(board.as_of) / 1000)
      for (const { matchup_id: id, home, away } of board.matchups) {
        const ofGame = shown.get(id) ?? []
        if (ofGame.at(-1)?.at === at) continue
        shown.set(id, [...ofGame, { at, chance: home.chance_live, lead: Math.sign(home.points - away.points) }])
      }
    }
    await server.close()
  }

  await watch(25)
  vi.advanceTimersByTime(30 * minute)
  host.moveTo(new Date())
  await watch(10)
  // The phone sleeps for less than a gap.
  vi.advanceTimersByTime(8 * minute)
  host.moveTo(new Date())
  await watch(5)

  const store = openLeagueStore(files)
  const paths = await store.paths.read(host.league, 3)
  const [first, second, ...more] = paths?.watched ?? []
  expect(more).toEqual([])
  const minutesOf = (from = 0, to = 0) => Math.round((to - from) / 60)
  // 25 minutes with the import before them, and 10 + 8 + 5.
  expect([minutesOf(first?.from, first?.to), minutesOf(second?.from, second?.to)]).toEqual([25, 23])
  expect(minutesOf(first?.to, second?.from)).toBe(30)
  expect(shown.size).toBeGreaterThan(1)
  for (const [id, moments] of shown) {
    const points = paths?.games.find(({ matchupId }) => matchupId === id)?.points ?? []
    expect(points.length).toBeGreaterThan(1)
    // At each moment that the board showed the path has its chance to two points, and its lead.
    for (const { at, chance, lead } of moments) {
      const held = points.findLast((point) => point.at <= at)
      expect(Math.abs((held?.chance ?? 9) - chance)).toBeLessThan(0.02)
      expect(Math.sign((held?.home ?? 0) - (held?.away ?? 0))).toBe(lead)
    }
    // And no point that the board did not show.
    for (const { at, chance } of points) {
      const moment = moments.find((one) => one.at === at)
      if (moment) expect(chance).toBeCloseTo(moment.chance, 4)
    }
  }
})
