/** Links of sealed leagues that somebody else made, and pages that leave too early. */
import { describe, expect, it } from 'vitest'
import type { SeasonSource } from '../../src/contract/response-headers.ts'
import { createSealedLink, type SealedLink } from '../../src/contract/sealed-link.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { type HostSeason, seasonFormat } from '../../src/domain/host-season.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { openSealedLinks } from '../../src/engine/sealed-links.ts'
import { sealText } from '../../src/sealed/sealed-file.ts'
import { sealLeague } from '../../src/sealed/sealed-league.ts'
import { listLeagues } from '../../src/service/list-leagues.ts'
import { writeContent } from '../../src/storage/document.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildHostSeason, move } from '../build-season.ts'
import { errorOf } from '../support/error-of.ts'
import { engineAtHosts, noJoin } from './support/engine-at-hosts.ts'

const leagueId = '4799'
const league: LeagueRef = { host: 'espn', leagueId }
const key = { host: 'espn', leagueId, season: 2025 } as const
const seasonOf = (name: string, sketch: Partial<Parameters<typeof buildHostSeason>[0]> = {}): HostSeason =>
  buildHostSeason({ ...key, leagueNumber: 4799, name, ...sketch })

/** What a site has, and devices that stay when their pages leave. */
function world() {
  const site = new Map<string, Uint8Array<ArrayBuffer>>()
  const clock = { now: new Date('2026-11-22T12:00:00Z') }
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
  }
  const sealOf = (link: SealedLink, seasons: readonly HostSeason[], sealedAt = clock.now.toISOString()) =>
    sealLeague(
      {
        sealedAt,
        seasons: seasons.map((season) => ({ asOf: sealedAt, season })),
        joined: [],
        book: null,
        pictures: {},
      },
      link,
    )
  async function publish(link: SealedLink, seasons: readonly HostSeason[], sealedAt?: string) {
    site.set(link.file, await sealOf(link, seasons, sealedAt))
  }

  function device() {
    const files = memoryStorage()
    const linkFiles = memoryStorage()
    const links = openSealedLinks(linkFiles)
    const notes: string[] = []
    /** A page: its engine is gone with it. */
    function page(fetchFile = async ({ file }: SealedLink) => site.get(file) ?? null) {
      const { engine, store } = engineAtHosts({ files, sealed: { links, fetchFile }, clock, notes })
      const view = async () => {
        const { json, origin } = await engine.call('hostLeague', { ...league })
        return { name: (JSON.parse(json) as { name: string }).name, origin }
      }
      const add = (season: HostSeason, source: SeasonSource) => store.write(season, { asOf: null, source })
      return { engine, store, view, add }
    }
    return { page, links, linkFiles, notes }
  }
  return { site, clock, later, sealOf, publish, device }
}

describe('a link that is tapped again', () => {
  it('shows the new week, although the page of the link leaves at once', async () => {
    const { publish, device, later } = world()
    const { page } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf('Week 1')])
    await page().engine.openSealed(link, null)
    await page().view()
    later(1)
    await publish(link, [seasonOf('Week 2')])
    // Its request never ends: the worker is gone with the page.
    await page(() => new Promise(() => {})).engine.openSealed(link, null)
    const overview = page()
    await overview.view()
    await overview.engine.idle()
    expect((await overview.view()).name).toBe('Week 2')
  })

  it.each(['the request', 'the first season'])('looks again if a page leaves during %s', async (stage) => {
    const { publish, device, later, site } = world()
    const { page } = device()
    const link = createSealedLink()
    const both = (name: string) => [seasonOf(name), seasonOf(name, { season: 2024 })]
    await publish(link, both('Old'))
    await page().engine.openSealed(link, null)
    const first = page()
    await first.view()
    await first.engine.idle()
    later(11)
    await publish(link, both('New'))
    const leaving = page(async ({ file }) =>
      stage === 'the request' ? new Promise(() => {}) : (site.get(file) ?? null),
    )
    if (stage === 'the first season') {
      const { write } = leaving.store
      leaving.store.write = async (season, origin) =>
        season.season === 2024 ? new Promise(() => {}) : write(season, origin)
    }
    await leaving.view()
    await new Promise((resolve) => setImmediate(resolve))
    await expect.poll(async () => (await leaving.view()).name).toBe(stage === 'the request' ? 'Old' : 'New')
    const next = page()
    await next.view()
    await next.engine.idle()
    const { json } = await next.engine.call('hostLeague', { ...league, season: '2024' })
    expect((JSON.parse(json) as { name: string }).name).toBe('New')
  })

  it('looks for a newer file although the clock was set back', async () => {
    const { publish, device, later } = world()
    const { page } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf('Week 1')])
    await page().engine.openSealed(link, null)
    const first = page()
    await first.view()
    await first.engine.idle()
    later(-600)
    await publish(link, [seasonOf('Week 2')], '2026-11-23T00:00:00.000Z')
    const second = page()
    await second.view()
    await second.engine.idle()
    expect((await second.view()).name).toBe('Week 2')
  })
})

