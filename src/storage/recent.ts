/** A map of bounded size, which forgets what was used longest ago. */

export interface Recent<V> {
  get(name: string): V | undefined
  set(name: string, value: V, size?: number): void
  delete(name: string): void
  clear(): void
}

/** `maxSize`: sum of the sizes; the entry set last stays, whatever its size. */
export function createRecent<V>({
  max,
  maxSize = Number.POSITIVE_INFINITY,
}: {
  max: number
  maxSize?: number
}): Recent<V> {
  const entries = new Map<string, { value: V; size: number }>()
  let total = 0

  function remove(name: string): void {
    total -= entries.get(name)?.size ?? 0
    entries.delete(name)
  }

  return {
    delete: remove,
    get(name) {
      const found = entries.get(name)
      if (!found) return undefined
      entries.delete(name)
      entries.set(name, found)
      return found.value
    },
    set(name, value, size = 0) {
      remove(name)
      entries.set(name, { value, size })
      total += size
      for (const oldest of entries.keys()) {
        if (oldest === name || (entries.size <= max && total <= maxSize)) return
        remove(oldest)
      }
    },
    clear() {
      entries.clear()
      total = 0
    },
  }
}
