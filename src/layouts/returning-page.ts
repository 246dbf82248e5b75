/**
 * A page restored from the back/forward cache shows no league that was removed, and is loaded again if React, which its islands need, renders
 * nothing new.
 */
import { hasRemovalSinceLoad } from '../client/browser-storage.ts'

export function renewReturningPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (hasRemovalSinceLoad()) {
      document.body.replaceChildren()
      location.reload()
    } else if (document.querySelector('astro-island')) {
      import('./renders.ts').then(
        ({ reloadUnlessRendering }) => reloadUnlessRendering(),
        () => {
          // Without React there is nothing to check.
        },
      )
    }
  })
}
