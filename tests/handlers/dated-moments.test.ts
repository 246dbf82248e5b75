import { describe, expect, it } from 'vitest'
import { calendarWeekOf, isAnniversary } from '../../src/domain/calendar-week.ts'
import { listDatedMoments } from '../../src/handlers/dated-moments.ts'
import { duel } from '../analytics/history/build-history.ts'
import { move, pick, player, type SeasonSketch } from '../build-season.ts'

const textsOf = (sketch: SeasonSketch, date: string | null = '2021-08-28T18:00:00Z') => {
  const built = duel(2021, ['ann', 'bob'], [[100, 90]], {
    players: [player(1, 'RB', [], { name: 'Joe Runner' }), player(2, 'WR', [], { name: 'Max Catch' })],
    ...sketch,
  })
  const season = { ...built, drafts: built.drafts.map((draft) => ({ ...draft, date })) }
  const moments = listDatedMoments({ seasons: [season], aliases: {}, missing: [] })
  return moments.filter(({ text }) => /draft|trade/.test(text)).map(({ text }) => text)
}

describe('dated moments', () => {
  it('have the first pick of a draft that is no keeper, and the dearest of an auction', () => {
    const picks = [{ ...pick(1, 1, 1, 1), isKeeper: true }, pick(2, 1, 2, 2)]
    expect(textsOf({ picks })).toEqual(['2021: Bob took Max Catch first on draft day.'])
    const auction = [
      { ...pick(1, 1, 1, 1), bidDollars: 12 },
      { ...pick(2, 1, 2, 2), bidDollars: 55 },
    ]
    expect(textsOf({ picks: auction })).toEqual(['2021: Bob paid $55 for Max Catch on draft day, the most for anyone.'])
  })

  it('have no draft without a day', () => {
    expect(textsOf({ picks: [pick(1, 1, 2, 2)] }, null)).toEqual([])
    expect(textsOf({ picks: [pick(1, 1, 2, 2)] }, 'someday')).toEqual([])
  })

  it('have a trade with what each side got', () => {
    const item = (number: number, fromTeamId: number, toTeamId: number) => ({
      player: number,
      action: 'trade' as const,
      fromTeamId,
      toTeamId,
    })
    const trade = move('t', {
      kind: 'trade',
      processedAt: '2021-07-01T12:00:00Z',
      items: [item(1, 1, 2), item(2, 2, 1)],
    })
    expect(textsOf({ transactions: [trade] })).toEqual(['2021: In a trade Bob got Joe Runner; Ann got Max Catch.'])
  })
})

describe('a week of the calendar', () => {
  it('is from Monday to Sunday in Eastern time, over the turn of a year', () => {
    const week = calendarWeekOf(new Date('2026-01-01T04:00:00Z'))
    expect([week.year, week.number]).toEqual([2025, 52])
    expect([...week.days.keys()]).toEqual(['12-29', '12-30', '12-31', '01-01', '01-02', '01-03', '01-04'])
    expect(calendarWeekOf(new Date('2026-01-05T12:00:00Z'))).toMatchObject({ year: 2026, number: 1 })
  })

  it('has the anniversaries of earlier years alone', () => {
    const week = calendarWeekOf(new Date('2026-01-02T12:00:00Z'))
    expect(isAnniversary(week, new Date('2024-12-30T03:00:00Z'))).toBe(true)
    expect(isAnniversary(week, new Date('2025-01-03T12:00:00Z'))).toBe(true)
    expect(isAnniversary(week, new Date('2025-12-30T12:00:00Z'))).toBe(false)
  })
})
