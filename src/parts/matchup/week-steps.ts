/** The weeks before and after a week among those there are; null where there is none. */
export function weekSteps(week: number, weeks: readonly number[]): { previous: number | null; next: number | null } {
  const ascending = weeks.toSorted((a, b) => a - b)
  return {
    previous: ascending.findLast((other) => other < week) ?? null,
    next: ascending.find((other) => other > week) ?? null,
  }
}
