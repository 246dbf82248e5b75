import { describe, expect, it } from 'vitest'
import { daysOfGames, daysOfWeeks } from '../../src/domain/nfl-week.ts'

const isoDays = (season: number, weeks: number[]) =>
  Object.values(daysOfWeeks(season, weeks)).map((date) => date.toISOString().slice(0, 10))

it.each([
  [2012, '2012-09-06'],
  [2020, '2020-09-10'],
  [2021, '2021-09-09'],
  [2022, '2022-09-08'],
  [2023, '2023-09-07'],
  [2024, '2024-09-05'],
  [2025, '2025-09-04'],
])('opens %i on the Thursday after Labor Day', (season, first) => {
  expect(isoDays(season, [1])[0]).toBe(first)
})

it('lasts from Thursday to Monday, several weeks to the last Monday', () => {
  expect(isoDays(2025, [1])).toEqual(['2025-09-04', '2025-09-09'])
  expect(isoDays(2025, [16, 17])).toEqual(['2025-12-18', '2025-12-30'])
})

describe('days of games', () => {
  const days = (week: number, kickoff: string) =>
    Object.values(daysOfGames(2026, [week], new Map([[week, kickoff]]))).map((date) => date.toISOString().slice(0, 10))
  it('start with the first kickoff, by the clock of New York', () => {
    expect(days(1, '2026-09-10T00:20:00.000Z')).toEqual(['2026-09-09', '2026-09-15'])
    expect(days(2, '2026-09-18T00:15:00.000Z')).toEqual(['2026-09-17', '2026-09-22'])
    expect(days(16, '2026-12-25T18:00:00.000Z')).toEqual(['2026-12-25', '2026-12-29'])
  })

  it('start on Thursday where no kickoff of that week is known', () => {
    for (const kickoff of ['', 'UNDECIDED', '2025-09-05T00:20:00.000Z', '2027-01-01T18:00:00.000Z'])
      expect(days(1, kickoff)).toEqual(['2026-09-10', '2026-09-15'])
    expect(daysOfGames(2026, [1, 2], new Map())).toEqual(daysOfWeeks(2026, [1, 2]))
  })
})
