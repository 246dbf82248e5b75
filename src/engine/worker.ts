/** The engine in a worker of the page, with the browser's fetch, storage and tabs. */
import { hostAddresses, usesUnofficialSleeper } from '../contract/site-settings.ts'
import { type HostAccess, openHosts } from '../hosts/index.ts'
import { loadHandler } from '../service/compute.ts'
import { loadPart } from '../service/load-part.ts'
import type { DocumentStorage, FencedStorage } from '../storage/document-storage.ts'
import { openIndexedStorage } from '../storage/indexed-storage.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { withinSeconds } from '../storage/within-seconds.ts'
import { fetchFromBrowser } from './browser-fetch.ts'
import { fetchWithEarly } from './early-host-responses.ts'
import { exposeEngine } from './expose-engine.ts'
import { openDevice } from './open-device.ts'
import { openEngine } from './open-engine.ts'
import { type EarlyCall, type Engine, savesNothing, type TabChannel, type TabMessage } from './protocol.ts'
import { refuseFiles } from './refuse-files.ts'
import { requestElsewhere } from './request-elsewhere.ts'
import { fetchSealed } from './request-file.ts'
import { openSealedLinks } from './sealed-links.ts'

/** Timeout for opening IndexedDB, which takes a few milliseconds where it works. */
const patienceSeconds = 5

const others = new BroadcastChannel('fantasy-leagues')
const now = () => new Date()
const onNote = (message: string) => exposed.post({ kind: 'note', message })
const addresses = hostAddresses(import.meta.env)

/** What a host that is requested responds to everybody. Its usual address is in the part of the engine that reads it. */
const always: Readonly<Record<keyof HostAccess, () => Promise<string>>> = {
  espn: async () => {
    const baseUrl = addresses.espn ?? (await import('../hosts/espn/index.ts')).espnBaseUrl
    return `${baseUrl}/seasons/${now().getFullYear() - 1}?view=proTeamSchedules_wl`
  },
  sleeper: async () => `${addresses.sleeper ?? (await import('../hosts/sleeper/index.ts')).sleeperApiUrl}/state/nfl`,
}
/** What a shell names its worker; null of a page without. */
const early: EarlyCall | null = self.name ? JSON.parse(self.name) : null
const send = fetchWithEarly(early?.requested ?? [], self, (...args) => fetch(...args))
const accessTo = (host: keyof HostAccess) => ({
  retries: 2,
  fetch: fetchFromBrowser({
    host,
    fetch: send,
    isOnline: () => navigator.onLine,
    always: always[host],
  }),
})
const openHost = openHosts({
  espn: { ...accessTo('espn'), baseUrl: addresses.espn },
  sleeper: {
    ...accessTo('sleeper'),
    apiUrl: addresses.sleeper,
    unofficialApiUrl: addresses.sleeperUnofficial,
    usesUnofficial: usesUnofficialSleeper(import.meta.env),
  },
})

const tabs: TabChannel = {
  post(message) {
    exposed.post(message)
    others.postMessage(message)
  },
  onMessage(listener) {
    others.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      listener(data)
      exposed.post(data)
    })
  },
}

function open(files: DocumentStorage | FencedStorage | null): Engine {
  return files ? openWith(files) : refuseFiles(openWith(memoryStorage()), savesNothing)
}

function openWith(files: DocumentStorage | FencedStorage): Engine {
  const base = new URL(import.meta.env.BASE_URL.replace(/\/*$/, '/'), location.origin).href
  return openEngine({
    ...openDevice(files, { now, locks: navigator.locks ?? null, onNote }),
    hosts: (host) => loadPart(() => openHost(host)),
    now,
    onNote,
    loadDemo: () => loadPart(async () => (await import('../../demo/index.ts')).demoSeasons),
    tabs,
    sealed: {
      links: openSealedLinks(files),
      fetchFile: (link) => fetchSealed(link, { base, elsewhere: requestElsewhere }),
    },
  })
}

// At once, so that no message of the page is lost while the storage is opened.
const exposed = exposeEngine(openFiles().then(open))
// A shell names its league in the worker's name, so that it is read while the page's scripts are loading.
if (early) {
  const { computes, requested: _, ...of } = early
  exposed.api.call({ name: 'hostLeague', ...of }).catch(() => {})
  // What computes the screen is loaded while the host responds: picks and scores, which screens show first, and what this one calls.
  import('../handlers/season-handlers.ts').catch(() => {})
  for (const name of computes) loadHandler(name).catch(() => {})
}

/**
 * Private windows of some browsers have no IndexedDB, or never open it, and a suspended tab with an earlier version of the site keeps it
 * closed: null, and seasons are held in memory for the visit.
 */
async function openFiles(): Promise<DocumentStorage | FencedStorage | null> {
  let isBlocked = false
  const opening = openIndexedStorage({ onBlocked: () => (isBlocked = true) })
  try {
    return await withinSeconds(opening, patienceSeconds, () => new Error('IndexedDB did not open'))
  } catch {
    onNote(
      isBlocked
        ? 'Another tab has an earlier version of this site open, so leagues aren’t saved now. Close that tab and reload this one.'
        : 'This browser doesn’t allow saving, so leagues are loaded again on every visit.',
    )
    return null
  }
}
