/** Numbers of a season's players, stored beside its document: links to players survive damage to it, and its removal. */
import type { LeagueKey } from '../domain/identity.ts'
import type { LeagueSeason, Player, PlayerNumbers } from '../domain/league-season.ts'
import { readContent, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { seasonKey } from './stored-keys.ts'

interface Content {
  /** The host's player ids with their numbers, ascending by number. Entries are only added. */
  players: [hostPlayerId: number, number: number][]
}

type Numbered = readonly Pick<Player, 'hostPlayerId' | 'number'>[]

export interface NumberStore {
  of(key: LeagueKey): Promise<PlayerNumbers>
  /** Adds the numbers of a season before it is written. */
  add(season: Pick<LeagueSeason, 'host' | 'leagueId' | 'season' | 'players'>): Promise<void>
}

/**
 * `playersOf` are those of the season's document, none where it is damaged or missing. They are used where the numbers were
 * never stored, or are damaged themselves.
 */
export function openPlayerNumbers(
  storage: DocumentStorage,
  playersOf: (key: LeagueKey) => Promise<Numbered>,
): NumberStore {
  const readSaved = async (key: LeagueKey) =>
    (await readContent<Content>(storage, seasonKey('numbers', key)))?.players ?? null

  return {
    of: async (key) => new Map((await readSaved(key)) ?? toPairs(await playersOf(key))),
    async add(season) {
      const saved = await readSaved(season)
      const added = toPairs(season.players)
      const taken = new Set(added.map(([, number]) => number))
      const others = (saved ?? []).filter(([, number]) => !taken.has(number))
      const players = [...new Map([...others, ...added])].sort(([, a], [, b]) => a - b)
      if (JSON.stringify(saved) === JSON.stringify(players)) return
      await writeContent(storage, seasonKey('numbers', season), { players } satisfies Content)
    },
  }
}

function toPairs(players: Numbered): Content['players'] {
  return players.map(({ hostPlayerId, number }) => [hostPlayerId, number])
}
