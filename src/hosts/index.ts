/** The hosts, one line each. A host's code is loaded with its first league. */
import type { HostName } from '../domain/identity.ts'
import type { EspnHttpConfig } from './espn/http.ts'
import type { LeagueSource, LeagueSources } from './league-source.ts'
import type { SleeperHttpConfig } from './sleeper/http.ts'

/** Base URLs and settings of each host, with defaults for absent ones. Plain data unless it has a `fetch`. */
export interface HostAccess {
  espn: EspnHttpConfig
  sleeper: SleeperHttpConfig & {
    /** Whether undocumented statistics and projections of Sleeper are requested; default true. */
    usesUnofficial?: boolean
  }
}

export function openHosts({ espn, sleeper }: HostAccess): LeagueSources {
  const espnHttp = once(async () => (await import('./espn/index.ts')).createEspnHttp(espn))
  const open: Readonly<Record<HostName, () => Promise<LeagueSource>>> = {
    espn: once(async () => {
      const { createEspnSource } = await import('./espn/source.ts')
      return createEspnSource(await espnHttp())
    }),
    sleeper: once(async () => {
      const { createSleeperHttp, createSleeperSource } = await import('./sleeper/index.ts')
      const { usesUnofficial = true, ...config } = sleeper
      return createSleeperSource(createSleeperHttp(config), {
        usesUnofficial,
        fetchNflSchedule: async (season, signal) => {
          const { nflScheduleFrom } = await import('./espn/source.ts')
          return nflScheduleFrom(await espnHttp())(season, signal)
        },
      })
    }),
    // Read from files only.
    yahoo: once(async () => (await import('./yahoo/source.ts')).createYahooSource()),
  }
  return (host) => open[host]()
}

/** A failure is not cached: a chunk that failed to load is requested again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((cause) => {
      made = null
      throw cause
    })
    return made
  }
}
