/** What a league that was never seen shows after how many requests to its host. Stand-in hosts count them, and hold back the rest. */
import { describe, expect, it } from 'vitest'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { openMemoryFolder } from '../hosts/espn/memory-folder.ts'
import { type EngineAtHosts, engineAtHosts, running, runningLeague } from './support/engine-at-hosts.ts'
import { newest, sleeperFiles, sleeperWorld } from './support/sleeper-seasons.ts'

/** In its third week, the last before the playoffs. */
const inSeason = { status: 'in_season', leg: 3, scored: 2 }
const sleeperLeague = { host: 'sleeper', leagueId: newest.leagueId } as const satisfies LeagueRef

function openSleeper(): EngineAtHosts {
  const world = sleeperWorld({
    leagues: new Map([[newest.leagueId, openMemoryFolder(sleeperFiles(newest, inSeason))]]),
  })
  return engineAtHosts({ world, clock: { now: new Date('2025-09-21T12:00:00Z') } })
}

/** Both hosts respond to so many requests; the others wait. */
function allowRequests(device: EngineAtHosts, count: number): void {
  let left = count
  for (const host of [device.espn, device.sleeper]) {
    const { response } = host
    host.response = (request) => (left-- > 0 ? response(request) : new Promise<never>(() => {}))
  }
}

const json = async ({ engine }: EngineAtHosts, ...call: Parameters<EngineAtHosts['engine']['call']>) =>
  JSON.parse((await engine.call(...call)).json)

const hosts = [
  // The league; then its running week. No season of the year after it is asked for.
  {
    host: 'ESPN',
    league: runningLeague,
    season: running.season,
    open: () => engineAtHosts(),
    untilTable: 1,
    untilScores: 2,
    week: 2,
  },
  // The league, its users and rosters; then the three weeks before the playoffs.
  {
    host: 'Sleeper',
    league: sleeperLeague,
    season: newest.season,
    open: openSleeper,
    untilTable: 3,
    untilScores: 6,
    week: 3,
  },
]

describe.each(hosts)('a running league of $host', ({ league, season, open, untilTable, untilScores, week }) => {
  it(`has standings after ${untilTable} requests, and says that it is partial`, async () => {
    const device = open()
    allowRequests(device, untilTable)
    const found = await json(device, 'hostLeague', league)
    expect(found).toMatchObject({ season, isPartial: true })
    const { standings } = await json(device, 'standings', { leagueId: String(found.id) })
    expect(standings.length).toBeGreaterThan(3)
  })

  it(`has the scores of its week after ${untilScores} requests, as they are in the whole season`, async () => {
    const device = open()
    allowRequests(device, untilScores)
    const games = await json(device, 'hostLeagueSchedule', { ...league, week: String(week) })
    expect(games.length).toBeGreaterThan(1)
    expect(await json(device, 'hostLeague', league)).toMatchObject({ isPartial: true })
    // What needs lineups has no response yet.
    expect(await device.engine.call('live', league, { patience: 0 })).toMatchObject({ status: 202 })

    const whole = open()
    await whole.engine.call('live', league)
    expect(await json(whole, 'hostLeague', league)).toMatchObject({ isPartial: false })
    expect(games).toEqual(await json(whole, 'hostLeagueSchedule', { ...league, week: String(week) }))
  })

  it('asks for the running week before all others', async () => {
    const device = open()
    await device.engine.call('live', league)
    const weeks = device.takeRequests().flatMap((url) => {
      const named = /matchups\/(\d+)|scoringPeriodId=(\d+)&view=mMatchupScore/.exec(url)
      return named ? [Number(named[1] ?? named[2])] : []
    })
    expect(weeks.length).toBeGreaterThan(1)
    expect(weeks[0]).toBe(week)
  })
})
