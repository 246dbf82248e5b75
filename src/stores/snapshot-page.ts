/**
 * Pages with their league's rows in the HTML. The build renders those of snapshots, and the browser hydrates them from the same files beside
 * the pages; a server renders those of its leagues, and the browser hydrates them from its API. Each page that is rendered has its own query
 * client, by path.
 */
import contract from 'virtual:compact-contract'
import type { QueryClient } from '@tanstack/react-query'
import { apiSource } from '../client/api-source.ts'
import { notInSnapshot } from '../client/call.ts'
import { CallFailure } from '../client/call-failure.ts'
import type { Calls, ReadCall } from '../client/calls.ts'
import { isBeyondPage } from '../client/league-joins.ts'
import { mayBeFromFile } from '../client/private-leagues.ts'
import type { ReadResponse } from '../client/read-response.ts'
import { readState } from '../client/read-state.ts'
import { pageLeague, shellOf } from '../client/site-base.ts'
import { readSnapshotResponse } from '../client/snapshot-source.ts'
import { readSnapshot, readSnapshotLeagues, registerSnapshots } from '../client/snapshots.ts'
import type { CallState } from '../client/source.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { currentAge, type ResponseAge } from '../contract/response-headers.ts'
import { findSnapshotSeason, findWithHistory, type SnapshotSeason } from '../contract/snapshot.ts'
import type { LeagueRef } from '../domain/identity.ts'
import { browserQueryClient, callKey, callQuery, createQueryClient, isRefusal } from './queries.ts'

/** Props that a snapshot page passes to its islands. */
export interface SnapshotPage {
  /** All snapshot seasons of the page's league; empty on pages without a league. */
  seasons: readonly SnapshotSeason[]
  /** Year of the page's season; null on pages without a league. */
  year: number | null
  /** A server has rendered the page: its responses are those of the API. */
  isServed?: true
  /** Of such a page: when its season was read from its host; empty if unknown. */
  asOf?: string
}

type Parameters = Readonly<Record<string, unknown>>

/** Reads a response of a snapshot, or the list of leagues (no season); undefined if there is none. Throws `CallFailure`. */
type SnapshotReader = (season: SnapshotSeason | null, name: EndpointName, parameters: Parameters) => Promise<unknown>

/** Query clients of pages that a build renders: more than it renders in parallel. */
const pageClients = new Map<string, QueryClient>()
const mostPageClients = 100

/** The query client of a page's components: in a build the page's own, else the document's. */
export function queryClientFor(address: string): QueryClient {
  return pageClients.get(address) ?? (import.meta.env.SSR ? createQueryClient() : browserQueryClient())
}

/** Creates the client of the next page to render. */
export function openPageClient(address: string): QueryClient {
  const client = createQueryClient()
  pageClients.set(address, client)
  const [oldest] = pageClients.keys()
  if (pageClients.size > mostPageClients && oldest !== undefined) pageClients.delete(oldest)
  return client
}

/** Removes the client of a page that has been rendered. */
export function closePageClient(address: string): void {
  pageClients.delete(address)
}

/** Fills a client with the responses of a page's calls from the service of the server that renders it. */
export async function fillFromServer(client: QueryClient, calls: Calls, read: ReadCall): Promise<void> {
  await calls(async (name, parameters) => {
    const state = await read(name, parameters)
    client.setQueryData(callKey(name, parameters), state)
    return state.status === 'ready' ? state.data : undefined
  })
}

/**
 * Fills a client with the responses of a page's calls. Returns the number of calls with a response. Failed calls are left out: the page's
 * components request them and report the failure.
 */
export async function fillFromSnapshot(
  client: QueryClient,
  calls: Calls,
  { seasons, year }: SnapshotPage,
  read: SnapshotReader,
): Promise<number> {
  const own = seasons.find(({ season }) => season === year) ?? null
  let responses = 0
  await calls(async (name, parameters) => {
    const season = seasonOf(name, parameters, seasons, own)
    let response: unknown
    try {
      response = season || name === 'leagues' ? await read(season, name, parameters) : undefined
    } catch (cause) {
      if (cause instanceof CallFailure) return undefined
      throw cause
    }
    const data = response === undefined ? undefined : readSnapshotResponse(name, response, seasons, season)
    const age = currentAge('snapshot', season?.takenAt)
    const result: CallState<unknown> =
      data === undefined
        ? { status: 'failed', failure: notInSnapshot(name, parameters) }
        : { status: 'ready', data, age, ...(season && { snapshot: season }) }
    if (data !== undefined) responses++
    // The list of leagues may have changed since.
    client.setQueryData(callKey(name, parameters), result, season ? {} : { updatedAt: 0 })
    return data
  })
  return responses
}

