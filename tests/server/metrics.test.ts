import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { toLeagueId } from '../../src/domain/identity.ts'
import { createMetrics } from '../../src/server/metrics.ts'
import type { RunImport } from '../../src/service/import-season.ts'
import { numberOf } from '../support/league-keys.ts'
import { demoServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await demoServer()
}, 60_000)
afterAll(() => server.remove())

/** Lines without comments: `name{labels} value`. */
const samplesOf = async (response: Response) =>
  (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

describe('/metrics', () => {
  it('counts requests by endpoint, never by league', async () => {
    const app = server.build({ metrics: createMetrics() })
    for (const demo of demoLeagues)
      await app.request(`/api/v1/leagues/${toLeagueId(numberOf(demo))}?token=secret-value`)
    for (const path of ['/api/v1/leagues/x', '/', '/wp-login.php', '/api/v1/nothing', '/healthz'])
      await app.request(path)
    await app.request('/', { method: 'BREW' })
    const samples = await samplesOf(await app.request('/metrics'))
    expect(samples).toEqual(
      expect.arrayContaining([
        `http_requests_total{route="league",method="GET",status="200"} ${demoLeagues.length}`,
        'http_requests_total{route="league",method="GET",status="422"} 1',
        'http_requests_total{route="site",method="GET",status="404"} 2',
        'http_requests_total{route="refused",method="GET",status="404"} 1',
        'http_requests_total{route="refused",method="other",status="405"} 1',
        `http_request_duration_seconds_count{route="league"} ${demoLeagues.length + 1}`,
        'http_requests_in_flight 1',
      ]),
    )
    const names = new Set([...Object.keys(endpoints), 'site', 'healthz', 'readyz', 'metrics', 'openapi', 'refused'])
    const routes = samples.flatMap((line) => /route="([^"]*)"/.exec(line)?.[1] ?? [])
    expect(routes.filter((route) => !names.has(route))).toEqual([])
    expect(samples.join('\n')).not.toMatch(/secret-value|wp-login|BREW/)
  })

  it('reports the hit rate of the response cache', async () => {
    const app = server.build({ metrics: createMetrics() })
    const [demo] = demoLeagues
    for (let turn = 0; turn < 4; turn++) await app.request(`/api/v1/leagues/espn/${demo?.leagueId}`)
    const samples = await samplesOf(await app.request('/metrics'))
    expect(samples).toEqual(
      expect.arrayContaining([
        'answer_cache_lookups_total{result="hit"} 3',
        'answer_cache_lookups_total{result="miss"} 1',
        'answer_cache_entries 1',
        expect.stringMatching(/^answer_cache_bytes [1-9]\d{3,}$/),
      ]),
    )
  })

  it('reports running and finished imports', async () => {
    const runs: { succeed: () => void; fail: (error: Error) => void }[] = []
    const requests = { answered: 20, refused: 2, failed: 1 }
    const run: RunImport = (wanted, { onRequestCounts }) =>
      new Promise((resolve, fail) => {
        onRequestCounts(requests)
        runs.push({ succeed: () => resolve({ ...wanted, season: 2025 }), fail })
      })
    const app = server.build({ imports: { run }, metrics: createMetrics() })
    const read = async () =>
      (await samplesOf(await app.request('/metrics'))).filter((line) => line.startsWith('imports'))
    // At each host one league at a time is begun.
    for (const league of ['espn/7', 'espn/8', 'sleeper/9']) await app.request(`/api/v1/leagues/${league}`)
    expect(await read()).toEqual([
      'imports_running 2',
      'imports_queued 1',
      'imports_ended_total{outcome="succeeded"} 0',
    ])
    runs[0]?.succeed()
    await expect.poll(() => runs.length).toBe(3)
    runs[1]?.fail(new DomainError('private-league', 'private'))
    runs[2]?.fail(new TypeError('a mistake'))
    await app.service.idle()
    expect(await read()).toEqual([
      'imports_running 0',
      'imports_queued 0',
      'imports_ended_total{outcome="succeeded"} 1',
      'imports_ended_total{outcome="private-league"} 1',
      'imports_ended_total{outcome="unreadable-answer"} 1',
    ])
    const toHosts = (await samplesOf(await app.request('/metrics'))).filter((line) => line.startsWith('host'))
    expect(toHosts).toEqual([
      'host_requests_total{host="espn",outcome="answered"} 40',
      'host_requests_total{host="espn",outcome="refused"} 4',
      'host_requests_total{host="espn",outcome="failed"} 2',
      'host_requests_total{host="sleeper",outcome="answered"} 20',
      'host_requests_total{host="sleeper",outcome="refused"} 2',
      'host_requests_total{host="sleeper",outcome="failed"} 1',
    ])
  })

  it('requires the token if the API does', async () => {
    const app = server.build({ metrics: createMetrics(), apiToken: 'a-token' })
    expect((await app.request('/metrics')).status).toBe(401)
    const response = await app.request('/metrics', { headers: { Authorization: 'Bearer a-token' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is absent without measurements', async () => {
    expect((await server.app.request('/metrics')).status).toBe(404)
  })
})
