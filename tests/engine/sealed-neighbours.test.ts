/** Sealed files that name leagues of others: what is here from elsewhere stays, and goes to nobody. */
import { describe, expect, it } from 'vitest'
import { parseBook } from '../../src/book/parse-book.ts'
import { createSealedLink, type SealedLink } from '../../src/contract/sealed-link.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { type LeagueRef, nameSeason } from '../../src/domain/identity.ts'
import type { OpenSealedOptions } from '../../src/engine/protocol.ts'
import { openSealedLinks } from '../../src/engine/sealed-links.ts'
import { openSealedLeague, sealLeague } from '../../src/sealed/sealed-league.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildHostSeason } from '../build-season.ts'
import { engineAtHosts, noJoin } from './support/engine-at-hosts.ts'

const first: LeagueRef = { host: 'espn', leagueId: '4242' }
const second: LeagueRef = { host: 'espn', leagueId: '4300' }
const shared: LeagueRef = { host: 'espn', leagueId: '4299' }
const seasonOf = (league: LeagueRef, season: number, name = 'Sealed'): HostSeason =>
  buildHostSeason({ ...league, season, leagueNumber: Number(league.leagueId), name })

interface Content {
  seasons: HostSeason[]
  joined?: HostSeason[]
  also?: LeagueRef[]
  sealedAt?: string
}

function fileOf(
  link: SealedLink,
  { seasons, joined = [], also = [], sealedAt = '2026-11-20T12:00:00.000Z' }: Content,
): Promise<Uint8Array<ArrayBuffer>> {
  const dated = (season: HostSeason) => ({ asOf: sealedAt, season })
  const book = parseBook(`also: [${also.map(({ leagueId }) => leagueId)}]`, `espn-${seasons[0]?.leagueId}.yml`)
  const extras = { book: { book, files: [], problems: [] }, pictures: {} }
  return sealLeague({ sealedAt, seasons: seasons.map(dated), joined: joined.map(dated), ...extras }, link)
}

function device() {
  const site = new Map<string, Uint8Array<ArrayBuffer>>()
  const links = openSealedLinks(memoryStorage())
  const clock = { now: new Date('2026-11-22T12:00:00Z') }
  const { engine, store } = engineAtHosts({
    clock,
    sealed: { links, fetchFile: async ({ file }) => site.get(file) ?? null },
  })
  const open = async (link: SealedLink, content: Content, options?: OpenSealedOptions) =>
    engine.openSealed(link, await fileOf(link, content), options)
  /** The league is viewed after its file was replaced. */
  async function update(link: SealedLink, league: LeagueRef, content: Content) {
    site.set(link.file, await fileOf(link, content))
    clock.now = new Date(clock.now.getTime() + 20 * 60_000)
    await engine.call('hostLeague', { ...league })
    await engine.idle()
  }
  const add = (season: HostSeason) => store.write(season, { asOf: null, source: 'folder' })
  const stored = async () => (await store.keys()).map(nameSeason).sort()
  return { engine, links, open, update, add, stored }
}

describe('a later file of a link', () => {
  it('takes over no league that is here from elsewhere', async () => {
    const { engine, open, update, add, stored } = device()
    const link = createSealedLink()
    await add(seasonOf(shared, 2025, 'Mine'))
    await open(link, { seasons: [seasonOf(first, 2025)] })
    // Twice: the league of the first file must not count as known for the second.
    for (const sealedAt of ['2026-11-21T12:00:00.000Z', '2026-11-21T13:00:00.000Z'])
      await update(link, first, {
        seasons: [seasonOf(first, 2025)],
        joined: [seasonOf(shared, 2024), seasonOf(shared, 2025)],
        sealedAt,
      })
    expect(await stored()).toEqual(['4242/2025', '4299/2025'])
    expect(await engine.linkOf(shared)).toBeNull()
    expect(await engine.remove(shared)).toEqual([])
    expect(await stored()).toEqual(['4242/2025'])
  })

  it('takes over no league of another link, which stays when its own is removed', async () => {
    const { engine, open, update, stored } = device()
    const link = createSealedLink()
    await open(createSealedLink(), { seasons: [seasonOf(first, 2025)], joined: [seasonOf(shared, 2024)] })
    await open(link, { seasons: [seasonOf(second, 2025)] })
    const joined = [seasonOf(shared, 2024, 'Other')]
    await update(link, second, { seasons: [seasonOf(second, 2025)], joined, sealedAt: '2026-11-21T12:00:00.000Z' })
    expect((await engine.call('hostLeague', { ...shared })).json).toContain('"name":"Sealed"')
    expect(await engine.remove(second)).toEqual([])
    expect(await stored()).toEqual(['4242/2025', '4299/2024'])
  })
})