describe('a link that somebody else made', () => {
  it.each<[string, SeasonSource]>([
    ['a file', 'folder'],
    ['its host', 'host'],
  ])('does not replace a league from %s before the reader agrees to it', async (_, source) => {
    const { publish, device } = world()
    const { page, links } = device()
    const { engine, add, view } = page()
    await add(seasonOf('Mine'), source)
    const forged = createSealedLink()
    await publish(forged, [seasonOf('Forged')])
    expect(await engine.openSealed(forged, null)).toMatchObject({
      kind: 'taken',
      here: [{ name: 'Mine', source, seasons: [2025] }],
      offered: { name: 'Forged', seasons: [2025], throughWeek: 0 },
    })
    expect([(await view()).name, await links.all()]).toEqual(['Mine', []])
    expect(await engine.openSealed(forged, null, { replaces: true })).toEqual({ kind: 'opened', seasons: [key] })
    expect((await view()).name).toBe('Forged')
  })

  it.each([
    ['another file', () => createSealedLink()],
    ['the same file and another key', (real: SealedLink) => ({ ...real, key: createSealedLink().key })],
    ['the same file, key and another address', (real: SealedLink) => ({ ...createSealedLink(), file: real.file })],
  ])('does not replace the league of the real link, with %s', async (_, forgedOf) => {
    const { publish, device, later, sealOf, site } = world()
    const { page } = device()
    const real = createSealedLink()
    await publish(real, [seasonOf('Real')])
    const { engine, view } = page()
    await engine.openSealed(real, null)
    const forged = forgedOf(real)
    const bytes = await sealOf(forged, [seasonOf('Forged')], '2099-01-01T00:00:00.000Z')
    expect(await engine.openSealed(forged, bytes)).toMatchObject({ kind: 'taken', here: [{ name: 'Real' }] })
    expect((await view()).name).toBe('Real')
    // Even a reader who agreed gets the real one back from its link.
    await engine.openSealed(forged, bytes, { replaces: true })
    expect((await view()).name).toBe('Forged')
    expect(await engine.openSealed(real, null)).toMatchObject({ kind: 'taken', here: [{ name: 'Forged' }] })
    later(1)
    site.set(real.file, await sealOf(real, [seasonOf('Real, week 2')]))
    await engine.openSealed(real, null, { replaces: true })
    expect((await view()).name).toBe('Real, week 2')
  })

  it('does not continue a league that is here by a season with another id', async () => {
    const { publish, device } = world()
    const { engine, store } = device().page()
    const mine = '910020240000000001'
    const next = '910020250000000001'
    const sleeper = (id: string, season: number, previousLeagueId: string | null, name: string) =>
      buildHostSeason({ host: 'sleeper', leagueId: id, season, previousLeagueId, name })
    await store.write(sleeper(mine, 2024, null, 'Mine'), { asOf: null, source: 'host' })
    const forged = createSealedLink()
    await publish(forged, [sleeper(next, 2025, mine, 'Forged')])
    expect(await engine.openSealed(forged, null)).toMatchObject({ kind: 'taken', here: [{ name: 'Mine' }] })
    expect(await store.seasonsOf({ host: 'sleeper', leagueId: mine })).toHaveLength(1)
  })

  it('does not take the number of another league', async () => {
    const { publish, device } = world()
    const { engine, store } = device().page()
    const mine = buildHostSeason({ host: 'sleeper', leagueId: '910020240000000001', previousLeagueId: null })
    await store.write(mine, { asOf: null, source: 'host' })
    const forged = createSealedLink()
    const other = { ...mine, leagueId: '910020240000000009', name: 'Forged' }
    await publish(forged, [other])
    await engine.openSealed(forged, null)
    expect(await store.leagueOfNumber(mine.leagueNumber)).toMatchObject({ leagueId: mine.leagueId })
  })

  it('takes a newer file from anyone who has its link, whose seasons are within limits', async () => {
    const { device, later, sealOf, publish } = world()
    const { engine, view } = device().page()
    const link = createSealedLink()
    await publish(link, [seasonOf('Real')])
    await engine.openSealed(link, null)
    later(1)
    await engine.openSealed(link, await sealOf(link, [seasonOf('By another member')]))
    expect((await view()).name).toBe('By another member')
  })

  it('cannot keep later files away by a time in the future', async () => {
    const { publish, device, later } = world()
    const { engine, view } = device().page()
    const link = createSealedLink()
    await publish(link, [seasonOf('From 2099')], '2099-01-01T00:00:00.000Z')
    await engine.openSealed(link, null)
    later(11)
    await publish(link, [seasonOf('Real')])
    await view()
    await engine.idle()
    expect((await view()).name).toBe('Real')
  })

  it('does not put another league into the file of a link that is known', async () => {
    const { publish, device, later } = world()
    const { page, notes } = device()
    const { engine, view, store } = page()
    const link = createSealedLink()
    await publish(link, [seasonOf('Real')])
    await engine.openSealed(link, null)
    later(11)
    await publish(link, [seasonOf('Other', { leagueId: '4800', leagueNumber: 4800 })])
    await view()
    await engine.idle()
    expect(notes.at(-1)).toContain('The file has another league now')
    expect(await store.seasonsOf({ host: 'espn', leagueId: '4800' })).toEqual([])
  })

  it('does not bring back a league that was removed while its file was read', async () => {
    const { publish, device, later, site } = world()
    const { page, links } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf('Real')])
    await page().engine.openSealed(link, null)
    const request = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>()
    const { engine, view, store } = page(() => request.promise)
    later(11)
    await view()
    await publish(link, [seasonOf('Newer')])
    await engine.remove(league)
    request.resolve(site.get(link.file) ?? null)
    await engine.idle()
    expect([await links.all(), await listLeagues(store)]).toEqual([[], []])
  })
})

