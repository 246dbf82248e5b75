/** The chance of a game is kept with every reading of its league, and goes with the league. */
import { beforeEach, expect, it } from 'vitest'
import { homeChanceNow } from '../../src/analytics/scoreboard/game-odds.ts'
import { joinLeague } from '../../src/book/joined-league.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { describePaths } from '../../src/handlers/game-paths.ts'
import { handlers } from '../../src/handlers/index.ts'
import { computeFrom } from '../../src/service/compute.ts'
import { keepPaths } from '../../src/service/keep-paths.ts'
import { writeContent } from '../../src/storage/document.ts'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { seasonKey } from '../../src/storage/stored-keys.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildHostSeason, game, lineup, player } from '../build-season.ts'

const kickoff = '2025-09-07T17:00:00Z'
const nflSchedule = { KC: [{ week: 1, opponent: 'BUF', isHome: true, kickoff }] } as HostSeason['nflSchedule']

/** Team 1 has a quarterback, team 2 one and a running back: all of KC. */
function seasonAt(asOf: string, [own = 0, other = 0, third = 0]: readonly number[]): HostSeason {
  return {
    ...buildHostSeason({
      teams: 2,
      matchups: [game(1, [1, own], [2, other + third], { status: 'in-progress' })],
      players: [
        player(1, 'QB', [own], { projected: [20] }),
        player(2, 'QB', [other], { projected: [15] }),
        player(3, 'RB', [third], { projected: [5] }),
      ],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2], RB: [3] })],
      nflSchedule,
      status: { scoredWeeks: [], currentWeek: 1, finalWeek: 2 },
    }),
    asOf,
  }
}

let files = memoryStorage()
let store = openLeagueStore(files)
beforeEach(() => {
  files = memoryStorage()
  store = openLeagueStore(files)
})

const keep = (asOf: string, points: readonly number[]) => keepPaths(store, seasonAt(asOf, points), { asOf })
const chanceAt = (asOf: string, points: readonly number[]) => {
  const season = judgeSeason(seasonAt(asOf, points))
  const [matchup] = season.matchups
  return matchup ? homeChanceNow(season, matchup) : null
}
const key = { host: 'espn', leagueId: '4242', season: 2025 } as const

it('keeps what the board shows at each reading, and who scored, and nothing before the first kickoff', async () => {
  await keep('2025-09-07T16:00:00Z', [0, 0, 0])
  expect(await store.paths.readAll(key)).toEqual(new Map())
  const readings = [
    ['2025-09-07T17:01:00Z', [0, 0, 0]],
    ['2025-09-07T18:00:00Z', [2, 9, 3]],
    ['2025-09-07T18:01:00Z', [20, 9, 5]],
  ] as const
  for (const [asOf, points] of readings) await keep(asOf, points)
  const paths = await store.paths.read(key, 1)
  expect(paths?.games[0]?.points.map(({ chance }) => chance)).toEqual(
    readings.map(([asOf, points]) => expect.closeTo(chanceAt(asOf, points) ?? -1, 4)),
  )
  const at = Date.parse('2025-09-07T18:01:00Z') / 1000
  expect(paths?.games[0]?.gains).toEqual([
    { at, side: 'home', player: 1, points: 18 },
    { at, side: 'away', player: 3, points: 2 },
  ])
  // 49 minutes of silence while the game was played.
  expect(paths?.watched.map(({ from, to }) => to - from)).toEqual([0, 60])
})

it('knows what the bench has scored before it becomes starters of a best-ball team', async () => {
  const seasonOf = (asOf: string, [first = 0, second = 0]: readonly number[]): HostSeason => {
    const season = buildHostSeason({
      teams: 2,
      matchups: [game(1, [1, 90], [2, 80]), game(2, [1, Math.max(first, second)], [2, 9], { status: 'in-progress' })],
      players: [player(1, 'QB', [20, first]), player(2, 'QB', [20, second]), player(3, 'QB', [20, 9])],
      lineups: [lineup(2, 1, { QB: [1], BENCH: [2] }), lineup(2, 2, { QB: [3] })],
      nflSchedule: { KC: [{ week: 2, opponent: 'BUF', isHome: true, kickoff }] } as HostSeason['nflSchedule'],
      status: { scoredWeeks: [1], currentWeek: 2, finalWeek: 3 },
    })
    return { ...season, asOf, settings: { ...season.settings, isBestBall: true } }
  }
  for (const [asOf, points] of [
    ['2025-09-07T18:00:00Z', [12, 11]],
    ['2025-09-07T18:01:00Z', [15, 15.5]],
  ] as const)
    await keepPaths(store, seasonOf(asOf, points), { asOf })
  const at = Date.parse('2025-09-07T18:01:00Z') / 1000
  const paths = await store.paths.read(key, 2)
  expect(paths?.games[0]?.gains).toEqual([{ at, side: 'home', player: 2, points: 4.5 }])
})

