import { describe, expect, it } from 'vitest'
import { measureHouse } from '../../scripts/lib/house/measure-house.ts'

/** Lines that look like a decision and are none. */
const argued = [
  // A server that sends none of these fields: the specification's weeks stand for them.
  'src/client/complete/complete-league.ts: if (phase === null && currentWeek === null',
  // The order of equal records, of which none is newer than the others.
  'src/analytics/history/records.ts: .toSorted',
  // A program of its own, on the host’s page.
  'src/build/export/export-script.ts: const earlier',
]

describe('the measures of the code', () => {
  const measures = measureHouse(1)

  it('find no function above 28 branches, and no fact that is decided twice', () => {
    expect(measures.branchedFunctions).toEqual([])
    expect(measures.deciders).toEqual([])
    expect(measures.comparisons.filter((line) => !argued.some((one) => line.startsWith(one)))).toEqual([])
  })

  it('follow imports, and find names with several definitions', () => {
    expect(measures.longestChain.length).toBeGreaterThan(10)
    expect(measures.longestChainOfTypes.length).toBeGreaterThanOrEqual(measures.longestChain.length)
    const { median, most, screens } = measures.modulesPerScreen
    expect(screens.length).toBeGreaterThan(20)
    expect(median).toBeLessThanOrEqual(most)
    expect(measures.exportedNames).toBeGreaterThan(1000)
    for (const { files } of measures.sharedNames) expect(files.length).toBeGreaterThan(1)
  })
})
