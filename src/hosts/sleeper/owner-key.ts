/** Who has a team, recognisable from season to season. */
import { hashKey } from '../../domain/hash.ts'

/**
 * A key for a user: 16 hexadecimal digits of a hash of his id. It is the same in all leagues that he is in, since every season is a
 * league of its own and need not know the one before; the id is public at Sleeper.
 */
export function toOwnerKey(userId: string): string {
  return hashKey(`sleeper/${userId}`)
}
