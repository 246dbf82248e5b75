/** A snapshot of a week that is watched: it is taken again whenever a path has another point, up to the last one of the last game. */
import { expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { fromWire } from '../../src/contract/wire.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { keepPaths } from '../../src/service/keep-paths.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildHostSeason, game, lineup, player } from '../build-season.ts'

const nflSchedule = {
  KC: [{ week: 1, opponent: 'BUF', isHome: true, kickoff: '2025-09-07T17:00:00Z' }],
} as HostSeason['nflSchedule']

const seasonAt = (asOf: string, [own, other]: readonly [number, number]): HostSeason => ({
  ...buildHostSeason({
    teams: 2,
    matchups: [game(1, [1, own], [2, other], { status: 'in-progress' })],
    players: [player(1, 'QB', [own], { projected: [20] }), player(2, 'QB', [other], { projected: [18] })],
    lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2] })],
    nflSchedule,
    status: { scoredWeeks: [], currentWeek: 1, finalWeek: 2 },
  }),
  asOf,
})

it('has another version wherever a game has another point, also after the minutes of the last game', async () => {
  const store = openLeagueStore(memoryStorage())
  const source = storeSource(store)
  let before: { version: string | null; games: string } | null = null
  const points: number[] = []
  for (const [time, scores] of [
    ['17:01', [0, 0]],
    ['17:30', [0, 0]],
    ['18:30', [3, 9]],
    ['20:09', [14, 15]],
    // The game is over by the clock, and goes on.
    ['20:11', [14, 15]],
    ['20:12', [14, 15]],
    ['20:25', [17, 15]],
    ['20:40', [17, 15]],
    // A correction.
    ['22:30', [14, 15]],
  ] as const) {
    const asOf = `2025-09-07T${time}:00Z`
    const season = seasonAt(asOf, scores)
    await keepPaths(store, season, { asOf })
    await store.write(season, { asOf, source: 'host' })
    const offer = await source.find(season, season.season)
    const { host, leagueId } = season
    const parameters = { host, leagueId, season: season.season, week: 1 }
    const response = fromWire(await offer?.ask({ name: 'gamePaths', parameters })) as ResponseOf<'gamePaths'>
    const now = { version: offer?.version ?? null, games: JSON.stringify(response.games) }
    if (now.games !== before?.games) expect(now.version).not.toBe(before?.version)
    points.push(response.games[0]?.times.length ?? 0)
    before = now
  }
  expect(points).toEqual([1, 1, 2, 3, 4, 4, 5, 5, 5])
})
