/** What a page does once it has nothing else to do: it says whether it is offline, and sees to the service worker. */
import { showNetworkNote } from './network-note.ts'
import { removeWorker, startWorker } from './start-worker.ts'

const isWanted = import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE !== '0'

showNetworkNote()
// Browsers have them on https and on localhost only.
if ('serviceWorker' in navigator && isSecureContext) {
  const work = isWanted ? startWorker() : removeWorker()
  work.catch((cause) => console.info('Pages cannot be kept for later:', cause))
}
