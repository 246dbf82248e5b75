import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { createRequestLimit } from '../../src/server/rate-limit.ts'
import { detailOf, emptyServer, type TestServer } from './support/demo-server.ts'

const minute = 60_000

function setUp(requests: number) {
  const clock = { now: 1_000_000 }
  const app = new Hono().use(
    createRequestLimit({ requests, imports: 0, trustedProxies: 1, elapsed: () => clock.now }).middleware,
  )
  app.get('*', (context) => context.text('here'))
  const ask = (client: string, path = '/') => app.request(path, { headers: { 'X-Forwarded-For': client } })
  return { ask, clock }
}

describe('a limit of requests', () => {
  it('allows the configured number, then responds 429 with the time to retry', async () => {
    const { ask, clock } = setUp(3)
    for (const remaining of [2, 1, 0]) {
      const response = await ask('192.0.2.1')
      expect(response.status).toBe(200)
      expect(response.headers.get('RateLimit')).toBe(`limit=3, remaining=${remaining}, reset=60`)
      expect(response.headers.get('RateLimit-Policy')).toBe('3;w=60')
    }
    clock.now += 18_000
    const refused = await ask('192.0.2.1')
    expect([refused.status, await detailOf(refused)]).toEqual([429, 'Rate limit exceeded. Try again in 42 s.'])
    expect(refused.headers.get('Retry-After')).toBe('42')
    expect(refused.headers.get('RateLimit')).toBe('limit=3, remaining=0, reset=42')
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
  })

  it('restarts after a minute, however many requests came meanwhile', async () => {
    const { ask, clock } = setUp(1)
    await ask('192.0.2.1')
    clock.now += minute - 1
    expect((await ask('192.0.2.1')).status).toBe(429)
    clock.now += 1
    expect((await ask('192.0.2.1')).status).toBe(200)
  })

  it('counts each client for itself', async () => {
    const { ask } = setUp(1)
    for (const client of ['192.0.2.1', '192.0.2.2', '2001:db8::1']) expect((await ask(client)).status).toBe(200)
    for (const client of ['192.0.2.1', '192.0.2.2', '2001:db8::2']) expect((await ask(client)).status).toBe(429)
  })

  it('counts sixteen files with a hash in their names as one request', async () => {
    const { ask } = setUp(2)
    for (let file = 1; file <= 16; file++) expect((await ask('192.0.2.1', `/_astro/${file}.js`)).status).toBe(200)
    expect((await ask('192.0.2.1')).headers.get('RateLimit')).toBe('limit=2, remaining=0, reset=60')
    expect((await ask('192.0.2.1')).status).toBe(429)
  })

  it('leaves out frequent requests of machines', async () => {
    const { ask } = setUp(1)
    await ask('192.0.2.1')
    for (const path of ['/healthz', '/readyz']) {
      const response = await ask('192.0.2.1', path)
      expect([response.status, response.headers.get('RateLimit')]).toEqual([200, null])
    }
  })

  it('is none if it is 0', async () => {
    const { ask } = setUp(0)
    for (let turn = 0; turn < 50; turn++) expect((await ask('192.0.2.1')).headers.get('RateLimit')).toBeNull()
  })

  it('logs once that a proxy may be counted for all its readers', async () => {
    const logged: string[] = []
    const log = (message: string) => logged.push(message)
    const app = new Hono().use(createRequestLimit({ requests: 1, imports: 0, trustedProxies: 0, log }).middleware)
    for (let turn = 0; turn < 5; turn++) await app.request('/', { headers: { 'X-Forwarded-For': '192.0.2.1' } })
    expect(logged).toEqual([expect.stringContaining('set TRUST_PROXY=1')])
  })

  it('forgets the least recent of very many clients, and no active one', async () => {
    const { ask } = setUp(2)
    await ask('192.0.2.1')
    for (let client = 0; client < 10_001; client++) {
      await ask(`10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`)
      if (client === 5000) expect((await ask('192.0.2.1')).status).toBe(200)
    }
    expect((await ask('192.0.2.1')).status).toBe(429)
    expect((await ask('10.0.0.0')).headers.get('RateLimit')).toContain('remaining=1')
  })
})

describe('a limit of imports', () => {
  let server: TestServer
  afterEach(() => server.remove())

  it('counts a client’s imports, not its requests for their progress', async () => {
    server = emptyServer()
    const app = server.build({
      imports: { run: () => new Promise(() => {}) },
      rateLimits: { requests: 0, imports: 2 },
      trustedProxies: 1,
    })
    const open = (league: number, client = '192.0.2.1') =>
      app.request(`/api/v1/leagues/espn/${league}`, { headers: { 'X-Forwarded-For': client } })
    for (const league of [1, 1, 1, 2, 2, 1]) expect((await open(league)).status).toBe(202)
    const refused = await open(3)
    expect([refused.status, await detailOf(refused)]).toEqual([
      429,
      expect.stringMatching(/^Rate limit exceeded: 2 new leagues a minute\. Try again in \d+ s\.$/),
    ])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await open(2)).status).toBe(202)
    expect((await open(3, '192.0.2.2')).status).toBe(202)
  })
})
