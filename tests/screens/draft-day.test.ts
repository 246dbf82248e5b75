import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeDraftDay, describeFirstPick } from '../../src/screens/overview/draft-day.ts'
import { completedLeague } from '../support/completed.ts'

const draftDate = '2026-08-23T00:00:00Z'
const league = completedLeague({ phase: 'pre-draft', totalPicks: 0, draftDate })

/** Minutes behind UTC. */
function placeReader(offset: number): void {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
}

const newYork = 240
const berlin = -120
const headline = (now: string, fields: object = {}) =>
  describeDraftDay({ ...league, ...fields }, Date.parse(now))?.headline

afterEach(() => void vi.restoreAllMocks())

describe('the day of the draft', () => {
  it('counts the days of the reader’s calendar and gives the reader’s time', () => {
    placeReader(newYork)
    expect(describeDraftDay(league, Date.parse('2026-08-19T23:00:00Z'))).toEqual({
      headline: 'Draft in 3 days',
      note: 'Sat, Aug 22, 8:00 p.m., your time',
    })
    expect(headline('2026-08-22T03:59:00Z')).toBe('Draft tomorrow')
    expect(headline('2026-08-22T04:01:00Z')).toBe('Draft today')
    placeReader(berlin)
    expect(headline('2026-08-22T04:01:00Z')).toBe('Draft tomorrow')
    expect(describeDraftDay(league, Date.parse('2025-12-24T12:00:00Z'))).toEqual({
      headline: 'Draft in 242 days',
      note: 'Sun, Aug 23, 2026, 2:00 a.m., your time',
    })
  })

  it('counts to no day that has passed, by the reader’s time or the host’s', () => {
    placeReader(newYork)
    expect(headline('2026-08-23T00:01:00Z')).toBe('The draft was due')
    expect(headline('2026-08-19T00:00:00Z', { asOf: '2026-08-24T00:00:00Z' })).toBe('The draft was due')
    expect(headline('2026-08-23T00:01:00Z', { totalPicks: 3 })).toBe('The draft has begun')
  })

  it('is Eastern time where the reader’s is unknown, and no date where there is none', () => {
    expect(describeDraftDay(league, null)).toEqual({ headline: 'Draft day', note: 'Sat, Aug 22, 2026, 8:00 p.m. ET' })
    for (const draftDate of [null, 'soon']) {
      expect(describeDraftDay({ ...league, draftDate }, 0)).toEqual({ headline: 'The draft has no date yet' })
    }
    expect(describeDraftDay({ ...league, phase: 'pre-season' }, 0)).toBeNull()
  })

  it('names the reader’s pick, which an auction does not have', () => {
    const ordered = { draftType: 'snake', draftOrder: [7, 4, 9] }
    expect(describeFirstPick(ordered, 4)).toBe('Snake draft · you pick 2nd of 3')
    expect(describeFirstPick(ordered, null)).toBe('Snake draft')
    expect(describeFirstPick(ordered, 5)).toBe('Snake draft')
    expect(describeFirstPick({ ...ordered, draftType: 'auction' }, 4)).toBe('Auction draft')
    expect(describeFirstPick({ ...ordered, draftType: 'other', draftOrder: [] }, 4)).toBe('Draft')
    expect(describeFirstPick({ draftType: null, draftOrder: [] }, 4)).toBe('Draft')
  })
})
