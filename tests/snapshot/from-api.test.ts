import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { serve } from '../../src/server/serve.ts'
import { createApiHttp } from '../../src/snapshot/api-http.ts'
import { snapshotFromApi } from '../../src/snapshot/api-source.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import { emptyServer } from '../server/support/demo-server.ts'
import { demoWorkplace, espn, filesIn, kindsOf, recorded, running, take } from './support/snapshots.ts'

const { store, newFolder } = demoWorkplace()
const token = 'a-token-of-the-test'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The demo leagues behind our own server, which requires the token. */
async function serveDemo(): Promise<string> {
  const server = emptyServer()
  const { url, close } = await serve(server.build({ store, apiToken: token }), { host: '127.0.0.1', port: 0 })
  closing.push(async () => {
    await close()
    server.remove()
  })
  return url
}

interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: string
}

/** A server with configurable responses. */
async function serveReplies(reply: (path: string, request: IncomingMessage) => Reply | null): Promise<string> {
  const server = createServer((request, response) => {
    const answered = reply(request.url ?? '', request)
    if (!answered) return request.socket.destroy()
    response.writeHead(answered.status ?? 200, { 'Content-Type': 'application/json', ...answered.headers })
    return response.end(answered.body ?? '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const http = (baseUrl: string, options: Partial<Parameters<typeof createApiHttp>[0]> = {}) =>
  createApiHttp({ baseUrl, token: null, backoffMs: 1, ...options })

describe('a snapshot from a server of our own', () => {
  it('is the same, byte by byte, as one from the store behind it', async () => {
    const fromStore = newFolder()
    const fromApi = newFolder()
    // One of each kind.
    const leagues = [101, 104, 106].map((id) => ({ ...espn(id), season: null }))
    const options = { leagues, running: true }
    const url = await serveDemo()
    await take({ folder: fromStore, store, ...options })
    const outcomes = await take({ folder: fromApi, source: snapshotFromApi(http(url, { token })), ...options })
    expect(kindsOf(outcomes)).toEqual(['101 taken', '104 taken', '106 taken'])
    expect(await snapshotFromApi(http(url, { token })).list()).toEqual(await store.keys())
    const stored = filesIn(fromStore)
    const asked = filesIn(fromApi)
    expect([...asked.keys()]).toEqual([...stored.keys()])
    for (const [file, text] of asked) {
      if (!file.endsWith('.source.json')) expect([file, text]).toEqual([file, stored.get(file)])
      expect(text).not.toContain(url)
      expect(text).not.toContain(token)
    }
  })

  it('requests only a season that changed there again', async () => {
    const folder = newFolder()
    const url = await serveDemo()
    const taking = { leagues: [running], running: true }
    await take({ folder, source: snapshotFromApi(http(url, { token })), ...taking })
    const source = recorded(snapshotFromApi(http(url, { token })))
    expect(kindsOf(await take({ folder, source, ...taking }))).toEqual(['103 unchanged'])
    expect(source.asked).toEqual([])
  })

  it('reports the missing token, without further requests', async () => {
    const folder = newFolder()
    const url = await serveDemo()
    await expect(take({ folder, source: snapshotFromApi(http(url)), leagues: [] })).rejects.toMatchObject({
      kind: 'private-league',
      message: expect.stringMatching(/API_TOKEN/),
    })
    expect(filesIn(folder).size).toBe(0)
  })
})

describe('a server of the API', () => {
  it('is to wait for what has changed since it read a league: nobody asks again what is published', async () => {
    const wishes: unknown[] = []
    const url = await serveReplies((_path, { headers }) => {
      wishes.push(headers.prefer)
      return { body: '[]' }
    })
    await snapshotFromApi(http(url)).list()
    expect(wishes).toEqual(['wait=10'])
  })

  it('is waited for while it imports', async () => {
    const steps: string[] = []
    let looks = 0
    const url = await serveReplies(() => {
      looks += 1
      if (looks === 3) return { body: '{"id":1}' }
      const body = looks === 1 ? { progress: { step: 'Week 3 of 17', week: 3, done: 4, total: 20 } } : {}
      return { status: 202, headers: { 'Retry-After': '0' }, body: JSON.stringify(body) }
    })
    const { get } = http(url, { onImporting: ({ step, done, total }) => steps.push(`${step} ${done}/${total}`) })
    expect(await get('/api/v1/leagues/espn/7')).toMatchObject({ json: { id: 1 } })
    expect(steps).toEqual(['Week 3 of 17 4/20', 'Importing 0/0'])
  })

  it('is waited for while it still reads a league that it shows', async () => {
    let isWhole = false
    const url = await serveReplies((path) => {
      if (!path.endsWith('/draft-complete')) {
        const weeks = isWhole ? [1, 2] : [1]
        const league = { id: 1, season: 2025, phase: 'in-season', as_of: '2025-09-16T12:00:00.000Z' }
        return { body: JSON.stringify({ ...league, completed_weeks: weeks, is_partial: !isWhole }) }
      }
      const status = isWhole ? 200 : 202
      isWhole = true
      return { status, headers: { 'Retry-After': '0' } }
    })
    expect(await snapshotFromApi(http(url)).find(espn(7), null)).toMatchObject({ decidedWeek: 2 })
  })

  it.each([
    ['asks to slow down', { status: 429, headers: { 'Retry-After': '0' } }],
    ['fails for a moment', { status: 503 }],
    ['hangs up', null],
  ])('is retried if it %s', async (_, trouble) => {
    let asked = 0
    const url = await serveReplies(() => {
      asked += 1
      return asked < 3 ? trouble : { body: '[]' }
    })
    expect(await http(url).get('/api/v1/leagues/')).toMatchObject({ json: [] })
    expect(asked).toBe(3)
  })

  it.each([
    ['keeps failing', { status: 500 }, 'The API failed with status 500'],
    ['keeps hanging up', null, 'The API at 127.0.0.1:'],
    ['says no', { status: 403, body: '{"detail":"Members only."}' }, 'status 403: Members only.'],
    ['sends without end', { body: `[${' '.repeat(65 * 2 ** 20)}` }, 'larger than 64 MB'],
    ['answers with a page', { body: '<!doctype html>' }, 'is not JSON'],
    ['asks to come back tomorrow', { status: 429, headers: { 'Retry-After': '86400' } }, 'Try again in 86400 s.'],
  ])('fails in one line if it %s', async (_, reply, words) => {
    const url = await serveReplies(() => reply)
    const error = await http(url, { retries: 1, token })
      .get('/api/v1/leagues/')
      .catch((error) => error)
    expect(error).toMatchObject({ name: 'DomainError', message: expect.stringContaining(words) })
    expect(error.message).not.toMatch(/\n|a-token/)
  })

  it('does not get the token for another server by a redirect', async () => {
    const told: unknown[] = []
    const elsewhere = await serveReplies((_path, request) => {
      told.push(request.headers.authorization)
      return { body: '[]' }
    })
    const url = await serveReplies(() => ({ status: 302, headers: { Location: `${elsewhere}/api/v1/leagues/` } }))
    await http(url, { token }).get('/api/v1/leagues/')
    expect(told).toEqual([undefined])
  })

  it('times out without a response', async () => {
    const server = createServer(() => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(async () => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    const { get } = http(`http://127.0.0.1:${port}`, { retries: 0, timeoutMs: 50 })
    await expect(get('/api/v1/leagues/')).rejects.toThrow("didn't respond within 0.05 s")
  })

  it('gets few concurrent requests', async () => {
    const folder = newFolder()
    const url = await serveDemo()
    const source = snapshotFromApi(http(url, { token }))
    let inFlight = 0
    let most = 0
    const find: typeof source.find = async (...key) => {
      const offer = await source.find(...key)
      if (!offer) return null
      const ask: typeof offer.ask = async (call) => {
        inFlight += 1
        most = Math.max(most, inFlight)
        return offer.ask(call).finally(() => {
          inFlight -= 1
        })
      }
      return { ...offer, ask }
    }
    await take({ folder, source: { ...source, find } })
    expect(most).toBe(4)
  })

  it('may send its list in pages, or all of it each time', async () => {
    const entry = (index: number) => ({ espn_league_id: 1000 + index, season: 2000 + (index % 25) })
    const all = Array.from({ length: 120 }, (_, index) => entry(index))
    const paged = await serveReplies((path) => {
      const offset = Number(new URL(path, 'http://any').searchParams.get('offset'))
      return { body: JSON.stringify(all.slice(offset, offset + 50)) }
    })
    const whole = await serveReplies(() => ({
      body: JSON.stringify({ leagues: [...all, { name: 'no league' }, null] }),
    }))
    for (const url of [paged, whole]) {
      const keys = await snapshotFromApi(http(url)).list()
      expect(keys).toHaveLength(120)
      expect(keys.at(0)?.season).toBe(2024)
    }
  })

  it('has nothing to take without leagues', async () => {
    const url = await serveReplies(() => ({ body: '[]' }))
    await expect(take({ folder: newFolder(), source: snapshotFromApi(http(url)), leagues: [] })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect((await openSnapshots(newFolder())).manifest.seasons).toEqual([])
  })
})
