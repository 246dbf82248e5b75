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
}

export function overflowStorage(device: DocumentStorage, { makeRoom, onHeld }: OverflowOptions): OverflowStorage {
  const held = memoryStorage()
  const reported = new Set<string>()

  async function hold(key: string, bytes: Uint8Array, league: LeagueRef | null): Promise<void> {
    await held.write(key, bytes)
    // What was stored before does not belong to what is held.
    await device.remove(key)
    const name = partsOf(key)[1] ?? ''
    if (!league || reported.has(name)) return
    reported.add(name)
    await onHeld(league)
  }

  /** A season's other documents stay with it: a card without its season would be of no use on the next visit. */
  async function isOfHeldSeason(key: string): Promise<boolean> {
    const [kind, league, season] = partsOf(key)
    return kind !== 'raw' && kind !== 'seasons' && (await held.read(`seasons:${league}:${season}`)) !== null
  }

  return {
    async holdsSeasonOf(league) {
      return (await held.keys(`seasons:${nameLeague(league)}`)).length > 0
    },
    async read(key) {
      return (await held.read(key)) ?? device.read(key)
    },
    async write(key, bytes) {
      // No league is removed for what leagues share: it may be the one that is being read.
      const league = parseLeagueName(partsOf(key)[1] ?? '')
      const isShared = partsOf(key)[0] === 'nfl'
      if (await isOfHeldSeason(key)) return hold(key, bytes, league)
      for (;;) {
        try {
          await device.write(key, bytes)
          return held.remove(key)
        } catch (error) {
          if (!(error instanceof StorageFull)) throw error
          if (!isShared && league && (await makeRoom(league))) continue
          return hold(key, bytes, isShared ? null : league)
        }
      }
    },
    async remove(key) {
      await Promise.all([held.remove(key), device.remove(key)])
    },
    keys: async (prefix) => [...new Set([...(await device.keys(prefix)), ...(await held.keys(prefix))])],
    sizes: async (prefix) => new Map([...(await device.sizes(prefix)), ...(await held.sizes(prefix))]),
    close: () => device.close(),
  }
}
