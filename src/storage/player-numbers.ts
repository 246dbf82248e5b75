/** Numbers of a season's players, stored beside its document: links to players survive damage to it, and its removal. */

import type { HostSeason, Player, PlayerNumbers } from '../domain/host-season.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { DocumentStorage } from './document-storage.ts'
import { seasonDocuments } from './season-documents.ts'

interface Content {
  /** The host's player ids with their numbers, ascending by number. Entries are only added. */
  players: [hostPlayerId: number, number: number][]
}

type Numbered = readonly Pick<Player, 'hostPlayerId' | 'number'>[]

/**
 * `playersOf` are those of the season's document, none where it is damaged or missing. They are used where the numbers were
 * never stored, or are damaged themselves.
 */
export function openPlayerNumbers(storage: DocumentStorage, playersOf: (key: LeagueKey) => Promise<Numbered>) {
  const documents = seasonDocuments<Content>(storage, 'numbers')
  return {
    of: async (key: LeagueKey): Promise<PlayerNumbers> =>
      new Map((await documents.read(key))?.players ?? toPairs(await playersOf(key))),
    /** Adds the numbers of a season before it is written. */
    async add(season: LeagueKey & Pick<HostSeason, 'players'>): Promise<void> {
      const saved = (await documents.read(season))?.players ?? []
      const added = toPairs(season.players)
      const taken = new Set(added.map(([, number]) => number))
      const others = saved.filter(([, number]) => !taken.has(number))
      const players = [...new Map([...others, ...added])].sort(([, a], [, b]) => a - b)
      if (JSON.stringify(saved) !== JSON.stringify(players)) await documents.write(season, { players })
    },
  }
}

function toPairs(players: Numbered): Content['players'] {
  return players.map(({ hostPlayerId, number }) => [hostPlayerId, number])
}
