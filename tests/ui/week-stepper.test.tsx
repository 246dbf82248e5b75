import { parseHTML } from 'linkedom'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WeekStepper } from '../../src/parts/matchup/WeekStepper.tsx'

beforeEach(() => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
})
afterEach(() => vi.unstubAllGlobals())

/** The weeks to which the two buttons lead; null for a disabled one. */
async function stepsFrom(week: number, weeks: readonly number[]): Promise<(number | null)[]> {
  const place = document.querySelector('main') as HTMLElement
  const root = createRoot(place)
  const clicked: number[] = []
  flushSync(() => root.render(<WeekStepper week={week} weeks={weeks} onWeek={(to) => clicked.push(to)} />))
  const steps = [...place.querySelectorAll('button')].map((button) => {
    const before = clicked.length
    button.dispatchEvent(new window.Event('click', { bubbles: true, cancelable: true }))
    expect(button.getAttribute('aria-disabled') === 'true').toBe(clicked.length === before)
    return clicked[before] ?? null
  })
  flushSync(() => root.unmount())
  // React's own work ends before the globals do.
  await new Promise((resolve) => setImmediate(resolve))
  return steps
}

it('steps to the nearest week there is on either side', async () => {
  expect(await stepsFrom(14, [1, 13, 16, 14])).toEqual([13, 16])
  expect(await stepsFrom(15, [1, 13, 16, 14])).toEqual([14, 16])
})

it('has nowhere to go at either end', async () => {
  expect(await stepsFrom(1, [1, 2])).toEqual([null, 2])
  expect(await stepsFrom(2, [1, 2])).toEqual([1, null])
  expect(await stepsFrom(3, [])).toEqual([null, null])
})
