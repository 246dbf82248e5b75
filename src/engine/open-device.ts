/** The store of leagues on a reader's device, and what becomes of them where it has no space left. */
import { hostTitles, type LeagueRef, nameLeague } from '../domain/identity.ts'
import { createLeagueBudget, type LeagueBudget } from '../service/league-budget.ts'
import type { DocumentStorage, FencedStorage } from '../storage/document-storage.ts'
import { type LeagueStore, openLeagueStore } from '../storage/league-store.ts'
import { memoryLock, type TakeLock } from '../storage/lock.ts'
import { seasonOfKey } from '../storage/stored-keys.ts'
import { webLock } from '../storage/web-lock.ts'
import { overflowStorage } from './overflow-storage.ts'

export interface DeviceOptions {
  now: () => Date
  /** The browser's locks, shared by all tabs of the site; null where it has none, at an address without https: tabs then do not know of each other. */
  locks: LockManager | null
  /** Called with a sentence for the user where a league was removed, or where this one cannot be stored. */
  onNote: (message: string) => void
}

export interface Device {
  store: LeagueStore
  budget: LeagueBudget
  /** Why a league from a file could not be stored, as a sentence for the reader; null where it is stored. */
  describeUnsaved: (league: LeagueRef) => Promise<string | null>
  /** Drops what is held in memory of a league: what the device has of it counts again. */
  dropUnsaved: (league: LeagueRef) => Promise<void>
  /** The lock of sealed leagues among all tabs: whoever stores or removes one waits for the others. */
  lockSealed: (signal?: AbortSignal) => Promise<() => Promise<void>>
}

const hour = 60 * 60_000

/** `files`: storage that tabs share, or storage of this tab alone. */
export function openDevice(files: DocumentStorage | FencedStorage, { now, locks, onNote }: DeviceOptions): Device {
  const lock = locks ? webLock(locks) : memoryLock()
  const storage = overflowStorage(files, {
    makeRoom: (league) => makeRoom(league),
    onHeld: async (league) => onNote(await withAdvice(held, league)),
  })
  const store = openLeagueStore(storage, {
    lock: (name, ...rest) => (name.startsWith('import-') ? lockImports(...rest) : lock(name, ...rest)),
    parsed: { max: 3 },
  })
  const budget = createLeagueBudget({ store, now, writtenEvery: hour })

  /** One import at a time on a device, whichever tab runs it: a host gets few requests at once. */
  async function lockImports(...[whenBusy, options]: Shift<Parameters<TakeLock>>): Promise<() => Promise<void>> {
    const release = await lock('import', whenBusy, options)
    try {
      const endWrites = 'fence' in files ? await files.fence() : () => {}
      return async () => {
        endWrites()
        await release()
      }
    } catch (error) {
      await release()
      throw error
    }
  }

  /**
   * The league that was viewed longest ago goes; what counts is when any of its seasons was last viewed. Called by an import, which
   * holds the lock of all imports.
   */
  async function makeRoom(wanted: LeagueRef): Promise<boolean> {
    if (await removeLeftOver(wanted)) return true
    const [oldest] = await budget.removable(wanted)
    if (!oldest) return false
    const card = await store.card(oldest.league).catch(() => null)
    for (const season of oldest.seasons) await store.remove(season)
    if (card) {
      const host = hostTitles[oldest.league.host]
      onNote(
        `This device ran out of space, so ${card.summary.name} was removed. Open it again to reload it from ${host}.`,
      )
    }
    return true
  }

  /** Responses without a season, left by an interrupted import. */
  async function removeLeftOver(wanted: LeagueRef): Promise<boolean> {
    const stored = new Set((await storage.keys('seasons')).map((key) => key.replace(/^seasons/, 'raw')))
    const left = (await storage.keys('raw')).flatMap((key) => seasonOfKey(key) ?? [])
    const other = left.find(
      (key) => nameLeague(key) !== nameLeague(wanted) && !stored.has(`raw:${nameLeague(key)}:${key.season}`),
    )
    if (other) await store.remove(other)
    return other !== undefined
  }

  /** The sentence, and which leagues could make room, as only the reader may remove them. */
  async function withAdvice(sentence: string, league: LeagueRef): Promise<string> {
    const others = (await store.uses.list()).filter((use) => !use.mayGo && nameLeague(use) !== nameLeague(league))
    const cards = await Promise.all(others.map((key) => store.card(key).catch(() => null)))
    const names = new Set(cards.flatMap((card) => card?.summary.name ?? []))
    return names.size === 0
      ? sentence
      : `${sentence} To save it, remove a league that you opened from a file: ${[...names].join(', ')}.`
  }

  return {
    store,
    budget,
    async describeUnsaved(league) {
      if (!(await storage.holdsSeasonOf(league))) return null
      const isHere = (await files.keys(`seasons:${nameLeague(league)}`)).length > 0
      return withAdvice(isHere ? unsavedNewer : unsaved, league)
    },
    async dropUnsaved(league) {
      await storage.dropHeld(league)
      store.forget()
    },
    lockSealed: (signal) => lock('sealed', 'An encrypted file is being stored right now.', { wait: true, signal }),
  }
}

type Shift<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never

const unsaved =
  'This device is out of space, so this league can’t be saved. Free up some space, and open its file again.'
const unsavedNewer =
  'This device is out of space, so the new file can’t be saved. The league stays as it was. Free up some space, and open the file again.'
const held = 'This device is out of space. You can view the league now, but it won’t be saved.'
