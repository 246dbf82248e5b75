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

/** Text as 16 hexadecimal digits of its hash. `hash`: for pages that run this function from its text. */
export function hashKey(text: string, hash = hash32): string {
  return [0x9e3779b9, 0x85ebca6b].map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('')
}

/** FNV-1a, 32 bits, over UTF-16 units. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
