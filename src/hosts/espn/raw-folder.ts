/** The folder of one league season's ESPN responses, saved as received, and its file names. */

export interface RawFolder {
  /**
   * Parsed JSON of the file `name` (without `.gz`); null where there is none. Throws DomainError('unreadable-answer')
   * naming the file where it is truncated or not JSON.
   */
  read(name: string): Promise<unknown | null>
  /** Replaces the file atomically: readers see the old or the new response, never half of one. */
  write(name: string, json: unknown): Promise<void>
  /** Names of the files that are there, without `.gz`, sorted. */
  list(): Promise<string[]>
}

export const leagueFile = 'league.json'
export const playersFile = 'players.json'
export const proScheduleFile = 'pro-schedule.json'
/** Ours, not ESPN's: which players were requested, and in which week. */
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