it('reads what earlier versions kept, whose points had the gains since the one before', async () => {
  const points = [
    [60, 0.5, 0, 0],
    [120, 0.7, 6.5, 2, 0, 7, 6.5, 1, 9, 2],
  ]
  const games = [{ matchupId: 3, quarterAt: null, scored: [[7, 6.5]], points }]
  await writeContent(files, `${seasonKey('paths', key)}:1`, { format: 1, watched: [[60, 120]], games })
  const read = await store.paths.read(key, 1)
  expect(read?.games[0]).toMatchObject({
    points: [{ at: 60, chance: 0.5 }, { at: 120, chance: 0.7, home: 6.5, away: 2 }], // biome-ignore format: a path
    gains: [
      { at: 120, side: 'home', player: 7, points: 6.5 },
      { at: 120, side: 'away', player: 9, points: 2 },
    ],
  })
  if (read) await store.paths.write(key, 1, read)
  expect(await store.paths.read(key, 1)).toEqual(read)
})

it('keeps a reading once, also after a restart, and names the turn on the board', async () => {
  await keep('2025-09-07T18:00:00Z', [2, 9, 3])
  await keep('2025-09-07T18:01:00Z', [20, 9, 3])
  const before = await store.paths.read(key, 1)
  const restarted = openLeagueStore(files)
  await keepPaths(restarted, seasonAt('2025-09-07T18:01:00Z', [20, 9, 3]), { asOf: '2025-09-07T18:01:00Z' })
  const after = await restarted.paths.read(key, 1)
  expect(after).toEqual(before)
  const asOf = '2025-09-07T18:01:00Z'
  const board = handlers.live(
    {
      season: judgeSeason(seasonAt(asOf, [20, 9, 3])),
      context: { seasons: [], asOf, forecastRuns: 10 },
      paths: await restarted.paths.readAll(key),
    },
    { host: 'espn', leagueId: '4242', season: undefined },
  )
  expect(board.paths?.games[0]?.turn).toMatchObject({
    team: { id: board.matchups[0]?.home.team.id },
    at: '2025-09-07T18:01:00.000Z',
    to: board.matchups[0]?.home.chanceLive,
    player: { name: 'QB 1' },
    points: 18,
  })
})

it('is read for the comebacks of the history, which a device and a server compute alike', async () => {
  const asOf = '2025-09-07T21:00:00Z'
  const won = buildHostSeason({ teams: 2, matchups: [game(1, [1, 20], [2, 12])] })
  await store.write({ ...won, asOf }, { asOf, source: 'host' })
  const matchupId = judgeSeason(won).matchups[0]?.id ?? -1
  const points = [0.5, 0.04, 0.9].map((chance, at) => ({ at: 60 * at, chance, home: 0, away: 0 }))
  const watched = [{ from: 0, to: 120 }]
  await store.paths.write(won, 1, {
    watched,
    games: [{ matchupId, points, gains: [], scored: [], quarterAt: 60 }],
  })
  const version = (await store.card(won))?.version ?? ''
  const response = await computeFrom(store)({
    name: 'history',
    parameters: { host: 'espn', leagueId: won.leagueId } as never,
    seasons: [{ key: { host: 'espn', leagueId: won.leagueId, season: won.season }, version }],
    history: { joined: joinLeague({ host: 'espn', leagueId: won.leagueId }, null), reasons: new Map() },
  })
  expect(response).toMatchObject({ comebacks: [{ week: 1, chance: 0.04, at: '1970-01-01T00:01:00.000Z' }] })
})

