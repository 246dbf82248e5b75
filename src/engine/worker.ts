/** The engine in a worker of the page, with the browser's fetch, storage and tabs. */
import { espnAddress } from '../contract/site-settings.ts'
import { createEspnHttp, espnBaseUrl } from '../hosts/espn/index.ts'
import { fetchFromBrowser } from './browser-fetch.ts'
import { type DeviceFiles, memoryFiles } from './device-files.ts'
import { openDeviceStore } from './device-store.ts'
import { handleRequests } from './handle-requests.ts'
import { openIndexedFiles } from './indexed-files.ts'
import { openEngine } from './open-engine.ts'
import type { EngineEvent, EngineMessage, EngineRequest } from './protocol.ts'

/** Timeout for opening IndexedDB, which takes a few milliseconds where it works. */
const patienceMilliseconds = 5000

/** The page that started the worker. */
const page = self as unknown as {
  postMessage(message: EngineMessage): void
  addEventListener(type: 'message', listener: (event: MessageEvent<EngineRequest>) => void): void
}
const post = (message: EngineMessage) => page.postMessage(message)
const others = new BroadcastChannel('fantasy-leagues')
const now = () => new Date()
const baseUrl = espnAddress(import.meta.env, espnBaseUrl).replace(/\/$/, '')
const onNote = (message: string) => post({ kind: 'note', message })

const open = (files: DeviceFiles) =>
  openEngine({
    store: openDeviceStore(files, { now: () => now().toISOString(), onNote }),
    http: createEspnHttp({
      baseUrl,
      retries: 2,
      fetch: fetchFromBrowser({
        fetch: (...args) => fetch(...args),
        isOnline: () => navigator.onLine,
        always: `${baseUrl}/seasons/${now().getFullYear() - 1}?view=proTeamSchedules_wl`,
      }),
    }),
    now,
    onNote,
    locks: navigator.locks ?? null,
    loadDemo: async () => (await import('../hosts/demo/index.ts')).demoLeagues,
    tabs: {
      post(message) {
        post(message)
        others.postMessage(message)
      },
      onMessage(listener) {
        others.addEventListener('message', ({ data }: MessageEvent<Extract<EngineEvent, { espnLeagueId: number }>>) => {
          listener(data)
          post(data)
        })
      },
    },
  })

const answering = openFiles().then((files) => handleRequests(open(files), post))
page.addEventListener('message', ({ data }) => answering.then((answer) => answer(data)))

/** Private windows of some browsers have no IndexedDB, or never open it: then seasons are held in memory for the visit. */
async function openFiles(): Promise<DeviceFiles> {
  const { promise: never, reject } = Promise.withResolvers<never>()
  setTimeout(() => reject(new Error('IndexedDB did not open')), patienceMilliseconds)
  try {
    return await Promise.race([openIndexedFiles(), never])
  } catch {
    onNote('This browser keeps nothing here: leagues are read again at every visit.')
    return memoryFiles()
  }
}
