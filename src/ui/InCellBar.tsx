import { isFiniteNumber } from './format.ts'

/** Share of the bar's length a point takes, and where zero is: 0 to 1. */
export interface BarScale {
  zero: number
  at: (value: number) => number
}

/** One scale for a column: from zero to the largest value, with zero in the middle where values fall below it. */
export function createBarScale(values: readonly (number | null | undefined)[]): BarScale | null {
  const known = values.filter(isFiniteNumber)
  const largest = Math.max(...known.map(Math.abs), 0)
  if (largest === 0) return null
  if (known.every((value) => value >= 0)) return { zero: 0, at: (value) => value / largest }
  return { zero: 0.5, at: (value) => 0.5 + value / largest / 2 }
}

/** A value as a line of its length under the figure. The figure says it already, so it is not read out. */
export function InCellBar({ scale, value }: { scale: BarScale; value: number | null | undefined }) {
  if (!isFiniteNumber(value)) return null
  const end = scale.at(value)
  const color = scale.zero === 0 ? 'bg-outline' : value < 0 ? 'bg-worse' : 'bg-better'
  return (
    <span aria-hidden="true" className="relative mt-1 block h-1 bg-hairline print:hidden">
      <span
        className={`absolute inset-y-0 ${color}`}
        style={{ left: `${100 * Math.min(scale.zero, end)}%`, width: `${100 * Math.abs(end - scale.zero)}%` }}
      />
      {scale.zero > 0 && <span className="absolute -inset-y-0.5 left-1/2 w-px bg-outline" />}
    </span>
  )
}
