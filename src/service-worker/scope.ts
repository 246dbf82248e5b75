/** What the worker is within: the part of the site's host that is the site, and its caches there. */
import { cachePrefix } from './cache-prefix.ts'

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(name: 'message', listener: (event: ExtendableMessageEvent) => void): void
}

export const worker = self as unknown as WorkerScope

/** The site's own address, with a slash at its end. */
const home = worker.registration.scope
const prefix = cachePrefix(home)

export const cacheNames = {
  /** Scripts, styles and fonts, of this build and of those that kept pages need. */
  files: `${prefix}files`,
  pages: `${prefix}pages`,
  /** Answers of the API and lists of snapshots. */
  answers: `${prefix}answers`,
  /** Files of snapshots. */
  seasons: `${prefix}seasons`,
  /** Addresses that were opened, and their titles. */
  opened: `${prefix}opened`,
}

/** The cache of a build's documents: their names stay the same, so each build has its own. */
export function documentsCache(version: string): string {
  return `${prefix}build ${version}`
}

/** Names of the caches of all builds' documents. */
export async function documentsCaches(): Promise<string[]> {
  return (await ownCaches()).filter((name) => name.startsWith(documentsCache('')))
}

/** Names of all caches of this site. */
export async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

/** The address of something below the site's own. */
export function siteUrl(path: string): string {
  return new URL(path, home).href
}

/** The path below the site's own address, without a slash at either end; null for what is not of this site. */
export function sitePath(url: URL): string | null {
  return url.href.startsWith(home) ? url.pathname.slice(new URL(home).pathname.length).replace(/\/+$/, '') : null
}
