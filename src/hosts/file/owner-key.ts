/** Keys of managers who appear only in history files. */
import { hashKey } from '../../domain/hash.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'

/**
 * A key for a manager without a host account: 16 hexadecimal digits of a hash of league and name. Equal names, ignoring case and
 * whitespace, are the same person in all files of a league.
 */
export function toFileOwnerKey(league: LeagueRef, name: string): string {
  return hashKey(`file/${nameLeague(league)}/${foldName(name)}`)
}

/** The same for an account of NFL.com, whose number is not shown. */
export function toFileAccountKey(league: LeagueRef, account: string): string {
  return hashKey(`file/${nameLeague(league)}/nfl/${account}`)
}

/** Normalizes names for comparison: ignores case, single spaces. */
export function foldName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
