/** Behavior of every page, also of those without a navigation: note without a network, the service worker, stories, pages that return. */
import { showNetworkNote } from '../offline/network-note.ts'
import { removeWorker, startServiceWorker } from '../offline/start-worker.ts'
import { startStoryWhenUsed } from '../screens/story/start-story-when-used.ts'
import { renewReturningPage } from './returning-page.ts'

showNetworkNote()
startStoryWhenUsed()
renewReturningPage()
// Browsers offer service workers only on https and localhost.
if ('serviceWorker' in navigator && isSecureContext) {
  const isWanted = import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE !== '0'
  const work = isWanted ? startServiceWorker() : removeWorker()
  work.catch((cause) => console.info('Pages cannot be saved for later:', cause))
}
