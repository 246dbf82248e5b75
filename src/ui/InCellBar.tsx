import { cssPercent } from './css-lengths.ts'
import { isFiniteNumber } from './format.ts'

/** Positions on the bar's length, 0 to 1. `zero` is null if only positions are compared. */
export interface BarScale {
  zero: number | null
  at: (value: number) => number
}

/**
 * One scale for a column. 'zero': from zero to the largest value, with zero in the middle if values fall below it. 'range': from the lowest
 * value to the highest, for figures with small differences.
 */
export function createBarScale(
  values: readonly (number | null | undefined)[],
  kind: 'zero' | 'range' = 'zero',
): BarScale | null {
  const known = values.filter(isFiniteNumber)
  if (known.length === 0) return null
  const highest = Math.max(...known)
  const lowest = Math.min(...known)
  if (kind === 'range') {
    return highest > lowest ? { zero: null, at: (value) => (value - lowest) / (highest - lowest) } : null
  }
  const largest = Math.max(Math.abs(highest), Math.abs(lowest))
  if (largest === 0) return null
  if (lowest >= 0) return { zero: 0, at: (value) => value / largest }
  return { zero: 0.5, at: (value) => 0.5 + value / largest / 2 }
}

/** A bar at the foot of a cell. The figure is in the cell, so the bar is hidden from screen readers. */
export function InCellBar({ scale, value }: { scale: BarScale; value: number | null | undefined }) {
  if (!isFiniteNumber(value)) return null
  return (
    <span
      aria-hidden="true"
      className="absolute right-3 bottom-1 h-1 w-[calc(100%-1.5rem)] max-w-32 rounded-full bg-hairline print:hidden"
    >
      <Mark scale={scale} value={value} />
    </span>
  )
}

function Mark({ scale: { zero, at }, value }: { scale: BarScale; value: number }) {
  const end = at(value)
  if (zero === null) {
    return (
      <span
        className="absolute size-1.5 -translate-x-1/2 -translate-y-px rounded-full bg-ink"
        style={{ left: cssPercent(end) }}
      />
    )
  }
  const color = zero === 0 ? 'bg-outline' : value < 0 ? 'bg-worse' : 'bg-better'
  return (
    <>
      <span
        className={`absolute inset-y-0 ${color}`}
        style={{ left: cssPercent(Math.min(zero, end)), width: cssPercent(Math.abs(end - zero)) }}
      />
      {zero > 0 && <span className="absolute -inset-y-0.5 left-1/2 w-px bg-outline" />}
    </>
  )
}
