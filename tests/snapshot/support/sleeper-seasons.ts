/** Two seasons of a small Sleeper league with an id per season. */
import { readSleeperSeason } from '../../../src/hosts/sleeper/index.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { openMemoryFolder, setAt } from '../../hosts/espn/memory-folder.ts'
import { buildSleeperLeague, leagueId, previousLeagueId } from '../../hosts/sleeper/build-sleeper-league.ts'

export const newer = { host: 'sleeper', leagueId, season: 2025 } as const
export const older = { host: 'sleeper', leagueId: previousLeagueId, season: 2024 } as const
/** Managers who named their team after themselves, and who have not named it. */
export const [selfNamed, unnamed] = ['gridiron_gus', 'manager8']

/** Writes both into a store, the newer one first. */
export async function writeSleeperSeasons(store: LeagueStore): Promise<void> {
  const earlier = { league_id: older.leagueId, season: '2024', previous_league_id: '0' }
  for (const change of [{}, earlier]) {
    const files = buildSleeperLeague()
    for (const [key, value] of Object.entries(change)) setAt(files['league.json'], key, value)
    setAt(files['users.json'], '2.display_name', selfNamed)
    setAt(files['users.json'], '2.metadata.team_name', 'Gridiron_Gus’s Crew')
    const id = 'league_id' in change ? older.leagueId : newer.leagueId
    const season = await readSleeperSeason(openMemoryFolder(files), { leagueId: id, season: null })
    await store.write(season, { asOf: '2026-01-06T12:00:00.000Z', source: 'folder' })
  }
}
