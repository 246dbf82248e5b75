import { describe, expect, it } from 'vitest'
import { readResponse } from '../../src/client/read-response.ts'
import { completed } from '../support/completed.ts'

describe('readResponse', () => {
  it('takes a response of ours as it is, and nothing that lacks a field of it', () => {
    const response = { host: 'sleeper', user: { id: '1', name: 'A' }, leagues: [] }
    expect(readResponse('userLeagues', response)).toBe(response)
    const { user: _, ...rest } = response
    for (const other of [rest, {}, [], null, 'none']) expect(readResponse('userLeagues', other)).toBeUndefined()
  })

  it('reads a call of the specification with any subset of fields', () => {
    expect(completed('standings', {})).toMatchObject({ season: null, standings: [], summary: { champion: null } })
    expect(readResponse('standings', 'none')).toBeUndefined()
  })
})
