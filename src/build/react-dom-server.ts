/**
 * `react-dom/server` for Astro's React renderer: pages must be whole without scripts. By default React leaves the content of
 * Suspense boundaries beyond 12.8 kB, and of those that suspend, to scripts (https://github.com/facebook/react/issues/35460).
 */
import type { ReactNode } from 'react'
import type { RenderToReadableStreamOptions } from 'react-dom/server'
import { renderToReadableStream } from 'react-dom/server.node'

async function renderWhole(node: ReactNode, options?: RenderToReadableStreamOptions) {
  const stream = await renderToReadableStream(node, { ...options, progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  await stream.allReady
  return stream
}

export default { renderToReadableStream: renderWhole }
