/** Computes one response from its season's document, as the bytes that clients get. */
import type { EndpointName, Parameters } from '../contract/endpoints.ts'
import type { SeasonKey } from '../domain/identity.ts'
import type { SeasonContext } from '../handlers/handler.ts'
import { handlers } from '../handlers/index.ts'
import { notFound } from '../handlers/resolve-season.ts'
import type { SeasonStore } from '../storage/season-store.ts'
import { etagOf } from './respond.ts'

/** Plain data, so that it can be passed to another thread. */
export interface ResponseTask {
  key: SeasonKey
  /** Version of the season's document, from its card. */
  version: string
  name: EndpointName
  /** Validated already. */
  parameters: Parameters<EndpointName>
  context: SeasonContext
}

export interface EncodedResponse {
  /** JSON in UTF-8. */
  bytes: Uint8Array
  etag: string
}

/** Throws `DomainError` where the season has no such response, `DamagedSeason` where its document cannot be read. */
export type ComputeResponse = (task: ResponseTask) => Promise<EncodedResponse>

/** Computes in this thread. */
export function computeFrom(store: SeasonStore): ComputeResponse {
  return async ({ key, version, name, parameters, context }) => {
    const season = await store.read(key, version)
    if (!season) throw notFound('league season', `${key.espnLeagueId}/${key.season}`)
    return encodeResponse(callHandler(name, { season, context }, parameters))
  }
}

/** The table of handlers is typed by name, so only one name at a time can be called. */
export function callHandler<N extends EndpointName>(name: N, input: unknown, parameters: Parameters<N>): unknown {
  const handler = handlers[name] as unknown as (input: unknown, parameters: Parameters<N>) => unknown
  return handler(input, parameters)
}

export function encodeResponse(response: unknown): EncodedResponse {
  // Not a Buffer: small ones share memory with others, all of which would stay as long as one of them is cached.
  const bytes = new TextEncoder().encode(JSON.stringify(response))
  return { bytes, etag: etagOf(bytes) }
}
