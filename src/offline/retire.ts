/**
 * Replaces the worker in a site built with `PUBLIC_OFFLINE=0`: deletes all caches and unregisters itself. Browsers with an earlier worker
 * load it from the same URL.
 */
import { CacheExpiration } from 'workbox-expiration'
import { deleteCaches } from '../client/site-caches.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const names = await deleteCaches()
  // Workbox has a separate database with the URLs of cached responses.
  await Promise.all(names.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()))
  await self.registration.unregister()
}
