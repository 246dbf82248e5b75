/** Numbers of a season's players, stored beside its document, so that links to players survive damage to it. */
import { type LeagueKey, nameLeague } from '../domain/identity.ts'
import type { LeagueSeason, Player, PlayerNumbers } from '../domain/league-season.ts'
import { decodeDocument, encodeDocument } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'

interface Content {
  /** The host's player ids with their numbers, ascending by number. Entries are only added. */
  players: [hostPlayerId: number, number: number][]
}

type Numbered = readonly Pick<Player, 'hostPlayerId' | 'number'>[]

export interface NumberStore {
  /** They stay when the season is removed: links to its players stay valid when it is imported again. */
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
  async function readSaved(key: LeagueKey): Promise<Content['players'] | null> {
    const name = nameOf(key)
    const raw = await storage.read(name)
    return raw ? (decodeDocument<Content>(name, raw, () => false)?.content.players ?? null) : null
  }

  return {
    async of(key) {
      return new Map((await readSaved(key)) ?? toPairs(await playersOf(key)))
    },
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

const nameOf = (key: LeagueKey) => `numbers:${nameLeague(key)}:${key.season}`

function toPairs(players: Numbered): Content['players'] {
  return players.map(({ hostPlayerId, number }) => [hostPlayerId, number])
}
