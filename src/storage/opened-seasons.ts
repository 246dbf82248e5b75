/**
 * Seasons that are stored only because a user opened their league: a small document for each, beside the season's own.
 * Seasons imported by hand, and demo leagues, have none.
 */
import pLimit from 'p-limit'
import type { SeasonKey } from '../domain/identity.ts'
import { decodeDocument, encodeDocument } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'

export interface OpenedSeason extends SeasonKey {
  /** The day it was last requested, e.g. 2026-11-22. */
  usedOn: string
  /** Bytes of its document and saved responses. */
  bytes: number
}

export interface OpenedSeasons {
  /** All of them, in no order. */
  list(): Promise<OpenedSeason[]>
  find(key: SeasonKey): Promise<OpenedSeason | null>
  mark(season: OpenedSeason): Promise<void>
  /** From now on it counts as imported by hand. */
  unmark(key: SeasonKey): Promise<void>
}

const readsAtOnce = 16

export function createOpenedSeasons(storage: DocumentStorage): OpenedSeasons {
  async function find({ espnLeagueId, season }: SeasonKey): Promise<OpenedSeason | null> {
    const name = nameOf({ espnLeagueId, season })
    const raw = await storage.read(name)
    const mark = raw ? decodeDocument<Pick<OpenedSeason, 'usedOn' | 'bytes'>>(name, raw, () => false) : null
    // A damaged record still means that the season may be removed, as if it had never been used.
    const { usedOn, bytes } = mark?.content ?? { usedOn: '1970-01-01', bytes: 0 }
    return raw ? { espnLeagueId, season, usedOn, bytes } : null
  }

  return {
    find,
    async list() {
      const atOnce = pLimit(readsAtOnce)
      const keys = (await storage.keys('opened')).flatMap((name) => keyOf(name) ?? [])
      const found = await Promise.all(keys.map((key) => atOnce(() => find(key))))
      return found.filter((season) => season !== null)
    },
    async mark({ usedOn, bytes, ...key }) {
      const name = nameOf(key)
      await storage.write(name, encodeDocument(name, { usedOn, bytes }).text)
    },
    unmark: (key) => storage.remove(nameOf(key)),
  }
}

const nameOf = ({ espnLeagueId, season }: SeasonKey) => `opened:${espnLeagueId}:${season}`

function keyOf(name: string): SeasonKey | null {
  const [, espnLeagueId, season] = /^opened:(\d+):(\d{4})$/.exec(name) ?? []
  return espnLeagueId && season ? { espnLeagueId: Number(espnLeagueId), season: Number(season) } : null
}
