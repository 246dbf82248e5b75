/** Links of sealed leagues on the device, in a database of their own: they stay where a league is removed for lack of space. */
import { type DBSchema, openDB } from 'idb'
import type { SealedLink } from '../contract/sealed-link.ts'
import { isSameLeague, type LeagueKey, type LeagueRef } from '../domain/identity.ts'

export interface KnownLink extends SealedLink {
  /** 'opened': its league is read from its file. 'own': the league was sealed on this device. */
  kind: 'opened' | 'own'
  name: string
  /** The seasons that the file had. */
  seasons: LeagueKey[]
  /** When the file was made, ISO 8601. */
  sealedAt: string
  /** See `sealedVersion`. */
  version: string
  /** When a newer file was looked for last, ISO 8601. */
  checkedAt: string
}

export interface SealedLinks {
  all(): Promise<KnownLink[]>
  /** Replaces the link of this file. */
  save(link: KnownLink): Promise<void>
  remove(file: string): Promise<void>
}

/** The link of a league; null where it has none of the kind. */
export async function findLink(
  links: SealedLinks,
  kind: KnownLink['kind'],
  league: LeagueRef,
): Promise<KnownLink | null> {
  const all = await links.all()
  return all.find((link) => link.kind === kind && link.seasons.some((key) => isSameLeague(key, league))) ?? null
}

export function memoryLinks(): SealedLinks {
  const links = new Map<string, KnownLink>()
  return {
    all: async () => [...links.values()],
    save: async (link) => {
      links.set(link.file, link)
    },
    remove: async (file) => {
      links.delete(file)
    },
  }
}

interface Schema extends DBSchema {
  links: { key: string; value: KnownLink }
}

/** In the browser's IndexedDB; in memory where it has none. */
export function indexedLinks(name = 'fantasy-sealed'): SealedLinks {
  const fallback = memoryLinks()
  const opening = openDB<Schema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('links', { keyPath: 'file' }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  }).catch(() => null)
  return {
    all: async () => (await (await opening)?.getAll('links')) ?? fallback.all(),
    async save(link) {
      const database = await opening
      await (database ? database.put('links', link) : fallback.save(link))
    },
    async remove(file) {
      const database = await opening
      await (database ? database.delete('links', file) : fallback.remove(file))
    },
  }
}
