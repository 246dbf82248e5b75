import { expect, it } from 'vitest'
import { createAllowances } from '../../src/service/allowances.ts'

const minute = 60_000

/** How many refreshes a season has in so many hours in which somebody looks each minute. */
function countIn(hours: number): number {
  let now = 0
  let count = 0
  const { has, use } = createAllowances(() => now, 30 * minute)
  for (; now < hours * 60 * minute; now += minute) {
    if (!has('a')) continue
    use('a')
    count++
  }
  return count
}

it('a season is read again each minute of an hour, and over a day little more often than each half hour', () => {
  expect(countIn(1)).toBe(60)
  expect(countIn(24)).toBe(60 + 47)
  expect(countIn(48)).toBe(60 + 95)
})

it('allowances are each season’s own, and come back', () => {
  let now = 0
  const { has, use } = createAllowances(() => now, 30 * minute)
  for (let count = 0; count < 60; count++) use('a')
  expect([has('a'), has('b')]).toEqual([false, true])
  now = 29 * minute
  expect(has('a')).toBe(false)
  now = 30 * minute
  expect(has('a')).toBe(true)
})
