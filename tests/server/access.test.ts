/** Access to the API: by origin, and by token. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { responseHeaderNames } from '../../src/contract/response-headers.ts'
import { toLeagueId } from '../../src/domain/identity.ts'
import { createMetrics } from '../../src/server/metrics.ts'
import { numberOf } from '../support/league-keys.ts'
import { demoServer, detailOf, type TestServer } from './support/demo-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await demoServer()
}, 60_000)
afterAll(() => server.remove())

const [finished] = demoLeagues
if (!finished) throw new Error('The demo has no league')
const standings = `/api/v1/analytics/standings?league_id=${toLeagueId(numberOf(finished))}`

describe('other origins', () => {
  const origin = 'https://league.example'

  it('may call if they are configured, with the token header', async () => {
    const app = server.build({ corsOrigins: [origin], apiToken: 'secret' })
    const preflight = await app.request(standings, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')

    const denied = await app.request(standings, { headers: { Origin: origin } })
    expect([denied.status, denied.headers.get('Access-Control-Allow-Origin')]).toEqual([401, origin])

    const headers = { Origin: origin, Authorization: 'Bearer secret' }
    const response = await app.request(standings, { headers })
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, origin])
    const exposed = response.headers.get('Access-Control-Expose-Headers')
    for (const name of ['Retry-After', ...responseHeaderNames]) expect(exposed).toContain(name)
    expect(response.headers.get('Vary')?.split(', ')).toEqual(expect.arrayContaining(['Origin', 'Accept-Encoding']))
  })

  it('may not if they are not', async () => {
    for (const corsOrigins of [[], ['https://other.example']]) {
      const app = server.build({ corsOrigins })
      for (const method of ['GET', 'OPTIONS']) {
        const response = await app.request(standings, { method, headers: { Origin: origin } })
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
      }
    }
  })

  it('may all if all are', async () => {
    const response = await server.build({ corsOrigins: ['*'] }).request(standings, { headers: { Origin: origin } })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })
})

describe('a token', () => {
  it('is required by the API if set, and by nothing else', async () => {
    const app = server.build({ apiToken: 'secret' })
    const statusWith = async (authorization?: string, url = standings) =>
      (await app.request(url, { headers: authorization ? { Authorization: authorization } : {} })).status
    expect(await statusWith('Bearer secret')).toBe(200)
    expect(await statusWith('bearer  secret')).toBe(200)
    for (const wrong of [undefined, 'Bearer secre', 'Bearer secrets', 'Basic secret', 'secret', 'Bearer ']) {
      expect([wrong, await statusWith(wrong)]).toEqual([wrong, 401])
    }
    expect(await statusWith(undefined, '/api/v1/nothing')).toBe(401)
    expect(await statusWith(undefined, '/healthz')).toBe(200)
    expect(await statusWith(undefined, '/openapi.json')).toBe(200)
  })

  it('is wanted however the address of a call is written', async () => {
    const app = server.build({ apiToken: 'secret', metrics: createMetrics() })
    const written = (path: string) => [
      path,
      path.replace('/', '//'),
      path.replace('/', '/./'),
      path.replaceAll('i', '%69').replaceAll('m', '%6d'),
      path.replaceAll('/', '%2f').replace('%2f', '/'),
      path.toUpperCase(),
      `/x/..${path}`,
      `${path}/`,
      `${path};x`,
      `${path}%00`,
    ]
    for (const url of [...written('/api/v1/leagues'), ...written('/metrics')]) {
      const text = await (await app.request(`http://localhost${url}`)).text()
      expect([url, /espn_league_id|http_requests_total/.test(text)]).toEqual([url, false])
    }
  })

  it('keeps responses out of shared caches', async () => {
    const app = server.build({ apiToken: 'secret' })
    const response = await app.request(standings, { headers: { Authorization: 'Bearer secret' } })
    expect(response.headers.get('Cache-Control')).toMatch(/^private, /)
    const denied = await app.request(standings)
    expect(await detailOf(denied)).toBe('This server requires an access token. Sign in to continue.')
  })
})
