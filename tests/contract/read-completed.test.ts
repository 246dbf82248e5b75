import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCompleted } from '../../src/contract/read-completed.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { type Shape, shapeOf } from '../../src/contract/shape.ts'
import { runs } from '../support/runs.ts'
import { expectReadable } from './expect-readable.ts'

const team: Shape = { name: 's', wins: 'n', tags: ['s'], owner: { name: 's' }, 'rival?': { name: 's' } }
const unknown = { name: null, wins: null, tags: [], owner: { name: null }, rival: null }

describe('readCompleted', () => {
  it('keeps matching fields and drops unknown ones', () => {
    const known = { name: 'A', wins: 3, tags: ['x'], owner: { name: 'B' }, rival: { name: 'C' } }
    expect(readCompleted(team, { ...known, owner: { name: 'B', age: 3 }, extra: 1 })).toEqual(known)
  })

  it('has null, an empty list or an object of these for fields that are missing, blank or ill-typed', () => {
    expect(readCompleted(team, {})).toEqual(unknown)
    expect(readCompleted(team, { name: ' ', wins: 'many', tags: 4, owner: [], rival: 7 })).toEqual(unknown)
  })

  it('reads numbers written as text, and never one that is not finite', () => {
    expect(readCompleted('n', '12.5')).toBe(12.5)
    for (const value of ['', ' ', '1e400', 'NaN', Number.NaN, Number.POSITIVE_INFINITY, null, {}]) {
      expect(readCompleted('n', value)).toBeUndefined()
    }
  })

  it('drops holes of a list and unwraps a list inside an object', () => {
    expect(readCompleted([team], [null, { name: 'A' }, 4])).toEqual([{ ...unknown, name: 'A' }])
    expect(readCompleted(['n'], { count: 2, items: [1, 2] })).toEqual([1, 2])
    expect(readCompleted(['n'], 'none')).toEqual([])
  })

  it('reads a bare name if an object with a name is expected', () => {
    expect(readCompleted({ teamName: 's', points: 'n' }, 'Team 4')).toEqual({ teamName: 'Team 4', points: null })
  })

  it('is not fooled by __proto__', () => {
    const read = readCompleted({ '*': 'n' }, JSON.parse('{"__proto__": 1, "a": 2}')) as Record<string, number>
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.keys(read)).toEqual(['__proto__', 'a'])
  })

  it('returns only finite numbers, text, flags, lists, objects and null for any input', () => {
    const shapes = Object.values(responseSchemas).map(shapeOf)
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.jsonValue(), (shape, value) => {
        expectReadable(shape, readCompleted(shape, value))
      }),
      { numRuns: runs(100, 5000) },
    )
  })
})
