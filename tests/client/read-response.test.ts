import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CallFailure } from '../../src/client/call-failure.ts'
import { readResponse } from '../../src/client/read-response.ts'
import { findMisfit } from '../../src/contract/misfit.ts'
import { strictShapeOf } from '../../src/contract/shape.ts'
import { completed } from '../support/completed.ts'

const schema = z.object({
  name: z.string(),
  wins: z.number(),
  result: z.enum(['win', 'loss']).nullable(),
  note: z.string().optional(),
  slots: z.array(z.int().nullable()),
  scores: z.array(z.number()).length(2),
  byPosition: z.record(z.string(), z.number()),
  steps: z.array(z.union([z.object({ round: z.int() }), z.object({ into: z.array(z.int()) })])),
})
const fitting = {
  name: 'A',
  wins: 3,
  result: 'win',
  slots: [1, null],
  scores: [90, 80],
  byPosition: { QB: 6 },
  steps: [{ round: 1 }, { into: [2] }],
}

describe('findMisfit', () => {
  const shape = strictShapeOf(schema)

  it('finds none if all fit, nulls and absences if the schema has them', () => {
    for (const value of [fitting, { ...fitting, result: null, note: 'x' }, { ...fitting, more: 1 }]) {
      expect(findMisfit(shape, value)).toBeNull()
    }
  })

  it.each([
    ['wins', { ...fitting, wins: null }],
    ['wins', { ...fitting, wins: '3' }],
    ['result', { ...fitting, result: 'draw' }],
    ['scores', { ...fitting, scores: [90] }],
    ['scores.1', { ...fitting, scores: [90, null] }],
    ['slots.1', { ...fitting, slots: [1, 'x'] }],
    ['byPosition.QB', { ...fitting, byPosition: { QB: null } }],
    ['steps.0', { ...fitting, steps: [{}] }],
    ['result', { ...fitting, result: undefined }],
    ['note', { ...fitting, note: null }],
    ['name', {}],
    ['its root', []],
  ])('names %s', (path, value) => expect(findMisfit(shape, value)).toBe(path))

  it('agrees with the schema on anything', () => {
    const wrong = fc.oneof(fc.constant(null), fc.constant(undefined), fc.string(), fc.integer(), fc.constant([]))
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(fitting)), wrong, (key, value) => {
        const changed = { ...fitting, [key]: value }
        // The server checks ranges of numbers.
        expect(findMisfit(shape, changed) === null).toBe(schema.safeParse(changed).success)
      }),
    )
  })
})

describe('readResponse', () => {
  it('takes a response of ours as it is, or not at all', () => {
    const response = { host: 'sleeper', user: { id: '1', name: 'A' }, leagues: [] }
    let failure: unknown
    try {
      readResponse('userLeagues', { ...response, leagues: [{}] })
    } catch (cause) {
      failure = cause
    }
    expect(failure).toBeInstanceOf(CallFailure)
    expect((failure as CallFailure).reason).toBe('mismatch')
    expect((failure as CallFailure).message).toBe(
      'The server runs an older or newer version than this site. Reload the page later.',
    )
  })

  it('reads a call of the specification with any subset of fields', () => {
    expect(completed('standings', {})).toMatchObject({ season: null, standings: [], summary: { champion: null } })
    expect(readResponse('standings', 'none')).toBeUndefined()
  })
})
