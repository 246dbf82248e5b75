/** Sealed leagues on a device, whose hosts are a fake ESPN and whose files are on a fake site. */
import { describe, expect, it } from 'vitest'
import { parseBook } from '../../src/book/parse-book.ts'
import { createSealedLink, nameSealedFile, type SealedLink } from '../../src/contract/sealed-link.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import type { WeekPaths } from '../../src/domain/week-paths.ts'
import type { OpenedSealed } from '../../src/engine/protocol.ts'
import { fetchSealed, requestFile } from '../../src/engine/request-file.ts'
import { openSealedLinks } from '../../src/engine/sealed-links.ts'
import { openSealedLeague, type SealedExtras, type SealedSeason, sealLeague } from '../../src/sealed/sealed-league.ts'
import { listLeagues } from '../../src/service/list-leagues.ts'
import { StorageFull } from '../../src/storage/document-storage.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildHostSeason, game } from '../build-season.ts'
import { errorOf } from '../support/error-of.ts'
import { engineAtHosts, noJoin } from './support/engine-at-hosts.ts'

const leagueId = '4799'
const address = { host: 'espn', leagueId }
const seasonOf = (season: number, name = 'The Sealed League'): HostSeason =>
  buildHostSeason({ host: 'espn', leagueId, leagueNumber: 4799, season, name })

function device() {
  const links = openSealedLinks(memoryStorage())
  const site = new Map<string, Uint8Array<ArrayBuffer>>()
  const asked: string[] = []
  const sites = { fetchFile: async ({ file }: SealedLink) => site.get(file) ?? null }
  const at = engineAtHosts({
    sealed: {
      links,
      fetchFile(link) {
        asked.push(link.file)
        return sites.fetchFile(link)
      },
    },
  })
  const { engine } = at
  async function publish(
    link: SealedLink,
    seasons: HostSeason[],
    sealedAt = at.clock.now.toISOString(),
    { joined = [], ...extras }: SealedExtras & { joined?: HostSeason[] } = { book: null, pictures: {} },
    paths: SealedSeason['paths'] = [],
  ) {
    const dated = (season: HostSeason) => ({ asOf: sealedAt, season, paths })
    const content = { sealedAt, seasons: seasons.map(dated), joined: joined.map(dated), ...extras }
    site.set(link.file, await sealLeague(content, link))
  }
  const nameOf = async (season?: number) => {
    const { json } = await engine.call('hostLeague', { ...address, ...(season && { season: String(season) }) })
    return (JSON.parse(json) as { name: string }).name
  }
  const later = (minutes: number) => {
    at.clock.now = new Date(at.clock.now.getTime() + minutes * 60_000)
  }
  return { ...at, links, site, sites, asked, publish, nameOf, later }
}

async function seasonsOf(opening: Promise<OpenedSealed>): Promise<number[]> {
  const opened = await opening
  return opened.kind === 'opened' ? opened.seasons.map(({ season }) => season) : []
}

