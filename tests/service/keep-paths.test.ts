/** The chance of a game is kept with every reading of its league, and goes with the league. */
import { beforeEach, expect, it } from 'vitest'
import { homeChanceNow } from '../../src/analytics/scoreboard/game-odds.ts'
import { joinLeague } from '../../src/book/joined-league.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { computeFrom } from '../../src/service/compute.ts'
import { keepPaths } from '../../src/service/keep-paths.ts'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
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
  expect(paths?.games[0]?.points.map(({ gains }) => gains)).toEqual([
    [],
    [
      { side: 'home', player: 1, points: 2 },
      { side: 'away', player: 2, points: 9 },
      { side: 'away', player: 3, points: 3 },
    ],
    [
      { side: 'home', player: 1, points: 18 },
      { side: 'away', player: 3, points: 2 },
    ],
  ])
  // 49 minutes of silence while the game was played.
  expect(paths?.watched.map(({ from, to }) => to - from)).toEqual([0, 60])
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
  const points = [0.5, 0.04, 0.9].map((chance, at) => ({ at: 60 * at, chance, home: 0, away: 0, gains: [] }))
  const watched = [{ from: 0, to: 120 }]
  await store.paths.write(won, 1, { watched, games: [{ matchupId, points, scored: new Map(), quarterAt: 60 }] })
  const version = (await store.card(won))?.version ?? ''
  const response = await computeFrom(store)({
    name: 'history',
    parameters: { host: 'espn', leagueId: won.leagueId } as never,
    seasons: [{ key: { host: 'espn', leagueId: won.leagueId, season: won.season }, version }],
    history: { joined: joinLeague({ host: 'espn', leagueId: won.leagueId }, null), reasons: new Map() },
  })
  expect(response).toMatchObject({ comebacks: [{ week: 1, chance: 0.04, at: '1970-01-01T00:01:00.000Z' }] })
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
