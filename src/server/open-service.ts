/** The service over the store of this machine. Nothing is imported: for commands, snapshots and assistants. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { withDefaults } from '../handlers/parameters.ts'
import { computeFrom } from '../service/compute.ts'
import { createService } from '../service/service.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { buildHistory, findHistory } from './league-books.ts'
import { findStatistics } from './season-statistics.ts'

export interface StoredResponsesOptions {
  store: LeagueStore
  /** Folder of the leagues' books; null: there are none. */
  dataDir: string | null
}

/** Makes one call. Throws `DomainError`: 'not-found' also for a league that is not stored. */
export type CallStored = <N extends EndpointName>(name: N, parameters: CallParameters<N>) => Promise<ResponseOf<N>>

/** Calls over the leagues of a store. */
export function openStoredResponses({ store, dataDir }: StoredResponsesOptions): CallStored {
  const service = createService({
    store,
    compute: computeFrom(store, buildHistory, (key) => findStatistics(store, key)),
    now: () => new Date(),
    findHistory: (league) => findHistory(store, dataDir, league),
  })
  return async <N extends EndpointName>(name: N, parameters: CallParameters<N>) => {
    const outcome = await service.respond(name, withDefaults(name, parameters))
    if (outcome.kind === 'importing') throw new Error(`${name} of the store is being imported`)
    return outcome.response as ResponseOf<N>
  }
}
