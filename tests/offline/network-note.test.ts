import { expect, it } from 'vitest'
import { networkText } from '../../src/offline/network-note.ts'

const savedAt = new Date('2026-11-22T20:40:00Z')
const current = { isOffline: false, isUpdating: false, savedAt: null }

it.each([
  [
    'the time of what is shown while it is replaced',
    { ...current, isUpdating: true, savedAt },
    /^As of .*3:40 p\.m\. ET\. Updating…$/,
  ],
  [
    'that the site does not respond',
    { ...current, savedAt },
    /^The site isn’t responding\. Showing the version saved on .*3:40/,
  ],
  [
    'that the browser is offline',
    { ...current, isOffline: true, savedAt },
    /^You’re offline\. Showing the version saved on .*3:40/,
  ],
])('says %s', (_, state, text) => {
  expect(networkText(state)).toMatch(text)
})

it('says nothing of a current page', () => {
  expect(networkText(current)).toBe('')
})
