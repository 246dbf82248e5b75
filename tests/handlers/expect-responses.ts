/** Compares every response of a season with the contract. */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { handleCall } from '../../scripts/lib/handle-call.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import type { Season } from '../../src/domain/season.ts'
import { watchAll } from './watch-all.ts'

const context = { seasons: [], asOf: null, forecastRuns: 20 }

/** Every call of the season matches the contract, without undefined, non-finite or negative zero values. */
export function expectResponses(season: Season): void {
  const paths = watchAll(season)
  for (const call of everyCall(season, [...paths.keys()])) {
    const response = handleCall(season, context, call, { paths })
    const oddities = findOddities(response, call.name)
    if (oddities.length > 0) throw new Error(`Odd numbers: ${oddities.slice(0, 5).join(', ')}`)
    const read = responseSchemas[call.name].parse(response)
    // Only keys of the schema. `expect` shows the difference but is slow.
    if (!isDeepStrictEqual(read, response)) expect(read, JSON.stringify(call)).toEqual(response)
  }
}

function findOddities(value: unknown, path: string): string[] {
  if (value === undefined || (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))) {
    return [`${path}: ${Object.is(value, -0) ? '-0' : value}`]
  }
  if (typeof value !== 'object' || value === null) return []
  const found: string[] = []
  for (const [key, member] of Object.entries(value)) {
    if (typeof member !== 'string') found.push(...findOddities(member, `${path}.${key}`))
  }
  return found
}
