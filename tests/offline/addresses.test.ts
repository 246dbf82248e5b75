import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const site = 'https://me.example/my-league/'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', new URL('sw.js', site))
  vi.stubEnv('BASE_URL', '/my-league')
  vi.stubEnv('PUBLIC_API_BASE_URL', '')
})

// The next file of this process reads the modules with the environment as it is.
afterAll(() => {
  vi.resetModules()
})

const load = () => import('../../src/offline/addresses.ts')

async function kindsOf(address: string) {
  const { isApiCall, isBuildFile, isPage, isSnapshotFile, isSnapshotList } = await load()
  const kinds = { isApiCall, isBuildFile, isPage, isSnapshotFile, isSnapshotList }
  return Object.entries(kinds).flatMap(([kind, is]) => (is(new URL(address, site)) ? [kind] : []))
}

describe('the kind of request by URL', () => {
  it.each([
    ['', ['isPage']],
    ['leagues/espn/1/overview?season=2024', ['isPage']],
    ['_astro/App.aaaaaaa1.js', ['isBuildFile']],
    ['snapshot/manifest.json', ['isSnapshotList']],
    ['snapshot/leagues.json', ['isSnapshotList']],
    ['snapshot/1/2024/00ff/analytics/standings.json', ['isSnapshotFile']],
    ['/api/v1/leagues/', ['isApiCall']],
    ['icons/192.png', []],
    ['sw.js', []],
    ['/', []],
    ['/other-league/leagues', []],
    ['https://elsewhere.example/my-league/_astro/App.aaaaaaa1.js', []],
  ])('%s: %j', async (address, kinds) => {
    expect(await kindsOf(address)).toEqual(kinds)
  })

  it('finds calls of the configured API', async () => {
    vi.stubEnv('PUBLIC_API_BASE_URL', 'https://api.example/ffa/')
    expect(await kindsOf('https://api.example/ffa/api/v1/leagues/')).toEqual(['isApiCall'])
    expect(await kindsOf('/api/v1/leagues/')).toEqual([])
  })

  it('finds none if there is no API', async () => {
    vi.stubEnv('PUBLIC_API_BASE_URL', 'none')
    expect(await kindsOf('/api/v1/leagues/')).toEqual([])
  })
})

describe('the address that a page is cached under', () => {
  const overview = `${site}leagues/espn/1/overview`

  it('is the same with and without a slash, a query or a hash', async () => {
    const { pageAddress } = await load()
    for (const address of [overview, `${overview}/`, `${overview}?matchup=3`, `${overview}#x`])
      expect(pageAddress(address)).toBe(overview)
    expect(pageAddress(`${site}?x`)).toBe(site)
  })

  it('is that of the page which a shell was requested for, and only of a shell', async () => {
    const { pageAddress } = await load()
    const asked = `?asked=${encodeURIComponent('/my-league/leagues/espn/1/overview?season=2024')}`
    expect(pageAddress(`${site}leagues/_/_/overview/${asked}`)).toBe(overview)
    expect(pageAddress(`${site}leagues${asked}`)).toBe(`${site}leagues`)
  })
})

describe('the shell of an address', () => {
  it.each([
    ['leagues/espn/1', '/my-league/leagues/_/_/overview/'],
    ['leagues/espn/1/seasons/2024/awards', '/my-league/leagues/_/_/awards/'],
    ['leagues/sleeper/910020240000000001/awards', '/my-league/leagues/_/_/awards/'],
    ['leagues/elsewhere/1/awards', null],
    ['teams/7/legacy', '/my-league/teams/_/legacy/'],
    ['leagues', null],
    ['recap/espn/1/2024', '/my-league/recap/_/_/_/'],
    ['recap/espn/1/2024/awards/most-consistent', null],
    ['https://elsewhere.example/leagues/espn/1', null],
  ])('%s: %s', async (address, shell) => {
    expect((await load()).shellAddress(new URL(address, site).href)).toBe(shell)
  })
})

describe('addresses of the same league', () => {
  it.each([
    ['leagues/espn/1/awards', 'leagues/espn/1/teams/7/roster/week/3', true],
    ['leagues/espn/1/seasons/2024/awards', 'leagues/espn/1/overview?season=2023', true],
    ['leagues/espn/1/awards', 'leagues/espn/11/awards', false],
    ['leagues/espn/1/awards', 'leagues/sleeper/1/awards', false],
    ['teams/7/legacy', 'leagues/espn/1/teams/7/performance', true],
    ['teams/7/legacy', 'leagues/espn/1/teams/8/performance', false],
    ['leagues/espn/1/awards', 'leagues', false],
    ['leagues', 'leagues', false],
  ])('%s and %s: %s', async (address, other, isSame) => {
    const { isOfSameLeague } = await load()
    expect(isOfSameLeague(new URL(address, site).href, new URL(other, site).href)).toBe(isSame)
  })
})

describe('whether the site has pages of a league', () => {
  const seasons = [
    { host: 'espn', host_league_id: '1', season: 2025 },
    { host: 'sleeper', host_league_id: '92', previous_host_league_id: '91', season: 2025 },
  ]

  it.each([
    ['leagues/espn/1/overview', true],
    ['leagues/espn/1/overview?season=2025', true],
    ['leagues/sleeper/91/overview', true],
    ['leagues/sleeper/1/overview', false],
    ['leagues/espn/2/overview', false],
    ['leagues', false],
  ])('%s: %s', async (address, isThere) => {
    const { isPublished } = await load()
    expect(isPublished(site + address, { seasons })).toBe(isThere)
    expect(isPublished(site + address, undefined)).toBe(false)
  })
})
