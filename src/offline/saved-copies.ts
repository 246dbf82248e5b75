/** Copies of responses with the time of receipt, to tell readers the age of the content. */
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { hasPageMark, hasServedMark, isShell } from '../contract/page-mark.ts'
import { savedHeader } from '../contract/response-headers.ts'
import { isExpectedJson } from './expected-json.ts'

/** Workbox plugin: caches successful responses of the expected type (hosts may send a page for a missing file). */
export function cacheOnly(type: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && navigator.onLine && type.test(response.headers.get('Content-Type') ?? '')
        ? savedCopy(response)
        : null,
  }
}

/** Workbox plugin: caches only JSON of the API, and files of snapshots as their URL should have them. */
export const cacheExpected: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!/json/.test(response.headers.get('Content-Type') ?? '')) return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    return isExpectedJson(new URL(request.url), response, body) ? response : null
  },
}

/** Workbox plugin: caches only pages of this site, no shells, which are precached, and no pages that a server renders. */
export const cachePages: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const html = await response.clone().text()
    return hasPageMark(html) && !isShell(html) && !hasServedMark(html) ? response : null
  },
}

/** Workbox plugin: offline, `fetch` uses the browser's own cache. */
export const markOffline: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => (response.ok && !navigator.onLine ? savedCopy(response) : response),
}

/** The response with its time of receipt. */
function savedCopy(response: Response): Response {
  const { status, headers, body } = response
  const copy = new Response(body, { status, headers })
  copy.headers.set(savedHeader, receivedAt(response))
  return copy
}

function receivedAt({ headers }: Response): string {
  const date = Date.parse(headers.get('Date') ?? '')
  return new Date(Number.isNaN(date) ? Date.now() : date).toISOString()
}

/**
 * A cached page with its time in its head (`network-note.ts` shows it); a page from the network is unchanged. Shells have no content that
 * could be old.
 */
export async function withSavedTime(response: Response): Promise<Response> {
  const saved = response.headers.get(savedHeader) ?? (response.ok && !navigator.onLine ? receivedAt(response) : null)
  if (saved === null) return response
  const html = await response.text()
  const meta = isShell(html) ? '' : `<meta name="saved-at" content="${saved}">`
  return new Response(html.replace('<head>', `<head>${meta}`), response)
}
