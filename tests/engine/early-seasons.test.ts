/** Seasons that are stored while they are read: hosts that lack something, odd kinds of leagues, and visits that end early. */
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildEspnLeague, type EspnFiles, type LeagueSketch } from '../hosts/espn/build-espn-league.ts'
import { openMemoryFolder } from '../hosts/espn/memory-folder.ts'
import { type EngineAtHosts, engineAtHosts } from './support/engine-at-hosts.ts'
import { middle, newest, sleeperFiles, sleeperWorld } from './support/sleeper-seasons.ts'

const espnLeague = { host: 'espn', leagueId: '4714' } as const
const sleeperLeague = { host: 'sleeper', leagueId: newest.leagueId } as const
/** In its third week, the last before the playoffs. */
const inSeason = { status: 'in_season', leg: 3, scored: 2 }
const ofBoard = { first: 'draft' } as const

type Device = Pick<NonNullable<Parameters<typeof engineAtHosts>[0]>, 'files'>

function openEspn(sketch: LeagueSketch, { change, ...device }: Device & { change?: (files: EspnFiles) => void } = {}) {
  const files = buildEspnLeague({ espnLeagueId: Number(espnLeague.leagueId), season: 2026, ...sketch })
  change?.(files)
  const folder = { read: async (name: string) => files[name] ?? null }
  return engineAtHosts({ ...device, leagues: new Map([[`2026/${espnLeague.leagueId}`, folder]]) })
}

type SleeperFiles = ReturnType<typeof sleeperFiles>

function openSleeper({ change, ...device }: Device & { change?: (files: SleeperFiles) => void } = {}) {
  const files = sleeperFiles(newest, inSeason)
  change?.(files)
  const world = sleeperWorld({ leagues: new Map([[newest.leagueId, openMemoryFolder(files)]]) })
  return engineAtHosts({ ...device, world, clock: { now: new Date('2025-09-21T12:00:00Z') } })
}

/** Both hosts respond to so many requests; the others wait. */
function allowRequests(device: EngineAtHosts, count: number): EngineAtHosts {
  let left = count
  for (const host of [device.espn, device.sleeper]) {
    const { response } = host
    host.response = (request) => (left-- > 0 ? response(request) : new Promise<never>(() => {}))
  }
  return device
}

/** Requests to these addresses wait until the returned function is called. */
function holdBack({ espn, sleeper }: EngineAtHosts, addresses: RegExp): () => void {
  const released = Promise.withResolvers<void>()
  for (const host of [espn, sleeper]) {
    const { response } = host
    host.response = async (request) => {
      if (addresses.test(request.url)) await released.promise
      return response(request)
    }
  }
  return () => released.resolve()
}

const json = async ({ engine }: EngineAtHosts, ...call: Parameters<EngineAtHosts['engine']['call']>) =>
  JSON.parse((await engine.call(...call)).json)

const running: LeagueSketch = { latestWeek: 2 }

describe('a draft of which a player has no name yet', () => {
  it.each([
    {
      host: 'ESPN, whose list lacks him',
      league: espnLeague,
      open: () =>
        openEspn(running, {
          change: (files) => void (files['players.json'] as unknown as { players: unknown[] }).players.splice(0, 6),
        }),
      scores: /mMatchupScore/,
    },
    {
      host: 'Sleeper, whose pick does not name him',
      league: sleeperLeague,
      open: () =>
        openSleeper({
          change: (files) => {
            const name = Object.keys(files).find((one) => one.startsWith('draft-picks')) ?? ''
            for (const pick of files[name] as unknown as { metadata: unknown }[]) pick.metadata = null
          },
        }),
      scores: /matchups/,
    },
  ])('waits for the rest of the season ($host)', async ({ league, open, scores }) => {
    const device = open()
    const release = holdBack(device, scores)
    await device.engine.call('hostLeague', league, ofBoard)
    const picks = json(device, 'hostLeagueDraft', league)
    await expect.poll(() => device.takeRequests().some((url) => scores.test(url))).toBe(true)
    expect(await device.engine.call('hostLeagueDraft', league, { patience: 0 })).toMatchObject({ status: 202 })
    release()
    expect(await picks).toEqual((await json(device, 'draftComplete', league)).draftPicks)
  })
})

it('reports no refusal of a list that ESPN sent when it was asked again', async () => {
  const device = openEspn(running)
  const { response } = device.espn
  let refusals = 2
  device.espn.response = async (request) => {
    if (!/kona_/.test(request.url) || refusals-- <= 0) return response(request)
    const details = [{ message: 'Not now', shortMessage: 'Not now', resolution: null, type: 'NOT_NOW', metaData: null }]
    return Response.json({ messages: ['Not now'], details }, { status: 403 })
  }
  await device.engine.call('hostLeague', espnLeague, ofBoard)
  await device.engine.call('draftComplete', espnLeague)
  expect(refusals).toBeLessThan(0)
  expect(await json(device, 'hostLeague', espnLeague)).toMatchObject({ isPartial: false, warnings: [] })
})