describe('a sealed league on the device', () => {
  it('opens by its link with all seasons, and nothing is requested from its host', async () => {
    const { engine, publish, nameOf, takeRequests, store } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf(2024, 'As it was'), seasonOf(2025)])
    expect(await seasonsOf(engine.openSealed(link, null))).toEqual([2025, 2024])
    expect([await nameOf(), await nameOf(2024)]).toEqual(['The Sealed League', 'As it was'])
    expect((await errorOf(nameOf(2020))).message).toBe('This league’s file doesn’t have that season.')
    await engine.idle()
    expect(takeRequests()).toEqual([])
    await expect.poll(() => listLeagues(store)).toMatchObject([{ source: 'sealed', seasons: [2025, 2024] }])
  })

  it('has the book and the pictures of its file, until a newer file has others', async () => {
    const { engine, publish, later, links } = device()
    const link = createSealedLink()
    const digest = 'ab'.repeat(16)
    const season = buildHostSeason({ host: 'espn', leagueId, season: 2025, teams: [{ logo: digest }, {}] })
    const book = parseBook('motto: Our motto\nmoney: {currency: USD, buy_in: 71}', `espn-${leagueId}.yml`)
    await publish(link, [season], undefined, {
      book: { book, files: [], problems: [] },
      pictures: { [digest]: 'UklGRhoAAABXRUJQ' },
    })
    await engine.openSealed(link, null)
    const read = async (name: 'leagueBook' | 'hostLeague') => JSON.parse((await engine.call(name, address)).json)
    expect(await read('leagueBook')).toMatchObject({ hasBook: true, motto: 'Our motto', money: null })
    expect((await read('hostLeague')).teamLogos).toMatchObject([{ logo: 'data:image/webp;base64,UklGRhoAAABXRUJQ' }])

    const again = await engine.seal({ host: 'espn', leagueId }, noJoin)
    const resealed = await openSealedLeague(again.bytes, again.link)
    expect([resealed.book?.book.motto, Object.keys(resealed.pictures)]).toEqual(['Our motto', [digest]])

    later(11)
    await publish(link, [season])
    await read('hostLeague')
    await engine.idle()
    expect(await read('leagueBook')).toMatchObject({ hasBook: false, motto: null })
    expect((await read('hostLeague')).teamLogos).toBeUndefined()

    await engine.remove({ host: 'espn', leagueId })
    expect([await links.all(), await links.extras(link)]).toEqual([[], null])
  })

  it('has the paths of the games that its sender watched, and so has the file that its reader sends', async () => {
    const { engine, publish, store, later, site } = device()
    const link = createSealedLink()
    const season = { ...seasonOf(2025), matchups: [game(1, [1, 20], [2, 12])] }
    const at = Date.parse('2025-09-07T18:00:00Z') / 1000
    const paths: WeekPaths = {
      watched: [{ from: at, to: at + 60 }],
      games: [
        {
          matchupId: season.matchups[0]?.id ?? -1,
          points: [
            { at, chance: 0.4, home: 0, away: 3 },
            { at: at + 60, chance: 0.9, home: 20, away: 3 },
          ],
          gains: [{ at: at + 60, side: 'home', player: 7, points: 20 }],
          scored: [[7, 20]],
          quarterAt: at,
        },
      ],
    }
    await publish(link, [season], undefined, undefined, [[1, paths]])
    await engine.openSealed(link, null)
    await engine.idle()
    expect(await store.paths.read(season, 1)).toEqual(paths)
    const { json } = await engine.call('gamePaths', { ...address, week: '1' })
    expect(JSON.parse(json)).toMatchObject({ games: [{ chances: [0.4, 0.9] }] })
    const again = await engine.seal({ host: 'espn', leagueId }, noJoin)
    expect((await openSealedLeague(again.bytes, again.link)).seasons[0]?.paths).toEqual([[1, paths]])

    // A newer file has another minute.
    later(11)
    const longer = { ...paths, watched: [{ from: at, to: at + 120 }] }
    await publish(link, [season], undefined, undefined, [[1, longer]])
    await engine.call('hostLeague', address)
    await engine.idle()
    expect(await store.paths.read(season, 1)).toEqual(longer)
    await engine.remove({ host: 'espn', leagueId })
    expect([await store.paths.read(season, 1), site.size]).toEqual([null, 1])
  })

  it('opens without book and pictures on a device that has no space for them', async () => {
    const { engine, publish, nameOf, links } = device()
    links.saveExtras = async () => {
      throw new StorageFull()
    }
    const link = createSealedLink()
    await publish(link, [seasonOf(2025)])
    expect(await seasonsOf(engine.openSealed(link, null))).toEqual([2025])
    expect(await nameOf()).toBe('The Sealed League')
  })

  it('opens from a file that was sent, and without a connection once it is here', async () => {
    const { engine, publish, site, sites, nameOf } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf(2025)])
    const bytes = site.get(link.file) ?? null
    sites.fetchFile = async () => {
      throw new DomainError('host-unavailable', 'offline')
    }
    await engine.openSealed(link, bytes)
    expect(await seasonsOf(engine.openSealed(link, null))).toEqual([2025])
    expect(await nameOf()).toBe('The Sealed League')
  })

  it('is read again if its file is a newer one, every ten minutes at most', async () => {
    const { engine, publish, nameOf, asked, later } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf(2025)])
    await engine.openSealed(link, null)
    later(5)
    await publish(link, [seasonOf(2025, 'Renamed')])
    expect([await nameOf(), await nameOf()]).toEqual(['The Sealed League', 'The Sealed League'])
    expect(asked.length).toBe(1)
    later(6)
    await nameOf()
    await expect.poll(() => nameOf()).toBe('Renamed')
    expect(asked.length).toBe(2)
  })

  it('stays unchanged if its file is missing, changed or older, and reports it', async () => {
    const { engine, publish, nameOf, notes, later, site } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf(2025)])
    await engine.openSealed(link, null)
    const looked = async () => {
      later(11)
      await nameOf()
      await engine.idle()
      expect(await nameOf()).toBe('The Sealed League')
    }
    await publish(link, [seasonOf(2025, 'Long ago')], '2020-01-01T00:00:00.000Z')
    await looked()
    site.set(link.file, (site.get(link.file) ?? new Uint8Array()).slice(0, 70))
    await looked()
    await expect.poll(() => notes.at(-1)).toContain('is incomplete')
    site.delete(link.file)
    await looked()
    await expect.poll(() => notes.at(-1)).toContain('ask for a new link')
  })

  it('returns from its file after the device evicted it', async () => {
    const { engine, publish, nameOf, store } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf(2025)])
    await engine.openSealed(link, null)
    await store.remove({ host: 'espn', leagueId, season: 2025 })
    expect(await nameOf()).toBe('The Sealed League')
  })

  it('is forgotten with its link', async () => {
    const { engine, publish, links, store } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf(2025)])
    await engine.openSealed(link, null)
    await engine.remove({ host: 'espn', leagueId })
    expect([await links.all(), await listLeagues(store)]).toEqual([[], []])
  })

  it('leaves nothing behind if its file does not open', async () => {
    const { engine, publish, links, store } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf(2025)])
    const other = { ...link, key: createSealedLink().key }
    expect((await errorOf(engine.openSealed(other, null))).message).toContain('doesn’t open this file')
    expect((await errorOf(engine.openSealed(createSealedLink(), null))).message).toContain('ask for a new link')
    expect([await links.all(), await listLeagues(store)]).toEqual([[], []])
  })
})

