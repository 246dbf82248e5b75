/**
 * A page restored from the back/forward cache shows no league that was removed, and is loaded again if React, which its islands need, renders
 * nothing new.
 */
import { hasRemovalSinceLoad } from '../client/browser-storage.ts'

/** A returning page renders its own news first. */
const patienceMilliseconds = 2000

export function renewReturningPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (hasRemovalSinceLoad()) {
      document.body.replaceChildren()
      location.reload()
    } else if (document.querySelector('astro-island')) {
      reloadUnlessRendering().catch(() => {
        // Without React there is nothing to check.
      })
    }
  })
}

async function reloadUnlessRendering() {
  const { renders } = await import('./renders.ts')
  // Without a network the browser may have no page to load.
  if (navigator.onLine && !(await renders(patienceMilliseconds))) location.reload()
}
