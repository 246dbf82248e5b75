import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { fromWire, toWire } from '../../src/contract/wire.ts'

describe('names on the wire', () => {
  it('are snake_case, and convert back', () => {
    const response = { hostLeagueId: '7', teams: [{ avgPointsFor: 1.5, headToHead: null }], QB: [], 'D/ST': [] }
    const sent = { host_league_id: '7', teams: [{ avg_points_for: 1.5, head_to_head: null }], QB: [], 'D/ST': [] }
    expect(toWire(response)).toEqual(sent)
    expect(fromWire(sent)).toEqual(response)
  })

  it('leave values and hostile keys alone', () => {
    const hostile = JSON.parse('{"__proto__":{"is_admin":true},"name":"week_start"}')
    expect(Object.entries(fromWire(hostile) as object)).toEqual([
      ['__proto__', { isAdmin: true }],
      ['name', 'week_start'],
    ])
    expect({}).not.toHaveProperty('isAdmin')
  })

  it.each(Object.keys(endpoints) as EndpointName[])('convert both ways: %s', (name) => {
    const keys = [...keysIn(z.toJSONSchema(responseSchemas[name] as z.ZodType)), ...Object.keys(endpoints[name].query)]
    expect(keys.filter((key) => key.includes('_'))).toEqual([])
    const entries = Object.fromEntries(keys.map((key) => [key, null]))
    expect(fromWire(toWire(entries))).toEqual(entries)
  })
})

/** The names of all properties of a JSON Schema. */
function keysIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keysIn)
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(keysIn)]
}
