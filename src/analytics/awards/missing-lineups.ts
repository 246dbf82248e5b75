import type { Season } from '../../domain/season.ts'

/** ', from the lineups of 2 of 16 weeks'; empty if all are known, or none. */
export function noteMissingLineups({ lineups, status: { completedWeeks } }: Season): string {
  const known = new Set(lineups.map(({ week }) => week))
  const count = completedWeeks.filter((week) => known.has(week)).length
  return count === 0 || count === completedWeeks.length
    ? ''
    : `, from the lineups of ${count} of ${completedWeeks.length} weeks`
}