describe('a league of Sleeper without games', () => {
  const rows = (files: SleeperFiles, name: string) => files[name] as unknown as Record<string, unknown>[]
  it.each([
    {
      kind: 'that eliminates a team a week',
      change: (files: SleeperFiles) => {
        const league = files['league.json'] as unknown as { settings: Record<string, unknown> }
        league.settings.type = 3
      },
      // The league, its users and rosters, the three weeks before the playoffs, and what its draft says of its type.
      requests: 8,
    },
    {
      kind: 'that adds up points',
      change: (files: SleeperFiles) => {
        for (const week of [1, 2, 3, 4, 5])
          for (const row of rows(files, `matchups-0${week}.json`)) row.matchup_id = null
        for (const { settings } of rows(files, 'rosters.json'))
          Object.assign(settings as object, { wins: 0, losses: 0 })
      },
      requests: 6,
    },
  ])('$kind has no standings of zeros: they come with its scores', async ({ change, requests }) => {
    const device = allowRequests(openSleeper({ change }), requests)
    const found = await json(device, 'hostLeague', sleeperLeague)
    expect(found.isPartial).toBe(true)
    const early = await json(device, 'standings', { leagueId: String(found.id) })
    const whole = openSleeper({ change })
    await whole.engine.call('draftComplete', sleeperLeague)
    const final = await json(whole, 'standings', { leagueId: String(found.id) })
    expect(early).toEqual(final)
    expect(early.standings[0].regularSeason.pointsFor).toBeGreaterThan(0)
  })
})

const hosts = [
  {
    host: 'ESPN',
    league: espnLeague,
    open: (device: Device) => openEspn(running, device),
    untilTable: 1,
    untilDraft: 2,
    week: /mMatchupScore/,
    draft: /kona_player_info/,
    // The league, and its running week.
    untilScores: 2,
  },
  {
    host: 'Sleeper',
    league: sleeperLeague,
    open: openSleeper,
    untilTable: 3,
    untilDraft: 5,
    week: /matchups/,
    draft: /drafts$/,
    // The league, its users and rosters, and three weeks.
    untilScores: 6,
  },
]

describe.each(hosts)('a visit of a league of $host that ended early', ({ league, open, ...host }) => {
  it('is followed by one of the draft board, which asks for the draft before the weeks', async () => {
    const files = memoryStorage()
    await allowRequests(open({ files }), host.untilTable).engine.call('hostLeague', league)
    const next = open({ files })
    expect(await json(next, 'hostLeague', league, ofBoard)).toMatchObject({ isPartial: true })
    await next.engine.call('draftComplete', league)
    const requests = next.takeRequests()
    const place = (address: RegExp) => requests.findIndex((url) => address.test(url))
    expect(place(host.draft)).toBeGreaterThan(0)
    expect(place(host.draft)).toBeLessThan(place(host.week))
  })

  it('with the draft is followed by one that has scores as early as any', async () => {
    const files = memoryStorage()
    const first = allowRequests(open({ files }), host.untilDraft)
    await first.engine.call('hostLeague', league, ofBoard)
    const picks = await json(first, 'hostLeagueDraft', league)
    expect(picks.length).toBeGreaterThan(3)

    const next = allowRequests(open({ files }), host.untilScores)
    // What the last visit left is there at once, and partial.
    expect(await json(next, 'hostLeague', league)).toMatchObject({ isPartial: true })
    expect((await json(next, 'hostLeagueSchedule', league)).length).toBeGreaterThan(3)
    expect(await next.engine.call('draftComplete', league, { patience: 0 })).toMatchObject({ status: 202 })
  })

  it('is replaced by as much of the next one, which is newer', async () => {
    const files = memoryStorage()
    await allowRequests(open({ files }), host.untilTable).engine.call('hostLeague', league)
    const next = open({ files })
    next.clock.now = new Date(next.clock.now.getTime() + 3600_000)
    allowRequests(next, host.untilTable)
    const isNew = async () =>
      (await next.engine.call('hostLeague', league)).origin?.asOf === next.clock.now.toISOString()
    await expect.poll(isNew).toBe(true)
  })
})

it('a visit that ended between the weeks of a game is followed by one that has scores before all else', async () => {
  const twoWeeks = { latestWeek: 4, matchupPeriods: { '1': [1], '2': [2], '3': [3, 4] } }
  const files = memoryStorage()
  // The league, and one of the two weeks of its final.
  const first = allowRequests(openEspn(twoWeeks, { files }), 2)
  await first.engine.call('hostLeague', espnLeague)
  await expect.poll(async () => (await first.store.raw.folder({ ...espnLeague, season: 2026 }).list()).length).toBe(3)
  const next = openEspn(twoWeeks, { files })
  holdBack(next, /mTransactions2.*scoringPeriodId=[12]\b|scoringPeriodId=[12]\b.*mTransactions2|proTeamSchedules|kona/)
  expect((await json(next, 'hostLeagueSchedule', espnLeague)).length).toBeGreaterThan(3)
})

it('an earlier season of which scores are enough is not partial while the rest is read', async () => {
  const device = engineAtHosts({ world: sleeperWorld() })
  const earlier = { host: middle.host, leagueId: middle.leagueId, season: String(middle.season) }
  await device.engine.call('draftComplete', sleeperLeague)
  expect(await json(device, 'hostLeague', earlier)).toMatchObject({ season: middle.season, isPartial: false })
  device.takeRequests()
  const release = holdBack(device, /transactions\/4/)
  const rest = device.engine.call('draftComplete', earlier, ofBoard)
  await expect.poll(() => device.takeRequests().some((url) => /transactions\/4/.test(url))).toBe(true)
  expect(await json(device, 'hostLeague', earlier)).toMatchObject({ isPartial: false })
  release()
  expect((await rest).status).toBe(200)
})
