/** Any request: a response of the contract, or an error in JSON; never a server error. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deriveLeagueNumber, type LeagueKey, toLeagueId, toPublicId } from '../../src/domain/identity.ts'
import { build } from '../hosts/espn/read-sketch.ts'
import { emptyServer, type TestServer } from '../server/support/demo-server.ts'
import { espnSeason } from '../support/league-keys.ts'
import { anyRequest, type KnownIds, type OddRequest } from './any-request.ts'
import { checkHostile } from './replay.ts'

const sleeper: LeagueKey = { host: 'sleeper', leagueId: '910020250000000001', season: 2025 }
const keys = [espnSeason(4711, 2025), sleeper]
const numbers = keys.map((key) => ({ leagueNumber: deriveLeagueNumber(key), season: key.season }))
const ids: KnownIds = {
  keys,
  leagues: numbers.map(toLeagueId),
  teams: numbers.map((number) => toPublicId(number, 1)),
  players: numbers.map((number) => toPublicId(number, 3)),
}
const page = '<!doctype html><title>The site</title>'
let server: TestServer
beforeAll(async () => {
  server = emptyServer()
  const site = join(server.folder, 'site')
  mkdirSync(site)
  for (const name of ['index.html', '404.html']) writeFileSync(join(site, name), page)
  const season = await build()
  const leagueNumber = deriveLeagueNumber(sleeper)
  for (const one of [season, { ...season, ...sleeper, leagueNumber }]) {
    await server.store.write(one, { asOf: null, source: 'host' })
  }
})
afterAll(() => server.remove())

it('gets a response of the contract, or an error in JSON', async () => {
  /** No import ever ends: every unknown league is "being imported". */
  const any = Number.POSITIVE_INFINITY
  const imports = { run: () => new Promise<never>(() => {}), most: any, mostOfClient: any }
  /** Hosts without users. */
  const http = { fetch: async () => Response.json(null, { status: 404 }) }
  const app = server.build({ imports, access: { espn: http, sleeper: http } })
  await checkHostile({
    name: 'requests',
    share: 0.45,
    cases: anyRequest(ids),
    async check(request) {
      const asked = toRequest(request)
      if (asked) await checkResponse(request, await app.request(asked))
      expect(server.logged).toEqual([])
    },
  })
}, 1_800_000)

/** Null if no client could send it. */
function toRequest({ method, address, headers }: OddRequest): Request | null {
  try {
    return new Request(`http://localhost${address}`, { method, headers })
  } catch {
    return null
  }
}

const expected = new Set([200, 202, 204, 302, 304, 400, 404, 405, 414, 422])

async function checkResponse({ method, address }: OddRequest, response: Response): Promise<void> {
  const { status, headers } = response
  const type = headers.get('Content-Type')
  expect(expected, `${status} to ${method} ${address}`).toContain(status)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Set-Cookie')).toBeNull()
  const text = await readText(response)
  if (status === 302) {
    const from = new URL(address, 'http://localhost')
    // A proxy may leave out a base path: only an address that is relative to the page stays within the site.
    expect(headers.get('Location')).toMatch(/^(?![a-z]+:|\/)/i)
    expect(new URL(headers.get('Location') ?? '', from).origin).toBe(from.origin)
    expect(text).toBe('')
  } else if (method === 'HEAD' || status === 204 || status === 304) expect(text).toBe('')
  else if (/^text\/html/.test(type ?? '')) expect(text).toBe(page)
  else {
    expect(type).toMatch(/^application\/json/)
    const body: unknown = JSON.parse(text)
    if (status >= 400) {
      expect(body).toEqual({ detail: expect.stringMatching(/^[^\n]{3,400}$/) })
      expect(text).not.toMatch(/node_modules|\.ts:|Error:/)
    }
  }
}

/** `app.request` forwards what would go over the wire. */
async function readText(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length === 0) return ''
  switch (response.headers.get('Content-Encoding')) {
    case 'br':
      return String(brotliDecompressSync(bytes))
    case 'gzip':
      return String(gunzipSync(bytes))
    default:
      return String(bytes)
  }
}
