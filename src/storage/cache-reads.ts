/** Caches reads of a store for a moment: a league that is requested often costs one read in that time. */
import { LRUCache } from 'lru-cache'
import { hasIdPerSeason, type LeagueKey, type LeagueRef, nameLeague } from '../domain/identity.ts'
import type { LeagueStore, SeasonCard } from './league-store.ts'

const maxEntries = 2000

/**
 * The store with its reads cached for `ttl` milliseconds. Absence is never cached, as somebody may be importing what is
 * missing. What this process writes, or is told to `forget`, is read again.
 */
export function cacheReads(store: LeagueStore, ttl: number): LeagueStore {
  const seasons = cacheRead(store.seasonsOf, nameLeague, (found) => found.length > 0, ttl)
  const cards = cacheRead(store.card, nameOf, (found) => found !== null, ttl)
  const pages = cacheRead(
    store.list,
    ({ limit, offset }) => `${limit}/${offset}`,
    () => true,
    ttl,
  )

  function forget(league: LeagueRef): void {
    // Other ids may be seasons of the same league.
    seasons.forget((name) => hasIdPerSeason(league.host) || name === nameLeague(league))
    cards.forget((name) => name.startsWith(`${nameLeague(league)}/`))
    pages.forget(() => true)
    store.forget(league)
  }

  return {
    ...store,
    seasonsOf: async (league) => [...(await seasons.read(league))],
    card: cards.read,
    list: pages.read,
    forget,
    async write(season, origin) {
      const bytes = await store.write(season, origin)
      forget(season)
      return bytes
    },
    async remove(key, how) {
      await store.remove(key, how)
      forget(key)
    },
  }
}

const nameOf = (key: LeagueKey) => `${nameLeague(key)}/${key.season}`

function cacheRead<K, V extends LeagueKey[] | SeasonCard | SeasonCard[] | null>(
  readStore: (key: K) => Promise<V>,
  name: (key: K) => string,
  isCacheable: (found: V) => boolean,
  ttl: number,
) {
  const cache = new LRUCache<string, Promise<V>>({ max: maxEntries, ttl })
  return {
    read(key: K): Promise<V> {
      const cached = cache.get(name(key))
      if (cached) return cached
      const reading = readStore(key)
      const drop = () => {
        if (cache.peek(name(key)) === reading) cache.delete(name(key))
      }
      cache.set(name(key), reading)
      reading.then((found) => isCacheable(found) || drop(), drop)
      return reading
    },
    forget(isMeant: (name: string) => boolean): void {
      for (const name of [...cache.keys()]) if (isMeant(name)) cache.delete(name)
    },
  }
}
