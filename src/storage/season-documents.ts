/** Documents beside a season's own, one of a kind for each season. */
import type { LeagueKey } from '../domain/identity.ts'
import { readContent, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { seasonKey, seasonOfKey } from './stored-keys.ts'

export interface SeasonDocumentOptions<T> {
  /** Part of every document: one with another is as if it were not there. */
  format?: number
  /** What a damaged document counts as; left out: as if it were not there. */
  whenDamaged?: (key: LeagueKey) => T | null
}

export function seasonDocuments<T extends object>(
  storage: DocumentStorage,
  kind: string,
  { format, whenDamaged = () => null }: SeasonDocumentOptions<T> = {},
) {
  return {
    async read(key: LeagueKey): Promise<T | null> {
      const found = await readContent<T & { format?: number }>(storage, seasonKey(kind, key), () => whenDamaged(key))
      if (!found || found.format !== format) return null
      const { format: _, ...content } = found
      return content as T
    },
    /** Replaces the document and returns its bytes. */
    async write(key: LeagueKey, content: T): Promise<number> {
      return (await writeContent(storage, seasonKey(kind, key), { format, ...content })).size
    },
    remove: (key: LeagueKey) => storage.remove(seasonKey(kind, key)),
    /** Seasons that have such a document, in no order. */
    keys: async () => (await storage.keys(kind)).flatMap((key) => seasonOfKey(key) ?? []),
  }
}
