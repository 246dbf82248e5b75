import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'

/** The element's HTML as a build writes it: with its parts that are loaded on demand. */
export async function renderWhole(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element, { identifierPrefix: 'p' })
  return new Response(prelude).text()
}
