/** Lists of stored seasons by page, each season with its card and the other seasons of its league. */
import pLimit from 'p-limit'
import { DomainError } from '../domain/errors.ts'
import { hasIdPerSeason, type LeagueKey, type LeagueRef, nameLeague } from '../domain/identity.ts'
import type { SeasonCard } from './league-store.ts'
import { createReadCache } from './read-cache.ts'
import type { createSeasonList } from './season-list.ts'
import { readsAtOnce } from './stored-keys.ts'

const cachedPages = 50

interface ListedSeason {
  card: SeasonCard
  /** All stored seasons of its league. */
  seasons: readonly LeagueKey[]
}

interface Page {
  limit: number
  offset: number
}

interface SeasonPagesOptions {
  list: ReturnType<typeof createSeasonList>
  card: (key: LeagueKey) => Promise<SeasonCard | null>
  seasonsOf: (league: LeagueRef) => Promise<LeagueKey[]>
  /** Milliseconds that pages may lag behind other processes. */
  cachedFor: number
  /** Called with every damaged season. */
  onDamage: ((error: DomainError) => void) | undefined
}

export function openSeasonPages({ list, card, seasonsOf, cachedFor, onDamage }: SeasonPagesOptions) {
  const cached = createReadCache<ListedSeason[]>({ max: cachedPages, ttl: cachedFor })

  async function readPage({ limit, offset }: Page): Promise<ListedSeason[]> {
    const { keys, byLeague } = await list.current()
    const page = await pLimit(readsAtOnce).map(keys.slice(offset, offset + limit), (key) =>
      orNothing(async () => {
        const found = await card(key)
        if (!found) return null
        const seasons = hasIdPerSeason(key.host) ? await seasonsOf(key) : byLeague.get(nameLeague(key))
        return { card: found, seasons: seasons ?? [] }
      }),
    )
    return page.filter((one) => one !== null)
  }

  /** Null for one that cannot be read, which must not hide the others. An unreachable store has none of them: that is thrown. */
  async function orNothing<T>(read: () => Promise<T>): Promise<T | null> {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'storage') throw error
      onDamage?.(error)
      return null
    }
  }

  return {
    async read(page: Page): Promise<ListedSeason[]> {
      return (await cached.read(`${page.limit}/${page.offset}`, () => readPage(page))) ?? []
    },
    forget: () => cached.clear(),
  }
}
