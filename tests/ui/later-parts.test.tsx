import { parseHTML } from 'linkedom'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Later } from '../../src/ui/Later.tsx'
import { laterPart, loadParts, partsOfFile, preloadable } from '../../src/ui/later-parts.tsx'

afterEach(() => vi.unstubAllGlobals())

it('requests the code of all parts at once, and is ready also if one fails', async () => {
  const requested: string[] = []
  const slow = Promise.withResolvers<{ default: () => null }>()
  laterPart(() => {
    requested.push('slow')
    return slow.promise
  })
  laterPart(() => {
    requested.push('failing')
    return Promise.reject<{ default: () => null }>(new Error('offline'))
  })
  const parts = loadParts()
  expect(requested).toEqual(['slow', 'failing'])
  slow.resolve({ default: () => null })
  await parts
  expect(loadParts()).toBe(parts)
})

it('renders a part that was loaded before without waiting', async () => {
  const Part = preloadable(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }))
  await Part.preload()
  expect(renderToStaticMarkup(<Part name="Lineups" />)).toBe('<p>Lineups</p>')
})

it('says once that the file of several parts did not load, and renders all of them after a retry', async () => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  const console = vi.spyOn(globalThis.console, 'error').mockReturnValue()
  let isThere = false
  const part = partsOfFile(async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return { Line: () => <p>A line</p>, Section: () => <p>A section</p> }
  })
  const [Line, Section] = [part((file) => file.Line), part((file) => file.Section, { says: true })]
  const place = document.querySelector('main') as unknown as HTMLElement
  const root = createRoot(place)
  const page = (
    <Later>
      <Line />
      <Section />
    </Later>
  )
  flushSync(() => root.render(page))
  await vi.waitFor(() => expect(place.querySelectorAll('[role=alert]')).toHaveLength(1))
  expect(place.textContent).toContain('Couldn’t load this part of the page.')
  isThere = true
  place.querySelector('button')?.dispatchEvent(new window.Event('click', { bubbles: true }))
  await vi.waitFor(() =>
    expect([...place.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['A line', 'A section']),
  )
  flushSync(() => root.unmount())
  // React's own work after it still has the document.
  await new Promise((resolve) => setImmediate(resolve))
  console.mockRestore()
})
