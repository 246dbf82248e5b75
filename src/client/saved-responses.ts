/**
 * What this device has saved of a league's calls: the service worker caches the server's responses (`src/offline/worker.ts`), and the page
 * those of this browser's engine. A page shows it at once, until the responses arrive, and removes it when they are refused.
 */
import contract from 'virtual:compact-contract'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { hasApiMark, readAge, savedHeader } from '../contract/response-headers.ts'
import { isFromApi } from '../contract/who-answered.ts'
import { fromWire } from '../contract/wire.ts'
import { isHostName, type LeagueRef, nameLeague } from '../domain/identity.ts'
import { hasRemovalSinceLoad, noteRemoval } from './browser-storage.ts'
import { isOwnCall, mayBeOfLeague } from './league-in-url.ts'
import { withLeagueJoin } from './league-joins.ts'
import { leaguesOfDevice, withLeagues } from './listed-leagues.ts'
import type { ReadResponse } from './read-response.ts'
import { parseJson, readState } from './read-state.ts'
import { pageLeague } from './site-base.ts'
import { cacheNames, hasWorker, matchResponse } from './site-caches.ts'
import type { Loaded } from './source.ts'
import { apiUrl, callUrl } from './urls.ts'

const mostOfEngine = 200

/**
 * The copy that is shown until the response arrives: the newer one of server and engine. Null if there is none, as before the worker's first
 * visit and of calls with a token. The next response of the same source replaces it.
 */
export async function findSaved<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
): Promise<Loaded<ReadResponse<N>> | null> {
  try {
    if (!hasWorker()) return null
    const [ofServer, ofEngine] = await Promise.all([findOfServer(name, parameters), findOfEngine(name, parameters)])
    const copies = [ofServer, ofEngine].flatMap((one) => (one && readAge(one).savedAt !== null ? [one] : []))
    const [newest] = copies.sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))
    const saved = newest && (await readState(name, parameters, newest))
    if (saved?.status !== 'ready') return null
    // The list of leagues has those of this device from the start, as it has with the response.
    return name === 'leagues'
      ? { ...saved, data: withLeagues(saved.data as Leagues, leaguesOfDevice()) as never }
      : saved
  } catch {
    // Of another version, or the browser allows no caches: the response shows what is wrong.
    return null
  }
}

type Leagues = ReadResponse<'leagues'>

function timeOf(response: Response): string {
  const { asOf, savedAt } = readAge(response)
  return asOf ?? savedAt ?? ''
}

/** An earlier version of the site saved what other servers sent, too. */
async function findOfServer<N extends EndpointName>(name: N, parameters: CallParameters<N>) {
  const url = urlOfServer(name, parameters)
  const response = await matchResponse(url)
  const body = response && !hasApiMark(response) ? fromWire(parseJson(await response.clone().text())) : undefined
  return response && isFromApi({ endpoint: contract[name], parameters }, response, () => body) ? response : undefined
}

async function findOfEngine<N extends EndpointName>(name: N, parameters: CallParameters<N>) {
  return caches.match(urlOfEngine(name, parameters), { cacheName: cacheNames.engine })
}

/** Saves a response of the engine for the next visit, as the service worker does those of a server. */
export async function saveResponse<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  response: Response,
): Promise<void> {
  if (!savesResponses()) return
  try {
    const cache = await caches.open(cacheNames.engine)
    const url = urlOfEngine(name, parameters)
    response.headers.set(savedHeader, readAge(response).asOf ?? new Date().toISOString())
    // Entries are in order of insertion.
    await cache.delete(url)
    await cache.put(url, response)
    // Another tab may have removed the league while its response was on the way.
    if (hasRemovalSinceLoad()) await cache.delete(url)
    const oldest = (await cache.keys()).slice(0, -mostOfEngine)
    await Promise.all(oldest.map((request) => cache.delete(request)))
  } catch {
    // No space, or the browser allows no caches: the next visit waits for the engine.
  }
}

/** Removes the response of a call that the API refuses; those of its league where that is refused; without access all of them. */
export async function forgetRefused<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  status: number,
): Promise<void> {
  if (!savesResponses()) return
  try {
    // At once: the page is leaving for the login.
    if (status === 401) return await forgetResponses()
    const [responses, engine] = await Promise.all([caches.open(cacheNames.responses), caches.open(cacheNames.engine)])
    const { host, leagueId } = parameters as Partial<LeagueRef>
    const league = isHostName(host) && leagueId !== undefined ? { host, leagueId } : null
    // Before the response that has them is removed.
    const ids = league ? await savedIds(league) : []
    const removed = await Promise.all([
      responses.delete(urlOfServer(name, parameters), { ignoreVary: true }),
      engine.delete(urlOfEngine(name, parameters)),
    ])
    // A season that the league does not have is not saved.
    const isOfLeague = name === 'hostLeague' ? removed.some(Boolean) || status === 403 : status === 403
    if (isOfLeague && league) await forgetResponsesOf([league], ids)
  } catch {
    // The browser allows no caches.
  }
}

const cachesOfResponses = [cacheNames.responses, cacheNames.engine]

/** Ids of the league's seasons that its saved responses have: further calls name them in its place. */
export async function savedIds(league: LeagueRef): Promise<number[]> {
  const ids = new Set<number>()
  for (const name of globalThis.caches ? cachesOfResponses : []) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (!isOwnCall(request.url, league)) continue
      const response = await cache.match(request, { ignoreVary: true })
      const { id } = ((await response?.json().catch(() => null)) ?? {}) as { id?: unknown }
      if (typeof id === 'number') ids.add(id)
    }
  }
  return [...ids]
}

/** Removes what is saved of leagues, and with it pages in the back/forward cache. `ids`: further ids of their seasons. */
export async function forgetResponsesOf(leagues: readonly LeagueRef[], ids: readonly number[]): Promise<void> {
  noteRemoval()
  for (const name of globalThis.caches ? cachesOfResponses : []) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (leagues.some((league) => mayBeOfLeague(request.url, league, ids)))
        await cache.delete(request, { ignoreVary: true })
  }
}

/** Removes the saved responses of all leagues, and with them pages in the back/forward cache (`src/layouts/returning-page.ts`). */
export async function forgetResponses(): Promise<void> {
  noteRemoval()
  await Promise.all(cachesOfResponses.map((name) => globalThis.caches?.delete(name)))
}

/** As `call` requests it from the server. */
function urlOfServer<N extends EndpointName>(name: N, parameters: CallParameters<N>): string {
  return apiUrl(name, withLeagueJoin(name, parameters, { forServer: true }))
}

/** The key of a call in the engine's cache. Ids of teams and players do not name their league on every host, so the page's is in it. */
function urlOfEngine<N extends EndpointName>(name: N, parameters: CallParameters<N>): string {
  const url = callUrl(name, withLeagueJoin(name, parameters))
  const league = pageLeague()?.league
  return league ? `${url}${url.includes('?') ? '&' : '?'}page-league=${nameLeague(league)}` : url
}

/** Where pages have the worker, also before its first visit. */
const savesResponses = () => import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE !== '0'
