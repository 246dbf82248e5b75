import type { Season } from '../../domain/season.ts'

/** ', from the lineups of 2 of 16 weeks'; empty if all are known, or none. */
export function noteMissingLineups({ lineups, status: { finalWeeks } }: Season): string {
  const known = new Set(lineups.map(({ week }) => week))
  const count = finalWeeks.filter((week) => known.has(week)).length
  return count === 0 || count === finalWeeks.length
    ? ''
    : `, from the lineups of ${count} of ${finalWeeks.length} weeks`
}
