/** Slow shutdowns of the real server: a draining load balancer, clients and hosts that never finish. */
import { afterEach, describe, expect, it } from 'vitest'
import { startDemoEspn } from './support/demo-espn.ts'
import { openConnection } from './support/raw-request.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

let server: ServerProcess
afterEach(() => server.remove())

const patiently = { timeout: 40_000 }
const question = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`

describe('SIGTERM', { timeout: 60_000 }, () => {
  it('returns 503 at /readyz first, and serves until the load balancer has seen it', async () => {
    server = await startServer({ DRAIN_SECONDS: '3', LOG_LEVEL: 'error' })
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status
    expect(await readiness()).toBe(200)
    server.child.kill('SIGTERM')
    await expect.poll(readiness, patiently).toBe(503)
    expect((await fetch(`${server.url}/api/v1/leagues/`)).status).toBe(200)
    const { code, stderr } = await server.ended
    expect([code, stderr.split('\n').filter((line) => !line.includes('/readyz 503'))]).toEqual([0, ['']])
  })

  it('ends the process even if a client never finishes its request and ESPN never responds', async () => {
    const espn = await startDemoEspn({ faults: () => 'hang' })
    server = await startServer({ ESPN_BASE_URL: espn.baseUrl })
    expect((await fetch(`${server.url}/api/v1/leagues/espn/7`)).status).toBe(202)
    await expect.poll(() => espn.requests.length, patiently).toBeGreaterThan(0)
    const never = await openConnection(server.url)
    never.socket.write(question('/healthz'))
    await fetch(`${server.url}/healthz`)
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
    await never.ended
    await espn.close()
  })
})
