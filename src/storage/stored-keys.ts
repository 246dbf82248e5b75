/** Keys of documents of a league season: `kind:league:season`. */
import { type LeagueKey, nameLeague, parseLeagueName } from '../domain/identity.ts'

export const seasonKey = (kind: string, key: LeagueKey) => `${kind}:${nameLeague(key)}:${key.season}`

/** The season of such a key; null for any other. */
export function seasonOfKey(key: string): LeagueKey | null {
  const [, leagueName = '', season = ''] = /^\w+:([\w-]+):(\d{4})(?::|$)/.exec(key) ?? []
  const league = parseLeagueName(leagueName)
  return league && { ...league, season: Number(season) }
}

/** A store of thousands is read without opening them all at once. */
export const readsAtOnce = 16