it('is there for its week once the league is further, and for no other week', async () => {
  await keep('2025-09-07T18:00:00Z', [2, 9, 3])
  await keep('2025-09-07T18:01:00Z', [20, 9, 5])
  const asOf = '2025-09-16T12:00:00Z'
  const later = buildHostSeason({
    teams: 2,
    matchups: [game(1, [1, 20], [2, 14]), game(2, [1, 90], [2, 80])],
    nflSchedule,
    status: { scoredWeeks: [1, 2], currentWeek: 3, finalWeek: 3 },
  })
  await store.write({ ...later, asOf }, { asOf, source: 'host' })
  const version = (await store.card(key))?.version ?? ''
  const ask = (name: 'scoreboard' | 'gamePaths', week: number) =>
    computeFrom(store)({ name, parameters: { ...key, week }, key, version, context: { seasons: [], asOf } })
  expect(await ask('scoreboard', 1)).toMatchObject({ isWatched: true })
  expect(await ask('scoreboard', 2)).toMatchObject({ isWatched: false })
  const known = await store.paths.read(key, 1)
  expect(await ask('gamePaths', 1)).toMatchObject({
    kickoffs: [kickoff],
    watched: known?.watched,
    games: [{ chances: known?.games[0]?.points.map(({ chance }) => chance) }],
  })
  await expect(ask('gamePaths', 2)).rejects.toThrow(/^Nobody watched week 2 of .* while it was played\.$/)
  await expect(ask('gamePaths', 3)).rejects.toThrow(/^Nobody has watched week 3 of .* yet\.$/)
  await expect(ask('gamePaths', 4)).rejects.toThrow(/^No week 4 in .*; its last week is 3\.$/)
})

it('is nothing to show after one reading, which is no line', async () => {
  const asOf = '2025-09-07T18:00:00Z'
  await keep(asOf, [2, 9, 3])
  await store.write(seasonAt(asOf, [2, 9, 3]), { asOf, source: 'host' })
  const version = (await store.card(key))?.version ?? ''
  const ask = {
    name: 'scoreboard',
    parameters: { ...key, week: 1 },
    key,
    version,
    context: { seasons: [], asOf },
  } as const
  expect(await computeFrom(store)(ask)).toMatchObject({ isWatched: false })
})

it('has no turn of a game before the last of its weeks: it is not won for good', () => {
  const round = game(2, [1, 250], [2, 210], { kind: 'winners-bracket', weeks: [2, 3], byWeek: [[120, 130], [105, 105]] }) // biome-ignore format: a round
  const season = judgeSeason(buildHostSeason({ teams: 2, matchups: [round], nflSchedule }))
  const at = Date.parse(kickoff) / 1000
  const points = [0.4, 0.7].map((chance, index) => ({ at: at + 60 * index, chance, home: 0, away: 0 }))
  const path = { matchupId: season.matchups[0]?.id ?? -1, points, gains: [], scored: [], quarterAt: null }
  const turnIn = (week: number) =>
    describePaths(season, week, { watched: [{ from: at, to: at + 60 }], games: [path] })?.games[0]?.turn
  expect(turnIn(2)).toBe(null)
  expect(turnIn(3)).toMatchObject({ from: 0.4, to: 0.7 })
})

it('goes with its league', async () => {
  const asOf = '2025-09-07T18:00:00Z'
  await store.write(seasonAt(asOf, [2, 9, 3]), { asOf, source: 'host' })
  await keep(asOf, [2, 9, 3])
  expect(await files.keys('paths')).toHaveLength(1)
  await store.remove(key)
  expect(await files.keys('paths')).toEqual([])
})

it('starts again with the Sunday of a demo league, whose clock does', async () => {
  const watch = (asOf: string) => keepPaths(store, seasonAt(asOf, [2, 9, 3]), { asOf, isDemo: true })
  await watch('2025-09-07T18:00:00Z')
  await watch('2025-09-07T18:01:00Z')
  await watch('2025-09-07T17:30:00Z')
  const start = Date.parse('2025-09-07T17:30:00Z') / 1000
  expect((await store.paths.read(key, 1))?.watched).toEqual([{ from: start, to: start }])
})
