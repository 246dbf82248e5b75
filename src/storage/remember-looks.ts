/** Looks at a store that is a way off, remembered for a moment: a league that is asked for often costs a look a moment. */
import { LRUCache } from 'lru-cache'
import type { SeasonKey } from '../domain/identity.ts'
import type { SeasonCard, SeasonStore } from './season-store.ts'

const mostRemembered = 2000

/**
 * The store with its looks remembered. What is not there is never remembered, as somebody may just be importing it; what
 * this process writes, or is told to `forget`, is looked at anew.
 */
export function rememberLooks(store: SeasonStore, milliseconds: number): SeasonStore {
  const seasons = remember(store.seasonsOf, String, (found) => found.length > 0, milliseconds)
  const cards = remember(store.card, nameOf, (found) => found !== null, milliseconds)
  const pages = remember(
    store.list,
    ({ limit, offset }) => `${limit}/${offset}`,
    () => true,
    milliseconds,
  )

  function forget(espnLeagueId: number): void {
    seasons.forget((name) => name === String(espnLeagueId))
    cards.forget((name) => name.startsWith(`${espnLeagueId}/`))
    pages.forget(() => true)
    store.forget(espnLeagueId)
  }

  return {
    ...store,
    seasonsOf: async (espnLeagueId) => [...(await seasons.look(espnLeagueId))],
    card: cards.look,
    list: pages.look,
    forget,
    async write(season, origin) {
      await store.write(season, origin)
      forget(season.espnLeagueId)
    },
  }
}

const nameOf = ({ espnLeagueId, season }: SeasonKey) => `${espnLeagueId}/${season}`

function remember<K, V extends number[] | SeasonCard | SeasonCard[] | null>(
  look: (key: K) => Promise<V>,
  name: (key: K) => string,
  isWorthIt: (found: V) => boolean,
  milliseconds: number,
) {
  const looks = new LRUCache<string, Promise<V>>({ max: mostRemembered, ttl: milliseconds })
  return {
    look(key: K): Promise<V> {
      const known = looks.get(name(key))
      if (known) return known
      const looking = look(key)
      const drop = () => {
        if (looks.peek(name(key)) === looking) looks.delete(name(key))
      }
      looks.set(name(key), looking)
      looking.then((found) => isWorthIt(found) || drop(), drop)
      return looking
    },
    forget(isMeant: (name: string) => boolean): void {
      for (const known of [...looks.keys()]) if (isMeant(known)) looks.delete(known)
    },
  }
}
