import { expect, it } from 'vitest'
import { mayHavePlayedBetween } from '../../src/domain/game-windows.ts'

/** Eastern Standard Time is five hours behind UTC, Daylight Time four. */
const at = (text: string) => Date.parse(text)

it.each([
  ['Sunday evening to Monday morning', '2026-11-08T23:20-05:00', '2026-11-09T09:00-05:00', true],
  ['Sunday 7:20 p.m. to Monday', '2026-11-08T19:20-05:00', '2026-11-09T09:00-05:00', true],
  ['Monday night’s game', '2026-11-09T18:00-05:00', '2026-11-09T20:00-05:00', true],
  ['Tuesday and Wednesday', '2026-11-10T01:00-05:00', '2026-11-11T23:00-05:00', false],
  ['Tuesday to Thursday night', '2026-11-10T01:00-05:00', '2026-11-12T21:00-05:00', true],
  ['a Saturday of college football', '2026-11-14T08:00-05:00', '2026-11-14T23:00-05:00', false],
  ['Thanksgiving and the Friday after it', '2026-11-27T09:00-05:00', '2026-11-27T16:00-05:00', true],
  ['a Saturday in December', '2026-12-19T09:00-05:00', '2026-12-19T17:00-05:00', true],
  ['weeks of the offseason', '2026-03-01T00:00-05:00', '2026-08-30T00:00-04:00', false],
  ['months after the season', '2027-01-20T00:00-05:00', '2027-05-01T00:00-04:00', false],
  ['no time at all', '2026-11-08T14:00-05:00', '2026-11-08T14:00-05:00', false],
  ['before the opening kickoff', '2026-09-08T12:00-04:00', '2026-09-09T12:00-04:00', false],
])('%s', (_, from, to, isPlayed) => {
  expect(mayHavePlayedBetween(at(from), at(to), 2026)).toBe(isPlayed)
})
