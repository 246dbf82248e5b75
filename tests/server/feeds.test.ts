import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { EncodedBody } from '../../src/server/encoded-body.ts'
import { encodeResponse } from '../../src/server/responses.ts'
import { type Compute, computeFrom } from '../../src/service/compute.ts'
import { smallDemoServer, type TestServer } from './support/demo-server.ts'

const path = '/weekly/espn/102'
/** Editions of the newest season. */
const editions = 6

let server: TestServer
let computed: string[] = []
beforeAll(async () => {
  server = await smallDemoServer()
}, 60_000)
afterAll(() => server.remove())

function build() {
  computed = []
  const inThread = computeFrom(server.store)
  const compute: Compute<EncodedBody> = async (task) => {
    computed.push(task.name)
    return encodeResponse(await inThread(task))
  }
  return server.build({ compute, dataDir: server.folder, rateLimits: { requests: 100, imports: 0 } })
}

describe('a league’s feed', () => {
  it('is written once for all who request it, and counts as the requests that this takes', async () => {
    const app = build()
    const remaining = async (name: string) => {
      const { headers } = await app.request(`${path}/${name}`)
      return Number(/remaining=(\d+)/.exec(headers.get('RateLimit') ?? '')?.[1])
    }
    expect(Math.min(...(await Promise.all([remaining('feed.xml'), remaining('feed.xml')])))).toBe(98 - editions)
    expect(computed).toHaveLength(1 + editions)
    expect(await remaining('feed.xml')).toBe(97 - editions)
    // The other form is another text of the same responses.
    expect(await remaining('feed.json')).toBe(96 - 2 * editions)
    expect(computed).toHaveLength(1 + editions)
  })

  it('is there for any number of readers who request it at once', async () => {
    const app = server.build({ dataDir: server.folder })
    const responses = await Promise.all(Array.from({ length: 40 }, () => app.request(`${path}/feed.xml`)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
  })

  it('is refused to a client that waits for many, and to no other one', async () => {
    const app = server.build({ dataDir: server.folder, trustedProxies: 1 })
    // The addresses in a feed are those of the site that it was requested from.
    const request = (client: string, site: number) =>
      app.request(`http://site-${site}.example${path}/feed.xml`, { headers: { 'X-Forwarded-For': client } })
    const [many, one] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, (_, site) => request('192.0.2.1', site))),
      request('192.0.2.2', 99),
    ])
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(one.status).toBe(200)
  })

  it('is written again if the league has changed, or its book', async () => {
    const app = build()
    const read = async () => (await app.request(`${path}/feed.xml`)).text()
    const [key] = await server.store.seasonsOf({ host: 'espn', leagueId: '102' })
    const season = key && (await server.store.read(key))
    if (!season) throw new Error('The demo has no such league')
    expect(await read()).not.toContain('Another name')
    await server.store.write({ ...season, name: 'Another name' }, { asOf: '2026-11-10T12:00:00Z', source: 'demo' })
    const before = await read()
    expect(before).toContain('Another name')
    mkdirSync(join(server.folder, 'book'), { recursive: true })
    writeFileSync(join(server.folder, 'book', 'espn-102.yml'), 'name: Changed')
    const count = computed.length
    // Books are looked at four times a second.
    await vi.waitFor(
      async () => {
        await read()
        expect(computed.length).toBeGreaterThan(count)
      },
      { timeout: 30_000 },
    )
  })
})
