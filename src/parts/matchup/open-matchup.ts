import { navigateQuery } from '../../stores/location.ts'

/** Opens the matchup panel of a week, or closes it. */
export function openMatchup(week: number | null): void {
  navigateQuery({ matchup: week === null ? null : String(week) })
}
