/** Caches what was read: who reads the same at the same time, or again, shares one promise. */
import { LRUCache } from 'lru-cache'

export interface ReadCacheLimits<V> {
  max: number
  /** Milliseconds, 0: nothing is cached; no limit where it is left out. */
  ttl?: number
  /** Sum of `sizeOf` what is cached. Anything larger is not cached. */
  maxSize?: number
  sizeOf?: (found: V) => number
}

export function createReadCache<V>({ sizeOf = () => 1, ...limits }: ReadCacheLimits<V>) {
  const cache = new LRUCache<string, Promise<V | null>>(limits)
  const sized = (size: number) => (limits.maxSize === undefined ? {} : { size })
  return {
    /** `read` is called where nothing is cached under `name`. What fails, or is null, is not cached. */
    read(name: string, read: () => Promise<V | null>): Promise<V | null> {
      if (limits.ttl === 0) return read()
      const known = cache.get(name)
      if (known) return known
      const reading = read()
      const settle = (found: V | null) => {
        // Cleared meanwhile: what was read may be outdated.
        if (cache.peek(name) !== reading) return
        if (found !== null && limits.maxSize === undefined) return
        // The size of an entry does not change: it is set anew.
        cache.delete(name)
        if (found !== null) cache.set(name, reading, sized(sizeOf(found)))
      }
      cache.set(name, reading, sized(1))
      reading.then(settle, () => settle(null))
      return reading
    },
    clear: () => cache.clear(),
  }
}
