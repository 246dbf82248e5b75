/** Limits the leagues that are stored because users opened them: the least recently used ones are removed. */
import { rm } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { DomainError } from '../domain/errors.ts'
import {
  describeLeague,
  hostTitles,
  isSameLeague,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
  type WantedSeason,
} from '../domain/identity.ts'
import { rawFolderOf } from '../storage/open-store.ts'
import type { OpenedSeason } from '../storage/opened-seasons.ts'
import type { SeasonStore } from '../storage/season-store.ts'
import { rawPath } from './import-league.ts'

export interface StoreLimits {
  /** Leagues that users opened; 0: any number. */
  leagues: number
  /** Bytes of their documents and saved responses; 0: any number. */
  bytes: number
}

export interface LeagueBudget {
  /** A season was requested. Costs one write a day for each that a user opened, and one read for the others. */
  noteUse(key: LeagueKey): void
  /**
   * Removes the least recently used leagues until another one fits. Never one that was imported by hand. Throws
   * `DomainError('busy')` where all of them were used within the last hour.
   */
  makeRoom(wanted: WantedSeason): Promise<void>
}

export interface LeagueBudgetOptions {
  store: SeasonStore
  dataDir: string
  limits: StoreLimits
  /** Called with every league that was removed. */
  print: (message: string) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

/** A season of 12 teams with the saved responses of its host takes 1.1 MB; a large one three. */
const roomForOne = 3e6
const inUseMilliseconds = 60 * 60_000
const rememberedUses = 10_000

interface OpenedLeague {
  league: LeagueRef
  seasons: OpenedSeason[]
  bytes: number
  /** Milliseconds since 1970; of earlier processes only the day is known. */
  usedAt: number
}

export function createLeagueBudget({
  store,
  dataDir,
  limits,
  print,
  now = Date.now,
}: LeagueBudgetOptions): LeagueBudget {
  const uses = new LRUCache<string, number>({ max: rememberedUses })
  const today = () => dayOf(now())

  async function openedLeagues(): Promise<OpenedLeague[]> {
    const byLeague = Map.groupBy(await store.opened.list(), nameLeague)
    return [...byLeague.values()].map((seasons) => ({
      league: seasons[0] as LeagueRef,
      seasons,
      bytes: seasons.reduce((sum, { bytes }) => sum + bytes, 0),
      usedAt: Math.max(...seasons.map((season) => uses.peek(nameOf(season)) ?? Date.parse(season.usedOn))),
    }))
  }

  async function noteOnce(key: LeagueKey): Promise<void> {
    const opened = await store.opened.find(key)
    if (opened && opened.usedOn < today()) await store.opened.mark({ ...opened, usedOn: today() })
  }

  /** False where somebody imports the league right now. */
  async function removeLeague({ league, seasons }: OpenedLeague): Promise<boolean> {
    const release = await store.lockImport(league, { wait: false }).catch(nullWhenBusy)
    if (!release) return false
    try {
      for (const season of seasons) {
        await store.remove(season)
        await rm(rawPath(rawFolderOf(dataDir), season), { recursive: true, force: true })
      }
    } finally {
      await release()
    }
    const host = hostTitles[league.host]
    print(`Removed ${describeLeague(league)} to make room. It is imported from ${host} again when someone opens it.`)
    return true
  }

  return {
    noteUse(key) {
      const before = uses.get(nameOf(key))
      uses.set(nameOf(key), now())
      // If it cannot be saved, at least this process has it in memory.
      if (before === undefined || dayOf(before) !== today()) noteOnce(key).catch(() => {})
    },
    async makeRoom(wanted) {
      const others = (await openedLeagues()).filter(({ league }) => !isSameLeague(league, wanted))
      let [leagues, bytes] = [others.length, others.reduce((sum, league) => sum + league.bytes, 0)]
      const fits = () =>
        (limits.leagues === 0 || leagues < limits.leagues) && (limits.bytes === 0 || bytes + roomForOne <= limits.bytes)
      for (const league of others.toSorted((a, b) => a.usedAt - b.usedAt)) {
        if (fits() || now() - league.usedAt < inUseMilliseconds) break
        if (!(await removeLeague(league))) continue
        leagues--
        bytes -= league.bytes
      }
      if (!fits()) throw new DomainError('busy', full, { retryAfterSeconds: 600 })
    },
  }
}

const full = 'This server is full: every league on it was opened within the last hour. Try again later.'
const nameOf = (key: LeagueKey) => `${nameLeague(key)}/${key.season}`
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function nullWhenBusy(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'busy') return null
  throw error
}
