/** Imports one league season into the store of this machine, from its host or from a folder of saved responses. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import { hasIdPerSeason, type LeagueKey, type LeagueRef, type WantedSeason } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { LeagueSource } from '../hosts/league-source.ts'
import { type ImportSeasonOptions, importSeason, readNumbered } from '../service/import-season.ts'
import { withSavedLogos } from '../storage/logo-store.ts'
import { openRawFiles } from '../storage/raw-folder.ts'
import { type LogoFigures, type SaveLogosOptions, saveLogos } from './logos/save-logos.ts'
import { saveStatistics } from './season-statistics.ts'

export interface ImportLeagueOptions extends Omit<ImportSeasonOptions, 'now' | 'savePictures'> {
  /** Folder of saved responses, `{from}/{season}/{league}/`; null: request them from the host. */
  from: string | null
  /** Where pictures of teams may be fetched from, see `FetchLogoOptions`. */
  logos?: Pick<SaveLogosOptions, 'baseUrl'>
  /** Called once with the results for the teams' pictures. */
  onLogos?: (figures: LogoFigures) => void
}

/**
 * Imports one league season and returns it. The host's responses are saved, so that a stopped import resumes. If anything fails, the
 * stored league stays as it was. Throws `DomainError`.
 */
export async function importLeague(wanted: WantedSeason, options: ImportLeagueOptions): Promise<LeagueSeason> {
  const { store, hosts, from, logos, onLogos, signal } = options
  if (from !== null) {
    const source = await hosts(wanted.host)
    return importFromFolder(await findInFolder(source, wanted, from), source, { ...options, from })
  }
  const imported = await importSeason(wanted, {
    ...options,
    now: () => new Date(),
    async savePictures(read) {
      const { season, figures, bytes } = await saveLogos(read, { store, ...logos, signal })
      onLogos?.(figures)
      return { season, bytes }
    },
  })
  const source = await hosts(wanted.host)
  if (options.until !== 'scores') await saveStatistics(store, imported, source, store.raw.folder(imported))
  return imported
}

async function importFromFolder(
  key: LeagueKey,
  source: LeagueSource,
  { from, store, onWait, onProgress, signal }: ImportLeagueOptions & { from: string },
): Promise<LeagueSeason> {
  const release = await store.lockImport(key, { wait: true, onWait, signal })
  try {
    const raw = openRawFiles(from)
    const read = await readNumbered(raw.folder(key), key, { store, source, onProgress, signal })
    const season = withSavedLogos(read, await store.logos.of(key))
    await store.write(season, { asOf: await raw.savedAt(key), source: 'folder' })
    await saveStatistics(store, season, source, raw.folder(key))
    await store.uses.unmark(season)
    return season
  } finally {
    await release()
  }
}

/** The season's key in a folder: the newest of the league's id where none is named. */
async function findInFolder(source: LeagueSource, wanted: WantedSeason, from: string): Promise<LeagueKey> {
  const seasons = await seasonsInFolder(from, wanted)
  if (wanted.season === null || seasons.includes(wanted.season) || !hasIdPerSeason(wanted.host)) {
    const season = wanted.season ?? seasons[0]
    if (season === undefined) throw notInFolder(wanted, from)
    return { ...wanted, season }
  }
  for (const key of await listFolder(source, wanted, from)) if (key.season === wanted.season) return key
  throw notInFolder(wanted, from)
}

/** All seasons of the league in a folder, the newest first: on hosts with an id per season those up to that of the id. */
export async function listFolder(
  source: LeagueSource,
  { host, leagueId }: LeagueRef,
  from: string,
): Promise<LeagueKey[]> {
  const keys: LeagueKey[] = []
  for (let id: string | null | undefined = leagueId; id && !keys.some((key) => key.leagueId === id); ) {
    const league: LeagueRef = { host, leagueId: id }
    const seasons = await seasonsInFolder(from, league)
    keys.push(...seasons.map((season) => ({ ...league, season })))
    const [newest] = seasons
    if (newest === undefined || !hasIdPerSeason(host)) break
    const raw = openRawFiles(from).folder({ ...league, season: newest })
    id = (await source.readSeason(raw, { leagueId: id, season: newest })).previousLeagueId
  }
  if (keys.length === 0) throw notInFolder({ host, leagueId }, from)
  return keys
}

/** Seasons of the league's id that a folder has, the newest first. */
async function seasonsInFolder(from: string, { leagueId }: LeagueRef): Promise<number[]> {
  const names = await readdir(from).catch(() => {
    throw new DomainError(
      'not-found',
      `There is no folder ${from}. Give the one that holds {season}/{league}/ with --from.`,
    )
  })
  const seasons = names.filter((name) => /^\d{4}$/.test(name)).sort((a, b) => Number(b) - Number(a))
  const found: number[] = []
  for (const season of seasons) {
    if (await stat(join(from, season, leagueId)).catch(() => null)) found.push(Number(season))
  }
  return found
}

function notInFolder({ leagueId }: LeagueRef, from: string): DomainError {
  return new DomainError(
    'not-found',
    `${from} has no saved season of league ${leagueId}: expected {season}/${leagueId}/.`,
  )
}
