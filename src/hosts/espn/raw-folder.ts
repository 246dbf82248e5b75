/** The names of the files in a league season's folder of ESPN responses. */

export type { RawFolder } from '../league-source.ts'
export { importStateFile, leagueFile, proScheduleFile } from '../shared/raw-files.ts'

export const playersFile = 'players.json'

/** Rosters and box scores of a week. */
export function weekFile(week: number): string {
  return `scoring-period-${String(week).padStart(2, '0')}.json`
}

/** Adds, drops, claims and trades of a week. */
export function transactionsFile(week: number): string {
  return `transactions-${String(week).padStart(2, '0')}.json`
}
