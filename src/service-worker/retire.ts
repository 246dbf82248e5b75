/**
 * What stands in the worker's place where the site is built with `PUBLIC_OFFLINE=0`: it forgets all that was kept and
 * goes. Browsers that have an older worker fetch it from the same address.
 */
import { ownCaches, worker } from './scope.ts'

worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  await Promise.all((await ownCaches()).map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
