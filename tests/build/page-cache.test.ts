import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPageCache } from '../../src/build/page-cache.ts'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'

const season: SnapshotSeason = {
  host: 'espn',
  hostLeagueId: '101',
  season: 2025,
  leagueId: 10125,
  name: 'The League',
  hash: '0123456789abcdef',
  takenAt: '2026-01-10T12:00:00.000Z',
  throughWeek: null,
}
const page = 'leagues/espn/101/overview/index.html'

let folder = ''
let site = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
  site = join(folder, 'site')
  await write(site, 'as it was built')
})
afterEach(() => rm(folder, { recursive: true }))

async function write(site: string, text: string) {
  await mkdir(dirname(join(site, page)), { recursive: true })
  await writeFile(join(site, page), text)
}
const read = (site: string) => readFile(join(site, page), 'utf8')
const open = (key: string, seasons = [season]) => openPageCache(join(folder, 'cache'), key, seasons)

describe('cached pages of a season', () => {
  it('equal the build’s, whatever happens to either copy', async () => {
    const cache = open('code')
    await cache.cache(season, site, [page])
    await write(site, 'edited after the build')
    const next = join(folder, 'next')
    await cache.restore(season, next)
    expect(await read(next)).toBe('as it was built')
    await write(next, 'edited, too')
    await cache.restore(season, join(folder, 'third'))
    expect(await read(join(folder, 'third'))).toBe('as it was built')
  })

  it('count as long as code, settings and all snapshots of the league are the same', async () => {
    await open('code').cache(season, site, [page])
    expect(open('code').has(season)).toBe(true)
    expect(open('other code').has(season)).toBe(false)
    const renewed = { ...season, hash: 'fedcba9876543210' }
    expect(open('code', [renewed]).has(renewed)).toBe(false)
    const earlier = { ...season, season: 2024, hash: '0000000000000000' }
    expect(open('code', [season, earlier]).has(season)).toBe(false)
    const ofAnotherLeague = { ...season, hostLeagueId: '102' }
    expect(open('code', [season, ofAnotherLeague]).has(season)).toBe(true)
    const ofAnotherHost = { ...season, host: 'sleeper' as const }
    expect(open('code', [season, ofAnotherHost]).has(ofAnotherHost)).toBe(false)
  })

  it('depend on the other seasons of a league in which each has its own id', async () => {
    const own: SnapshotSeason = { ...season, host: 'sleeper', previousHostLeagueId: '100' }
    await open('code', [own]).cache(own, site, [page])
    const earlier: SnapshotSeason = { ...own, season: 2024, hostLeagueId: '100', previousHostLeagueId: null }
    expect(open('code', [own, { ...earlier, hostLeagueId: '99' }]).has(own)).toBe(true)
    expect(open('code', [own, earlier]).has(own)).toBe(false)
  })
})
