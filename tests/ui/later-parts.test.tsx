import { parseHTML } from 'linkedom'
import { lazy, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Later } from '../../src/ui/Later.tsx'
import { laterPart, orNothing, preloadable } from '../../src/ui/later-parts.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Without the parts of screens that other tests have imported. */
async function importFresh() {
  vi.resetModules()
  return import('../../src/ui/later-parts.tsx')
}

it('requests the code of all parts at once, and is ready also if one fails', async () => {
  const { laterPart, loadParts } = await importFresh()
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

it('requests the code of a part with a place before hydration only if the HTML has it', async () => {
  const { document } = parseHTML('<!doctype html><html><body><p id="odds">60%</p></body></html>')
  vi.stubGlobal('document', document)
  const { laterPart, loadParts } = await importFresh()
  const requested: string[] = []
  for (const place of ['#odds', '#history'])
    laterPart(async () => {
      requested.push(place)
      return { default: () => null }
    }, place)
  await loadParts()
  expect(requested).toEqual(['#odds'])
})

it('renders a part that was loaded before without waiting', async () => {
  const Part = preloadable(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }))
  await Part.preload()
  expect(renderToStaticMarkup(<Part name="Lineups" />)).toBe('<p>Lineups</p>')
})

it('says once that the file of several parts did not load, and loads the page again for a retry', async () => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  const reload = vi.fn()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: false })
  const console = vi.spyOn(globalThis.console, 'error').mockReturnValue()
  const load = async (): Promise<{ default: () => ReactNode }> => {
    throw new TypeError('Failed to fetch')
  }
  const [Line, Question, Section] = [laterPart(orNothing(load)), lazy(orNothing(load)), laterPart(load)]
  const place = document.querySelector('main') as unknown as HTMLElement
  const root = createRoot(place)
  const page = (
    <Later>
      <Line />
      <Question />
      <Section />
    </Later>
  )
  flushSync(() => root.render(page))
  await vi.waitFor(() => expect(place.querySelectorAll('[role=alert]')).toHaveLength(1))
  expect(place.textContent).toContain('Couldn’t load this part of the page.')
  const tryAgain = () => place.querySelector('button')?.dispatchEvent(new window.Event('click', { bubbles: true }))
  // Offline the page would be gone.
  tryAgain()
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  tryAgain()
  expect(reload).toHaveBeenCalledOnce()
  flushSync(() => root.unmount())
  // React's own work after it still has the document.
  await new Promise((resolve) => setImmediate(resolve))
  console.mockRestore()
})
