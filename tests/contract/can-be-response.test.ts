import contract from 'virtual:compact-contract'
import { describe, expect, it } from 'vitest'
import { canBeResponse } from '../../src/contract/can-be-response.ts'
import type { EndpointName } from '../../src/contract/endpoints.ts'

const others = [{}, { error: 'Bad gateway' }, { message: 'Forbidden', status: 'ok' }, { detail: 'x' }, null, 'ok', 4]
const read = Object.entries(contract).filter(([, { shape, fields }]) => shape || fields)

describe('a response', () => {
  it.each(read)('is no other JSON: %s', (_, endpoint) => {
    for (const value of others) expect([value, canBeResponse(endpoint, value)]).toEqual([value, false])
  })

  it.each([
    ['league', { name: 'Ten' }],
    ['league', { espnLeagueId: 4, extra: {} }],
    ['standings', { standings: [] }],
    ['weeklyRoster', { isBye: true }],
    ['leagues', []],
    ['leagues', { leagues: [], total: 0 }],
    ['leagues', { id: 4, leagues: [{ id: 4 }] }],
  ] as const satisfies readonly (readonly [EndpointName, unknown])[])(
    'may have few of its fields, or wrap its list: %s %j',
    (name, value) => expect(canBeResponse(contract[name], value)).toBe(true),
  )

  it('is no error that has a field of the same name', () => {
    expect(canBeResponse(contract.league, { error: { status: 502 }, name: 'BadGateway' })).toBe(false)
  })
})
