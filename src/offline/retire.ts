/**
 * In the worker's place where the site is built with `PUBLIC_OFFLINE=0`: deletes all that was cached and unregisters itself.
 * Browsers that have an earlier worker load it from the same address.
 */
import { CacheExpiration } from 'workbox-expiration'
import { deleteCaches } from './site-caches.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const names = await deleteCaches()
  // Workbox has the addresses of cached responses in a database of its own.
  await Promise.all(names.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()))
  await self.registration.unregister()
}
