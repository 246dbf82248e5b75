/** Responses that are replayed: the same for each client, counted for each, and never for long. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { preferWait } from '../../src/contract/prefer-wait.ts'
import type { CompletedRequest } from '../../src/server/log.ts'
import { type RunningServer, serve } from '../../src/server/serve.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { smallDemoServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
let path = ''
beforeAll(async () => {
  server = await smallDemoServer()
  const [key] = await server.store.keys()
  path = `/api/v1/leagues/${key?.host}/${key?.leagueId}/teams?season=${key?.season}`
}, 60_000)
afterAll(() => server.remove())

const running: RunningServer[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const one of running.splice(0)) await one.close()
})

async function start(options: Parameters<TestServer['build']>[0] = {}): Promise<string> {
  const one = await serve(server.build(options), { host: '127.0.0.1', port: 0 })
  running.push(one)
  return one.url
}

/** Sends the request until a response is replayed: a moment later it is no more. */
async function untilReplayed(url: string, seasonsOf: { mock: { calls: unknown[] } }, headers = {}) {
  await fetch(url + path, { headers })
  for (;;) {
    const before = seasonsOf.mock.calls.length
    const response = await fetch(url + path, { headers })
    if (seasonsOf.mock.calls.length === before) return response
  }
}

describe('a replayed response', () => {
  it('is the same but for its id and the client’s limit, and is logged and counted', async () => {
    const seasonsOf = vi.fn(server.store.seasonsOf)
    const logged: CompletedRequest[] = []
    const url = await start({
      store: { ...server.store, seasonsOf },
      rateLimits: { requests: 1000, imports: 0 },
      logRequest: (request) => logged.push(request),
    })
    const first = await fetch(url + path)
    const again = await untilReplayed(url, seasonsOf)
    const own = ['x-request-id', 'ratelimit', 'date']
    const shared = ({ headers }: Response) => [...headers].filter(([name]) => !own.includes(name))
    expect([again.status, shared(again), await again.text()]).toEqual([200, shared(first), await first.text()])
    expect(again.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'))
    expect(again.headers.get('RateLimit')).toContain(`remaining=${1000 - logged.length}`)
    expect(new Set(logged.map(({ route, status, path }) => `${route} ${status} ${path}`)).size).toBe(1)
  })

  it('is a 304 for a client with the response', async () => {
    const seasonsOf = vi.fn(server.store.seasonsOf)
    const url = await start({ store: { ...server.store, seasonsOf } })
    const etag = (await fetch(url + path)).headers.get('ETag') ?? ''
    const again = await untilReplayed(url, seasonsOf, { 'If-None-Match': etag })
    expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, etag, ''])
  })

  it('is never sent without the token, nor beyond the limit', async () => {
    const url = await start({ apiToken: 'secret', rateLimits: { requests: 4, imports: 0 } })
    const ask = async (token: string) =>
      (await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })).status
    expect([await ask('secret'), await ask('other'), await ask('secret'), await ask('other')]).toEqual([
      200, 401, 200, 401,
    ])
    expect([await ask('secret'), await ask('other')]).toEqual([429, 429])
  })

  it('lasts as long as the service has no other one', async () => {
    const hosts = new Set(['localhost', '127.0.0.1'])
    const throughApp = vi.spyOn(hosts, 'has')
    const url = await start({ hosts })
    const first = await (await fetch(url + path)).text()
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
    const count = throughApp.mock.calls.length
    expect(await (await fetch(url + path)).text()).toBe(first)
    expect(throughApp.mock.calls.length).toBe(count)
  })

  it('is not for who prefers to wait for a newer one', async () => {
    const seasonsOf = vi.fn(server.store.seasonsOf)
    const url = await start({ store: { ...server.store, seasonsOf } })
    await untilReplayed(url, seasonsOf)
    for (let requests = 0; requests < 3; requests++) {
      const before = seasonsOf.mock.calls.length
      await fetch(url + path, { headers: { [preferWait.name]: preferWait.value } })
      expect(seasonsOf.mock.calls.length).toBeGreaterThan(before)
    }
  })

  it('ends when another process stores a new one', async () => {
    const url = await start()
    const league = path.replace('/teams', '')
    const nameOf = async () => ((await (await fetch(url + league)).json()) as { name: string }).name
    const before = await nameOf()
    const theirs = openStore(server.folder)
    const [key] = await theirs.keys()
    const [season, card] = key ? [await theirs.read(key), await theirs.card(key)] : [null, null]
    if (!season || !card) throw new Error('There is a demo league')
    await theirs.write({ ...season, name: 'Renamed' }, card)
    await expect.poll(nameOf).toBe('Renamed')
    await theirs.write({ ...season, name: before }, card)
    await expect.poll(nameOf).toBe(before)
  })
})
