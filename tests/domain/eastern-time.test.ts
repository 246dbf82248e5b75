import { expect, it } from 'vitest'
import { writeEasternDay, writeEasternMoment } from '../../src/domain/eastern-time.ts'

const write = (iso: string) => writeEasternMoment(new Date(iso))

it('is the day and the time in New York', () => {
  expect(write('2026-11-09T01:15:00Z')).toBe('Sun, Nov 8, 2026, 8:15 p.m. ET')
  expect(write('2026-09-02T00:00:00Z')).toBe('Tue, Sep 1, 2026, 8:00 p.m. ET')
  expect(writeEasternDay(new Date('2026-11-09T01:15:00Z'))).toBe('Sun, Nov 8, 2026')
  expect(write('2025-01-01T04:59:00Z')).toBe('Tue, Dec 31, 2024, 11:59 p.m. ET')
  expect([write('2026-01-10T05:00:00Z'), write('2026-01-10T17:05:00Z')]).toEqual([
    'Sat, Jan 10, 2026, 12:00 a.m. ET',
    'Sat, Jan 10, 2026, 12:05 p.m. ET',
  ])
})

it('agrees with the language’s own rules around every change of the clock', () => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  const days = [2005, 2006, 2007, 2019, 2026, 2031].flatMap((year) => [2, 3, 9, 10].map((month) => [year, month]))
  for (const [year = 0, month = 0] of days) {
    for (let hour = 0; hour < 31 * 24; hour++) {
      const date = new Date(Date.UTC(year, month, 1, hour, 30))
      const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
      const half = parts.dayPeriod === 'AM' ? 'a.m.' : 'p.m.'
      expect(write(date.toISOString())).toBe(
        `${parts.weekday}, ${parts.month} ${parts.day}, ${parts.year}, ${parts.hour}:${parts.minute} ${half} ET`,
      )
    }
  }
})
