/** The service of this machine: over its store, with the books of its data folder and teams' pictures. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueKey } from '../domain/identity.ts'
import { withDefaults } from '../handlers/parameters.ts'
import { type HostAccess, openHosts } from '../hosts/index.ts'
import { computeFrom } from '../service/compute.ts'
import type { ImportRules } from '../service/import-on-demand.ts'
import type { ImportContext } from '../service/import-season.ts'
import { createImportTurns } from '../service/import-turns.ts'
import { type RebuildOptions, rebuildDamaged } from '../service/rebuild-damaged.ts'
import { findStatistics } from '../service/season-statistics.ts'
import { createService, type Service, type ServiceOptions } from '../service/service.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { cacheBooks } from './league-books.ts'
import { saveLogos } from './logos/save-logos.ts'

/** Only read: nothing is requested from a host. */
const readers = openHosts({ espn: {}, sleeper: {} })
export const loadDemo = async () => (await import('../../demo/index.ts')).demoSeasons

/** What imports into the store work with. Without `access` nothing is requested from a host. */
export function importContext(store: LeagueStore, access?: HostAccess): ImportContext {
  return {
    store,
    hosts: access ? openHosts(access) : readers,
    now: () => new Date(),
    savePictures: (season, signal) => saveLogos(season, { store, baseUrl: access?.espn.baseUrl, signal }),
    keepsStatistics: true,
  }
}

/** Computes responses in this thread. */
export const computeHere = (store: LeagueStore) => computeFrom(store, (key) => findStoredStatistics(store, key))

export const findStoredStatistics = (store: LeagueStore, key: LeagueKey) =>
  findStatistics(key, { store, hosts: readers, loadDemo, keepsStatistics: true })

/** The store, in which a damaged season is rebuilt without a request to a host. */
export const rebuildStored = (store: LeagueStore, options: Pick<RebuildOptions, 'log' | 'elapsed'>) =>
  rebuildDamaged(store, { hosts: readers, loadDemo, ...options })

export interface MachineOptions {
  store: LeagueStore
  /** Folder of the leagues' books; null: there are none. */
  dataDir: string | null
  access?: HostAccess
}

/** What is not given is as for commands: responses are computed here, and only what is stored is read for a call. */
export function openService<R = unknown>(
  { store, dataDir, access }: MachineOptions,
  options: Partial<ServiceOptions<R>> = {},
): Service<R> {
  const findBook = cacheBooks(dataDir)
  return createService<R>({
    ...importContext(store, access),
    compute: computeHere(store) as ServiceOptions<R>['compute'],
    findBook: async (league) => findBook(await store.links.chainOf(league)),
    ...options,
  })
}

const minute = 60_000

/** How a server imports by itself. Each import has a few requests in flight at its host; several imports would have more. */
export const serverRules = (): ImportRules => ({
  turns: createImportTurns(),
  rememberFor: { failure: minute / 2, refresh: 5 * minute },
  oldAfter: 30 * minute,
  most: 100,
  mostOfClient: 20,
})

/** Makes one call. Throws `DomainError`: 'not-found' also for a league that is not stored. */
export type CallStored = <N extends EndpointName>(name: N, parameters: CallParameters<N>) => Promise<ResponseOf<N>>

/** Calls over the leagues of a store, without importing any. */
export function openStoredCalls(options: MachineOptions): CallStored {
  const service = openService(options)
  return async <N extends EndpointName>(name: N, parameters: CallParameters<N>) => {
    const outcome = await service.respond(name, withDefaults(name, parameters))
    if (outcome.kind === 'importing') throw new Error(`${name} of the store is being imported`)
    return outcome.response as ResponseOf<N>
  }
}
