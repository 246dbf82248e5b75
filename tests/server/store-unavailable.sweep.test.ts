import { afterEach, describe, expect, it } from 'vitest'
import { findRedis, startRedis } from '../../scripts/lib/dev-servers/start-redis.ts'
import { runScript } from '../scripts/support/run-script.ts'
import { sharedStores } from '../storage/support/shared-stores.ts'
import { startServer } from './support/server-process.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

const league = '/api/v1/leagues/espn/7'
const secretsIn = (text: string) => text.match(/planted|S3RVER|\/\/:|127\.0\.0\.1:\d+\/0/g) ?? []

describe.each(sharedStores)('a server whose store in $name goes away', { timeout: 90_000 }, ({ start }) => {
  it('keeps running, reports it, and sends Retry-After', async () => {
    const store = await start()
    const server = await startServer({ ...store.env, IMPORT_ON_DEMAND: '0', LOG_LEVEL: 'warn' })
    stops.push(server.remove)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect((await fetch(server.url + league)).status).toBe(404)
    await store.stop()
    const response = await fetch(server.url + league)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    const { detail } = (await response.json()) as { detail: string }
    expect(detail).toMatch(/^The store of leagues cannot be reached right now \(\w+\)\. Try again in a minute\.$/)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    const { code, stdout, stderr } = await server.ended
    expect(code).toBe(0)
    expect(stderr).toMatch(/cannot be reached right now/)
    expect(secretsIn(detail + stdout + stderr)).toEqual([])
  })

  it('lets no command begin, in one line', async () => {
    const store = await start()
    await store.stop()
    const { code, stdout, stderr } = await runScript('import', ['7'], { ...store.env, DATA_DIR: '/tmp/nowhere' })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The store of leagues cannot be reached right now \(\w+\)\. Try again in a minute\.\n$/)
  })
})

describe('a server whose store comes back', () => {
  it('recovers without a restart', async () => {
    const program = findRedis()
    // Only Redis can restart at the same address; S3 gets a new request for each response.
    if (!program) return
    const before = await startRedis(program)
    const server = await startServer({ ...before.env, IMPORT_ON_DEMAND: '0', LOG_LEVEL: 'error' })
    stops.push(server.remove)
    expect((await fetch(server.url + league)).status).toBe(404)
    await before.stop()
    expect((await fetch(server.url + league)).status).toBe(503)
    const after = await startRedis(program, before.port)
    stops.push(after.stop)
    let status = 503
    while (status === 503) status = (await fetch(server.url + league)).status
    expect(status).toBe(404)
  }, 60_000)
})