/**
 * A league's URL without a season means the newest of its id, and its history is the same for all seasons, whichever season the page shows.
 */
function seasonOf(
  name: EndpointName,
  parameters: Parameters,
  seasons: readonly SnapshotSeason[],
  own: SnapshotSeason | null,
): SnapshotSeason | null {
  if (contract[name].scope === 'history') return findWithHistory(seasons)
  if (name !== 'hostLeague' && name !== 'draftComplete') return own
  return findSnapshotSeason(seasons, parameters as unknown as LeagueRef, parameters.season as number | undefined)
}

const hydrations = new Map<string, Promise<boolean>>()

/**
 * In the browser: resolves once the document's client has the responses of the page, to whether the HTML was rendered from them. If they
 * cannot be read it never resolves, and the page stays as it is in the HTML.
 */
export function hydratePage(address: string, calls: Calls, page: SnapshotPage): Promise<boolean> {
  const known =
    hydrations.get(address) ??
    (import.meta.env.IS_SERVED && page.isServed
      ? requestResponses(calls, page.asOf ?? '')
      : readPageResponses(calls, page))
  hydrations.set(address, known)
  return known
}

async function readPageResponses(calls: Calls, page: SnapshotPage): Promise<true> {
  registerSnapshots(page.seasons, page.seasons.find(({ season }) => season === page.year) ?? null)
  const responses = await fillFromSnapshot(browserQueryClient(), calls, page, (season, name, parameters) =>
    season ? readSnapshot(name, parameters, season) : readSnapshotLeagues(),
  ).catch(() => 0)
  if (responses === 0) await new Promise(() => {})
  return true
}

/**
 * What the API refuses stays refused, as the server has rendered it. The league of a file on this device is shown by the shell, as on every
 * other page.
 */
async function requestResponses(calls: Calls, asOf: string): Promise<boolean> {
  const client = browserQueryClient()
  const shell = mayBeFromFile(pageLeague()?.league ?? null) ? shellOf(new URL(location.href)) : null
  if (shell) {
    location.replace(shell)
    await new Promise(() => {})
  }
  let responses = 0
  let isAsRendered = true
  await calls(async (name, parameters) => {
    const state = await responseAsNew(client, name, parameters, asOf)
    if (state?.status !== 'ready') return undefined
    responses++
    if (isOfSeason(name) && (state.age.asOf ?? '') !== asOf) isAsRendered = false
    return state.data
  })
  if (responses === 0) await new Promise(() => {})
  return isAsRendered
}

/** Whether a response is as old as its season. */
const isOfSeason = (name: EndpointName) => contract[name].scope !== 'history'

const firstPause = 2000
const longestPause = 60_000

/**
 * Requests a call until the API responds or refuses. While it is down the HTML stays as it is: it is newer than what the device has saved,
 * which counts only if it was read from the host as late as the HTML. What the browser's own cache has from before the HTML is revalidated
 * once. Undefined: refused.
 */
async function responseAsNew<N extends EndpointName>(
  client: QueryClient,
  name: N,
  parameters: CallParameters<N>,
  asOf: string,
): Promise<CallState<ReadResponse<N>> | undefined> {
  const query = callQuery(name, parameters)
  let isRevalidated = false
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    const isHere = isBeyondPage(name, parameters) && (await requestWithoutJoin(client, name, parameters))
    const staleTime = isHere ? 'static' : isRevalidated ? 0 : query.staleTime
    const failure = await client.fetchQuery({ ...query, staleTime }).then(
      () => null,
      (error: CallFailure) => error,
    )
    if (isRefusal(failure)) {
      client.setQueryData(callKey(name, parameters), { status: 'failed', failure })
      return undefined
    }
    const state = client.getQueryData<CallState<ReadResponse<N>>>(query.queryKey)
    if (state?.status === 'ready' && !isOlder(state.age, asOf)) {
      if (isHere || isRevalidated || !isOfSeason(name) || (state.age.asOf ?? '') >= asOf) return state
      isRevalidated = true
      continue
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Whether a copy on the device is older than a page. */
const isOlder = ({ origin, savedAt, asOf }: ResponseAge, ofPage: string) =>
  (origin !== 'server' || savedAt !== null) && (asOf ?? '') < ofPage

/** As the HTML has it. The page's components request it again, with what the reader joined to the league. False: not available. */
async function requestWithoutJoin<N extends EndpointName>(
  client: QueryClient,
  name: N,
  parameters: CallParameters<N>,
): Promise<boolean> {
  try {
    const response = await apiSource.send(name, parameters, {})
    if (!response) return false
    client.setQueryData(callKey(name, parameters), await readState(name, parameters, response), { updatedAt: 0 })
    return true
  } catch {
    return false
  }
}
