import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DeviceSeason,
  type ResponseAge,
  readAge,
  responseHeaderNames,
  writeAge,
} from '../../src/contract/response-headers.ts'

const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const anyAge: fc.Arbitrary<ResponseAge> = fc.record({
  asOf: fc.option(time),
  savedAt: fc.option(time),
  origin: fc.constantFrom('server', 'engine', 'snapshot'),
  refreshing: fc.boolean(),
  failing: fc.option(fc.record({ since: time, reason: fc.constantFrom('private', 'missing', 'down') })),
})

const device: fc.Arbitrary<DeviceSeason> = fc.oneof(
  fc.constant<DeviceSeason>({ source: 'host' }),
  fc.record({ source: fc.constant('sealed' as const), throughWeek: fc.nat(18), isFileOlder: fc.boolean() }),
)
const local = fc.oneof(fc.record({ device }), fc.record({ snapshotOf: fc.nat() }))
const anyLocalAge = fc.tuple(anyAge, local).map(([age, added]): ResponseAge => ({ ...age, ...added }))

describe('the age of a response', () => {
  it('is read from its headers as it was written, whatever they had before', () => {
    const any = fc.oneof(anyAge, anyLocalAge)
    fc.assert(
      fc.property(any, any, (before, age) => {
        const response = new Response('{}')
        writeAge(response.headers, before)
        writeAge(response.headers, age)
        expect(readAge(response)).toEqual({ ...age, refreshing: age.refreshing && age.savedAt === null })
      }),
    )
  })

  it('of a 304 replaces that of the response in a browser’s cache', () => {
    const ofServer = anyAge.map((age) => ({ ...age, savedAt: null }))
    fc.assert(
      fc.property(ofServer, ofServer, (before, age) => {
        const [stored, notModified] = [new Response('{}'), new Response(null, { status: 304 })]
        writeAge(stored.headers, before)
        writeAge(notModified.headers, age)
        for (const [name, value] of notModified.headers) stored.headers.set(name, value)
        expect(readAge(stored)).toEqual(age)
      }),
    )
  })

  it('is in headers that CORS exposes', () => {
    fc.assert(
      fc.property(anyAge, (age) => {
        const headers = new Headers()
        writeAge(headers, age)
        const exposed = responseHeaderNames.map((name) => name.toLowerCase())
        expect([...headers.keys()].filter((name) => !exposed.includes(name))).toEqual([])
      }),
    )
  })

  it('is unknown for headers that say nothing, and for any other text', () => {
    const unknown = { asOf: null, savedAt: null, origin: 'server', refreshing: false, failing: null }
    expect(readAge(new Response('{}'))).toEqual(unknown)
    const odd = new Response('{}', { headers: responseHeaderNames.map((name): [string, string] => [name, 'soon']) })
    expect(readAge(odd)).toEqual(unknown)
  })

  it('is what a server of the specification says of its last change', () => {
    const headers = { 'Last-Modified': 'Sun, 08 Nov 2026 18:00:00 GMT' }
    expect(readAge(new Response('{}', { headers })).asOf).toBe('2026-11-08T18:00:00.000Z')
  })
})
