/** Who owns a team, recognisable from season to season and nowhere else. */
import { hashKey } from '../../domain/hash.ts'

/**
 * A key for a member of a league: 16 hexadecimal digits of a hash of both ids. The same person has another key in
 * another league, and a member id (122 random bits) cannot be worked out from 64.
 */
export function toOwnerKey(espnLeagueId: number, memberId: string): string {
  return hashKey(`${espnLeagueId}/${memberId.trim().toUpperCase()}`)
}
