/** How old a published page says that it is, once something else has replaced its rows. */
import { parseHTML } from 'linkedom'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'
import { SnapshotNote } from '../../src/parts/league/SnapshotNote.tsx'

afterEach(() => vi.unstubAllGlobals())

const snapshot = {
  name: 'Running',
  season: 2026,
  throughWeek: 9,
  takenAt: '2026-11-10T12:00:00.000Z',
} as SnapshotSeason

it.each([
  ['2026-11-11T12:00:00.000Z', /^Updated since this page was saved: as of .*11/],
  ['2026-11-09T12:00:00.000Z', /^As of .*9/],
  [null, /^Updated since this page was saved\.$/],
])('says what results as of %s are', async (asOf, words) => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  const root = createRoot(document.querySelector('main') as unknown as HTMLElement)
  flushSync(() => root.render(<SnapshotNote snapshot={snapshot} />))
  const note = document.querySelector('[role=note]')
  const saved = note?.textContent ?? ''
  expect(saved).toMatch(/^Saved on .*after week 9/)
  flushSync(() => root.render(<SnapshotNote snapshot={undefined} asOf={asOf} />))
  // Where the new words have fewer lines, what is below the note stays.
  const room = note?.querySelector('[aria-hidden].invisible')
  expect(room?.textContent).toBe(saved)
  room?.remove()
  expect(note?.textContent).toMatch(words)
  flushSync(() => root.unmount())
  // React's own work after it still has the document.
  await new Promise((resolve) => setImmediate(resolve))
})
