/** Keys of managers who appear only in history files. */
import { hash32 } from '../../domain/hash.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'

/**
 * A key for a manager without a host account: 16 hexadecimal digits of a hash of league and name. Equal names, ignoring case and
 * whitespace, are the same person in all files of a league.
 */
export function toOwnerKey(league: LeagueRef, name: string): string {
  const text = `file/${nameLeague(league)}/${foldName(name)}`
  return [0x9e3779b9, 0x85ebca6b].map((seed) => hash32(text, seed).toString(16).padStart(8, '0')).join('')
}

/** Normalizes names for comparison: ignores case, single spaces. */
export function foldName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
