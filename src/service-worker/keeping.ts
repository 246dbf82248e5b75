/** What the worker keeps of the network's answers, and for how long. */
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { savedHeader } from '../contract/saved-answer.ts'
import { cacheNames } from './scope.ts'

const day = 24 * 60 * 60

/** Keeps answers with status 200 that are what the address promises: hosts may send a page for what they lack. */
export function keepOnly(type: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 &&
      !response.headers.has(savedHeader) &&
      type.test(response.headers.get('Content-Type') ?? '')
        ? stamp(response)
        : null,
  }
}

/** Says of data that comes without a network when it came. It is not kept again. */
export const stampOffline: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => (savedTime(response) === null ? response : stamp(response)),
}

/**
 * When a response was kept; null where it is the network's. Without a network it can only have come from the browser's
 * own cache, and is as old as it says.
 */
export function savedTime(response: Response): string | null {
  const isOld = !navigator.onLine && response.status === 200
  return response.headers.get(savedHeader) ?? (isOld ? timeOf(response) : null)
}

/** A copy that says when it came. It is no longer one that was led elsewhere: as such no page could be shown with it. */
export function stamp(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(savedHeader, timeOf(response))
  return new Response(response.body, { status: response.status, headers })
}

function timeOf({ headers }: Response): string {
  const date = Date.parse(headers.get('Date') ?? '')
  return new Date(Number.isNaN(date) ? Date.now() : date).toISOString()
}

/** Bounds a cache: what was used least goes first, and all that is too old. */
export function atMost(maxEntries: number, days: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true })
}

/** Hashed files go by what pages need (see `old-builds.ts`), long after a build is replaced. */
export const fileExpiration = new CacheExpiration(cacheNames.files, { maxEntries: 1000, maxAgeSeconds: 30 * day })

/** As long as the pages themselves. */
export const openedExpiration = new CacheExpiration(cacheNames.opened, { maxEntries: 100, maxAgeSeconds: 60 * day })
