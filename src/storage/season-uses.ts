/**
 * When seasons were last viewed, and which of them may be removed for lack of space: a small document for each, beside the
 * season's own. Seasons that were imported by hand, those of files and demo leagues of a server have none, or one that keeps them.
 */
import { type LeagueKey, nameLeague } from '../domain/identity.ts'
import { decodeDocument, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { readAtOnce, seasonOfKey } from './stored-keys.ts'

export interface SeasonUse extends LeagueKey {
  /** When it was last viewed, ISO 8601; a server writes it once a day. */
  usedAt: string
  /** Bytes of its document and saved responses. */
  bytes: number
  /** False: it never goes without the reader asking for it. */
  mayGo: boolean
}

export interface SeasonUses {
  /** All of them, in no order. */
  list(): Promise<SeasonUse[]>
  find(key: LeagueKey): Promise<SeasonUse | null>
  mark(use: SeasonUse): Promise<void>
  /** From now on it counts as imported by hand. */
  unmark(key: LeagueKey): Promise<void>
}

type Content = Pick<SeasonUse, 'usedAt' | 'bytes' | 'mayGo'>

export function openSeasonUses(storage: DocumentStorage): SeasonUses {
  async function find({ host, leagueId, season }: LeagueKey): Promise<SeasonUse | null> {
    const key = { host, leagueId, season }
    const bytes = await storage.read(keyOf(key))
    if (!bytes) return null
    // A damaged record still means that the season may be removed, as if it had never been used.
    const lost: Content = { usedAt: '1970-01-01T00:00:00.000Z', bytes: 0, mayGo: true }
    return { ...key, ...(decodeDocument<Content>(keyOf(key), bytes)?.content ?? lost) }
  }

  return {
    find,
    async list() {
      const keys = (await storage.keys('uses')).flatMap((key) => seasonOfKey(key) ?? [])
      return (await readAtOnce(keys, find)).filter((use) => use !== null)
    },
    mark: ({ usedAt, bytes, mayGo, ...key }) =>
      writeContent(storage, keyOf(key), { usedAt, bytes, mayGo } satisfies Content),
    unmark: (key) => storage.remove(keyOf(key)),
  }
}

const keyOf = (key: LeagueKey) => `uses:${nameLeague(key)}:${key.season}`
