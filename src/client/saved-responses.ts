/**
 * What the service worker has cached of a league's calls (`src/offline/worker.ts`). A page shows it at once, until the responses arrive,
 * and removes it when the server refuses them.
 */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { savedHeader } from '../contract/saved-response.ts'
import { fromWire } from '../contract/wire.ts'
import { withServerLogos } from './logo-addresses.ts'
import { type ReadResponse, readResponse } from './read-response.ts'
import { cacheNames } from './site-caches.ts'
import { apiUrl } from './urls.ts'

export interface SavedResponse<N extends EndpointName> {
  data: ReadResponse<N>
  /** ISO 8601 */
  savedAt: string
}

/** Null if there is none, as before the worker's first visit and of calls with a token. */
export async function findSaved<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
): Promise<SavedResponse<N> | null> {
  if (!hasWorker()) return null
  try {
    const url = apiUrl(name, parameters)
    const response = await caches.match(url, { cacheName: cacheNames.responses, ignoreVary: true })
    const savedAt = response?.headers.get(savedHeader)
    if (!response || !savedAt) return null
    const data = readResponse(name, fromWire(await response.json()))
    return data === undefined ? null : { data: withServerLogos(name, data), savedAt }
  } catch {
    // Of another version, or the browser allows no caches: the response shows what is wrong.
    return null
  }
}

/** Removes the response of a call that the server refuses; all of them without access, or where a league that was here is refused. */
export async function forgetRefused<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  status: number,
): Promise<void> {
  if (!hasWorker()) return
  const cache = await caches.open(cacheNames.responses)
  const wasSaved = await cache.delete(apiUrl(name, parameters), { ignoreVary: true })
  if (status === 401 || (wasSaved && name === 'hostLeague')) await forgetResponses()
}

/** Removes the saved responses of all leagues. */
export async function forgetResponses(): Promise<void> {
  await globalThis.caches?.delete(cacheNames.responses)
}

/** A page of a first visit has no worker, and looks for nothing. */
const hasWorker = () => globalThis.navigator?.serviceWorker?.controller != null
