import { beforeEach, describe, expect, it, vi } from 'vitest'

const site = 'https://me.example/my-league/'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('self', { registration: { scope: site } })
  vi.stubEnv('PUBLIC_API_BASE_URL', '')
})

async function kindsOf(address: string) {
  const { isAnswer, isHashedFile, isList, isPage, isSeasonFile } = await import('../../src/service-worker/addresses.ts')
  const kinds = { isAnswer, isHashedFile, isList, isPage, isSeasonFile }
  return Object.entries(kinds).flatMap(([kind, is]) => (is(new URL(address, site)) ? [kind] : []))
}

describe('what a request is, by its address', () => {
  it.each([
    ['', ['isPage']],
    ['leagues/espn/1/overview?season=2024', ['isPage']],
    ['_astro/App.aaaaaaa1.js', ['isHashedFile']],
    ['snapshot/manifest.json', ['isList']],
    ['snapshot/leagues.json', ['isList']],
    ['snapshot/1/2024/00ff/analytics/standings.json', ['isSeasonFile']],
    ['/api/v1/leagues/', ['isAnswer']],
    ['icons/192.png', []],
    ['sw.js', []],
    ['/', []],
    ['/other-league/leagues', []],
    ['https://elsewhere.example/my-league/_astro/App.aaaaaaa1.js', []],
  ])('%s: %j', async (address, kinds) => {
    expect(await kindsOf(address)).toEqual(kinds)
  })

  it('finds answers where the site was told that the API is', async () => {
    vi.stubEnv('PUBLIC_API_BASE_URL', 'https://api.example/ffa/')
    expect(await kindsOf('https://api.example/ffa/api/v1/leagues/')).toEqual(['isAnswer'])
    expect(await kindsOf('/api/v1/leagues/')).toEqual([])
  })

  it('finds none where there is no API', async () => {
    vi.stubEnv('PUBLIC_API_BASE_URL', 'none')
    expect(await kindsOf('/api/v1/leagues/')).toEqual([])
  })
})

describe('the address under which a page is kept', () => {
  it('is the same with and without a slash or a query, another one for another season where it was opened', async () => {
    const { openedAddress, pageAddress } = await import('../../src/service-worker/addresses.ts')
    const league = `${site}leagues/espn/1/overview`
    for (const address of [league, `${league}/`, `${league}?matchup=3`, `${league}#x`]) {
      expect(pageAddress(new URL(address))).toBe(league)
      expect(openedAddress(new URL(address))).toBe(league)
    }
    expect(openedAddress(new URL(`${league}/?season=2023&player=4`))).toBe(`${league}?season=2023`)
    expect(pageAddress(new URL(site))).toBe(site)
  })
})

describe('what a link to an opened page says', () => {
  it.each([
    ['', 'Fantasy Football Analytics', 'Home'],
    ['leagues', 'Leagues · Fantasy Football Analytics', 'Leagues'],
    [
      'leagues/espn/1/overview',
      'Overview · The A &amp; B · 2024 · Fantasy Football Analytics',
      'Overview · The A &amp; B · 2024',
    ],
    ['leagues/espn/1/teams/2/roster/week/3', 'Team · Fantasy Football Analytics', 'Team · Week 3'],
    ['leagues/espn/1/teams/2/performance', 'Team · Fantasy Football Analytics', 'Team · Performance'],
    ['recap/espn/1/2024', 'Recap · Fantasy Football Analytics', 'Recap'],
  ])('%s', async (path, title, label) => {
    const { labelOf } = await import('../../src/service-worker/opened.ts')
    expect(labelOf(new URL(path, site), title)).toBe(label)
  })
})
