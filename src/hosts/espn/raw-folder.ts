/** The names of the files in a league season's folder of ESPN answers. */

import type { RawFolder } from '../league-source.ts'

export type { RawFolder } from '../league-source.ts'

export const leagueFile = 'league.json'
export const playersFile = 'players.json'
export const proScheduleFile = 'pro-schedule.json'
/** Ours, not ESPN's: which players were asked for, and when. */
export const importStateFile = 'import.json'

/** Rosters and box scores of a week. */
export function weekFile(week: number): string {
  return `scoring-period-${String(week).padStart(2, '0')}.json`
}

/** Adds, drops, claims and trades of a week. */
export function transactionsFile(week: number): string {
  return `transactions-${String(week).padStart(2, '0')}.json`
}

/** A folder that is only read, over responses that are at hand: generated ones, or those of a file. */
export function readOnlyFolder(files: Readonly<Record<string, unknown>>): RawFolder {
  return {
    read: async (name) => files[name] ?? null,
    write: async () => {
      throw new Error('These responses are only read')
    },
    list: async () => Object.keys(files).sort(),
  }
}
