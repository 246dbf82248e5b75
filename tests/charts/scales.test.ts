import { scaleLinear } from 'd3'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearScale } from '../../src/charts/scales.ts'

const ascending = fc
  .integer({ min: -500, max: 500 })
  .chain((from) => fc.tuple(fc.constant(from), fc.integer({ min: from, max: 600 })))
const pair = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }))

describe('linearScale', () => {
  it("places values and ticks where d3's own scale does", () => {
    fc.assert(
      fc.property(
        ascending,
        pair,
        fc.integer({ min: -600, max: 600 }),
        fc.integer({ min: 2, max: 8 }),
        (domain, range, value, count) => {
          const ours = linearScale(domain, range)
          const theirs = scaleLinear(domain, range)
          expect(ours(value)).toBeCloseTo(theirs(value), 6)
          expect(ours.ticks(count)).toEqual(theirs.ticks(count))
          const niceOurs = ours.nice(count)
          const niceTheirs = theirs.copy().nice(count)
          expect(niceOurs(value)).toBeCloseTo(niceTheirs(value), 6)
          expect(niceOurs.ticks(count)).toEqual(niceTheirs.ticks(count))
        },
      ),
    )
  })
})
