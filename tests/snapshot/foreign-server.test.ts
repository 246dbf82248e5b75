/** A server with only the specification's calls. */
import { afterEach, describe, expect, it } from 'vitest'
import type { EndpointName } from '../../src/contract/endpoints.ts'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'
import { fromWire } from '../../src/contract/wire.ts'
import { createApiHttp } from '../../src/snapshot/api-http.ts'
import { snapshotFromApi } from '../../src/snapshot/api-source.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import * as league from '../e2e/support/foreign-league.ts'
import { type ForeignServer, type ForeignServerOptions, startForeignServer } from '../e2e/support/foreign-server.ts'
import { espn, filesIn, take, temporaryFolders } from './support/snapshots.ts'

const newFolder = temporaryFolders()
const key = { ...espn(league.foreignEspnLeagueId), season: league.foreignSeason }
const teams = league.hardNames.map((_, index) => index + 1)

let server: ForeignServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

async function sourceOf(options?: ForeignServerOptions) {
  server = await startForeignServer(options)
  return snapshotFromApi(createApiHttp({ baseUrl: server.origin, token: null, backoffMs: 1 }))
}

/** Responses in a league's snapshot that only our own server has. */
const beyondSpecification: EndpointName[] = [
  // The call is specified, its response is not: this server has none.
  'hostLeagueSchedule',
  'wholeSeason',
  'luck',
  'lab',
  'labFindings',
  'power',
  'bracket',
  'managers',
  'forecast',
  'forecastHistory',
  'live',
  'draftRoom',
  'moves',
  'recap',
]

/** JSON has no `undefined`; read as the site reads it. */
const asJson = (value: unknown) => fromWire(JSON.parse(JSON.stringify(value)))

describe('a snapshot from another server', () => {
  it.each([false, true])('contains its responses unchanged (lists in objects: %s)', async (wrapsLists) => {
    const folder = newFolder()
    const [outcome] = await take({ folder, source: await sourceOf({ wrapsLists }), leagues: [] })
    const { manifest, responseFor: response } = await openSnapshots(folder)
    const [snapshot] = manifest.seasons as [SnapshotSeason]
    expect(snapshot).toMatchObject({
      host: 'espn',
      hostLeagueId: '4242',
      season: 2023,
      leagueId: 7,
      throughWeek: null,
    })
    expect(await response(snapshot, 'hostLeague', key)).toEqual(asJson(league.league))
    expect(await response(snapshot, 'standings', { leagueId: 7, season: 2023 })).toEqual(asJson(league.standings))
    for (const id of teams) {
      expect(await response(snapshot, 'team', { id })).toEqual(asJson(league.team(id)))
      const week = await response(snapshot, 'weeklyRoster', { id, week: 3 })
      expect(week).toEqual(asJson(league.weeklyRoster(id, 3)))
      expect(await response(snapshot, 'weeklyRoster', { id, week: league.weekWithoutRosters })).toBeNull()
    }
    expect(await response(snapshot, 'player', { id: league.foreignPlayerId })).toEqual(
      asJson(league.playerDetail(league.foreignPlayerId)),
    )
    // Everything else it has.
    expect(outcome).toMatchObject({ kind: 'taken', missing: beyondSpecification.length })
    expect(JSON.parse(filesIn(folder).get('leagues.json') ?? '')).toMatchObject([{ id: 7, seasons: [2023] }])
  })

  it('counts as finished if the standings name a champion, and is marked otherwise', async () => {
    const folder = newFolder()
    const rows = (league.standings as { standings: object[] }).standings
    const undecided = { standings: rows.map((row) => ({ ...row, is_champion: false })) }
    const alter: ForeignServerOptions['alter'] = (response, path) =>
      path.endsWith('/standings') ? undecided : response
    const source = await sourceOf({ alter })
    await expect(take({ folder, source, leagues: [key] })).rejects.toThrow('is not over')
    await take({ folder, source, leagues: [key], running: true })
    expect((await openSnapshots(folder)).manifest.seasons).toMatchObject([{ throughWeek: 16 }])
    // It has no version to detect a change, so it is requested each time, and nothing is written.
    const before = filesIn(folder)
    expect(await take({ folder, source, leagues: [key], running: true })).toMatchObject([
      { kind: 'taken', isNew: false },
    ])
    expect(filesIn(folder)).toEqual(before)
  })

  it('is taken again until its last week has all corrections, which may name another champion', async () => {
    const folder = newFolder()
    const takeAt = (time: string) => take({ folder, source, leagues: [key], now: () => time })
    let champion = 0
    const rows = (league.standings as { standings: object[] }).standings
    const alter: ForeignServerOptions['alter'] = (response, path) =>
      path.endsWith('/standings')
        ? { standings: rows.map((row, index) => ({ ...row, is_champion: index === champion })) }
        : response
    const source = await sourceOf({ alter })
    expect(await takeAt('2024-01-02T12:00:00Z')).toMatchObject([{ kind: 'taken', isNew: true }])
    champion = 1
    expect(await takeAt('2024-01-05T12:00:00Z')).toMatchObject([{ kind: 'taken', isNew: true }])
    expect(await takeAt('2024-02-01T12:00:00Z')).toMatchObject([{ kind: 'taken', isNew: false }])
    expect(await takeAt('2024-02-02T12:00:00Z')).toMatchObject([{ kind: 'unchanged' }])
  })

  it('is not taken if the server has another season than the requested one', async () => {
    const source = await sourceOf()
    const leagues = [{ ...key, season: 2019 }]
    await expect(take({ folder: newFolder(), source, leagues })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'The API does not have season 2019 of league 4242.',
    })
  })

  it('names no manager if they are numbered', async () => {
    const folder = newFolder()
    await take({ folder, source: await sourceOf(), leagues: [key], anonymize: true })
    const text = [...filesIn(folder).values()].join('\n')
    for (const id of teams) expect(text).not.toContain(`Ówner <i>${id}</i>`)
    expect(text).toContain('Manager 1')
  })
})
