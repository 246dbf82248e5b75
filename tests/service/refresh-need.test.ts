import { describe, expect, it } from 'vitest'
import { findRefresh, isBehind, lastBoundary } from '../../src/service/refresh-need.ts'
import type { SeasonCard } from '../../src/storage/league-store.ts'

describe('the last boundary of a week', () => {
  const boundaryAt = (asOf: string, now: string, source = 'host') =>
    lastBoundary(
      {
        asOf,
        source,
        summary: { kickoffs: ['2025-09-07T17:00:00Z', '2025-09-07T20:25:00Z'] },
      } as unknown as SeasonCard,
      new Date(now),
    )

  it('is the last kickoff or end of a game since the season was read', () => {
    const asOf = '2025-09-07T16:00:00Z'
    expect(boundaryAt(asOf, '2025-09-07T16:59:00Z')).toBe(null)
    expect(boundaryAt(asOf, '2025-09-07T17:00:00Z')).toBe('2025-09-07T17:00:00.000Z')
    expect(boundaryAt(asOf, '2025-09-07T20:11:00Z')).toBe('2025-09-07T20:10:00.000Z')
    expect(boundaryAt(asOf, '2025-09-14T12:00:00Z')).toBe('2025-09-07T23:35:00.000Z')
    expect(boundaryAt('2025-09-07T20:30:00Z', '2025-09-07T21:00:00Z')).toBe(null)
  })

  it('is none for a demo league, which lives by a clock of its own', () => {
    expect(boundaryAt('2025-09-07T16:00:00Z', '2025-09-14T12:00:00Z', 'demo')).toBe(null)
  })
})

describe('a season has certainly changed since it was read', () => {
  const sunday = '2025-09-07T17:00:00Z'
  const seasonAt = (asOf: string, change: { source?: string; phase?: string } = {}) => {
    const { source = 'host', phase = 'in-season' } = change
    const summary = { kickoffs: [sunday], status: { phase }, correctedAt: '2026-01-05T01:20:00Z' }
    return { asOf, source, summary } as unknown as SeasonCard
  }
  const changed = (asOf: string, now: string, change = {}) => isBehind(seasonAt(asOf, change), new Date(now))

  it.each([
    ['a game of its week has ended', '2025-09-07T20:09:00Z', '2025-09-07T20:11:00Z', 'in-season'],
    ['its week has turned', '2025-09-09T08:59:00Z', '2025-09-09T09:01:00Z', 'in-season'],
    ['the corrections of its last week are over', '2026-01-05T01:19:00Z', '2026-01-05T01:21:00Z', 'complete'],
  ])('once %s: to the minute', (_, before, after, phase) => {
    const asOf = new Date(Date.parse(before) - 60_000).toISOString()
    expect(changed(asOf, before, { phase })).toBe(false)
    expect(changed(before, after, { phase })).toBe(true)
    expect(changed(after, after, { phase })).toBe(false)
  })

  it('unless it is from a file or of the demo, whose host says nothing new', () => {
    for (const source of ['folder', 'demo'])
      expect(changed('2025-09-07T20:09:00Z', '2025-09-09T09:01:00Z', { source })).toBe(false)
  })
})

describe('a draft that somebody watches', () => {
  const minute = 60_000
  const hour = 60 * minute
  const date = '2025-08-30T20:00:00Z'
  const readAt = (now: number, draftDate: string | null = date, isDrafting = false) => {
    const summary = {
      host: 'sleeper',
      leagueId: '1',
      season: 2025,
      kickoffs: [],
      status: { phase: 'pre-draft', isDrafting },
      draft: { date: draftDate },
    }
    const card = { asOf: new Date(now - minute).toISOString(), source: 'host', known: 'whole', summary }
    const visit = { ageOf: () => minute, oldAfter: 30 * minute, now: new Date(now), isDraftWatched: true }
    return findRefresh(card as unknown as SeasonCard, visit)?.onlyRunning ?? false
  }

  it('is read each minute from an hour before its time, as a commissioner may begin early', () => {
    const at = Date.parse(date)
    expect([at - 2 * hour, at - hour / 2, at + 2 * hour, at + 9 * hour].map((now) => readAt(now))).toEqual([
      false,
      true,
      true,
      false,
    ])
    // Without a date once the host says that it runs.
    expect(readAt(at, null)).toBe(false)
    expect(readAt(at, null, true)).toBe(true)
  })
})

describe('a season that somebody looks at', () => {
  const minute = 60_000
  const sunday = Date.parse('2025-09-07T17:00:00Z')
  /** What is read again of a season, read so many minutes ago. */
  const readAgain = (minutesAgo: number, visit: object = {}, now = sunday + 3 * 24 * 60 * minute) => {
    const summary = {
      host: 'espn',
      leagueId: '1',
      season: 2025,
      kickoffs: [new Date(sunday).toISOString()],
      status: { phase: 'in-season' },
      correctedAt: '2026-01-05T01:20:00Z',
    }
    const asOf = new Date(now - minutesAgo * minute).toISOString()
    const card = { asOf, source: 'host', known: 'whole', summary } as unknown as SeasonCard
    const found = findRefresh(card, {
      ageOf: () => minutesAgo * minute,
      oldAfter: 30 * minute,
      now: new Date(now),
      ...visit,
    })
    return found && (found.onlyRunning ? 'its week' : 'all')
  }

  it('is read again after a minute, without an allowance once it is old', () => {
    const sooner = { isAllowedSooner: true }
    expect([0.5, 1, 29, 30].map((age) => readAgain(age))).toEqual([null, null, null, 'all'])
    expect([0.5, 1, 29, 30].map((age) => readAgain(age, sooner))).toEqual([null, 'all', 'all', 'all'])
  })

  it('is read again before that where it has certainly changed', () => {
    const gamesEnded = sunday + 191 * minute
    const weekTurned = Date.parse('2025-09-09T09:00:30Z')
    expect([2, 0.9].map((age) => readAgain(age, {}, gamesEnded))).toEqual(['all', null])
    expect([1, 0.6].map((age) => readAgain(age, {}, weekTurned))).toEqual(['all', null])
  })

  it('has its week read while games are played, and the rest once that is old', () => {
    const played = sunday + 60 * minute
    for (const isAllowedSooner of [false, true]) {
      expect(readAgain(1, { isAllowedSooner, wholeAge: 29 * minute }, played)).toBe('its week')
      expect(readAgain(1, { isAllowedSooner, wholeAge: 30 * minute }, played)).toBe('all')
      expect(readAgain(0.5, { isAllowedSooner, wholeAge: 30 * minute }, played)).toBe(null)
    }
  })
})
