/** What can be changed until a kickoff, in a response that is older than it. */
import { expect, it } from 'vitest'
import { isStillOpen } from '../../../src/parts/team/use-still-open.ts'

const league = { host: 'espn', leagueId: '4242' } as const
const until = '2026-11-22T18:00:00Z'
const at = Date.parse(until)

it('is open until its kickoff by the reader’s clock', () => {
  expect([at - 1, at, at + 1].map((now) => isStillOpen(league, { until }, now))).toEqual([true, false, false])
})

it('is open where its kickoff or the time is unknown, and in a demo league, which has a clock of its own', () => {
  expect(isStillOpen(league, { until: null }, at)).toBe(true)
  expect(isStillOpen(league, {}, at)).toBe(true)
  expect(isStillOpen(league, { until }, null)).toBe(true)
  expect(isStillOpen({ host: 'espn', leagueId: '103' }, { until }, at)).toBe(true)
})
