/** Keys of team owners: stable over seasons, different between leagues. */
import { hashKey } from '../../domain/hash.ts'

/**
 * A key for a member of a league: 16 hexadecimal digits of a hash of both ids. A person has different keys in different leagues. A member
 * id (122 random bits) cannot be derived from 64 bits.
 */
export function toEspnOwnerKey(espnLeagueId: number, memberId: string): string {
  return hashKey(`${espnLeagueId}/${memberId.trim().toUpperCase()}`)
}
