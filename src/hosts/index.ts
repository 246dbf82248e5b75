/** The hosts: a line for each. What a host can do is loaded with its first league. */
import type { HostName } from '../domain/identity.ts'
import type { EspnHttpConfig } from './espn/http.ts'
import type { LeagueSource } from './league-source.ts'
import type { SleeperHttpConfig } from './sleeper/http.ts'

/** How each host is reached; what is left out has the usual values. Plain data where it has no `fetch`. */
export interface HostAccess {
  espn: EspnHttpConfig
  sleeper: SleeperHttpConfig & {
    /** Whether statistics and projections are requested, too, which Sleeper does not document; true where left out. */
    usesUnofficial?: boolean
  }
}

/** A host as a source of leagues. Requests of all callers share the host's limits. */
export type LeagueSources = (host: HostName) => Promise<LeagueSource>

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
  }
  return (host) => open[host]()
}

/** A failure is not remembered: a part of the site that could not be loaded is requested again. */
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
