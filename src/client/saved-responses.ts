/**
 * What this device has saved of a league's calls: the service worker caches the server's responses (`src/offline/worker.ts`), and the page
 * those of this browser's engine. A page shows it at once, until the responses arrive, and removes it when they are refused.
 */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { readAsOf } from '../contract/read-as-of.ts'
import { savedHeader } from '../contract/saved-response.ts'
import { nameLeague } from '../domain/identity.ts'
import type { EngineOrigin, EngineResponse } from '../engine/protocol.ts'
import { lastRemovalEntry, readEntry, writeEntry } from './browser-storage.ts'
import { withLeagueJoin } from './league-joins.ts'
import { leaguesOfDevice, withLeagues } from './listed-leagues.ts'
import { type ReadResponse, readResponse } from './read-response.ts'
import { readText } from './read-text.ts'
import { pageLeague } from './site-base.ts'
import { cacheNames } from './site-caches.ts'
import { apiUrl, callUrl } from './urls.ts'

export interface SavedResponse<N extends EndpointName> {
  data: ReadResponse<N>
  /** ISO 8601 */
  savedAt: string
  /** Of a response of this browser's engine. */
  origin?: EngineOrigin
}

const originHeader = 'x-origin'
const mostOfEngine = 200

/** The newest; null if there is none, as before the worker's first visit and of calls with a token. */
export async function findSaved<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
): Promise<SavedResponse<N> | null> {
  try {
    if (!hasWorker()) return null
    const [ofServer, ofEngine] = await Promise.all([findOfServer(name, parameters), findOfEngine(name, parameters)])
    const isEngineNewer = ofServer && ofEngine && ofEngine.savedAt > ofServer.asOf
    return isEngineNewer ? ofEngine : (ofServer?.saved ?? ofEngine)
  } catch {
    // Of another version, or the browser allows no caches: the response shows what is wrong.
    return null
  }
}

async function findOfServer<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
): Promise<{ saved: SavedResponse<N>; asOf: string } | null> {
  const url = urlOfServer(name, parameters)
  const response = await caches.match(url, { cacheName: cacheNames.responses, ignoreVary: true })
  const savedAt = response?.headers.get(savedHeader)
  if (!response || !savedAt || !isTime(savedAt)) return null
  const data = readText(name, url, await response.text())
  if (data === undefined) return null
  const saved = { data: name === 'leagues' ? withDevice(data) : data, savedAt }
  return { saved, asOf: readAsOf(response) ?? savedAt }
}

/** The list of leagues has those of this device from the start, as it has with the response. */
function withDevice<T>(list: T): T {
  return withLeagues(list as ReadResponse<'leagues'>, leaguesOfDevice()) as T
}

async function findOfEngine<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
): Promise<SavedResponse<N> | null> {
  const response = await caches.match(urlOfEngine(name, parameters), { cacheName: cacheNames.engine })
  const [savedAt, origin] = [savedHeader, originHeader].map((header) => response?.headers.get(header))
  if (!response || !savedAt || !isTime(savedAt) || !origin) return null
  const data = readResponse(name, await response.json())
  return data === undefined ? null : { data, savedAt, origin: JSON.parse(decodeURIComponent(origin)) }
}

/** Saves a response of the engine for the next visit, with the age of its league. */
export async function saveResponse<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  { json, origin }: { json: EngineResponse['json']; origin: EngineOrigin },
): Promise<void> {
  if (!savesResponses()) return
  try {
    const cache = await caches.open(cacheNames.engine)
    const url = urlOfEngine(name, parameters)
    const headers = {
      [savedHeader]: origin.asOf ?? new Date().toISOString(),
      [originHeader]: encodeURIComponent(JSON.stringify(origin)),
    }
    // Entries are in order of insertion.
    await cache.delete(url)
    await cache.put(url, new Response(json, { headers }))
    const oldest = (await cache.keys()).slice(0, -mostOfEngine)
    await Promise.all(oldest.map((request) => cache.delete(request)))
  } catch {
    // No space, or the browser allows no caches: the next visit waits for the engine.
  }
}

/** Removes the response of a call that is refused; all of them without access, or where a league that was here is refused. */
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
    const removed = await Promise.all([
      responses.delete(urlOfServer(name, parameters), { ignoreVary: true }),
      engine.delete(urlOfEngine(name, parameters)),
    ])
    if (removed.some(Boolean) && name === 'hostLeague') await forgetResponses()
  } catch {
    // The browser allows no caches.
  }
}

/** Removes the saved responses of all leagues, and with them pages in the back/forward cache (`src/layouts/page-behaviour.ts`). */
export async function forgetResponses(): Promise<void> {
  writeEntry(lastRemovalEntry, String(Number(readEntry(lastRemovalEntry)) + 1))
  await Promise.all([cacheNames.responses, cacheNames.engine].map((name) => globalThis.caches?.delete(name)))
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

const isTime = (text: string) => !Number.isNaN(Date.parse(text))

/** A page of a first visit has no worker, and looks for nothing. */
const hasWorker = () => globalThis.navigator?.serviceWorker?.controller != null

/** Where pages have the worker, also before its first visit. */
const savesResponses = () => import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE !== '0'