it('replaces of another link only the league that both are joined with', async () => {
  const { engine, links, open, stored } = device()
  const link = createSealedLink()
  const content = { seasons: [seasonOf(second, 2025)], joined: [seasonOf(shared, 2024)] }
  await open(createSealedLink(), { seasons: [seasonOf(first, 2025)], joined: [seasonOf(shared, 2024)] })
  expect(await open(link, content)).toMatchObject({ kind: 'taken', here: [shared], isJoinedOnly: true })
  await open(link, content, { replaces: true })
  expect(await engine.linkOf(first)).not.toBeNull()
  expect(await engine.linkOf(shared)).toMatchObject({ file: link.file })
  expect(await engine.remove(second)).toEqual([shared])
  expect(await stored()).toEqual(['4242/2025'])
  expect(await links.all()).toHaveLength(1)
})

it('removes with a league what its file had, and no season of a joined league that came from elsewhere', async () => {
  const { engine, open, add, stored } = device()
  await open(createSealedLink(), { seasons: [seasonOf(first, 2025)], joined: [seasonOf(shared, 2023)] })
  await add(seasonOf(shared, 2024, 'Mine'))
  expect(await engine.listRemovedWith(first)).toEqual([{ ...shared, name: 'Sealed', seasons: [2023] }])
  expect(await engine.remove(first)).toEqual([])
  expect(await stored()).toEqual(['4299/2024'])
})

it('says before a joined league is removed that its main league goes with it, and the other way round', async () => {
  const { engine, open, add, stored } = device()
  const joined = [seasonOf(shared, 2024, 'Old'), seasonOf(shared, 2023, 'Older')]
  await open(createSealedLink(), { seasons: [seasonOf(first, 2025, 'Main')], joined })
  await add(seasonOf(second, 2025))
  expect(await engine.listRemovedWith(shared)).toEqual([{ ...first, name: 'Main', seasons: [2025] }])
  expect(await engine.listRemovedWith(first)).toEqual([{ ...shared, name: 'Old', seasons: [2024, 2023] }])
  expect(await engine.listRemovedWith(second)).toEqual([])
  expect(await engine.remove(shared)).toEqual([first])
  expect(await stored()).toEqual(['4300/2025'])
})

describe('a file whose league is joined with one that is here from elsewhere', () => {
  const content = { seasons: [seasonOf(first, 2025, 'Main')], joined: [seasonOf(shared, 2024, 'Old')] }

  it('is asked about with the names of both leagues', async () => {
    const { open, add } = device()
    await add(seasonOf(shared, 2024, 'Mine'))
    expect(await open(createSealedLink(), content)).toMatchObject({
      kind: 'taken',
      here: [{ ...shared, name: 'Mine', seasons: [2024] }],
      offered: { ...first, name: 'Main', seasons: [2025], joined: [{ ...shared, name: 'Old', seasons: [2024] }] },
      isJoinedOnly: true,
    })
  })

  it('opens beside it, and replaces it neither now nor with a later file', async () => {
    const { engine, open, update, add, stored } = device()
    await add(seasonOf(shared, 2024, 'Mine'))
    const link = createSealedLink()
    expect(await open(link, content, { keepsJoined: true })).toMatchObject({ kind: 'opened' })
    await update(link, first, { ...content, sealedAt: '2026-11-21T12:00:00.000Z' })
    expect(await stored()).toEqual(['4242/2025', '4299/2024'])
    expect((await engine.call('hostLeague', { ...shared })).json).toContain('"name":"Mine"')
    expect(await engine.remove(first)).toEqual([])
    expect(await stored()).toEqual(['4299/2024'])
  })

  it('does not open if its own league is here, too', async () => {
    const { open, add } = device()
    await add(seasonOf(shared, 2024, 'Mine'))
    await add(seasonOf(first, 2024, 'Mine, too'))
    const link = createSealedLink()
    expect(await open(link, content)).toMatchObject({
      kind: 'taken',
      here: [{ name: 'Mine, too' }, { name: 'Mine' }],
      isJoinedOnly: false,
    })
    expect(await open(link, content, { keepsJoined: true })).toMatchObject({ kind: 'taken' })
  })
})

describe('a league that is sealed on this device', () => {
  it('has another link than one that it is joined to', async () => {
    const { engine, add } = device()
    await add(seasonOf(first, 2025))
    await add(seasonOf(shared, 2024))
    const join = { also: [shared], same: [], years: [] }
    const { link } = await engine.seal(first, join)
    expect((await engine.seal(shared, noJoin)).link.file).not.toBe(link.file)
    expect((await engine.seal(first, join)).link).toEqual(link)
  })

  it('has no league that only the book of a file names', async () => {
    const { engine, open, add } = device()
    await add(seasonOf(shared, 2024, 'Mine'))
    await open(createSealedLink(), { seasons: [seasonOf(first, 2025)], also: [shared] })
    const alone = await engine.seal(first, noJoin)
    expect((await openSealedLeague(alone.bytes, alone.link)).joined).toEqual([])
    const both = await engine.seal(first, { also: [shared], same: [], years: [] })
    expect((await openSealedLeague(both.bytes, both.link)).joined).toMatchObject([{ season: { name: 'Mine' } }])
  })
})
