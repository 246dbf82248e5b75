/** Readings of partial seasons while an import goes on, one after the other. */
export interface EarlyReadings {
  /** Failures are ignored: reading the whole season reports errors. */
  add(read: () => Promise<void>): void
  /** Resolves when all readings so far are done. */
  settled(): Promise<void>
}

export function openEarlyReadings(): EarlyReadings {
  let last: Promise<void> = Promise.resolve()
  return {
    add(read) {
      last = last.then(read).catch(() => {})
    },
    settled: () => last,
  }
}
