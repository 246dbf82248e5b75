import { describe, expect, it } from 'vitest'
import { nearestEntry, weekScale } from '../../src/charts/scales.ts'
import { knownWeeks, sharedDomain } from '../../src/charts/week-series.ts'
import { createBarScale } from '../../src/ui/InCellBar.tsx'

describe('series by week', () => {
  it('leaves out non-finite values and sorts by week', () => {
    const series = [
      { week: 3, value: 7 },
      { week: 1, value: Number.NaN },
      { week: 2, value: -1 },
      { week: 4, value: null },
    ]
    expect(knownWeeks(series)).toEqual([
      { week: 2, value: -1 },
      { week: 3, value: 7 },
    ])
  })

  it('shares one scale, which has zero and every week', () => {
    const domain = sharedDomain([
      [
        { week: 1, value: null },
        { week: 4, value: 20 },
      ],
      [{ week: 6, value: -2 }],
    ])
    expect(domain).toEqual({ weeks: [1, 6], values: [-2, 20] })
    expect(sharedDomain([])).toEqual({ weeks: [1, 1], values: [0, 1] })
  })

  it('finds the week nearest to a place', () => {
    const known = [{ week: 1 }, { week: 5 }, { week: 9 }]
    const x = weekScale([1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 90])
    expect([-10, 13, 41, 170].map((pixel) => nearestEntry(known, x, pixel)?.week)).toEqual([1, 1, 5, 9])
    expect(nearestEntry([], x, 45)).toBeNull()
  })
})

describe('createBarScale', () => {
  it('starts at zero, in the middle if values fall below it', () => {
    expect(createBarScale([50, 100])?.at(50)).toBe(0.5)
    const scale = createBarScale([-100, 50, undefined])
    expect([scale?.zero, scale?.at(-100), scale?.at(0), scale?.at(50)]).toEqual([0.5, 0, 0.5, 0.75])
  })

  it('goes from lowest to highest if only places are compared', () => {
    const scale = createBarScale([1500, 1900, 1700], 'range')
    expect([scale?.zero, scale?.at(1500), scale?.at(1700), scale?.at(1900)]).toEqual([null, 0, 0.5, 1])
  })

  it('is none without something to compare', () => {
    expect(createBarScale([])).toBeNull()
    expect(createBarScale([0, undefined])).toBeNull()
    expect(createBarScale([7, 7], 'range')).toBeNull()
  })
})
