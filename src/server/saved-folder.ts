/** A folder of saved responses, `{from}/{season}/{league}/`. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import { hasIdPerSeason, type LeagueRef, type WantedSeason } from '../domain/identity.ts'
import type { LeagueSources } from '../hosts/league-source.ts'
import type { SavedSeason } from '../service/import-season.ts'
import { openRawFiles } from '../storage/raw-folder.ts'

/** The season in the folder, the newest where none is named. Throws `DomainError('not-found')`. */
export async function findInFolder(wanted: WantedSeason, from: string, hosts: LeagueSources): Promise<SavedSeason> {
  for await (const saved of listFolder(wanted, from, hosts))
    if (wanted.season === null || saved.season === wanted.season) return saved
  throw notInFolder(wanted, from)
}

/**
 * Seasons of the league in the folder, the newest first: on hosts with an id per season those up to that of the id. Throws
 * `DomainError('not-found')` where there is none.
 */
export async function* listFolder(
  { host, leagueId }: LeagueRef,
  from: string,
  hosts: LeagueSources,
): AsyncGenerator<SavedSeason> {
  const seen = new Set<string>()
  for (let id: string | null | undefined = leagueId; id && !seen.has(id); ) {
    seen.add(id)
    const saved = await seasonsInFolder({ host, leagueId: id }, from)
    const [newest] = saved
    if (!newest && id === leagueId) throw notInFolder({ leagueId, season: null }, from)
    yield* saved
    if (!newest || !hasIdPerSeason(host)) return
    id = await (await hosts(host)).readPreviousId(newest.raw)
  }
}

/** Seasons of the league's id, the newest first. */
async function seasonsInFolder(league: LeagueRef, from: string): Promise<SavedSeason[]> {
  const names = await readdir(from).catch(() => {
    throw new DomainError(
      'not-found',
      `There is no folder ${from}. Give the one that holds {season}/{league}/ with --from.`,
    )
  })
  const files = openRawFiles(from)
  const seasons = names.filter((name) => /^\d{4}$/.test(name)).sort((a, b) => Number(b) - Number(a))
  const found: SavedSeason[] = []
  for (const season of seasons) {
    const key = { host: league.host, leagueId: league.leagueId, season: Number(season) }
    const isThere = await stat(join(from, season, league.leagueId)).catch(() => null)
    if (isThere) found.push({ ...key, raw: files.folder(key), asOf: await files.savedAt(key), source: 'folder' })
  }
  return found
}

function notInFolder({ leagueId, season }: Pick<WantedSeason, 'leagueId' | 'season'>, from: string): DomainError {
  const place = `${season ?? '{season}'}/${leagueId}/`
  return new DomainError('not-found', `${from} has no saved season of league ${leagueId}: expected ${place}.`)
}
