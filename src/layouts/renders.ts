/**
 * Whether React still renders. WebKit loses the message by which React continues a rendering when the page goes to the back/forward cache
 * meanwhile. React waits for it ever after, and what arrives is not shown.
 */
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** A returning page renders its own news first. */
const patienceMilliseconds = 2000

/** Loads the page again if React renders nothing any more. Without a network the browser may have no page to load. */
export async function reloadUnlessRendering(): Promise<void> {
  if (navigator.onLine && !(await renders(patienceMilliseconds))) location.reload()
}

/** Resolves to false if a rendering does not end within `milliseconds`. */
async function renders(milliseconds: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const root = createRoot(document.createElement('div'))
  root.render(createElement('i', { ref: () => resolve(true) }))
  const timer = setTimeout(() => resolve(false), milliseconds)
  const isRendered = await promise
  clearTimeout(timer)
  root.unmount()
  return isRendered
}
