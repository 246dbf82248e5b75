/** Whole leagues for what must hold in real seasons: the demo's, and recorded ones where they are at hand. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LeagueSeason } from '../src/domain/league-season.ts'
import { demoLeagues } from '../src/hosts/demo/index.ts'
import { readLeagueSeason } from '../src/hosts/espn/index.ts'
import { openRawFolder } from '../src/storage/raw-folder.ts'
import { type Json, openMemoryFolder } from './hosts/espn/memory-folder.ts'

const root = '../shared/espn/leagues'

/** Recorded leagues by season and id; none where they are not at hand. */
export const recordedLeagues = existsSync(root)
  ? readdirSync(root).flatMap((season) =>
      readdirSync(join(root, season)).map((id) => ({ season: Number(season), espnLeagueId: Number(id) })),
    )
  : []

export function readRecorded({ season, espnLeagueId }: (typeof recordedLeagues)[number]): Promise<LeagueSeason> {
  return readLeagueSeason(openRawFolder(join(root, String(season), String(espnLeagueId))), { espnLeagueId, season })
}

/** A demo league as it is imported. */
export function readDemo(espnLeagueId: number): Promise<LeagueSeason> {
  const demo = demoLeagues.find((league) => league.espnLeagueId === espnLeagueId)
  if (!demo) throw new Error(`no demo league ${espnLeagueId}`)
  return readLeagueSeason(openMemoryFolder(demo.generate() as Record<string, Json>), {
    espnLeagueId,
    season: demo.season,
  })
}
