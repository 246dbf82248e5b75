import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { removeSnapshots } from '../../src/snapshot/take-snapshots.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import {
  copyOfStore,
  demoWorkplace,
  espn,
  filesIn,
  finished,
  kindsOf,
  recorded,
  running,
  take,
} from './support/snapshots.ts'

const workplace = demoWorkplace()
const { store, newFolder } = workplace

const seasonsIn = async (folder: string) => (await openSnapshots(folder)).manifest.seasons
/** Of a process that has certainly ended: numbers do not get this large. */
const pidOfNobody = 2 ** 30

async function change(store: LeagueStore, toOther: (season: HostSeason) => Partial<HostSeason>): Promise<void> {
  const season = await store.read(running)
  if (!season) throw new Error('The demo league is not there')
  await store.write({ ...season, ...toOther(season) }, { asOf: null, source: 'demo' })
}

describe('a finished season', () => {
  it('is requested once', async () => {
    const folder = newFolder()
    await take({ folder, store })
    const before = filesIn(folder)
    const source = recorded(storeSource(store))
    expect(kindsOf(await take({ folder, source }))).toEqual(['101 unchanged'])
    expect(source.asked).toEqual([])
    expect(filesIn(folder)).toEqual(before)
  })

  it('is requested again with --refresh, and written only if a response changed', async () => {
    const folder = newFolder()
    await take({ folder, store })
    const before = filesIn(folder)
    const again = await take({ folder, store, refresh: true, now: () => '2026-02-01T00:00:00.000Z' })
    expect(again).toMatchObject([{ kind: 'taken', isNew: false }])
    expect(filesIn(folder)).toEqual(before)
  })

  it('is taken again if a file is damaged or missing', async () => {
    const folder = newFolder()
    await take({ folder, store })
    const before = filesIn(folder)
    const [snapshot] = await seasonsIn(folder)
    const dir = join(folder, '101/2025', snapshot?.hash ?? '')
    writeFileSync(join(dir, 'analytics/standings.json'), '{"league_id":')
    await take({ folder, store })
    expect(filesIn(folder)).toEqual(before)
    rmSync(join(dir, 'leagues/espn.json'))
    await take({ folder, store })
    expect(filesIn(folder)).toEqual(before)
  })

  it('is taken again if managers are to be named or numbered', async () => {
    const folder = newFolder()
    await take({ folder, store })
    const [named] = await seasonsIn(folder)
    expect(await take({ folder, store, anonymize: true })).toMatchObject([{ kind: 'taken', isNew: true }])
    expect(await take({ folder, store, anonymize: true })).toMatchObject([{ kind: 'unchanged' }])
    const [numbered] = await seasonsIn(folder)
    expect(numbered?.hash).not.toBe(named?.hash)
    await take({ folder, store })
    expect(await seasonsIn(folder)).toEqual([named])
  })
})

describe('a season that is not over', () => {
  const taking = { leagues: [running], running: true }

  it('is taken again only if the store has another version', async () => {
    const folder = newFolder()
    const own = copyOfStore(workplace)
    await take({ folder, store: own, ...taking })
    const source = recorded(storeSource(own))
    expect(kindsOf(await take({ folder, source, ...taking }))).toEqual(['103 unchanged'])
    expect(source.asked).toEqual([])

    const [before] = await seasonsIn(folder)
    await change(own, ({ status, matchups }) => ({
      status: { ...status, scoredWeeks: [1, 2] },
      matchups: matchups.map((matchup) => (matchup.weeks.includes(3) ? { ...matchup, winner: 'open' } : matchup)),
    }))
    expect(kindsOf(await take({ folder, source, ...taking }))).toEqual(['103 taken'])
    const [after] = await seasonsIn(folder)
    expect([before?.throughWeek, after?.throughWeek]).toEqual([3, 2])
    expect(readdirSync(join(folder, '103/2026')).sort()).toEqual([after?.hash, `${after?.hash}.source.json`])
  })

  it('loses its mark once it is over', async () => {
    const folder = newFolder()
    const own = copyOfStore(workplace)
    await take({ folder, store: own, ...taking })
    await change(own, ({ status }) => ({ status: { ...status, phase: 'complete' } }))
    await take({ folder, store: own, leagues: [] })
    expect(await seasonsIn(folder)).toMatchObject([{ hostLeagueId: '103', throughWeek: null }, {}, {}])
  })

  it('stays in the snapshot if a run leaves it out', async () => {
    const folder = newFolder()
    await take({ folder, store, ...taking })
    await take({ folder, store, leagues: [] })
    expect((await seasonsIn(folder)).map(({ hostLeagueId }) => hostLeagueId)).toEqual(['103', '101', '102'])
  })
})

describe('a folder of snapshots', () => {
  it('keeps the additions of two concurrent commands', async () => {
    const folder = newFolder()
    const leagues = [101, 102, 103, 104].map((id) => [{ ...espn(id), season: null }])
    await Promise.all(leagues.map((league) => take({ folder, store, leagues: league, running: true })))
    const seasons = await seasonsIn(folder)
    expect(seasons.map(({ hostLeagueId }) => hostLeagueId)).toEqual(['103', '104', '101', '102'])
    expect(JSON.parse(filesIn(folder).get('leagues.json') ?? '')).toHaveLength(4)
  })

  it('removes only the remains of ended processes', async () => {
    const folder = newFolder()
    const dead = join(folder, `101/2025/.${pidOfNobody}.aside`)
    const alive = join(folder, `102/2025/.${process.ppid}.aside`)
    const unfinished = join(folder, '103/2026/0123456789abcdef')
    const foreign = join(folder, '101/notes')
    for (const path of [dead, alive, unfinished, foreign]) mkdirSync(path, { recursive: true })
    await take({ folder, store })
    expect([dead, alive, unfinished, foreign].map((path) => existsSync(path))).toEqual([false, true, false, true])
  })

  it('returns the league removed from it', async () => {
    const folder = newFolder()
    await take({ folder, store, leagues: [] })
    await expect(removeSnapshots(folder, [{ ...espn(101), season: 2020 }])).rejects.toMatchObject({
      kind: 'not-found',
      message: 'The snapshot has no season 2020 of league 101.',
    })
    expect(await removeSnapshots(folder, [{ ...espn(101), season: null }])).toMatchObject([{ season: 2025 }])
    expect(readdirSync(folder).sort()).toEqual(['102', 'leagues.json', 'manifest.json'])
    expect(JSON.parse(filesIn(folder).get('leagues.json') ?? '')).toMatchObject([{ espn_league_id: 102 }])
  })

  it('stays as it is if its manifest is damaged', async () => {
    const folder = newFolder()
    await take({ folder, store })
    writeFileSync(join(folder, 'manifest.json'), '{')
    const before = filesIn(folder)
    await expect(take({ folder, store, leagues: [] })).rejects.toMatchObject({ kind: 'storage' })
    expect(filesIn(folder)).toEqual(before)
    rmSync(join(folder, 'manifest.json'))
    await take({ folder, store, leagues: [finished] })
    expect(await seasonsIn(folder)).toHaveLength(1)
  })
})
