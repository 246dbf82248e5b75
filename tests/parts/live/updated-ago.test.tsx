import { parseHTML } from 'linkedom'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UpdatedAgo } from '../../../src/parts/live/UpdatedAgo.tsx'
import type { Refresh } from '../../../src/stores/use-resource.ts'

const asOf = '2026-11-22T20:40:00.000Z'
const leagueRef = { host: 'espn', leagueId: '4242' } as const
const minutes = 60_000

beforeEach(() => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** `now`: milliseconds after `asOf` by the device's clock. */
async function show(now: number, refresh: Partial<Refresh>): Promise<string> {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(asOf) + now)
  const place = document.querySelector('main') as HTMLElement
  const root = createRoot(place)
  const shown = { at: 0, hasFailed: false, clockOffset: 0, failingSince: null, ...refresh }
  flushSync(() => root.render(<UpdatedAgo leagueRef={leagueRef} asOf={asOf} refresh={shown} isPlaying />))
  await vi.waitFor(() => expect(place.textContent).not.toBe(''))
  const text = place.textContent ?? ''
  flushSync(() => root.unmount())
  await new Promise((resolve) => setImmediate(resolve))
  return text
}

it('measures by the clock of the server, whatever that of the device says', async () => {
  expect(await show(40_000, {})).toBe(' · updated 40 s ago · refreshes every minute')
  expect(await show(40_000 - 12 * minutes, { clockOffset: 12 * minutes })).toContain('updated 40 s ago')
  expect(await show(40_000 + 12 * minutes, { clockOffset: -12 * minutes })).toContain('updated 40 s ago')
})

it('says since when the server cannot read the league, and does not promise more', async () => {
  const failingSince = '2026-11-22T20:41:00.000Z'
  expect(await show(6 * minutes, { failingSince })).toBe(' · updated 6 min ago · no updates since Sun, 3:41 p.m. ET')
})
