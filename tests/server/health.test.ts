import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import type { CompletedRequest } from '../../src/server/log.ts'
import { detailOf, emptyServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
beforeAll(() => {
  server = emptyServer()
})
afterAll(() => server.remove())

const unreadable = () => Promise.reject(new DomainError('storage', 'Cannot read the store (EACCES).'))

describe('/readyz', () => {
  it('reports readiness, even without a league', async () => {
    const response = await server.app.request('/readyz')
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is 503 if the store is unreadable, and the log has the reason', async () => {
    const app = server.build({ store: { ...server.store, check: unreadable } })
    const response = await app.request('/readyz')
    expect([response.status, await detailOf(response)]).toEqual([503, 'The store cannot be read.'])
    expect(server.logged.splice(0)).toEqual(['The store cannot be read'])
  })

  it('is 503 during shutdown, while requests still complete', async () => {
    const stopping = new AbortController()
    const app = server.build({ stopping: stopping.signal })
    expect((await app.request('/readyz')).status).toBe(200)
    stopping.abort()
    const response = await app.request('/readyz')
    expect([response.status, await detailOf(response)]).toEqual([503, 'The server is shutting down.'])
    const list = await app.request('/api/v1/leagues/')
    expect([list.status, list.headers.get('Connection')]).toEqual([200, 'close'])
  })
})

describe('/healthz', () => {
  it('stays 200 while the store fails, because a restart would not help', async () => {
    const app = server.build({ store: { ...server.store, keys: unreadable } })
    const response = await app.request('/healthz')
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', leagues: null }])
  })
})

describe("a request's id", () => {
  const idFor = async (given?: string) => {
    const headers: Record<string, string> = given === undefined ? {} : { 'X-Request-Id': given }
    return (await server.app.request('/healthz', { headers })).headers.get('X-Request-Id')
  }

  it('is generated if absent, a different one each time', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => idFor()))
    expect(new Set(ids).size).toBe(20)
    for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/)
  })

  it('is adopted if it is valid', async () => {
    expect(await idFor('edge.2f6c-0001_a')).toBe('edge.2f6c-0001_a')
    for (const odd of ['short', 'with blanks in it', 'x'.repeat(65), '<script>alert(1)</script>', '12345678\u00e9']) {
      expect(await idFor(odd)).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('relates a 500 to its entry in the log', async () => {
    const stories: unknown[] = []
    const requests: CompletedRequest[] = []
    const app = server.build({
      store: { ...server.store, list: () => Promise.reject(new TypeError('oops')) },
      log: (message, error, fields) => stories.push([message, (error as Error).message, fields]),
      logRequest: (request) => requests.push(request),
    })
    const response = await app.request('/api/v1/leagues/?secret=value', {
      headers: { 'X-Request-Id': 'the-one-asked' },
    })
    expect([response.status, response.headers.get('X-Request-Id')]).toEqual([500, 'the-one-asked'])
    expect(stories).toEqual([['GET /api/v1/leagues failed', 'oops', { request_id: 'the-one-asked' }]])
    expect(requests).toEqual([
      {
        request_id: 'the-one-asked',
        method: 'GET',
        path: '/api/v1/leagues',
        route: 'leagues',
        status: 500,
        duration_ms: expect.any(Number),
      },
    ])
  })
})
