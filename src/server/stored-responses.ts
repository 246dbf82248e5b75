/** Responses of the API without its server: for commands that read the store themselves. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { fromWire } from '../contract/wire.ts'
import { withDefaults } from '../handlers/parameters.ts'
import type { SeasonStore } from '../storage/season-store.ts'
import { createResponder } from './responder.ts'

export interface StoredResponsesOptions {
  store: SeasonStore
  /** Folder of the leagues' books; null: there are none. */
  dataDir: string | null
}

/** Makes one call. Throws `DomainError`: 'not-found' also for a league that is not stored. */
export type CallStored = <N extends EndpointName>(name: N, parameters: CallParameters<N>) => Promise<ResponseOf<N>>

/** Calls over the leagues of a store; nothing is imported. */
export function openStoredResponses({ store, dataDir }: StoredResponsesOptions): CallStored {
  const responder = createResponder({ store, dataDir, imports: null, isPrivate: true, showsMoney: false })
  return async (name, parameters) => {
    const outcome = await responder.respond(name, withDefaults(name, parameters))
    if (outcome.kind === 'importing') throw new Error(`${name} of the store is being imported`)
    return fromWire(JSON.parse(new TextDecoder().decode(outcome.representation.body.plain))) as ResponseOf<typeof name>
  }
}
