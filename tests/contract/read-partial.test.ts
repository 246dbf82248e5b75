import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPartial } from '../../src/contract/read-partial.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { type Shape, shapeOf } from '../../src/contract/shape.ts'
import { runs } from '../support/runs.ts'
import { expectReadable } from './expect-readable.ts'

const team: Shape = { name: 's', wins: 'n', tags: ['s'], owner: { name: 's' } }

describe('readPartial', () => {
  it('keeps matching fields and drops unknown ones', () => {
    expect(readPartial(team, { name: 'A', wins: 3, tags: ['x'], owner: { name: 'B', age: 3 }, extra: 1 })).toEqual({
      name: 'A',
      wins: 3,
      tags: ['x'],
      owner: { name: 'B' },
    })
  })

  it('treats null, missing and ill-typed fields as absent', () => {
    expect(readPartial(team, { name: null, wins: 'many', owner: [] })).toEqual({ tags: [] })
  })

  it('reads numbers written as text, and never one that is not finite', () => {
    expect(readPartial('n', '12.5')).toBe(12.5)
    for (const value of ['', ' ', '1e400', 'NaN', Number.NaN, Number.POSITIVE_INFINITY, null, {}]) {
      expect(readPartial('n', value)).toBeUndefined()
    }
  })

  it('drops holes of a list and unwraps a list inside an object', () => {
    expect(readPartial([team], [null, { name: 'A' }, 4])).toEqual([{ name: 'A', tags: [] }])
    expect(readPartial(['n'], { count: 2, items: [1, 2] })).toEqual([1, 2])
    expect(readPartial(['n'], 'none')).toEqual([])
  })

  it('reads a bare name if an object with a name is expected', () => {
    expect(readPartial({ teamName: 's', points: 'n' }, 'Team 4')).toEqual({ teamName: 'Team 4' })
  })

  it('is not fooled by __proto__', () => {
    const read = readPartial({ '*': 'n' }, JSON.parse('{"__proto__": 1, "a": 2}')) as Record<string, number>
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.keys(read)).toEqual(['__proto__', 'a'])
  })

  it('returns only finite numbers, text, flags, lists and objects for any input', () => {
    const shapes = Object.values(responseSchemas).map(shapeOf)
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.jsonValue(), (shape, value) => {
        expectReadable(shape, readPartial(shape, value))
      }),
      { numRuns: runs(100, 5000) },
    )
  })
})
