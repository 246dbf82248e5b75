/** Answers with holes: the same seed makes the same ones. */

/** A copy in which about one field in `every` is null, absent or empty, at any depth. */
export function thinOut(answer: unknown, { seed, every }: { seed: number; every: number }): unknown {
  const random = createRandom(seed)

  function thin(value: unknown, depth: number): unknown {
    if (Array.isArray(value)) return value.map((entry) => (depth > 0 && strikes() ? null : thin(entry, depth + 1)))
    if (typeof value !== 'object' || value === null) return value
    const kept: Record<string, unknown> = {}
    for (const [key, entry] of Object.entries(value)) {
      if (!strikes()) kept[key] = thin(entry, depth + 1)
      else if (random() < 0.4) kept[key] = null
      else if (random() < 0.5) kept[key] = Array.isArray(entry) ? [] : typeof entry === 'string' ? '' : {}
    }
    return kept
  }

  function strikes() {
    return random() * every < 1
  }
  return thin(answer, 0)
}

/** Mulberry32: numbers from 0 up to 1. */
function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
