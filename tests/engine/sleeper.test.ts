/** Sleeper leagues in the engine: an id per season, derived numbers, files that leagues share. */
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { handleCall } from '../../scripts/lib/handle-call.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { deriveLeagueNumber, type LeagueKey, nextLeagueNumber, toPublicId } from '../../src/domain/identity.ts'
import { readSleeperSeason } from '../../src/hosts/sleeper/index.ts'
import { readSleeperStatistics } from '../../src/hosts/sleeper/read-statistics.ts'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { type Json, openMemoryFolder } from '../hosts/espn/memory-folder.ts'
import { type EngineAtHosts, engineAtHosts, finishedLeague } from './support/engine-at-hosts.ts'
import { inWords, sampleCalls } from './support/sample-calls.ts'
import { middle, newest, oldest, sleeperFiles, sleeperWorld, userId } from './support/sleeper-seasons.ts'

const at = ({ host, leagueId }: LeagueKey) => ({ host, leagueId })
const open = (options: Parameters<typeof engineAtHosts>[0] = {}) => engineAtHosts({ world: sleeperWorld(), ...options })

async function jsonOf({ engine }: EngineAtHosts, ...call: Parameters<EngineAtHosts['engine']['call']>) {
  return JSON.parse((await engine.call(...call)).json)
}

/** Holds back responses whose address matches until they are released. */
function holdBack({ sleeper }: EngineAtHosts, path: RegExp): () => void {
  const { response } = sleeper
  const released = Promise.withResolvers<void>()
  sleeper.response = async (request) => {
    if (path.test(request.url)) await released.promise
    return response(request)
  }
  return () => released.resolve()
}

const paths = ({ takeRequests }: EngineAtHosts) =>
  takeRequests().map((url) => new URL(url).pathname.replace('/v1/', '').replace(newest.leagueId, 'L'))

describe('a league of Sleeper that was never seen', () => {
  it('has standings after five requests, scores with the matchups, and then everything', async () => {
    const device = open()
    const releaseMatchups = holdBack(device, /matchups/)
    const releaseRest = holdBack(device, /transactions|drafts|players|espn/)
    const league = await jsonOf(device, 'hostLeague', at(newest))
    expect(league).toMatchObject({ host: 'sleeper', hostLeagueId: newest.leagueId, espnLeagueId: null })
    expect(league).toMatchObject({ season: 2025, isPartial: true, warnings: [] })
    const early = await jsonOf(device, 'standings', { leagueId: String(league.id) })
    expect(early.standings).toHaveLength(8)
    expect(paths(device).slice(0, 5).sort()).toEqual([
      'league/L',
      'league/L/losers_bracket',
      'league/L/rosters',
      'league/L/users',
      'league/L/winners_bracket',
    ])

    releaseMatchups()
    const schedule = await jsonOf(device, 'hostLeagueSchedule', at(newest))
    expect(schedule.length).toBeGreaterThan(15)
    expect(await jsonOf(device, 'hostLeague', at(newest))).toMatchObject({ isPartial: true })
    releaseRest()
    expect((await jsonOf(device, 'draftComplete', at(newest))).draftPicks).toHaveLength(8)
    expect(await jsonOf(device, 'hostLeague', at(newest))).toMatchObject({ id: league.id, isPartial: false })
    expect(device.told).toContainEqual({ kind: 'changed', ...newest, known: 'whole' })
  })

  it('has the responses of the handlers', async () => {
    const device = open()
    await device.engine.call('draftComplete', at(newest))
    const context = { seasons: [newest], asOf: device.clock.now.toISOString() }
    const schedule = await device.store.raw.folder(newest).read('pro-schedule.json')
    const folder = openMemoryFolder({ ...sleeperFiles(newest), 'pro-schedule.json': schedule as Json })
    const season = judgeSeason({ ...(await readSleeperSeason(folder, newest)), asOf: context.asOf })
    // A history also names the seasons that are not here.
    const statistics = await readSleeperStatistics(folder)
    for (const call of sampleCalls(season).filter(({ name }) => endpoints[name].scope !== 'history')) {
      const { json } = await device.engine.call(call.name, inWords(call.parameters))
      expect([call, json]).toEqual([call, JSON.stringify(handleCall(season, context, call, { statistics }))])
    }
  })

  it('names Sleeper in errors', async () => {
    const device = open()
    device.sleeper.response = async () => Response.json({ league_id: newest.leagueId })
    await device.engine.call('hostLeague', at(newest)).catch(() => {})
    const failures = device.told.flatMap((message) => ('failure' in message ? (message.failure ?? []) : []))
    expect(failures).toEqual([
      expect.stringMatching(/^Sleeper sent data in an unexpected format\. .* code SLEEPER-\w{4}\.$/),
    ])
    device.sleeper.response = async () => Response.json(null)
    await expect(device.engine.call('hostLeague', at(oldest))).rejects.toMatchObject({
      kind: 'not-found',
      message: `Sleeper has no league ${oldest.leagueId}; check the league ID.`,
    })
  })

  it('is found by the id of a team on a page of the league', async () => {
    const id = String(toPublicId({ leagueNumber: deriveLeagueNumber(newest), season: 2025 }, 3))
    await expect(open().engine.call('team', { id })).rejects.toMatchObject({ kind: 'not-found' })
    const device = open()
    const team = JSON.parse((await device.engine.call('team', { id }, { pageLeague: at(newest) })).json)
    expect(team).toMatchObject({ name: 'Team 3', league: { hostLeagueId: newest.leagueId } })
    expect(await jsonOf(device, 'team', { id })).toEqual(team)
  })

  it('has the next number if another league of the device has its own', async () => {
    const files = memoryStorage()
    const derived = deriveLeagueNumber(newest)
    await openLeagueStore(files).links.add({ host: 'sleeper', leagueId: '1', leagueNumber: derived })
    const device = open({ files })
    const { id } = await jsonOf(device, 'hostLeague', at(newest))
    expect(id).toBe(nextLeagueNumber(derived) * 100 + 25)
    expect((await jsonOf(device, 'leagueTeams', { id: String(id) })).length).toBe(8)
    await device.engine.refresh(newest)
    expect((await jsonOf(device, 'hostLeague', at(newest))).id).toBe(id)
  })
})

