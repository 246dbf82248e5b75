/** Computes one response from its season's document, as the bytes that clients get. */
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import { toWire } from '../contract/wire.ts'
import { type LeagueKey, nameLeague } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { SeasonContext } from '../handlers/handler.ts'
import { handlers } from '../handlers/index.ts'
import { notFound } from '../handlers/resolve-season.ts'
import { buildHistory, type HistoryParts } from '../storage/league-history.ts'
import type { SeasonStore } from '../storage/season-store.ts'
import { etagOf } from './respond.ts'
import { findStatistics } from './season-statistics.ts'

/** A season's document, by the version that its card names. */
export interface SeasonVersion {
  key: LeagueKey
  version: string
}

/** Plain data, so that it can be passed to another thread. */
export type ResponseTask = {
  name: EndpointName
  /** Validated already. */
  parameters: Parameters<EndpointName>
} & (
  | (SeasonVersion & { context: SeasonContext })
  /** About all seasons of a league. */
  | { seasons: readonly SeasonVersion[]; history: HistoryParts }
)

export interface EncodedResponse {
  /** JSON in UTF-8. */
  bytes: Uint8Array
  etag: string
}

/** Throws `DomainError` where the season has no such response, `DamagedSeason` where its document cannot be read. */
export type ComputeResponse = (task: ResponseTask) => Promise<EncodedResponse>

/** Computes in this thread. `dataDir`: where saved responses are, null where there are none. */
export function computeFrom(store: SeasonStore, dataDir: string | null = null): ComputeResponse {
  async function read({ key, version }: SeasonVersion): Promise<LeagueSeason> {
    const season = await store.read(key, version)
    if (!season) throw notFound('league season', `${nameLeague(key)}/${key.season}`)
    return season
  }

  return async (task) => {
    const { name, parameters } = task
    if ('context' in task) {
      const season = await read(task)
      const statistics = 'readsStatistics' in endpoints[name] ? await findStatistics(store, dataDir, task.key) : null
      return encodeResponse(callHandler(name, { season, context: task.context, statistics }, parameters))
    }
    const seasons: LeagueSeason[] = []
    for (const one of task.seasons) seasons.push(await read(one))
    return encodeResponse(callHandler(name, buildHistory(seasons, task.history), parameters))
  }
}

/** The table of handlers is typed by name, so only one name at a time can be called. */
export function callHandler<N extends EndpointName>(name: N, input: unknown, parameters: Parameters<N>): unknown {
  const handler = handlers[name] as unknown as (input: unknown, parameters: Parameters<N>) => unknown
  return handler(input, parameters)
}

export function encodeResponse(response: unknown): EncodedResponse {
  // Not a Buffer: small ones share memory with others, all of which would stay as long as one of them is cached.
  const bytes = new TextEncoder().encode(JSON.stringify(toWire(response)))
  return { bytes, etag: etagOf(bytes) }
}
