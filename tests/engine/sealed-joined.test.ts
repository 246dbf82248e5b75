/** Leagues on a device that were at another host before: in a sealed file, and as a reader joins them. */
import { describe, expect, it } from 'vitest'
import { parseBook } from '../../src/book/parse-book.ts'
import type { LeagueJoin } from '../../src/contract/league-join.ts'
import { createSealedLink } from '../../src/contract/sealed-link.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { type LeagueRef, nameSeason } from '../../src/domain/identity.ts'
import { openSealedLinks } from '../../src/engine/sealed-links.ts'
import { openSealedLeague, sealLeague } from '../../src/sealed/sealed-league.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { evidenceOf } from '../../src/verdict/judge-season.ts'
import { duel } from '../analytics/history/build-history.ts'
import { errorOf } from '../support/error-of.ts'
import { engineAtHosts, noJoin } from './support/engine-at-hosts.ts'
import { middle, sleeperWorld } from './support/sleeper-seasons.ts'

const espn: LeagueRef = { host: 'espn', leagueId: '4242' }
const sleeper: LeagueRef = { host: 'sleeper', leagueId: '910000000000000777' }
const link = createSealedLink()
const sealedAt = '2026-11-20T12:00:00.000Z'
const aliases = '{ann-2: {same_as: ann}, bob-2: {same_as: bob}}'
const book = parseBook(`motto: Our motto\nalso: ["sleeper:${sleeper.leagueId}"]\naliases: ${aliases}`, 'espn-4242.yml')

function seasonOf(league: LeagueRef, season: number, owners: [string, string], score: [number, number]): HostSeason {
  return {
    ...evidenceOf(duel(season, owners, [score])),
    ...league,
    leagueNumber: league === espn ? 4242 : 5_000_000_777,
  }
}
const now = seasonOf(espn, 2025, ['ann', 'bob'], [100, 90])
const before = seasonOf(sleeper, 2024, ['bob-2', 'ann-2'], [80, 70])

async function fileOf(seasons: HostSeason[], joined: HostSeason[]) {
  const dated = (season: HostSeason) => ({ asOf: sealedAt, season })
  const extras = { book: { book, files: [], problems: [] }, pictures: {} }
  return sealLeague({ sealedAt, seasons: seasons.map(dated), joined: joined.map(dated), ...extras }, link)
}

function device() {
  const links = openSealedLinks(memoryStorage())
  const at = engineAtHosts({ sealed: { links, fetchFile: async () => null }, world: sleeperWorld() })
  const read = async (name: 'history' | 'hostLeague' | 'leagueBook', parameters: Record<string, string>) =>
    JSON.parse((await at.engine.call(name, parameters)).json)
  return { ...at, links, read }
}

interface History {
  seasons: { host: string; season: number }[]
  managers: { key: string; allTime: { wins: number; losses: number } }[]
}

