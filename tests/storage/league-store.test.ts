import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DomainError } from '../../src/domain/errors.ts'
import { type HostSeason, oldestSealedFormat, seasonFormat } from '../../src/domain/host-season.ts'
import { readContent, writeContent } from '../../src/storage/document.ts'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { seasonKey } from '../../src/storage/stored-keys.ts'
import { player, buildHostSeason as sketchSeason } from '../build-season.ts'
import { espnLeague, espnSeason } from '../support/league-keys.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'season-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (damage: DomainError[] = []) =>
  openStore(folder, { cachedFor: 0, onDamage: (error) => damage.push(error) })
const origin = { asOf: '2026-11-21T12:00:00.000Z', source: 'host' } as const
const fileOf = (kind: 'seasons' | 'cards', league: number, season: number) =>
  join(folder, 'store', kind, String(league), `${season}.json`)

const buildSeason = (id: number, season: number, name = `League ${id}`): HostSeason =>
  sketchSeason({ ...espnSeason(id, season), name, teams: 0 })

describe('the store of seasons', () => {
  it('returns what it stored, also to another process', async () => {
    const season = buildSeason(7, 2024, 'Gridiron 🏈')
    await open().write(season, origin)
    expect(await open().read(season)).toEqual({ ...season, asOf: origin.asOf })
    expect(await open().card(season)).toMatchObject({ ...origin, summary: { name: 'Gridiron 🏈' } })
  })

  it('keeps the numbers of a season’s players, including former ones, and of no other season', async () => {
    const season = { ...buildSeason(7, 2024), players: [player(1, 'QB'), player(2, 'RB')] }
    await open().write(season, origin)
    await open().write({ ...season, players: [player(2, 'RB'), player(3, 'WR')] }, origin)
    truncateSync(fileOf('seasons', 7, 2024), 20)
    expect([...(await open().playerNumbers(season))]).toEqual([
      [1001, 1],
      [1002, 2],
      [1003, 3],
    ])
    expect((await open().playerNumbers(espnSeason(7, 2025))).size).toBe(0)
    await open().remove(season)
    expect((await open().playerNumbers(season)).size).toBe(3)
  })

  it('takes the numbers of the season itself if none are stored', async () => {
    const season = { ...buildSeason(7, 2024), players: [player(5, 'QB')] }
    await open().write(season, origin)
    rmSync(join(folder, 'store/numbers'), { recursive: true })
    expect([...(await open().playerNumbers(season))]).toEqual([[1005, 5]])
  })

  it('lists all leagues but one that cannot be read, which it reports', async () => {
    for (const id of [7, 8, 9]) await open().write(buildSeason(id, 2024), origin)
    // Nobody can read a folder as a file, not even the superuser.
    rmSync(fileOf('cards', 8, 2024))
    mkdirSync(fileOf('cards', 8, 2024))
    await open().uses.mark({ ...espnSeason(7, 2024), usedAt: origin.asOf, bytes: 1, mayGo: true })
    mkdirSync(join(folder, 'store/uses/8/2024.json'), { recursive: true })
    const damage: DomainError[] = []
    const listed = await open(damage).list({ limit: 9, offset: 0 })
    expect(listed.map(({ card }) => card.summary.leagueId).sort()).toEqual(['7', '9'])
    expect(damage.map(({ message }) => message)).toEqual([expect.stringMatching(/^Cannot read 2024\.json/)])
    expect((await open().uses.list()).map(({ leagueId }) => leagueId)).toEqual(['7'])
    await expect(open().card(espnSeason(8, 2024))).rejects.toMatchObject({ kind: 'storage' })
  })

  it('has no data of a missing season', async () => {
    const store = open()
    expect(await store.read(espnSeason(7, 2024))).toBeNull()
    expect(await store.card(espnSeason(7, 2024))).toBeNull()
    expect(await store.seasonsOf(espnLeague(7))).toEqual([])
    expect(await store.list({ limit: 9, offset: 0 })).toEqual([])
  })

  it('lists seasons newest first, a page at a time, each with all seasons of its league', async () => {
    const store = open()
    for (const [league, season] of [
      [70, 2023],
      [7, 2023],
      [7, 2025],
      [9, 2024],
    ] as const) {
      await store.write(buildSeason(league, season), origin)
    }
    const listed = async (limit: number, offset: number) =>
      (await store.list({ limit, offset })).map(({ card: { summary }, seasons }) => [
        summary.leagueNumber,
        summary.season,
        seasons.map(({ season }) => season),
      ])
    expect(await listed(9, 0)).toEqual([
      [7, 2025, [2025, 2023]],
      [9, 2024, [2024]],
      [7, 2023, [2025, 2023]],
      [70, 2023, [2023]],
    ])
    expect(await listed(2, 1)).toEqual((await listed(9, 0)).slice(1, 3))
    expect(await store.seasonsOf(espnLeague(7))).toEqual([espnSeason(7, 2025), espnSeason(7, 2023)])
  })

  it('lists leagues without opening a season', async () => {
    await open().write(buildSeason(7, 2024), origin)
    writeFileSync(fileOf('seasons', 7, 2024), 'no season at all')
    expect(await open().list({ limit: 9, offset: 0 })).toHaveLength(1)
  })

  it('caches a season in memory until any process changes it', async () => {
    const ours = open()
    const theirs = open()
    await ours.write(buildSeason(7, 2024, 'Before'), origin)
    const first = await ours.read(espnSeason(7, 2024))
    expect(await ours.read(espnSeason(7, 2024))).toBe(first)
    const before = await ours.card(espnSeason(7, 2024))
    await theirs.write(buildSeason(7, 2024, 'After'), origin)
    expect((await ours.read(espnSeason(7, 2024)))?.name).toBe('After')
    const after = await ours.card(espnSeason(7, 2024))
    expect(after?.summary.name).toBe('After')
    expect(after?.version).not.toBe(before?.version)
  })

  it('detects a damaged season, and reports its name and the remedy', async () => {
    await open().write(buildSeason(7, 2024), origin)
    const path = fileOf('seasons', 7, 2024)
    writeFileSync(path, readFileSync(path, 'utf8').replace('League 7', 'League 8'))
    await expect(open().read(espnSeason(7, 2024))).rejects.toMatchObject({
      kind: 'storage',
      message: 'The stored season seasons/7/2024 is damaged. Import it again: npm run import -- 7 --season 2024',
    })
  })

  it('makes a missing or damaged card again from the season', async () => {
    await open().write(buildSeason(7, 2024), origin)
    const whole = readFileSync(fileOf('cards', 7, 2024), 'utf8')
    for (const damage of [
      () => rmSync(fileOf('cards', 7, 2024)),
      () => writeFileSync(fileOf('cards', 7, 2024), '{}'),
    ]) {
      damage()
      expect((await open().card(espnSeason(7, 2024)))?.summary.name).toBe('League 7')
      expect(readFileSync(fileOf('cards', 7, 2024), 'utf8')).toBe(whole)
    }
  })

  it('puts a card right that is older than its season', async () => {
    await open().write(buildSeason(7, 2024, 'Before'), origin)
    const card = readFileSync(fileOf('cards', 7, 2024))
    await open().write(buildSeason(7, 2024, 'After'), origin)
    writeFileSync(fileOf('cards', 7, 2024), card)
    const store = open()
    expect((await store.read(espnSeason(7, 2024)))?.name).toBe('After')
    expect((await store.card(espnSeason(7, 2024)))?.summary.name).toBe('After')
  })

  it('leaves a league with damaged documents out of the list, and reports it', async () => {
    const damage: DomainError[] = []
    const store = open(damage)
    await store.write(buildSeason(7, 2024), origin)
    await store.write(buildSeason(9, 2024), origin)
    writeFileSync(fileOf('seasons', 7, 2024), '')
    rmSync(fileOf('cards', 7, 2024))
    const listed = await store.list({ limit: 9, offset: 0 })
    expect(listed.map(({ card }) => card.summary.leagueNumber)).toEqual([9])
    expect(damage.map(({ message }) => message)).toEqual([expect.stringContaining('seasons/7/2024 is damaged')])
  })

  it('leaves the old season in place when the new one cannot be written', async () => {
    const store = open()
    await store.write(buildSeason(7, 2024, 'Before'), origin)
    const cyclic: unknown[] = []
    cyclic.push(cyclic)
    const broken = { ...buildSeason(7, 2024, 'After'), teams: cyclic } as unknown as HostSeason
    await expect(store.write(broken, origin)).rejects.toThrow()
    expect((await open().read(espnSeason(7, 2024)))?.name).toBe('Before')
    expect(readdirSync(join(folder, 'store', 'seasons', '7'))).toEqual(['2024.json'])
  })

  it('works over a storage without versions', async () => {
    const storage = memoryStorage()
    const ours = openLeagueStore(storage, { cachedFor: 0 })
    const theirs = openLeagueStore(storage, { cachedFor: 0 })
    await ours.write(buildSeason(7, 2024, 'Before'), origin)
    expect((await ours.read(espnSeason(7, 2024)))?.name).toBe('Before')
    await theirs.write(buildSeason(7, 2024, 'After'), origin)
    expect((await ours.read(espnSeason(7, 2024)))?.name).toBe('After')
    expect(await ours.list({ limit: 9, offset: 0 })).toHaveLength(1)
  })

  it.each([
    ['sealed', oldestSealedFormat, 'League'],
    ['sealed', oldestSealedFormat - 1, 'written by another version'],
    ['sealed', seasonFormat + 1, 'written by another version'],
    ['host', oldestSealedFormat, 'written by another version'],
  ] as const)('of a season from %s in format %i says: %s', async (source, format, expected) => {
    const storage = memoryStorage()
    await openLeagueStore(storage).write(buildSeason(7, 2024, 'League'), { ...origin, source })
    for (const kind of ['seasons', 'cards']) {
      const name = seasonKey(kind, espnSeason(7, 2024))
      const content = await readContent<object>(storage, name)
      await writeContent(storage, name, { ...content, format: kind === 'seasons' ? format : -1 })
    }
    const read = openLeagueStore(storage)
      .read(espnSeason(7, 2024))
      .then((season) => season?.name, String)
    expect(await read).toContain(expected)
  })

  it('ignores foreign files', async () => {
    const store = open()
    await store.write(buildSeason(7, 2024), origin)
    writeFileSync(join(folder, 'store', 'seasons', '7', 'notes.txt'), '')
    writeFileSync(join(folder, 'store', 'seasons', '7', 'copy of 2024.json'), '')
    utimesSync(fileOf('cards', 7, 2024), 1, 1)
    expect(await store.keys()).toEqual([espnSeason(7, 2024)])
    expect(await store.seasonsOf(espnLeague(7))).toEqual([espnSeason(7, 2024)])
  })
})
