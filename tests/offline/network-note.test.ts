import { parseHTML } from 'linkedom'
import { afterEach, expect, it, vi } from 'vitest'
import { showNetworkNote } from '../../src/offline/network-note.ts'

afterEach(() => vi.unstubAllGlobals())

/** The note over a page whose document has these attributes. */
function noteOf(attributes: string, { isOffline = false } = {}): string {
  const { window, document } = parseHTML(
    `<!doctype html><html ${attributes}><head></head><body><a href="#content">Skip</a></body></html>`,
  )
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/' })
  vi.stubGlobal('navigator', { onLine: !isOffline })
  vi.stubGlobal('MutationObserver', window.MutationObserver)
  vi.stubGlobal('addEventListener', () => {})
  showNetworkNote()
  const note = document.querySelector<HTMLElement>('[role="status"]')
  return note?.hidden === false ? (note.textContent ?? '') : ''
}

const saved = 'data-saved-at="2026-11-22T20:40:00Z"'

it.each([
  ['the time of what is shown while it is replaced', `${saved} data-updating`, /^As of .*3:40 p\.m\. ET\. Updating…$/],
  ['that the site does not respond', saved, /^The site isn’t responding\. Showing the version saved on .*3:40/],
])('says %s', (_, attributes, text) => {
  expect(noteOf(attributes)).toMatch(text)
})

it('says that the browser is offline', () => {
  expect(noteOf(saved, { isOffline: true })).toMatch(/^You’re offline\. Showing the version saved on .*3:40/)
  expect(noteOf('', { isOffline: true })).toMatch(/^You’re offline\. Pages you’ve visited still work\./)
})

it('says nothing of a current page', () => {
  expect(noteOf('')).toBe('')
  expect(noteOf('data-updating')).toBe('')
})