describe('a sealed league that was at another host before', () => {
  it('has one history over both hosts, at both addresses, and no host is asked', async () => {
    const { engine, read, takeRequests } = device()
    await engine.openSealed(link, await fileOf([now], [before]))
    for (const league of [espn, sleeper]) {
      const { seasons, managers } = (await read('history', { ...league })) as History
      expect(seasons.map(({ host, season }) => [host, season])).toEqual([
        ['sleeper', 2024],
        ['espn', 2025],
      ])
      expect(managers.map(({ key }) => key).sort()).toEqual(['ann', 'bob'])
    }
    expect(await read('hostLeague', { ...espn })).toMatchObject({ season: 2025, joinedSeasons: [{ season: 2024 }] })
    expect(await read('hostLeague', { ...espn, season: '2024' })).toMatchObject({ host: 'sleeper', season: 2024 })
    expect(await read('leagueBook', { ...sleeper })).toMatchObject({ motto: 'Our motto' })
    expect((await errorOf(read('hostLeague', { ...sleeper, season: '2023' }))).message).toMatch(
      /doesn’t have that season/,
    )
    expect(takeRequests()).toEqual([])
  })

  it('opens with the newest season of its own, also where the other host has a later one', async () => {
    const { engine } = device()
    const later = seasonOf(sleeper, 2026, ['ann-2', 'bob-2'], [80, 70])
    const opened = await engine.openSealed(link, await fileOf([now], [later]))
    expect(opened).toEqual({ kind: 'opened', seasons: [{ ...espn, season: 2025 }] })
  })

  it('is sealed again with both, and removed with both', async () => {
    const { engine, store, links } = device()
    await engine.openSealed(link, await fileOf([now], [before]))
    const again = await engine.seal(espn, noJoin)
    const { seasons, joined } = await openSealedLeague(again.bytes, again.link)
    expect([seasons, joined].map((list) => list.map(({ season }) => nameSeason(season)))).toEqual([
      [nameSeason(now)],
      [nameSeason(before)],
    ])
    expect(await engine.remove(espn)).toEqual([sleeper])
    expect([await store.keys(), await links.all(), await links.extras(link)]).toEqual([[], [], null])
  })

  it.each([
    ['this tab', null],
    ['another tab', navigator.locks],
  ])(
    'leaves nothing if %s removes it while the rest of its file is being stored, and lists all that goes',
    async (_, locks) => {
      const files = memoryStorage()
      const links = openSealedLinks(memoryStorage())
      const bytes = await fileOf([now], [before])
      const tab = () => engineAtHosts({ files, locks, sealed: { links, fetchFile: async () => bytes } })
      const { engine, store } = tab()
      const other = locks ? tab().engine : engine
      await engine.openSealed(link, null)
      const { write } = files
      let removed = Promise.resolve<unknown>(null)
      files.write = async (...document) => {
        files.write = write
        removed = other.listRemovedWith(espn).then(async (listed) => [listed, await other.remove(espn)])
        await new Promise((resolve) => setTimeout(resolve, 20))
        return write(...document)
      }
      await engine.call('hostLeague', { ...espn })
      await engine.idle()
      expect(await removed).toMatchObject([[{ ...sleeper, seasons: [2024] }], [sleeper]])
      expect([await store.keys(), await links.all()]).toEqual([[], []])
    },
  )

  it('is not back if another tab removes it while its damaged season is read from the file', async () => {
    const files = memoryStorage()
    const links = openSealedLinks(memoryStorage())
    const bytes = await fileOf([now], [before])
    const tab = (fetchFile: () => Promise<typeof bytes>) =>
      engineAtHosts({ files, locks: navigator.locks, sealed: { links, fetchFile } })
    const other = tab(async () => bytes)
    await other.engine.openSealed(link, bytes)
    const { engine, takeRequests } = tab(async () => {
      await other.engine.remove(espn)
      return bytes
    })
    await files.write(`seasons:${espn.leagueId}:2025`, new Uint8Array([1]))
    const { message } = await errorOf(engine.call('hostLeague', { ...espn }))
    expect(message).toBe('This league was removed from this device. Open it again.')
    expect([await files.keys(''), await links.all(), takeRequests()]).toEqual([[], [], []])
  })

  it('replaces no league that is here from elsewhere before the reader agrees to it', async () => {
    const { engine, store } = device()
    await store.write(before, { asOf: null, source: 'folder' })
    const file = await fileOf([now], [before])
    expect(await engine.openSealed(link, file)).toMatchObject({
      kind: 'taken',
      here: [{ ...sleeper, source: 'folder' }],
    })
    expect(await store.keys()).toHaveLength(1)
  })

  it('is no league if a season is in its file twice', async () => {
    expect((await errorOf(fileOf([now], [now]).then((bytes) => openSealedLeague(bytes, link)))).message).toBe(
      'This file has no league in it.',
    )
  })
})

it('joins a sealed league with one of another host on the device, and seals both with what was confirmed', async () => {
  const { engine, read } = device()
  const alone = await sealLeague(
    { sealedAt, seasons: [{ asOf: null, season: now }], joined: [], book: null, pictures: {} },
    link,
  )
  await engine.openSealed(link, alone)
  const old: LeagueRef = { host: 'sleeper', leagueId: middle.leagueId }
  await read('hostLeague', { ...old })
  await engine.idle()
  const also = `sleeper:${old.leagueId}`
  const history = (await read('history', { ...espn, also })) as History
  expect(history.seasons.map(({ host, season }) => [host, season])).toContainEqual(['sleeper', 2024])

  const [theirs = ''] = (await read('history', { ...old })).managers.map(({ key }: { key: string }) => key)
  const join: LeagueJoin = { also: [old], same: [[theirs, 'ann']], years: [] }
  const { bytes, link: own } = await engine.seal(espn, join)
  const sealed = await openSealedLeague(bytes, own)
  expect(sealed.joined.map(({ season }) => nameSeason(season))).toContain(nameSeason(middle))

  const other = device()
  await other.engine.openSealed(own, bytes)
  const opened = (await other.read('history', { ...espn })) as History
  expect(opened.managers.map(({ key }) => key)).not.toContain(theirs)
  expect(opened.seasons).toContainEqual(expect.objectContaining({ host: 'sleeper', season: 2024 }))
})
