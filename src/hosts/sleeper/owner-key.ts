/** Keys of team owners, stable over seasons. */
import { hashKey } from '../../domain/hash.ts'

/**
 * A key for a user: 16 hexadecimal digits of a hash of his id. It is the same in all his leagues, since every season is a separate league
 * and need not name the previous one. The id is public at Sleeper.
 */
export function toSleeperOwnerKey(userId: string): string {
  return hashKey(`sleeper/${userId}`)
}
