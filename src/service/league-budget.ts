/** Limits the leagues that are stored because readers opened them: those that were viewed longest ago are removed. */
import { LRUCache } from 'lru-cache'
import { createAges, monotonic } from '../domain/ages.ts'
import { DomainError, isFull } from '../domain/errors.ts'
import {
  compareSeasons,
  describeLeague,
  hostTitles,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
  type WantedSeason,
} from '../domain/identity.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { SeasonUse } from '../storage/season-uses.ts'
import { seasonKey } from '../storage/stored-keys.ts'

export interface StoreLimits {
  /** Leagues that users opened; 0: any number. */
  leagues: number
  /** Bytes of their documents and saved responses; 0: any number. */
  bytes: number
}

/** A league of which seasons may go, by when any of them was last viewed. */
export interface EvictableLeague {
  /** The newest of its seasons. */
  league: LeagueKey
  /** All of its ids that are known, by `nameLeague`. */
  ids: ReadonlySet<string>
  /** Those that may go: never one that was imported by hand, or from a file. */
  seasons: SeasonUse[]
  bytes: number
  /** Milliseconds since any of its seasons was last viewed. */
  age: number
}

export type LeagueBudget = ReturnType<typeof createLeagueBudget>

export interface LeagueBudgetOptions {
  store: LeagueStore
  limits?: StoreLimits
  /** Called with every league that was removed. */
  print?: (message: string) => void
  now: () => Date
  /** See `monotonic`. */
  elapsed?: () => number
  /** Milliseconds in which a use is written once; a day by default. */
  writtenEvery?: number
}

/** A season of 12 teams with the saved responses of its host takes 1.1 MB; a large one three. */
const roomForOne = 3e6
const inUseMilliseconds = 60 * 60_000
const rememberedUses = 10_000
const day = 24 * 60 * 60_000

export function createLeagueBudget({
  store,
  limits = { leagues: 0, bytes: 0 },
  print,
  now,
  elapsed = monotonic,
  writtenEvery = day,
}: LeagueBudgetOptions) {
  /** By `elapsed`. */
  const uses = new LRUCache<string, { usedAt: number; writtenAt: number }>({ max: rememberedUses })
  const ageOfStored = createAges({ now, elapsed })

  function ageOf(use: SeasonUse): number {
    const noted = uses.get(seasonKey('uses', use))
    return noted ? elapsed() - noted.usedAt : ageOfStored(use.usedAt)
  }

  /** The leagues that may go, the one that was viewed longest ago first. `except` is not among them. */
  async function removable(except: LeagueRef): Promise<EvictableLeague[]> {
    const leagues: (EvictableLeague & { ids: Set<string> })[] = []
    for (const use of (await store.uses.list()).sort(compareSeasons)) {
      let league = leagues.find(({ ids }) => ids.has(nameLeague(use)))
      if (!league) {
        const ids = new Set([use, ...(await store.links.chainOf(use))].map(nameLeague))
        league = { league: use, ids, seasons: [], bytes: 0, age: Number.POSITIVE_INFINITY }
        leagues.push(league)
      }
      league.age = Math.min(league.age, ageOf(use))
      if (!use.mayGo) continue
      league.seasons.push(use)
      league.bytes += use.bytes
    }
    return leagues
      .filter(({ ids, seasons }) => seasons.length > 0 && !ids.has(nameLeague(except)))
      .sort((a, b) => b.age - a.age)
  }

  async function noteOnce(key: LeagueKey): Promise<void> {
    const use = await store.uses.find(key)
    if (!use) return
    const age = now().getTime() - Date.parse(use.usedAt)
    // One in the future is put right.
    if (age < 0 || age >= writtenEvery) await store.uses.mark({ ...use, usedAt: now().toISOString() })
  }

  /** False where somebody imports the league right now. */
  async function removeLeague({ league, seasons }: EvictableLeague): Promise<boolean> {
    const release = await lockToRemove(store, league, { wait: false }).catch(nullWhenBusy)
    if (!release) return false
    try {
      for (const season of seasons) await store.remove(season)
    } finally {
      await release()
    }
    const host = hostTitles[league.host]
    print?.(`Removed ${describeLeague(league)} to make room. It is imported from ${host} again when someone opens it.`)
    return true
  }

  return {
    removable,
    /** A season was requested. Costs one write in `writtenEvery` for each that has a record, and one read for the others. */
    noteUse(key: LeagueKey): void {
      const name = seasonKey('uses', key)
      const writtenAt = uses.get(name)?.writtenAt
      const isWritten = writtenAt !== undefined && elapsed() - writtenAt < writtenEvery
      uses.set(name, { usedAt: elapsed(), writtenAt: isWritten ? writtenAt : elapsed() })
      // If it cannot be saved, at least this process has it in memory.
      if (!isWritten) noteOnce(key).catch(() => {})
    },
    /**
     * Removes the least recently used leagues until another one fits. Never one that was imported by hand. Throws
     * `DomainError('busy')` where all of them were used within the last hour.
     */
    async makeRoom(wanted: WantedSeason): Promise<void> {
      const others = await removable(wanted)
      let leagues = others.length
      let bytes = others.reduce((sum, league) => sum + league.bytes, 0)
      const fits = () =>
        (limits.leagues === 0 || leagues < limits.leagues) && (limits.bytes === 0 || bytes + roomForOne <= limits.bytes)
      for (const league of others) {
        if (fits() || league.age < inUseMilliseconds) break
        if (!(await removeLeague(league))) continue
        leagues--
        bytes -= league.bytes
      }
      if (!fits()) throw new DomainError('busy', full, { retryAfterSeconds: 600 })
    },
  }
}

const full = 'This server is full: every league on it was opened within the last hour. Try again later.'

/**
 * The lock of a league that is about to be removed. A full disk or store has no room for the lock either, nor for what an import would write:
 * without it only the removal could make room.
 */
export function lockToRemove(store: LeagueStore, league: LeagueRef, options: { wait: boolean }) {
  return store.lockImport(league, options).catch((error): (() => Promise<void>) => {
    if (!isFull(error)) throw error
    return async () => {}
  })
}

function nullWhenBusy(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'busy') return null
  throw error
}