describe('seasons with ids of their own', () => {
  it('are found from another one of the league, and from then on by either', async () => {
    const device = open()
    await device.engine.call('draftComplete', at(newest))
    device.takeRequests()
    const league = await jsonOf(device, 'hostLeague', { ...at(newest), season: '2023' })
    expect(league).toMatchObject({ season: 2023, hostLeagueId: oldest.leagueId, seasons: [2025, 2023] })
    expect(league.seasonLeagueIds).toEqual([
      { season: 2025, hostLeagueId: newest.leagueId },
      { season: 2023, hostLeagueId: oldest.leagueId },
    ])
    await device.engine.idle()
    device.takeRequests()
    expect(await jsonOf(device, 'hostLeague', { ...at(oldest), season: '2025' })).toMatchObject({ season: 2025 })
    expect(await jsonOf(device, 'hostLeague', at(oldest))).toMatchObject({ season: 2023 })
    const { id } = await jsonOf(device, 'hostLeague', at(newest))
    const standings = await jsonOf(device, 'standings', { leagueId: String(id), season: '2023' })
    expect(standings).toMatchObject({ season: 2023, leagueId: league.id })
    expect(device.takeRequests()).toEqual([])
    expect((await jsonOf(device, 'leagues', {})).map(({ seasons }: { seasons: number[] }) => seasons)).toEqual([
      [2025, 2023],
      [2025, 2023],
    ])
  })

  it('have one history, of those that are on the device', async () => {
    const device = open()
    await device.engine.call('draftComplete', at(newest))
    await device.engine.call('draftComplete', { ...at(newest), season: '2024' })
    const { seasons } = await jsonOf(device, 'history', at(middle))
    expect(seasons).toMatchObject([
      { season: 2023, known: 'missing', hostLeagueId: '910000000000000555' },
      { season: 2024, hostLeagueId: middle.leagueId },
      { season: 2025, hostLeagueId: newest.leagueId },
    ])
  })

  it('cost no more requests if the id is that of the season', async () => {
    const device = open()
    const release = holdBack(device, /matchups|transactions/)
    expect(await jsonOf(device, 'hostLeague', { ...at(middle), season: '2024' })).toMatchObject({ season: 2024 })
    release()
    await device.engine.idle()
    expect(paths(device).filter((path) => /^league\/\w+$/.test(path))).toEqual([`league/${middle.leagueId}`])
  })

  it('are distinguished from an unknown one', async () => {
    const device = open()
    await expect(device.engine.call('hostLeague', { ...at(newest), season: '2019' })).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringContaining('not its season 2019'),
    })
  })

  it('are one league in the list, and removed together', async () => {
    const files = memoryStorage()
    const device = open({ files })
    await device.engine.call('draftComplete', at(newest))
    await device.engine.call('draftComplete', { ...at(newest), season: '2023' })
    const [league, ...others] = await device.engine.list()
    expect(league).toMatchObject({ ...at(newest), name: 'The Small League', source: 'host', seasons: [2025, 2023] })
    expect(others).toEqual([])
    await device.engine.remove(at(oldest))
    expect(await device.engine.list()).toEqual([])
    expect([...(await files.sizes('')).keys()]).toEqual([])
  })
})

