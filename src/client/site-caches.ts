/** The names of the site's caches, shared by pages and the service worker. */

/** Base path of the site, with a trailing slash. */
export const home = `${(import.meta.env.BASE_URL ?? '/').replace(/\/+$/, '')}/`

/** Sites below other paths of the same host share its storage. */
const prefix = `ffa ${home} `

export const cacheNames = {
  /** Precache: the files of this build with a hash in their name, the shells and the offline page. */
  build: `${prefix}build`,
  /** Files of other builds with a hash in their name. */
  files: `${prefix}files`,
  pages: `${prefix}pages`,
  /** Responses of the API and lists of snapshots. */
  responses: `${prefix}responses`,
  /** Responses of this browser's engine: `saved-responses.ts`. */
  engine: `${prefix}engine`,
  snapshots: `${prefix}snapshots`,
  /** See `opened.ts`. */
  opened: `${prefix}opened`,
}

/** A page of a first visit has no worker, and looks for nothing. */
export const hasWorker = () => globalThis.navigator?.serviceWorker?.controller != null

/** What the service worker has saved of a call of the API. */
export const matchResponse = (url: string) => caches.match(url, { cacheName: cacheNames.responses, ignoreVary: true })

/** Deletes the site's caches except those named. Returns the names of the deleted ones. */
export async function deleteCaches(except: readonly string[] = []): Promise<string[]> {
  if (!globalThis.caches) return []
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && !except.includes(name))
  await Promise.all(names.map((name) => caches.delete(name)))
  return names
}
