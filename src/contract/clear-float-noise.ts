/**
 * A response without binary errors in its numbers: 1912.3600000000001 becomes 1912.36. No figure has more than six decimals. Returns the
 * same objects where nothing changes, because responses share them with cached analyses.
 */
export function clearFloatNoise<T>(value: T): T {
  return clear(value) as T
}

function clear(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : clearNumber(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const cleared = value.map(clear)
    return cleared.some((entry, index) => entry !== value[index]) ? cleared : value
  }
  let copy: Record<string, unknown> | null = null
  for (const [key, inner] of Object.entries(value)) {
    const cleared = clear(inner)
    if (cleared === inner) continue
    copy ??= { ...value }
    copy[key] = cleared
  }
  return copy ?? value
}

const unit = 1e6

/** Numbers too large for six exact decimals stay, as do those that are not finite. */
function clearNumber(value: number): number {
  return Math.abs(value) < 1e9 ? Math.round(value * unit) / unit + 0 : value
}