describe('leagues of Sleeper on the device', () => {
  it('are opened again without a network, also from damaged documents', async () => {
    const files = memoryStorage()
    const before = (await open({ files }).engine.call('draftComplete', at(newest))).json
    const next = open({ files })
    next.clock.now = new Date('2027-03-01')
    next.sleeper.response = () => Promise.reject(new TypeError('Failed to fetch'))
    expect((await next.engine.call('draftComplete', at(newest))).json).toBe(before)
    await files.write(`seasons:sleeper-${newest.leagueId}:2025`, new Uint8Array([1]))
    const last = open({ files })
    expect((await last.engine.call('draftComplete', at(newest))).json).toBe(before)
    expect([...next.takeRequests(), ...last.takeRequests()]).toEqual([])
  })

  it('share the list of players and a season’s statistics, which go with the last of them', async () => {
    const files = memoryStorage()
    const other: LeagueKey = { ...newest, leagueId: '910000000000000888' }
    const rows = [{ player_id: '101', team: 'BAL', stats: { pass_yd: 250 } }]
    const weeks = new Map([1, 2, 3, 4, 5].map((week) => [`2025/${week}`, rows]))
    const world = sleeperWorld({ stats: weeks, projections: weeks })
    ;(world.leagues as Map<string, unknown>).set(other.leagueId, openMemoryFolder(sleeperFiles(other)))
    const device = open({ files, world, usesUnofficial: true })
    await device.engine.call('draftComplete', at(newest))
    expect(paths(device).filter((path) => /stats|projections|players/.test(path))).toHaveLength(11)
    await device.engine.call('draftComplete', at(other))
    await device.engine.call('draftComplete', { ...finishedLeague, season: '2025' })
    expect(paths(device).filter((path) => /sleeper|stats\/|projections|players/.test(path))).toEqual([])

    const shared = async () => files.keys('nfl')
    await device.engine.remove(at(newest))
    expect(await shared()).toHaveLength(12)
    await device.engine.remove(at(other))
    expect(await shared()).toEqual(['nfl:2025:pro-schedule'])
    await device.engine.remove(finishedLeague)
    expect(await shared()).toEqual([])
  })
})

describe('the leagues of a user', () => {
  it('are those of Sleeper, and nothing of them is stored', async () => {
    const files = memoryStorage()
    const device = open({ files })
    const { json, origin } = await device.engine.call('userLeagues', { host: 'sleeper', user: 'ann' })
    expect(JSON.parse(json)).toEqual({
      host: 'sleeper',
      user: 'ann',
      leagues: [
        {
          name: 'The Small League',
          teamCount: 8,
          seasons: [newest, middle, oldest].map(({ season, leagueId }) => ({ season, hostLeagueId: leagueId })),
        },
      ],
    })
    expect(origin).toBeNull()
    expect((await files.sizes('')).size).toBe(0)
    await expect(device.engine.call('userLeagues', { host: 'sleeper', user: 'nobody' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(JSON.parse((await device.engine.call('userLeagues', { host: 'sleeper', user: userId })).json)).toMatchObject(
      {
        leagues: [{ teamCount: 8 }],
      },
    )
  })

  it('are visible only to himself at ESPN', async () => {
    await expect(open().engine.call('userLeagues', { host: 'espn', user: 'ann' })).rejects.toMatchObject({
      kind: 'bad-request',
      message: expect.stringMatching(/^ESPN doesn’t share a user’s league list\./),
    })
  })
})

it('simulates the demo league of Sleeper without a request', async () => {
  const demo = demoLeagues.find(({ host }) => host === 'sleeper') as LeagueKey
  const device = open()
  const { json, origin } = await device.engine.call('hostLeague', at(demo))
  expect(JSON.parse(json)).toMatchObject({
    host: 'sleeper',
    season: demo.season,
    isPartial: false,
  })
  expect(origin).toMatchObject({ source: 'demo', asOf: '2026-01-06T12:00:00.000Z' })
  expect(device.takeRequests()).toEqual([])
})
