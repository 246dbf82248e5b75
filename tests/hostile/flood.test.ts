/** One client that requests much and does not read it. Checks counts, because times depend on the load of the machine. */
import { EventEmitter, once } from 'node:events'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createUnreadResponses } from '../../src/server/client-bounds.ts'
import { encodeResponse } from '../../src/server/responses.ts'
import { type RunningServer, serve } from '../../src/server/serve.ts'
import { computeFrom, type ResponseTask } from '../../src/service/compute.ts'
import { demoServer, detailOf, type TestServer } from '../server/support/demo-server.ts'
import { openConnection } from '../server/support/raw-request.ts'

let server: TestServer
let whole = ''
beforeAll(async () => {
  server = await demoServer()
  const [key] = await server.store.keys()
  whole = `/api/v1/leagues/espn/${key?.leagueId}/whole-season?season=${key?.season}`
})
afterAll(() => server.remove())

describe('an uncached response', () => {
  it('is computed, and its season read, once however many wait for it', async () => {
    const read = vi.fn(server.store.read)
    const store = { ...server.store, read }
    const inThread = computeFrom(store)
    const compute = vi.fn(async (task: ResponseTask) => encodeResponse(await inThread(task)))
    const app = server.build({ store, compute })
    const ask = () => app.request(whole, { headers: { 'Accept-Encoding': 'br' } })
    const responses = await Promise.all(Array.from({ length: 200 }, ask))
    expect(new Set(responses.map(({ status, headers }) => `${status} ${headers.get('ETag')}`)).size).toBe(1)
    expect(read).toHaveBeenCalledTimes(1)
    expect(compute).toHaveBeenCalledTimes(1)
  })

  it('is sent to all of them out of the same memory', async () => {
    const { hold, size } = createUnreadResponses()
    const held = vi.fn(hold)
    const app = server.build({ unread: { hold: held, size } })
    await Promise.all(Array.from({ length: 10 }, () => askAs(app, whole, '1.2.3.4')))
    expect(new Set(held.mock.calls.map(([bytes]) => bytes.buffer)).size).toBe(1)
  })

  it('is computed again if the computation failed', async () => {
    const inThread = computeFrom(server.store)
    const compute = vi
      .fn(async (task: ResponseTask) => encodeResponse(await inThread(task)))
      .mockRejectedValueOnce(new Error('out of order'))
    const app = server.build({ compute })
    expect((await app.request(whole)).status).toBe(500)
    expect((await app.request(whole)).status).toBe(200)
    expect(compute).toHaveBeenCalledTimes(2)
  })
})

/** A connection's request as the app sees it: the client, and when the response is sent. */
async function askAs(app: Hono, path: string, remoteAddress: string, outgoing = new EventEmitter()) {
  const response = await app.request(path, undefined, { incoming: { socket: { remoteAddress } }, outgoing })
  return { response, read: () => outgoing.emit('close') }
}

describe('unread responses', () => {
  const pathsOf = async () => {
    const [key] = await server.store.keys()
    const season = key && (await server.store.read(key))
    if (!season) throw new Error('There is a demo league')
    const league = `/api/v1/leagues/espn/${season.leagueId}`
    return ['draft-complete', 'teams', 'whole-season'].map((call) => `${league}/${call}?season=${season.season}`)
  }

  it('are bounded for each client and for all of them, and refused in words', async () => {
    const [draft = '', teams = '', season = ''] = await pathsOf()
    const unread = createUnreadResponses({ bytes: 60_000, bytesPerClient: 20_000 })
    const app = server.build({ unread })
    const first = await askAs(app, season, '10.0.0.1')
    expect(first.response.status).toBe(200)
    // The same bytes again cost nothing.
    expect((await askAs(app, season, '10.0.0.1')).response.status).toBe(200)
    const refused = await askAs(app, teams, '10.0.0.1')
    expect([refused.response.status, await detailOf(refused.response)]).toEqual([
      429,
      'Too many unread responses. Read them before sending more requests.',
    ])
    const other = await askAs(app, draft, '10.0.0.2')
    expect([other.response.status, await detailOf(other.response)]).toEqual([
      503,
      'The server is busy. Try again in a few seconds.',
    ])
    expect(other.response.headers.get('Retry-After')).toBe('5')
  })

  it('count until they are read, in any order', () => {
    const bodies = [1000, 2000, 3000].map((size) => new Uint8Array(size))
    const event = fc.record({ body: fc.nat(2), client: fc.constantFrom('a', 'b'), isRead: fc.boolean() })
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const unread = createUnreadResponses({ bytes: 5000, bytesPerClient: 4000 })
        const held: { bytes: Uint8Array; release: () => void }[] = []
        for (const { body, client, isRead } of events) {
          if (isRead) held.shift()?.release()
          else {
            const bytes = bodies[body] ?? new Uint8Array()
            try {
              held.push({ bytes, release: unread.hold(bytes, client) })
            } catch (error) {
              expect(error).toMatchObject({ name: 'DomainError' })
            }
          }
          const different = new Set(held.map((of) => of.bytes))
          expect(unread.size()).toBe([...different].reduce((sum, { byteLength }) => sum + byteLength, 0))
          expect(unread.size()).toBeLessThanOrEqual(5000)
        }
        for (const { release } of held) release()
        expect(unread.size()).toBe(0)
      }),
    )
  })
})

describe('requests without reading the responses', () => {
  let running: RunningServer
  afterEach(() => running.close())
  /** More than the network buffers between two local programs. */
  const size = 32 * 2 ** 20
  const request = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'

  async function start() {
    const body = new Uint8Array(size)
    const large = vi.fn(() => new Response(body, { headers: { 'Content-Length': String(size) } }))
    const app = new Hono().get('/large', large).get('/small', (context) => context.text('here'))
    running = await serve(app, { host: '127.0.0.1', port: 0 })
    return { large, url: running.url }
  }

  it('do not start before the previous response is sent, and complete in the end', async () => {
    const { large, url } = await start()
    const { socket } = await openConnection(url)
    socket.pause().write(request.repeat(3))
    for (let turn = 0; turn < 20; turn++) expect((await fetch(`${url}/small`)).status).toBe(200)
    expect(large).toHaveBeenCalledTimes(1)
    let received = 0
    socket.removeAllListeners('data').on('data', (chunk: string) => {
      received += chunk.length
      if (received >= 3 * size) socket.end()
    })
    socket.resume()
    await once(socket, 'close')
    expect(large).toHaveBeenCalledTimes(3)
  })

  it('close the connection above the limit', async () => {
    const { large, url } = await start()
    const { socket, ended } = await openConnection(url)
    socket.write(request.repeat(34))
    await ended
    expect(large).toHaveBeenCalledTimes(1)
    expect((await fetch(`${url}/small`)).status).toBe(200)
  })
})