describe('sealing on the device', () => {
  it('makes a file that another device opens, under the same link each time', async () => {
    const mine = device()
    const other = device()
    await mine.store.write(seasonOf(2025), { asOf: null, source: 'folder', known: 'whole' })
    const first = await mine.engine.seal({ host: 'espn', leagueId }, noJoin)
    const second = await mine.engine.seal({ host: 'espn', leagueId }, noJoin)
    expect(second.link).toEqual(first.link)
    expect(await other.engine.openSealed(second.link, second.bytes)).toEqual({
      kind: 'opened',
      seasons: [{ host: 'espn', leagueId, season: 2025 }],
    })
    expect(await other.nameOf()).toBe('The Sealed League')
  })
})

describe('requesting a sealed file', () => {
  const link = createSealedLink()
  const base = 'https://me.example/league/'
  const notElsewhere = async (url: string) => {
    throw new Error(`requested ${url}`)
  }

  it('sends the name of the file, and neither key, cookie nor referrer', async () => {
    const sent: [string, RequestInit | undefined][] = []
    const send: typeof fetch = async (input, init) => {
      sent.push([String(input), init])
      return new Response(new Uint8Array(3))
    }
    await fetchSealed(link, { base, elsewhere: notElsewhere, here: (url) => requestFile(url, send) })
    expect(sent).toEqual([
      [
        `${base}sealed/${nameSealedFile(link)}`,
        { cache: 'no-cache', credentials: 'omit', referrerPolicy: 'no-referrer' },
      ],
    ])
    expect(JSON.stringify(sent)).not.toContain(link.key)
  })

  it.each([
    ['status 404', () => new Response('', { status: 404 })],
    ['a page in its place', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ])('finds none if the host has %s', async (_, respond) => {
    expect(await requestFile(base, async () => respond())).toBeNull()
  })

  it('reports in one sentence that the host is unreachable', async () => {
    const here = (url: string) => requestFile(url, async () => new Response('', { status: 500 }))
    expect((await errorOf(fetchSealed(link, { base, elsewhere: notElsewhere, here }))).message).toContain(
      'We can’t reach the league’s file.',
    )
  })

  it('goes to another site only where the link has its address, and not from the engine itself', async () => {
    const address = 'https://files.example/league.bin'
    const asked: string[] = []
    const elsewhere = async (url: string) => {
      asked.push(url)
      return null
    }
    expect(await fetchSealed({ ...link, address }, { base, elsewhere, here: notElsewhere })).toBeNull()
    expect(asked).toEqual([address])
  })
})

describe('hosts', () => {
  it('are requested as usual for unsealed leagues', async () => {
    const { engine } = device()
    const missing = engine.call('hostLeague', { host: 'espn', leagueId: '999' })
    expect((await errorOf(missing)).message).not.toContain('file of this league')
  })
})
