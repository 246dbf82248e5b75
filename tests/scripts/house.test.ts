import { describe, expect, it } from 'vitest'
import { measureHouse } from '../../scripts/lib/house/measure-house.ts'

describe('the measures of the code', () => {
  const measures = measureHouse(1)

  it('find no function above 28 branches, and no fact that is decided twice', () => {
    expect(measures.branchedFunctions).toEqual([])
    expect(measures.deciders).toEqual([])
  })

  it('follow imports, and find names with several definitions', () => {
    expect(measures.longestChain.length).toBeGreaterThan(10)
    expect(measures.exportedNames).toBeGreaterThan(1000)
    for (const { files } of measures.sharedNames) expect(files.length).toBeGreaterThan(1)
  })
})
