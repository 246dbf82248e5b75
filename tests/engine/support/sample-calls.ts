/** Calls for tests that compare responses. */
import { everyCall } from '../../../scripts/lib/every-call.ts'
import type { Call } from '../../../scripts/lib/handle-call.ts'
import type { Season } from '../../../src/domain/season.ts'

const callsOfEach = 2

/** The first calls of every endpoint that is about one league season. */
export function sampleCalls(season: Season): Call[] {
  const calls = everyCall(season).filter(({ name }) => name !== 'leagues')
  return [...Map.groupBy(calls, ({ name }) => name).values()].flatMap((ofOne) => ofOne.slice(0, callsOfEach))
}

/** Parameters as they are in an address. */
export function inWords(parameters: object): Record<string, string> {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
