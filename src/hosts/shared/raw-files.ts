/** Raw folders of every host: common files, their scope, and in-memory folders. */
import type { RawFolder } from '../league-source.ts'

/** The league's response, which marks the folder of a league season. */
export const leagueFile = 'league.json'
/** The NFL's schedule of a season, which comes from ESPN for all hosts. */
export const proScheduleFile = 'pro-schedule.json'
/** Our own record of what was requested, and when. */
export const importStateFile = 'import.json'

/** The scope of a raw file. Files for all leagues of a season, or for all leagues, are stored once, outside the league's folder. */
export function scopeOfFile(name: string): 'league' | 'season' | 'all' {
  if (name === 'sleeper-players.json') return 'all'
  return name === proScheduleFile || /^sleeper-(stats|projections)-/.test(name) ? 'season' : 'league'
}

/** A read-only folder over responses in memory, generated or from a file. */
export function readOnlyFolder(files: Readonly<Record<string, unknown>>): RawFolder {
  return {
    read: async (name) => files[name] ?? null,
    write: async () => {
      throw new Error('These responses are only read')
    },
    list: async () => Object.keys(files).sort(),
  }
}
