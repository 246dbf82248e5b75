/** All stored seasons, sorted, in memory: a page of the list takes constant time. */
import { monotonic } from '../domain/ages.ts'
import { compareSeasons, type LeagueKey, nameLeague } from '../domain/identity.ts'
import { pause } from '../hosts/shared/pause.ts'

/** A store of thousands is listed in the background, and not again for this many times as long as that took. */
const restFactor = 20
/** Where listing takes longer than this, the previous list is returned. */
const maxWaitMilliseconds = 50

export interface StoredSeasonList {
  /** The most recent season first, then by the host's league id. */
  keys: LeagueKey[]
  /** Seasons of each league by its `nameLeague`, newest first. */
  byLeague: ReadonlyMap<string, LeagueKey[]>
}

/** `cachedFor`: milliseconds that the list may lag behind other processes; 0: every call lists the store itself. */
export function createSeasonList(read: () => Promise<LeagueKey[]>, cachedFor: number) {
  let known: { listed: StoredSeasonList; until: number } | null = null
  let listing: Promise<StoredSeasonList> | null = null

  function list(): Promise<StoredSeasonList> {
    const began = monotonic()
    const mine = read()
      .then((keys) => {
        const listed = inOrder(keys)
        const now = monotonic()
        if (listing === mine) known = { listed, until: now + Math.max(cachedFor, restFactor * (now - began)) }
        return listed
      })
      .finally(() => {
        if (listing === mine) listing = null
      })
    // A caller that got the previous list does not see this failure; the next one lists again.
    mine.catch(() => {
      if (listing === mine) known = null
    })
    return mine
  }

  return {
    async current(): Promise<StoredSeasonList> {
      if (cachedFor === 0) return list()
      if (known && monotonic() < known.until) return known.listed
      listing ??= list()
      if (!known) return listing
      const { listed } = known
      return Promise.race([listing, pause(maxWaitMilliseconds).then(() => listed)])
    },
    /** We wrote something: the next call lists the store itself. */
    forget(): void {
      known = null
      listing = null
    },
    /** Another process wrote something: the next call lists the store, where that is quick. */
    expire(): void {
      if (known) known.until = Number.NEGATIVE_INFINITY
    },
  }
}

function inOrder(keys: LeagueKey[]): StoredSeasonList {
  keys.sort(compareSeasons)
  return { keys, byLeague: Map.groupBy(keys, nameLeague) }
}
