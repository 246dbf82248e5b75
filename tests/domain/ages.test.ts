import { expect, it } from 'vitest'
import { createAges } from '../../src/domain/ages.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const hour = 3_600_000

it('is the time since then; of a time in the future the time since it was first seen', () => {
  const clock = { now: noon, elapsed: 0 }
  const ageOf = createAges({ now: () => new Date(clock.now), elapsed: () => clock.elapsed })
  expect(ageOf('2026-11-21T11:00:00Z')).toBe(hour)
  expect(ageOf('2036-01-01T00:00:00Z')).toBe(0)
  // The clock goes back, and time goes on.
  clock.now -= hour
  clock.elapsed += 60_000
  expect(ageOf('2036-01-01T00:00:00Z')).toBe(60_000)
  expect(ageOf('2026-11-21T11:30:00Z')).toBe(0)
  clock.elapsed += 60_000
  expect(ageOf('2026-11-21T11:30:00Z')).toBe(60_000)
})
