/**
 * The site's service worker: what was opened once opens again without a network. `docs/decisions/offline.md` tells why builds
 * never mix. Whatever is not routed here goes to the network as if there were no worker.
 */
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { isAnswer, isHashedFile, isList, isPage, isSeasonFile } from './addresses.ts'
import { keepOpenFiles, keepPage, type PageShown } from './keep-page.ts'
import { forgetOldBuilds, noteReplacedBuilds } from './old-builds.ts'
import { openPage } from './open-page.ts'
import { worker } from './scope.ts'
import { answers, files, seasons } from './strategies.ts'
import { keepBuild } from './this-build.ts'

registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url), openPage)
registerRoute(({ url }) => isHashedFile(url), files)
registerRoute(({ url }) => isSeasonFile(url), seasons)
registerRoute(({ url }) => isList(url), answers)
// What a token opens is for whoever has it, and not kept.
registerRoute(({ request, url }) => isAnswer(url) && !request.headers.has('Authorization'), answers)

worker.addEventListener('install', (event) => {
  // Pages of the build before are safe with this one: it keeps their files and answers them in the same way.
  event.waitUntil(
    keepBuild(event)
      .then(() => keepOpenFiles(event))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  // The host is asked for the page while the worker starts.
  const preload = worker.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, noteReplacedBuilds(), worker.clients.claim()]))
})

worker.addEventListener('message', (event) => {
  if (isPageShown(event.data)) event.waitUntil(keepPage(event.data, event).then(forgetOldBuilds))
})

function isPageShown(data: unknown): data is PageShown {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'page-shown'
}