describe('a league whose file was dropped after it was opened by a link', () => {
  it('stays as it was dropped, until the reader taps the link and agrees', async () => {
    const { publish, device, later } = world()
    const { engine, view, add } = device().page()
    const link = createSealedLink()
    await publish(link, [seasonOf('Sealed')])
    await engine.openSealed(link, null)
    await add(seasonOf('Dropped'), 'folder')
    later(11)
    await publish(link, [seasonOf('Sealed again')])
    await view()
    await engine.idle()
    expect((await view()).name).toBe('Dropped')
    expect(await engine.openSealed(link, null)).toMatchObject({ kind: 'taken', here: [{ name: 'Dropped' }] })
    await engine.openSealed(link, null, { replaces: true })
    expect((await view()).name).toBe('Sealed again')
  })
})

describe('whoever sealed a league', () => {
  it('keeps the link when opening it, and the league that is here', async () => {
    const { device, site } = world()
    const { engine, add, store } = device().page()
    await add(seasonOf('Mine'), 'folder')
    const { link, bytes } = await engine.seal(league, noJoin)
    site.set(link.file, bytes)
    expect(await engine.openSealed(link, null)).toEqual({ kind: 'opened', seasons: [key] })
    expect((await engine.seal(league, noJoin)).link).toEqual(link)
    expect(await listLeagues(store)).toMatchObject([{ source: 'folder' }])
  })

  it('keeps the link also where a newer file takes the place of the league that is here', async () => {
    const { device, publish, later } = world()
    const { engine, add } = device().page()
    await add(seasonOf('Mine'), 'folder')
    const { link } = await engine.seal(league, noJoin)
    later(1)
    await publish(link, [seasonOf('Sealed elsewhere')])
    expect(await engine.openSealed(link, null)).toMatchObject({ kind: 'taken' })
    await engine.openSealed(link, null, { replaces: true })
    expect((await engine.seal(league, noJoin)).link).toEqual(link)
  })
})

