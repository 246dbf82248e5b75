/**
 * When seasons were last viewed, and which of them may be removed for lack of space: a small document for each, beside the
 * season's own. Seasons that were imported by hand, those of files and demo leagues of a server have none, or one that keeps them.
 */
import pLimit from 'p-limit'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { DocumentStorage } from './document-storage.ts'
import { seasonDocuments } from './season-documents.ts'
import { readsAtOnce } from './stored-keys.ts'

export interface SeasonUse extends LeagueKey {
  /** When it was last viewed, ISO 8601; a server writes it once a day. */
  usedAt: string
  /** Bytes of its document and saved responses. */
  bytes: number
  /** False: it never goes without the reader asking for it. */
  mayGo: boolean
}

type Content = Pick<SeasonUse, 'usedAt' | 'bytes' | 'mayGo'>

/** A damaged record still means that the season may be removed, as if it had never been used. */
const lost: Content = { usedAt: '1970-01-01T00:00:00.000Z', bytes: 0, mayGo: true }

export function openSeasonUses(storage: DocumentStorage) {
  const documents = seasonDocuments<Content>(storage, 'uses', { whenDamaged: () => lost })

  async function find({ host, leagueId, season }: LeagueKey): Promise<SeasonUse | null> {
    const key = { host, leagueId, season }
    const content = await documents.read(key)
    return content && { ...key, ...content }
  }

  return {
    find,
    /** All of them, in no order, except unreadable ones, whose leagues are left alone. */
    list: async () => {
      const uses = await pLimit(readsAtOnce).map(await documents.keys(), (key) => find(key).catch(nullWhenUnreadable))
      return uses.filter((use) => use !== null)
    },
    mark: ({ usedAt, bytes, mayGo, ...key }: SeasonUse) => documents.write(key, { usedAt, bytes, mayGo }),
    /** From now on it counts as imported by hand. */
    unmark: documents.remove,
  }
}

function nullWhenUnreadable(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'storage') return null
  throw error
}
