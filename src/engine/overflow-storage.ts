/** A device's storage that never fails for lack of space: what does not fit is held in memory for the visit. */
import { type LeagueRef, nameLeague, parseLeagueName } from '../domain/identity.ts'
import { type DocumentStorage, partsOf, StorageFull } from '../storage/document-storage.ts'
import { memoryStorage } from '../storage/memory-storage.ts'

export interface OverflowOptions {
  /** Removes something of another league; false where there is nothing that may go. */
  makeRoom: (league: LeagueRef) => Promise<boolean>
  /** Called once for each league of which something is held in memory. */
  onHeld: (league: LeagueRef) => Promise<void>
}

interface OverflowStorage extends DocumentStorage {
  /** Whether a season of the league is held in memory, and gone with the page. */
  holdsSeasonOf(league: LeagueRef): Promise<boolean>
  /** Drops what is held of the league: what the device has of it counts again. */
  dropHeld(league: LeagueRef): Promise<void>
}

export function overflowStorage(device: DocumentStorage, { makeRoom, onHeld }: OverflowOptions): OverflowStorage {
  const held = memoryStorage()
  const reported = new Set<string>()

  /** The device keeps the earlier document: a league from a file is nowhere else. */
  async function hold(key: string, bytes: Uint8Array, league: LeagueRef | null): Promise<void> {
    await held.write(key, bytes)
    if (await isReadAgain(key)) await device.remove(key)
    if (league) await reportHeld(league)
  }

  async function reportHeld(league: LeagueRef): Promise<void> {
    const name = nameLeague(league)
    if (reported.has(name)) return
    reported.add(name)
    await onHeld(league)
  }

  /**
   * Whether an earlier document would not fit the others of its season on the device, and can be had again: a response is requested from
   * its host, a card is rebuilt from the season.
   */
  async function isReadAgain(key: string): Promise<boolean> {
    const [kind] = partsOf(key)
    return kind === 'raw' || kind === 'nfl' || (kind === 'cards' && !(await isOfHeldSeason(key)))
  }

  /** A season's other documents stay with it: a card without its season would be of no use on the next visit. */
  async function isOfHeldSeason(key: string): Promise<boolean> {
    const [kind, league, season] = partsOf(key)
    return kind !== 'raw' && kind !== 'seasons' && (await held.read(`seasons:${league}:${season}`)) !== null
  }

  /** Writes to the device, which removes other leagues for it; false where it does not fit all the same. */
  async function store(write: () => Promise<void>, league: LeagueRef | null): Promise<boolean> {
    for (;;) {
      try {
        await write()
        return true
      } catch (error) {
        if (!(error instanceof StorageFull)) throw error
        if (!league || !(await makeRoom(league))) return false
      }
    }
  }

  const leagueOf = (key: string) => parseLeagueName(partsOf(key)[1] ?? '')

  const storage: DocumentStorage = {
    async read(key) {
      return (await held.read(key)) ?? device.read(key)
    },
    async write(key, bytes) {
      // No league is removed for what leagues share: it may be the one that is being read.
      const league = partsOf(key)[0] === 'nfl' ? null : leagueOf(key)
      const isStored = !(await isOfHeldSeason(key)) && (await store(() => device.write(key, bytes), league))
      if (isStored) await held.remove(key)
      else await hold(key, bytes, league)
    },
    async writeTogether(documents) {
      const { writeTogether } = device
      const league = [...documents.keys()].map(leagueOf).find((found) => found !== null) ?? null
      if (writeTogether && (await store(() => writeTogether(documents), league))) {
        for (const key of documents.keys()) await held.remove(key)
      } else if (writeTogether) {
        for (const [key, bytes] of documents) await held.write(key, bytes)
        if (league) await reportHeld(league)
      } else for (const [key, bytes] of documents) await storage.write(key, bytes)
    },
    async remove(key) {
      await Promise.all([held.remove(key), device.remove(key)])
    },
    keys: async (prefix) => [...new Set([...(await device.keys(prefix)), ...(await held.keys(prefix))])],
    sizes: async (prefix) => new Map([...(await device.sizes(prefix)), ...(await held.sizes(prefix))]),
    close: () => device.close(),
  }
  return {
    ...storage,
    async holdsSeasonOf(league) {
      return (await held.keys(`seasons:${nameLeague(league)}`)).length > 0
    },
    async dropHeld(league) {
      const all = await held.keys('')
      for (const key of all) if (partsOf(key)[1] === nameLeague(league)) await held.remove(key)
      reported.delete(nameLeague(league))
    },
  }
}
