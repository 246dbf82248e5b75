import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasApiMark } from '../../src/contract/response-headers.ts'
import { securityHeaders } from '../../src/server/security-headers.ts'
import { emptyServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
beforeAll(() => {
  server = emptyServer()
  const site = join(server.folder, 'site')
  mkdirSync(site)
  mkdirSync(join(site, '_astro'))
  for (const shell of ['standings', 'week']) mkdirSync(join(site, 'embed/_/_', shell), { recursive: true })
  for (const name of [
    'embed/_/_/standings/index.html',
    'embed/_/_/week/index.html',
    'index.html',
    '404.html',
    'app.js',
    '_astro/app.1a2b3c.js',
  ])
    writeFileSync(join(site, name), `<!-- ${name} -->`)
})
afterAll(() => server.remove())

const apiPaths = ['/api/v1/leagues/', '/api/v1/nothing', '/api/v1/leagues/x', '/healthz', '/readyz', '/openapi.json']
const sitePaths = ['/', '/app.js', '/leagues/espn/1/overview', '/nothing', '/apiary']
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy')

describe('the mark of the API', () => {
  it('is on every response of it, whatever its status, and on nothing else', async () => {
    const app = server.build({ apiToken: 'a-token', rateLimits: { requests: 8, imports: 0 } })
    const statuses = new Set<number>()
    for (const authorization of ['', 'Bearer a-token'])
      for (const method of ['GET', 'HEAD', 'POST'])
        for (const path of [...apiPaths, ...sitePaths]) {
          const response = await app.request(path, { method, headers: { authorization } })
          const isOfApi = !sitePaths.includes(path)
          if (isOfApi) statuses.add(response.status)
          expect([method, path, response.status, hasApiMark(response)]).toEqual([
            method,
            path,
            response.status,
            isOfApi,
          ])
        }
    expect([...statuses].sort()).toEqual([200, 401, 405, 429])
  })

  it('is on a 200, its 304 and a 404', async () => {
    const first = await server.app.request('/api/v1/leagues/')
    const etag = first.headers.get('ETag') ?? ''
    const same = await server.app.request('/api/v1/leagues/', { headers: { 'If-None-Match': etag } })
    const missing = await server.app.request('/api/v1/leagues/7')
    expect([first, same, missing].map((response) => [response.status, hasApiMark(response)])).toEqual([
      [200, true],
      [304, true],
      [404, true],
    ])
  })
})

describe('security headers', () => {
  it('are on every response, whatever its status', async () => {
    const app = server.build({ apiToken: 'a-token', rateLimits: { requests: 8, imports: 0 } })
    const statuses = new Set<number>()
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
      for (const path of [...apiPaths, ...sitePaths]) {
        const response = await app.request(path, { method })
        statuses.add(response.status)
        for (const [name, value] of Object.entries(securityHeaders.everywhere)) {
          expect([method, path, name, response.headers.get(name)]).toEqual([method, path, name, value])
        }
        expect([policyOf(response), response.headers.get('X-Frame-Options')]).toEqual([
          expect.stringContaining("frame-ancestors 'none'"),
          'DENY',
        ])
      }
    }
    expect([...statuses].sort()).toEqual([200, 204, 401, 404, 405, 429])
  })

  it('let one page know the page that opened it', async () => {
    mkdirSync(join(server.folder, 'site/private'), { recursive: true })
    writeFileSync(join(server.folder, 'site/private/index.html'), '')
    const policies = ['/private', '/', '/private/x'].map(async (path) => {
      const response = await server.app.request(path)
      return response.headers.get('Cross-Origin-Opener-Policy')
    })
    expect(await Promise.all(policies)).toEqual(['unsafe-none', 'same-origin', 'same-origin'])
  })

  it('let other sites frame embeds and nothing else', async () => {
    const { everywhere, site, embed } = securityHeaders
    const framing = async (path: string) => {
      const { status, headers } = await server.app.request(path)
      const options = headers.get('X-Frame-Options')
      const policy = headers.get('Content-Security-Policy')
      for (const [name, value] of Object.entries(everywhere)) expect(headers.get(name)).toBe(value)
      return [status, options, policy]
    }
    for (const path of ['/embed/espn/1/standings', '/embed/sleeper/1/week/'])
      expect(await framing(path)).toEqual([200, null, embed['Content-Security-Policy']])
    for (const path of ['/embed/%2e%2e/index.html', '/embed/..%2findex.html', '/embed/nothing', '/embed']) {
      const [, options, policy] = await framing(path)
      expect([path, options, policy]).toEqual([path, site['X-Frame-Options'], site['Content-Security-Policy']])
    }
  })

  it('are there when the server fails', async () => {
    const app = server.build({ store: { ...server.store, list: () => Promise.reject(new Error('oops')) } })
    const response = await app.request('/api/v1/leagues/')
    expect([response.status, policyOf(response)]).toEqual([500, "default-src 'none'; frame-ancestors 'none'"])
  })

  it('let API responses load nothing, and leave pages their own policy', async () => {
    for (const path of apiPaths) {
      expect(policyOf(await server.app.request(path))).toBe("default-src 'none'; frame-ancestors 'none'")
    }
    for (const path of sitePaths) expect(policyOf(await server.app.request(path))).toBe("frame-ancestors 'none'")
  })

  it('of a script lack document headers, those of the page in place of a missing one have all', async () => {
    const { everywhere } = securityHeaders
    const script = await server.app.request('/_astro/app.1a2b3c.js')
    expect([script.status, script.headers.get('X-Content-Type-Options')]).toEqual([200, 'nosniff'])
    expect(script.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect([script.headers.get('Permissions-Policy'), policyOf(script)]).toEqual([null, null])
    const missing = await server.app.request('/_astro/gone.1a2b3c.js')
    for (const [name, value] of Object.entries(everywhere)) expect(missing.headers.get(name)).toBe(value)
  })

  it('are the same with 304 as with 200, because browsers adopt the last ones', async () => {
    for (const path of ['/', '/api/v1/leagues/']) {
      const first = await server.app.request(path)
      const again = await server.app.request(path, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
      expect([again.status, policyOf(again)]).toEqual([304, policyOf(first)])
    }
  })

  it('require https only if a trusted proxy reports that the reader uses it', async () => {
    const hsts = async (trustedProxies: number, proto?: string) => {
      const headers: Record<string, string> = proto ? { 'X-Forwarded-Proto': proto } : {}
      const response = await server.build({ trustedProxies }).request('/', { headers })
      return response.headers.get('Strict-Transport-Security')
    }
    expect(await hsts(1, 'https')).toBe('max-age=31536000')
    expect(await hsts(1, 'http')).toBeNull()
    expect(await hsts(1)).toBeNull()
    expect(await hsts(0, 'https')).toBeNull()
  })

  it('are plain lines that another host can send', () => {
    for (const headers of Object.values(securityHeaders)) {
      for (const [name, value] of Object.entries(headers)) {
        expect(name).toMatch(/^[A-Z][A-Za-z-]+$/)
        expect(value).toMatch(/^[\x20-\x7e]+$/)
        expect(value).not.toContain('"')
      }
    }
  })
})
