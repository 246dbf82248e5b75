import { expect, it } from 'vitest'
import { currentAge, type ResponseAge } from '../../../src/contract/response-headers.ts'
import { describeAge } from '../../../src/parts/league/AgeNote.tsx'

const sunday = '2026-11-09T00:20:00.000Z'
const monday = '2026-11-09T14:00:00.000Z'
const running = { phase: 'in-season', season: 2026 } as const
const describe = (age: Partial<ResponseAge>, league: Parameters<typeof describeAge>[1] = running) =>
  describeAge({ ...currentAge('server', sunday), ...age }, league, 'espn', Date.parse(monday))

it('says of when a league is once games have been played since, and that it is being read again', () => {
  expect(describe({})).toBe('As of Sun, 7:20 p.m. ET.')
  expect(describe({ refreshing: true })).toBe('As of Sun, 7:20 p.m. ET. Updating…')
})

it('says nothing of a league that is as of now, is over, or has no time', () => {
  expect(describe({ asOf: '2026-11-09T13:59:30.000Z' })).toBeNull()
  expect(describe({}, { ...running, phase: 'complete' })).toBeNull()
  expect(describe({ asOf: null })).toBeNull()
  expect(describe({ savedAt: sunday })).toBeNull()
})

it.each([
  ['private', 'the league is private on ESPN now.'],
  ['missing', 'ESPN no longer has this league.'],
  ['down', 'ESPN isn’t responding. We’ll keep trying.'],
] as const)('says since when and why it cannot be read: %s', (reason, words) => {
  const since = '2026-11-09T06:05:00.000Z'
  const failing = { since, reason }
  expect(describe({ failing })).toBe(`As of Sun, 7:20 p.m. ET. No updates since Mon, 1:05 a.m. ET: ${words}`)
  expect(describe({ failing }, { ...running, phase: 'complete' })).toContain(words)
})

it('has the date of a time of another week', () => {
  const since = '2026-10-06T12:00:00.000Z'
  expect(describe({ asOf: since, failing: { since, reason: 'private' } })).toContain('As of Tue, Oct 6, 2026')
})
