import { expect, it } from 'vitest'
import { newestFirst, newestYears, oldestFirst } from '../../src/domain/season-order.ts'

it('orders seasons by year and keeps the order of equal ones, without changing the list', () => {
  const seasons = [2023, 2025, 2024, 2025].map((season, index) => ({ season, index }))
  expect(newestFirst(seasons).map(({ index }) => index)).toEqual([1, 3, 2, 0])
  expect(oldestFirst(seasons).map(({ index }) => index)).toEqual([0, 2, 1, 3])
  expect(seasons.map(({ index }) => index)).toEqual([0, 1, 2, 3])
  expect(newestYears([2023, 2025, 2023])).toEqual([2025, 2023])
})
