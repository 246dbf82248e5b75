/** Keys of team owners: stable over seasons, different between leagues. */
import { hash32 } from '../../domain/hash.ts'

const keyLength = 16

/**
 * A key for a member of a league: 16 hexadecimal digits of a hash of both ids. A person has different keys in different leagues. A member
 * id (122 random bits) cannot be derived from 64 bits.
 */
export function toOwnerKey(espnLeagueId: number, memberId: string): string {
  const text = `${espnLeagueId}/${memberId.trim().toUpperCase()}`
  return (hash(text, 0x9e3779b9) + hash(text, 0x85ebca6b)).slice(0, keyLength)
}

function hash(text: string, seed: number): string {
  return hash32(text, seed).toString(16).padStart(8, '0')
}
