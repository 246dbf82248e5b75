/**
 * A response without binary errors in its numbers: 1912.3600000000001 becomes 1912.36. Figures that are exact
 * on purpose, such as the forecast's model, stay as they are. Returns the
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
/** Sums of a season's points are off by less; figures without a short decimal form are nearly always farther from one. */
const noise = 1e-10

function clearNumber(value: number): number {
  const short = Math.round(value * unit) / unit + 0
  return Math.abs(value - short) < noise ? short : value
}