describe('an older file in the place of a newer one', () => {
  const through = (week: number) =>
    seasonOf(`Week ${week}`, { status: { scoredWeeks: Array.from({ length: week }, (_, index) => index + 1) } })

  it('is shown by its week on a new device, and reported on a device that has a newer one', async () => {
    const { device, publish, later, site } = world()
    const link = createSealedLink()
    const known = device()
    await publish(link, [through(2)])
    const old = site.get(link.file)
    later(60)
    await publish(link, [through(3)])
    await known.page().engine.openSealed(link, null)
    const before = known.page()
    expect((await before.view()).origin).toMatchObject({ source: 'sealed', throughWeek: 3, isFileOlder: false })
    await before.engine.idle()
    if (old) site.set(link.file, old)
    later(11)
    const after = known.page()
    await after.view()
    await after.engine.idle()
    expect(known.notes).toEqual(['The published file of Week 3 is older than what you have. You keep the newer one.'])
    expect((await known.page().view()).origin).toMatchObject({ throughWeek: 3, isFileOlder: true })
    const fresh = device().page()
    await fresh.engine.openSealed(link, null)
    expect((await fresh.view()).origin).toMatchObject({ throughWeek: 2, isFileOlder: false })
    later(11)
    await publish(link, [through(4)])
    const last = known.page()
    await last.view()
    await last.engine.idle()
    expect((await last.view()).origin).toMatchObject({ throughWeek: 4, isFileOlder: false })
  })
})

