/** Three seasons of the small Sleeper league, with an id per season, and the simulated host that has them. */
import type { LeagueKey } from '../../../src/domain/identity.ts'
import { openMemoryFolder } from '../../hosts/espn/memory-folder.ts'
import {
  buildPlayerList,
  buildSleeperLeague,
  draftId,
  type LeagueSketch,
  leagueId,
  previousLeagueId,
  type SleeperFiles,
} from '../../hosts/sleeper/build-sleeper-league.ts'
import type { FakeWorld } from '../../hosts/sleeper/respond-as-sleeper.ts'

export const newest: LeagueKey = { host: 'sleeper', leagueId, season: 2025 }
export const middle: LeagueKey = { host: 'sleeper', leagueId: previousLeagueId, season: 2024 }
export const oldest: LeagueKey = { host: 'sleeper', leagueId: '910000000000000555', season: 2023 }
export const userId = '700000000000000001'

const previousIds = new Map([
  [newest.leagueId, middle.leagueId],
  [middle.leagueId, oldest.leagueId],
])

/** The files of a season's raw folder. */
export function sleeperFiles(key: LeagueKey, sketch: LeagueSketch = {}): SleeperFiles {
  const draft = `8${key.leagueId.slice(1)}`
  const text = JSON.stringify(buildSleeperLeague(sketch))
    .replaceAll(previousLeagueId, previousIds.get(key.leagueId) ?? '0')
    .replaceAll(leagueId, key.leagueId)
    .replaceAll(draftId, draft)
    .replaceAll('"season":"2025"', `"season":"${key.season}"`)
  return JSON.parse(text)
}

export function sleeperWorld(more: Partial<FakeWorld> = {}): FakeWorld {
  const seasons = [newest, middle, oldest]
  return {
    leagues: new Map(seasons.map((key) => [key.leagueId, openMemoryFolder(sleeperFiles(key))])),
    users: new Map([[userId, { username: 'ann', leagueIds: seasons.map((key) => key.leagueId) }]]),
    players: { ...buildPlayerList() },
    ...more,
  }
}
