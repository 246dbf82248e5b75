/** What a league that was never seen shows after how many requests to its host. Stand-in hosts count them, and hold back the rest. */
import { describe, expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { openMemoryFolder } from '../hosts/espn/memory-folder.ts'
import { coming, type EngineAtHosts, engineAtHosts, running, runningLeague } from './support/engine-at-hosts.ts'
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

type Picks = ResponseOf<'hostLeagueDraft'>

/** Sleeper's picks have names of their own, and no NFL teams; its list of players comes last. */
const withoutNames = (picks: Picks) =>
  picks.map((pick) => ({ ...pick, player: { ...pick.player, name: '', nflTeam: null } }))

const hosts = [
  // The league; then its running week. No season of the year after it is asked for.
  {
    host: 'ESPN',
    league: runningLeague,
    season: running.season,
    open: () => engineAtHosts(),
    untilTable: 1,
    untilScores: 2,
    // The league; then its drafted players.
    untilDraft: 2,
    ofDraft: /kona_player_info/,
    comparable: (picks: Picks) => picks,
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
    // The league, its users and rosters; then its drafts and their picks.
    untilDraft: 5,
    ofDraft: /drafts$|picks$/,
    comparable: withoutNames,
    week: 3,
  },
]

describe.each(hosts)('a running league of $host', (host) => {
  const { league, season, open, untilTable, untilScores, untilDraft, week } = host

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

  it(`has the picks of its draft after ${untilDraft} requests where the draft board is open, as in the whole season`, async () => {
    const device = open()
    allowRequests(device, untilDraft)
    const ofBoard = { first: 'draft' } as const
    expect(await json(device, 'hostLeague', league, ofBoard)).toMatchObject({ season, isPartial: true })
    const picks: Picks = await json(device, 'hostLeagueDraft', league)
    expect(picks.length).toBeGreaterThan(3)
    expect(picks.filter(({ player }) => /^Player \d+$/.test(player.name))).toEqual([])
    // What became of them has no response yet.
    expect(await device.engine.call('draftComplete', league, { patience: 0 })).toMatchObject({ status: 202 })

    const whole = open()
    const { draftPicks } = await json(whole, 'draftComplete', league)
    expect(host.comparable(picks)).toEqual(host.comparable(draftPicks))
  })

  it('asks for the draft before the weeks where the draft board is open, and for nothing else than before', async () => {
    const [device, usual] = [open(), open()]
    await device.engine.call('hostLeague', league, { first: 'draft' })
    await device.engine.call('draftComplete', league)
    await usual.engine.call('draftComplete', league)
    const [requests, others] = [device.takeRequests(), usual.takeRequests()]
    const isWeek = (url: string) => /matchups\/|mMatchupScore/.test(url)
    const place = (urls: readonly string[], is: (url: string) => boolean) => urls.findIndex(is)
    const isOfDraft = (url: string) => host.ofDraft.test(url)
    expect(place(requests, isOfDraft)).toBeGreaterThan(0)
    expect(place(requests, isOfDraft)).toBeLessThan(place(requests, isWeek))
    expect(place(others, isOfDraft)).toBeGreaterThan(place(others, isWeek))
    expect([...new Set(requests)].sort()).toEqual([...new Set(others)].sort())
    const stored = await Promise.all([device, usual].map(({ store }) => store.read({ ...league, season })))
    expect(stored[0]).toEqual(stored[1])
  })

  it(`has its history after ${untilScores} requests, without what needs lineups`, async () => {
    const device = open()
    allowRequests(device, untilScores)
    const history = await json(device, 'history', league)
    expect(history.managers.length).toBeGreaterThan(3)
    const ofSeason = (response: typeof history) =>
      response.seasons.find((one: { season: number }) => one.season === season)
    expect(ofSeason(history)).toMatchObject({
      known: 'scores',
      origin: { lacks: [expect.stringContaining('Lineups')] },
    })
    // What needs moves has no response yet.
    expect(await device.engine.call('trades', league, { patience: 0 })).toMatchObject({ status: 202 })

    const whole = open()
    await whole.engine.call('live', league)
    const final = await json(whole, 'history', league)
    expect(ofSeason(final)).toMatchObject({ known: 'whole' })
    expect(final.managers).toEqual(history.managers)
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

it('has no picks of a draft to come as soon as the league is there', async () => {
  const device = engineAtHosts()
  allowRequests(device, 1)
  const { host, leagueId } = coming
  expect(await json(device, 'hostLeagueDraft', { host, leagueId })).toEqual([])
})
