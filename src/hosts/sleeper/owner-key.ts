/** Keys of team owners, stable over seasons. */
import { hash32 } from '../../domain/hash.ts'

/**
 * A key for a user: 16 hexadecimal digits of a hash of his id. It is the same in all his leagues, since every season is a separate league
 * and need not name the previous one. The id is public at Sleeper.
 */
export function toOwnerKey(userId: string): string {
  const text = `sleeper/${userId}`
  return [0x9e3779b9, 0x85ebca6b].map((seed) => hash32(text, seed).toString(16).padStart(8, '0')).join('')
}
