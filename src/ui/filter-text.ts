/** A filter by number as the value of a `Select`: '' where nothing is chosen. */
export function toText(filter: number | null): string {
  return filter === null ? '' : String(filter)
}

/** The number that a `Select` of `toText` has; null where nothing is chosen. */
export function toNumber(value: string): number | null {
  return value === '' ? null : Number(value)
}
