/** Copies of responses that say when they were received, so that the reader is told how old something is. */
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { savedHeader } from '../contract/saved-response.ts'

/** Workbox plugin: caches successful responses of the expected type (hosts may send a page for what they lack). */
export function cacheOnly(type: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && navigator.onLine && type.test(response.headers.get('Content-Type') ?? '')
        ? savedCopy(response)
        : null,
  }
}

/** Workbox plugin: without a network `fetch` responds from the browser's own cache. */
export const markOffline: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => (response.ok && !navigator.onLine ? savedCopy(response) : response),
}

/** The response with the time at which it was received. */
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
 * A page that says in its head when it was saved (`network-note.ts` shows it), where it was; a page from the network as it is.
 * Shells have no content that could be old.
 */
export async function withSavedTime(response: Response): Promise<Response> {
  const saved = response.headers.get(savedHeader) ?? (response.ok && !navigator.onLine ? receivedAt(response) : null)
  if (saved === null) return response
  const html = await response.text()
  const meta = isShell(html) ? '' : `<meta name="saved-at" content="${saved}">`
  return new Response(html.replace('<head>', `<head>${meta}`), response)
}

/** `src/layouts/ShellHead.astro` */
export const isShell = (html: string) => html.includes('<meta name="shell"')
