/** Raw folders of every host: files that all hosts have, whom a file is for, and folders in memory. */
import type { RawFolder } from '../league-source.ts'

/** The league's own response, whose presence makes a folder that of a league season. */
export const leagueFile = 'league.json'
/** The NFL's schedule of a season, which is ESPN's for the leagues of every host. */
export const proScheduleFile = 'pro-schedule.json'
/** Ours, not the host's: what was requested, and when. */
export const importStateFile = 'import.json'

/**
 * Whom a file of a raw folder is for. What is the same for all leagues of a season, or for all leagues, a folder keeps once, outside
 * the league's own files.
 */
export function scopeOfFile(name: string): 'league' | 'season' | 'all' {
  if (name === 'sleeper-players.json') return 'all'
  return name === proScheduleFile || /^sleeper-(stats|projections)-/.test(name) ? 'season' : 'league'
}

/** A folder that is only read, over responses in memory: generated ones, or those of a file. */
export function readOnlyFolder(files: Readonly<Record<string, unknown>>): RawFolder {
  return {
    read: async (name) => files[name] ?? null,
    write: async () => {
      throw new Error('These responses are only read')
    },
    list: async () => Object.keys(files).sort(),
  }
}
