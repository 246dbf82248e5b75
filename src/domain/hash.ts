/** MurmurHash3, 32 bits, over UTF-16 units. Deterministic for a text and seed. */
export function hash32(text: string, seed: number): number {
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
  return (h ^ (h >>> 16)) >>> 0
}
