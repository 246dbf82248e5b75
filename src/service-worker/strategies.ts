/** How each kind of request is answered. */
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { isOfApp, openedAddress, pageAddress } from './addresses.ts'
import { atMost, fileExpiration, keepOnly, stampOffline } from './keeping.ts'
import { titleOf } from './mark-page.ts'
import { noteOpened } from './opened.ts'
import { cacheNames } from './scope.ts'

/** No answer here depends on who asks or how: those that do are not kept. */
const matchOptions = { ignoreVary: true }

/** From the network; where that takes too long or fails, as it was last. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 3,
  matchOptions,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageAddress(new URL(request.url)) },
    keepOnly(/text\/html/),
    atMost(100, 60),
    {
      // The app tells itself what it shows.
      cacheDidUpdate: async ({ request, newResponse }) => {
        const url = new URL(request.url)
        if (!isOfApp(url)) await noteOpened(openedAddress(url), titleOf(await newResponse.clone().text()))
      },
    },
  ],
})

/** Like pages. A server that works something out may take longer. */
export const answers = new NetworkFirst({
  cacheName: cacheNames.answers,
  networkTimeoutSeconds: 8,
  matchOptions,
  plugins: [stampOffline, keepOnly(/json/), atMost(500, 60)],
})

/** Their addresses change with their content, so what is cached stays right. */
export const seasons = new CacheFirst({
  cacheName: cacheNames.seasons,
  matchOptions,
  plugins: [keepOnly(/json|image\/webp/), atMost(2000, 365)],
})

/** The same. A query is Astro's way to ask once more for a script that failed. */
export const files = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ...matchOptions, ignoreSearch: true },
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, '') },
    keepOnly(/javascript|css|font|octet-stream/),
    { cacheDidUpdate: ({ request }) => fileExpiration.updateTimestamp(request.url) },
  ],
})
