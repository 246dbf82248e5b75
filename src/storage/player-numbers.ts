/** Numbers of a season's players, stored beside its document, so that links to players survive damage to it. */
import type { SeasonKey } from '../domain/identity.ts'
import type { LeagueSeason, Player, PlayerNumbers } from '../domain/league-season.ts'
import { decodeDocument, encodeDocument } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'

interface Content {
  /** ESPN's player ids with their numbers, ascending by number. Entries are only added. */
  players: [espnPlayerId: number, number: number][]
}

type Numbered = readonly Pick<Player, 'espnPlayerId' | 'number'>[]

export interface NumberStore {
  of(key: SeasonKey): Promise<PlayerNumbers>
  /** Stays when a league is removed for lack of space; a finished season that is imported again has the same numbers. */
  forget(key: SeasonKey): Promise<void>
  /** Adds the numbers of a season before it is written. */
  add(season: Pick<LeagueSeason, 'espnLeagueId' | 'season' | 'players'>): Promise<void>
}

/**
 * `playersOf` are those of the season's document, none where it is damaged or missing. They are used where the numbers were
 * never stored, or are damaged themselves.
 */
export function openPlayerNumbers(
  storage: DocumentStorage,
  playersOf: (key: SeasonKey) => Promise<Numbered>,
): NumberStore {
  async function readSaved(key: SeasonKey): Promise<Content['players'] | null> {
    const name = nameOf(key)
    const raw = await storage.read(name)
    return raw ? (decodeDocument<Content>(name, raw, () => false)?.content.players ?? null) : null
  }

  return {
    async of(key) {
      return new Map((await readSaved(key)) ?? toPairs(await playersOf(key)))
    },
    forget: (key) => storage.remove(nameOf(key)),
    async add(season) {
      const saved = await readSaved(season)
      const added = toPairs(season.players)
      const taken = new Set(added.map(([, number]) => number))
      const others = (saved ?? []).filter(([, number]) => !taken.has(number))
      const players = [...new Map([...others, ...added])].sort(([, a], [, b]) => a - b)
      if (JSON.stringify(saved) === JSON.stringify(players)) return
      const name = nameOf(season)
      await storage.write(name, encodeDocument(name, { players } satisfies Content).text)
    },
  }
}

const nameOf = ({ espnLeagueId, season }: SeasonKey) => `numbers:${espnLeagueId}:${season}`

function toPairs(players: Numbered): Content['players'] {
  return players.map(({ espnPlayerId, number }) => [espnPlayerId, number])
}
