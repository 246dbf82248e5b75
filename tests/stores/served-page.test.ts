/** What a page that a server has rendered hydrates with, where the device has more of its league. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { smallDemoServer, type TestServer } from '../server/support/demo-server.ts'

const league = { host: 'espn', leagueId: '101' } as const

let server: TestServer
beforeAll(async () => {
  server = await smallDemoServer()
}, 60_000)
afterAll(() => server.remove())
let forget: () => void = () => {}
afterEach(() => {
  // Its timers would end when the document is gone.
  forget()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** A browser on the league's history with these entries in its storage, whose API is the server. */
async function openPage(
  entries: Readonly<Record<string, string>>,
  {
    asOf = '',
    respond = async (url: string) => server.app.request(url),
    name = 'history' as 'history' | 'hostLeague',
  } = {},
) {
  const requested: string[] = []
  const caches: string[] = []
  const replaced: string[] = []
  const storage = { getItem: (name: string) => entries[name] ?? null, setItem() {}, removeItem() {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', {
    pathname: '/leagues/espn/101/history',
    search: '',
    origin: 'http://localhost',
    href: 'http://localhost/leagues/espn/101/history',
    replace: (url: URL) => replaced.push(url.href),
  })
  vi.stubGlobal('fetch', (url: string, { cache = 'default' }: RequestInit = {}) => {
    requested.push(url)
    caches.push(cache)
    return respond(url)
  })
  vi.stubGlobal('document', { querySelector: () => null, documentElement: { dataset: {} } })
  vi.stubEnv('PUBLIC_API_BASE_URL', '/')
  vi.stubEnv('KEEPS_FILES', 'true')
  vi.stubEnv('IS_SERVED', 'true')
  vi.resetModules()
  const { hydratePage } = await import('../../src/stores/snapshot-page.ts')
  const { browserQueryClient, callQuery } = await import('../../src/stores/queries.ts')
  forget = () => browserQueryClient().clear()
  const query = callQuery(name, league)
  const hydration = hydratePage('/leagues/espn/101/history', (call) => call(name, league), {
    seasons: [],
    year: 2025,
    isServed: true,
    asOf,
  })
  return {
    requested,
    caches,
    replaced,
    hydration,
    /** As a component that the page mounts does. */
    request: () => browserQueryClient().fetchQuery(query),
    shown: () => browserQueryClient().getQueryData(query.queryKey)?.status,
  }
}

/** A response as the service worker has saved it, of results that were read at this time. */
const savedAt = (asOf: string) => (response: Response) => {
  const headers = new Headers(response.headers)
  headers.set('X-League-As-Of', asOf)
  headers.set('X-Saved-At', '2026-01-03T00:00:00.000Z')
  return new Response(response.body, { status: response.status, headers })
}

describe('a page that a server has rendered', () => {
  it('hydrates with the response that it was rendered from, which no component requests again', async () => {
    const { hydration, requested, request, shown } = await openPage({})
    await hydration
    expect(shown()).toBe('ready')
    await request()
    expect(requested).toHaveLength(1)
  })

  it('hydrates without a league that the reader joined, which its components then request', async () => {
    const joins = JSON.stringify([{ ...league, apart: [], also: 'espn:102' }])
    const { hydration, requested, request, shown } = await openPage({ 'league-joins': joins })
    await hydration
    expect(shown()).toBe('ready')
    await request()
    expect(requested.map((url) => url.includes('also=espn'))).toEqual([false, true])
  })

  it.each([
    ['is down', () => new Response('', { status: 503 })],
    ['is too slow, and the service worker has an older response', savedAt('2026-01-01T00:00:00.000Z')],
  ])('keeps its newer rows while the API %s, and hydrates once it responds', async (_, instead) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answers = [instead, instead, (response: Response) => response]
    const responses = new Map<string, Promise<Response>>()
    const respond = async (url: string) => {
      const answer = answers.shift() ?? instead
      const response = responses.get(url) ?? server.app.request(url)
      responses.set(url, Promise.resolve(response))
      return answer((await response).clone())
    }
    const { hydration, requested } = await openPage({}, { asOf: '2026-01-02T00:00:00.000Z', respond })
    const isHydrated = vi.fn()
    void hydration.then(isHydrated)
    await vi.waitUntil(() => requested.length === 1 && vi.getTimerCount() > 0, { timeout: 20_000 })
    await vi.advanceTimersByTimeAsync(2000)
    await vi.waitUntil(() => requested.length === 2 && vi.getTimerCount() > 0, { timeout: 20_000 })
    expect(isHydrated).not.toHaveBeenCalled()
    for (let waited = 0; waited < 60_000 && isHydrated.mock.calls.length === 0; waited += 500)
      await vi.advanceTimersByTimeAsync(500)
    expect(isHydrated).toHaveBeenCalled()
    expect(requested).toHaveLength(3)
  })

  it('hydrates with what the device has saved where its rows are as new', async () => {
    const asOf = '2026-01-02T00:00:00.000Z'
    const respond = async (url: string) => savedAt(asOf)(await server.app.request(url))
    const { hydration, requested } = await openPage({}, { asOf, respond })
    await hydration
    expect(requested).toHaveLength(1)
  })

  describe('whose season is read again', () => {
    const [before, after] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
    const ofTime = (asOf: string) => async (url: string) => {
      const { body, headers, status } = await server.app.request(url)
      const own = new Headers(headers)
      own.set('X-League-As-Of', asOf)
      return new Response(body, { status, headers: own })
    }

    it('knows whether its rows are those of its responses', async () => {
      for (const [asOf, isAsRendered] of [
        [before, false],
        [after, true],
      ] as const) {
        const { hydration } = await openPage({}, { asOf, respond: ofTime(after), name: 'hostLeague' })
        expect(await hydration).toBe(isAsRendered)
        forget()
      }
      // Of all seasons, and not as old as the page's.
      expect(await (await openPage({}, { asOf: before, respond: ofTime(after) })).hydration).toBe(true)
    })

    it('does not go back to what the browser has cached from before, but asks once more', async () => {
      const responses = [ofTime(before), ofTime(after)]
      const respond = (url: string) => (responses.shift() ?? ofTime(before))(url)
      const { hydration, caches } = await openPage({}, { asOf: after, respond, name: 'hostLeague' })
      expect(await hydration).toBe(true)
      expect(caches).toEqual(['default', 'no-cache'])
      forget()
      const stays = await openPage({}, { asOf: after, respond: ofTime(before), name: 'hostLeague' })
      expect(await stays.hydration).toBe(false)
      expect(stays.caches).toEqual(['default', 'no-cache'])
    })
  })

  it('leaves a league that is on the device from a file to its shell, and asks no server', async () => {
    const { hydration, replaced, requested } = await openPage({ 'leagues-from-files': JSON.stringify(['espn/101']) })
    const isHydrated = await Promise.race([hydration.then(() => true), Promise.resolve(false)])
    expect([isHydrated, requested]).toEqual([false, []])
    expect(replaced).toEqual(['http://localhost/leagues/_/_/history/?asked=%2Fleagues%2Fespn%2F101%2Fhistory'])
  })
})
