/**
 * Seasons that are stored only because a user opened their league: a small document for each, beside the season's own.
 * Seasons imported by hand, and demo leagues, have none.
 */
import pLimit from 'p-limit'
import { type LeagueKey, nameLeague, parseLeagueName } from '../domain/identity.ts'
import { decodeDocument, encodeDocument } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'

export interface OpenedSeason extends LeagueKey {
  /** The day it was last requested, e.g. 2026-11-22. */
  usedOn: string
  /** Bytes of its document and saved responses. */
  bytes: number
}

export interface OpenedSeasons {
  /** All of them, in no order. */
  list(): Promise<OpenedSeason[]>
  find(key: LeagueKey): Promise<OpenedSeason | null>
  mark(season: OpenedSeason): Promise<void>
  /** From now on it counts as imported by hand. */
  unmark(key: LeagueKey): Promise<void>
}

const readsAtOnce = 16

export function createOpenedSeasons(storage: DocumentStorage): OpenedSeasons {
  async function find({ host, leagueId, season }: LeagueKey): Promise<OpenedSeason | null> {
    const name = nameOf({ host, leagueId, season })
    const raw = await storage.read(name)
    const mark = raw ? decodeDocument<Pick<OpenedSeason, 'usedOn' | 'bytes'>>(name, raw, () => false) : null
    // A damaged record still means that the season may be removed, as if it had never been used.
    const { usedOn, bytes } = mark?.content ?? { usedOn: '1970-01-01', bytes: 0 }
    return raw ? { host, leagueId, season, usedOn, bytes } : null
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

const nameOf = (key: LeagueKey) => `opened:${nameLeague(key)}:${key.season}`

function keyOf(name: string): LeagueKey | null {
  const [, leagueName = '', season = ''] = /^opened:([\w-]+):(\d{4})$/.exec(name) ?? []
  const league = parseLeagueName(leagueName)
  return league && { ...league, season: Number(season) }
}
