import { parseHTML } from 'linkedom'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InPageTabs } from '../../src/ui/InPageTabs.tsx'

const tabs = ['roster', 'season', 'performance'].map((key) => ({ key, label: key }))

beforeEach(() => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
})
afterEach(() => vi.unstubAllGlobals())

/** The index of the tab that a key selects from one; null if none. */
async function press(key: string, from: number): Promise<number | null> {
  const place = document.querySelector('main') as HTMLElement
  const root = createRoot(place)
  let selected: number | null = null
  const select = (tab: (typeof tabs)[number]) => {
    selected = tabs.indexOf(tab)
  }
  flushSync(() =>
    root.render(
      <InPageTabs label="Screens" tabs={tabs} current={tabs[from] as (typeof tabs)[number]} onSelect={select}>
        Panel
      </InPageTabs>,
    ),
  )
  const event = Object.assign(new window.Event('keydown', { bubbles: true, cancelable: true }), { key })
  place.querySelector('[aria-selected="true"]')?.dispatchEvent(event)
  flushSync(() => root.unmount())
  // React's own work ends before the globals do.
  await new Promise((resolve) => setImmediate(resolve))
  return selected
}

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
])('goes with %s from tab %s to %s', async (key, from, to) => {
  expect(await press(key, from)).toBe(to)
})
