/** What a page that a server has rendered hydrates with, where the device has more of its league. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { smallDemoServer, type TestServer } from '../server/support/demo-server.ts'

const league = { host: 'espn', leagueId: '101' } as const

let server: TestServer
beforeAll(async () => {
  server = await smallDemoServer()
}, 60_000)
afterAll(() => server.remove())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** A browser on the league's history with these entries in its storage, whose API is the server. */
async function openPage(entries: Readonly<Record<string, string>>) {
  const requested: string[] = []
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
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    return server.app.request(url)
  })
  vi.stubGlobal('document', { querySelector: () => null, documentElement: { dataset: {} } })
  vi.stubEnv('PUBLIC_API_BASE_URL', '/')
  vi.stubEnv('KEEPS_FILES', 'true')
  vi.resetModules()
  const { hydratePage } = await import('../../src/stores/snapshot-page.ts')
  const { browserQueryClient, callQuery } = await import('../../src/stores/queries.ts')
  const query = callQuery('history', league)
  const hydration = hydratePage('/leagues/espn/101/history', (call) => call('history', league), {
    seasons: [],
    year: 2025,
    isServed: true,
  })
  return {
    requested,
    replaced,
    hydration,
    /** As a component that the page mounts does. */
    request: () => browserQueryClient().fetchQuery(query),
    shown: () => browserQueryClient().getQueryData(query.queryKey)?.status,
  }
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

  it('leaves a league that is on the device from a file to its shell, and asks no server', async () => {
    const { hydration, replaced, requested } = await openPage({ 'leagues-from-files': JSON.stringify(['espn/101']) })
    const isHydrated = await Promise.race([hydration.then(() => true), Promise.resolve(false)])
    expect([isHydrated, requested]).toEqual([false, []])
    expect(replaced).toEqual(['http://localhost/leagues/_/_/history/?asked=%2Fleagues%2Fespn%2F101%2Fhistory'])
  })
})
