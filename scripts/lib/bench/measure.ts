/** Measures and formats times and sizes. */

export interface Measure {
  what: string
  value: string
}

export function showMeasures(title: string, measures: readonly Measure[]): void {
  const width = Math.max(...measures.map(({ what }) => what.length))
  console.log(`\n${title}\n${measures.map(({ what, value }) => `  ${what.padEnd(width)}  ${value}`).join('\n')}`)
}

/** Duration of a function in milliseconds, with its result. */
export async function timed<T>(run: () => T | Promise<T>): Promise<{ ms: number; result: T }> {
  const began = performance.now()
  const result = await run()
  return { ms: performance.now() - began, result }
}

/** Median milliseconds over a number of turns, to ignore a single slow one. */
export async function medianTime(turns: number, run: () => unknown): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) times.push((await timed(run)).ms)
  return medianOf(times)
}

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

export const inMilliseconds = (ms: number) => `${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms`
export const inMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
export const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

interface Limit {
  atMost?: number
  atLeast?: number
  digits?: number
  /** Unit after the figure, e.g. ` ×`. */
  unit?: string
}

/** A figure with its limit, marked if it exceeds it: `168 (≤ 250)`, `1719 (≤ 200) over`. A missing event is infinite. */
export function besideLimit(value: number, { atMost, atLeast, digits = 0, unit = '' }: Limit): string {
  const text = Number.isFinite(value) ? value.toFixed(digits) + unit : 'never'
  const rounded = Number(value.toFixed(digits))
  if (atMost !== undefined) return `${text} (≤ ${atMost})${rounded > atMost ? ' over' : ''}`
  if (atLeast !== undefined) return `${text} (≥ ${atLeast})${rounded < atLeast ? ' under' : ''}`
  return text
}

/** Aligns columns; the first row is the heading. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}
