import { expect, it } from 'vitest'
import { daysOfWeeks } from '../../src/domain/nfl-week.ts'

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
