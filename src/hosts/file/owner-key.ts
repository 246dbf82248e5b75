/** Who had a team in a season that only a history file knows. */
import { hashKey } from '../../domain/hash.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'

/**
 * A key for a manager whom no host knows: 16 hexadecimal digits of a hash of his league and name. The same name is the same person in
 * all files of a league, whatever its case and blanks.
 */
export function toOwnerKey(league: LeagueRef, name: string): string {
  return hashKey(`file/${nameLeague(league)}/${foldName(name)}`)
}

/** How names are compared: without case, with single blanks. */
export function foldName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
