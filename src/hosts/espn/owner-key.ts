/** A key for each manager: recognisable from season to season, but only within a league. */

const keyLength = 16

/**
 * The key of an ESPN member: 16 hexadecimal digits of a hash of both ids. The same manager has another key in another
 * league, and the member id (122 random bits) cannot be computed from 64 bits.
 */
export function toOwnerKey(espnLeagueId: number, memberId: string): string {
  const text = `${espnLeagueId}/${memberId.trim().toUpperCase()}`
  return (hash(text, 0x9e3779b9) + hash(text, 0x85ebca6b)).slice(0, keyLength)
}

/** MurmurHash3, 32 bits, over UTF-16 units; as eight hexadecimal digits. */
function hash(text: string, seed: number): string {
  let h = seed
  for (let index = 0; index < text.length; index++) {
    let k = Math.imul(text.charCodeAt(index), 0xcc9e2d51)
    k = Math.imul((k << 15) | (k >>> 17), 0x1b873593)
    h ^= k
    h = (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0
  }
  h ^= text.length
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0')
}