describe('a file that no league has', () => {
  const long = (length: number, value: unknown = 1) => Array.from({ length }, () => value)
  const small = seasonOf('Hostile')
  const side = { teamId: 1, points: 100, adjustment: 0, homeBonus: 0, pointsByWeek: [] }
  const game = {
    id: 1,
    matchupPeriod: 1,
    weeks: [1],
    kind: null,
    winner: null,
    home: side,
    away: { ...side, teamId: 2 },
  }
  const record = { wins: 1, losses: 0, ties: 0, pointsFor: 100, pointsAgainst: 90 }
  const trade = move('a', { kind: 'trade' })
  const tradedPick = {
    season: null,
    round: null,
    overallPick: 1,
    originalTeamId: null,
    fromTeamId: 1,
    toTeamId: 2,
  }
  async function sealAny(link: SealedLink, sealedAt: string, seasons: readonly object[]) {
    const content = { seasonFormat, sealedAt, seasons: seasons.map((season) => ({ asOf: null, season })) }
    return sealText(JSON.stringify(content), link)
  }
  it.each<[string, object]>([
    ['a million weeks', { status: { ...small.status, scoredWeeks: long(1_000_000) } }],
    ['a last week of a million', { status: { ...small.status, finalWeek: 1_000_000 } }],
    [
      'a matchup in week 400',
      { settings: { ...small.settings, matchupPeriods: [{ matchupPeriod: 1, weeks: [400] }] } },
    ],
    ['a billion slots', { settings: { ...small.settings, lineupSlots: [{ slot: 'QB', count: 1e9 }] } }],
    ['a thousand teams', { teams: long(1000, small.teams[0]) }],
    ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }],
    ['forty megabytes of something else', { extra: 'x'.repeat(40 * 2 ** 20) }],
    ['no status', { status: null }],
    ['teams without anything', { teams: [{ id: 1, name: 'A' }] }],
    ['points whose sum is infinite', { matchups: [{ ...game, home: { ...side, points: 1e308 } }] }],
    ['a game in week 0', { matchups: [{ ...game, weeks: [0] }] }],
    ['half a win', { teams: [{ ...small.teams[0], recordByHost: { ...record, ties: 0.5 } }] }],
    ['traded picks that are no list', { transactions: [{ ...trade, draftPicks: 5 }] }],
    ['a thousand traded picks', { transactions: [{ ...trade, draftPicks: long(1000, tradedPick) }] }],
    ['traded dollars that are no list', { transactions: [{ ...trade, budgetDollars: 'many' }] }],
    ['managers without names that are no list', { teams: [{ ...small.teams[0], namelessOwnerKeys: 5 }] }],
    ['a bracket of an unknown kind', { settings: { ...small.settings, losersBracket: 'other' } }],
    ['an unknown tiebreaker', { settings: { ...small.settings, divisionRule: 'other' } }],
  ])('is refused if it has %s, and leaves nothing', async (_, sketch) => {
    const { device, site, clock } = world()
    const { page, links } = device()
    const link = createSealedLink()
    site.set(link.file, await sealAny(link, clock.now.toISOString(), [{ ...small, ...sketch }]))
    const { engine, store } = page()
    expect((await errorOf(engine.openSealed(link, null))).message).toMatch(
      /has no league in it|larger than any league’s/,
    )
    expect(await listLeagues(store)).toEqual([])
    expect(await store.keys()).toEqual([])
    // With a link, the league could not be loaded from its host either.
    expect(await links.all()).toEqual([])
  })

  it('leaves nothing where a season of it cannot be stored, and a league that is here stays with its link', async () => {
    const { device, later, sealOf } = world()
    const { page, links } = device()
    const { engine, store, view } = page()
    const link = createSealedLink()
    const { write } = store
    const refuse = new DomainError('storage', 'This season is too large.')
    const open = async (name: string) =>
      engine.openSealed(link, await sealOf(link, [seasonOf(name), seasonOf(name, { season: 2024 })]))
    store.write = async (season, origin) => (season.season === 2024 ? Promise.reject(refuse) : write(season, origin))
    expect(await errorOf(open('First'))).toBe(refuse)
    expect([await store.keys(), await links.all()]).toEqual([[], []])
    store.write = write
    await open('First')
    const before = await links.all()
    later(5)
    store.write = () => Promise.reject(refuse)
    expect(await errorOf(open('Second'))).toBe(refuse)
    expect(await links.all()).toEqual(before)
    expect((await view()).name).toBe('First')
  })

  it('is refused if its seasons are of two leagues', async () => {
    const { device, publish } = world()
    const { engine } = device().page()
    const link = createSealedLink()
    await publish(link, [seasonOf('A'), seasonOf('B', { leagueId: '4800', leagueNumber: 4800, season: 2024 })])
    expect((await errorOf(engine.openSealed(link, null))).message).toBe('This file has no league in it.')
  })
})

describe('leagues on the device', () => {
  it('are listed with their size, and damaged ones by their id, so that they can be removed', async () => {
    const { device, publish } = world()
    const { engine, store } = device().page()
    const link = createSealedLink()
    await publish(link, [seasonOf('Sealed')])
    await engine.openSealed(link, null)
    const [listed] = await engine.list()
    expect(listed?.bytes).toBeGreaterThan(500)

    const files = memoryStorage()
    const { engine: other } = engineAtHosts({ files })
    await writeContent(files, 'seasons:4801:2025', { format: 4, season: { name: 'No league' } })
    expect(await other.list()).toMatchObject([{ leagueId: '4801', name: null, source: null, seasons: [2025] }])
    await other.remove({ host: 'espn', leagueId: '4801' })
    expect(await other.list()).toEqual([])
    expect(await store.keys()).toHaveLength(1)
  })

  it('keep the links that an earlier version stored by file only', async () => {
    const { device, publish } = world()
    const { page, links, linkFiles } = device()
    const link = createSealedLink()
    await publish(link, [seasonOf('Sealed')])
    await page().engine.openSealed(link, null)
    const [known] = await links.all()
    if (!known) throw new Error('There is no link')
    await links.remove(known)
    await writeContent(linkFiles, `sealed:${link.file}:link`, known)
    expect(await page().engine.openSealed(link, null)).toMatchObject({ kind: 'opened' })
    expect(await linkFiles.keys('sealed')).toHaveLength(1)
  })
})
