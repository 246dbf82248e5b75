/** Snapshots of a league with an id per season. */
import { beforeAll, describe, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { type Call, handleCall } from '../../scripts/lib/handle-call.ts'
import { isNewest, seasonsByPage } from '../../src/build/season-teams.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { leagueOfSnapshot, snapshotsOfLeague } from '../../src/contract/snapshot.ts'
import { toLeagueId } from '../../src/domain/identity.ts'
import { findStoredStatistics } from '../../src/server/open-service.ts'
import { snapshotFromApi } from '../../src/snapshot/api-source.ts'
import { openSnapshots, type Snapshots } from '../../src/snapshot/read-snapshots.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { removeSnapshots } from '../../src/snapshot/take-snapshots.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { emptyServer } from '../server/support/demo-server.ts'
import { newer, older, selfNamed, unnamed, writeSleeperSeasons } from './support/sleeper-seasons.ts'
import { filesIn, kindsOf, recorded, take, temporaryFolders } from './support/snapshots.ts'

const newFolder = temporaryFolders()
const store = openStore(newFolder(), { cachedFor: 0 })
let whole = ''
let snapshots: Snapshots
beforeAll(async () => {
  await writeSleeperSeasons(store)
  whole = newFolder()
  expect(kindsOf(await take({ folder: whole, store, leagues: [] }))).toEqual([
    `sleeper:${newer.leagueId} taken`,
    `sleeper:${older.leagueId} taken`,
  ])
  snapshots = await openSnapshots(whole)
}, 60_000)

const isInSnapshot = (name: EndpointName) => (endpoints[name] as { inSnapshot?: true }).inSnapshot === true

describe('a snapshot of two seasons with ids of their own', () => {
  it('names in each the id of the season before, and has a folder for each', async () => {
    const { seasons } = snapshots.manifest
    const { leagueNumber = 0 } = (await store.read(newer)) ?? {}
    expect(seasons).toMatchObject([
      { host: 'sleeper', hostLeagueId: newer.leagueId, previousHostLeagueId: older.leagueId, season: 2025 },
      { host: 'sleeper', hostLeagueId: older.leagueId, previousHostLeagueId: null, season: 2024 },
    ])
    expect(seasons[0]?.leagueId).toBe(toLeagueId({ leagueNumber, season: 2025 }))
    const folders = new Set([...filesIn(whole).keys()].map((file) => file.split('/').slice(0, 2).join('/')))
    expect([...folders].filter((name) => name.includes('/'))).toEqual([
      `sleeper-${older.leagueId}/2024`,
      `sleeper-${newer.leagueId}/2025`,
      `sleeper-${newer.leagueId}/history`,
    ])
  })

  it('is one league: each season links the other, and is the newest of its id', async () => {
    const { seasons } = snapshots.manifest
    const seasonOf = await seasonsByPage(snapshots)
    for (const season of seasons) {
      expect(snapshotsOfLeague(seasons, leagueOfSnapshot(season))).toEqual(seasons)
      expect(isNewest(snapshots, season)).toBe(true)
      expect(seasonOf(`/leagues/sleeper/${season.hostLeagueId}/overview`)).toBe(season)
    }
    const seasonLeagueIds = [newer, older].map(({ leagueId, season }) => ({ season, hostLeagueId: leagueId }))
    expect(await snapshots.leagues()).toMatchObject(
      [newer, older].map(({ leagueId, season }) => ({
        hostLeagueId: leagueId,
        season,
        espnLeagueId: null,
        seasons: [2025, 2024],
        seasonLeagueIds,
      })),
    )
  })

  it('has the responses of the handlers', async () => {
    const [stored, [snapshot]] = [await store.read(newer), snapshots.manifest.seasons]
    if (!stored || !snapshot) throw new Error('The season is not there')
    const season = judgeSeason(stored)
    const context = { seasons: [newer, older], asOf: '2026-01-06T12:00:00.000Z' }
    const calls = everyCall(season).filter(({ name, parameters }) => {
      const isPart = name === 'player' || (name === 'hostLeagueSchedule' && Object.keys(parameters).includes('week'))
      return isInSnapshot(name) && !isPart
    })
    const statistics = await findStoredStatistics(store, newer)
    for (const call of calls) {
      const saved = await snapshots.responseFor(snapshot, call.name, call.parameters)
      expect([call, saved]).toEqual([call, handleCall(season, context, call as Call, { statistics })])
    }
    expect(calls.length).toBeGreaterThan(30)
  })

  it('is the same, byte by byte, from a server over the store', async () => {
    const folder = newFolder()
    const server = emptyServer()
    const app = server.build({ store })
    try {
      const source = snapshotFromApi({
        get: async (path) => {
          const response = await app.request(path)
          return response.status === 404 ? null : { json: await response.json(), etag: null }
        },
        getPicture: async () => null,
      })
      expect(await source.list()).toEqual([newer, older])
      expect((await source.find(newer, null))?.previousLeagueId).toBe(older.leagueId)
      // Another season is found by the id of any.
      await take({ folder, source, leagues: [{ ...newer, season: older.season }] })
    } finally {
      server.remove()
    }
    expect((await openSnapshots(folder)).manifest.seasons).toEqual(snapshots.manifest.seasons.slice(1))
    const ofSeason = (files: Map<string, string>) =>
      [...files].filter(([file]) => file.startsWith(`sleeper-${older.leagueId}/`) && !file.endsWith('.source.json'))
    expect(ofSeason(filesIn(folder))).toEqual(ofSeason(filesIn(whole)))
  })

  it('names no manager if they are numbered, nor in the names of teams', async () => {
    const folder = newFolder()
    await take({ folder, store, leagues: [newer], anonymize: true })
    const text = [...filesIn(folder).values()].join('\n')
    for (const name of [selfNamed, unnamed, 'manager1']) expect(text.toLowerCase()).not.toContain(name)
    const { manifest, responseFor } = await openSnapshots(folder)
    const [snapshot] = manifest.seasons
    const standings =
      snapshot && (await responseFor(snapshot, 'standings', { leagueId: snapshot.leagueId, season: 2025 }))
    const names = Object.fromEntries(standings?.standings.map((row) => [row.teamName, row.ownerNames]) ?? [])
    expect(names).toMatchObject({ 'Manager 3’s Crew': ['Manager 3'], 'Manager 8': ['Manager 8'] })
  })

  it('requests a season that is over once, by its id and by another season’s', async () => {
    const folder = newFolder()
    await take({ folder, store, leagues: [older, newer] })
    const source = recorded(storeSource(store))
    const leagues = [
      { ...older, season: null },
      { ...newer, season: older.season },
    ]
    expect(kindsOf(await take({ folder, source, leagues }))).toEqual([
      `sleeper:${older.leagueId} unchanged`,
      `sleeper:${older.leagueId} unchanged`,
    ])
    expect(source.asked).toEqual([])
  })

  it('returns the season of an id, or another one of the league', async () => {
    const folder = newFolder()
    const seasonsIn = async () => (await openSnapshots(folder)).manifest.seasons.map(({ season }) => season)
    await take({ folder, store, leagues: [] })
    await removeSnapshots(folder, [{ ...newer, season: older.season }])
    expect(await seasonsIn()).toEqual([2025])
    await take({ folder, store, leagues: [] })
    await removeSnapshots(folder, [{ ...newer, season: null }])
    expect(await seasonsIn()).toEqual([2024])
  })

  it('prints the import command for a missing league', async () => {
    const leagues = [{ host: 'sleeper', leagueId: '910000000000000555', season: null } as const]
    await expect(take({ folder: newFolder(), store, leagues })).rejects.toThrow(
      'There is no Sleeper league 910000000000000555 here. Import it first: npm run import -- sleeper:910000000000000555',
    )
  })
})
