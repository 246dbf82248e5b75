/** Imports one league into the store, from ESPN or from a folder of saved responses. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import type { SeasonKey } from '../domain/identity.ts'
import type { Completeness, LeagueSeason } from '../domain/league-season.ts'
import {
  createEspnHttp,
  fetchLeagueSeason,
  type ImportStep,
  importStateFile,
  type RawFolder,
  type RequestCounts,
  readLeagueSeason,
} from '../hosts/espn/index.ts'
import { readEarly } from '../hosts/espn/read-early.ts'
import { withSavedLogos } from '../storage/logo-store.ts'
import { rawFolderOf } from '../storage/open-store.ts'
import { openRawFolder } from '../storage/raw-folder.ts'
import { DamagedSeason, type SeasonStore } from '../storage/season-store.ts'
import type { EspnAccess } from './espn-access.ts'
import type { WantedSeason } from './imports.ts'
import { type LogoFigures, saveLogos } from './logos/save-logos.ts'

export interface ImportLeagueOptions {
  store: SeasonStore
  dataDir: string
  espn: EspnAccess
  /** Folder of saved responses, `{from}/{season}/{league}/`; null: request them from ESPN. */
  from: string | null
  /** True: a user opened it, and it may be removed for lack of space. A season that is stored already keeps its status. */
  onDemand?: boolean
  /** Called once, if another process imports this league and has to be waited for. */
  onWait?: () => void
  onProgress?: (step: ImportStep) => void
  /**
   * Called with a season that is not stored yet, and how much of it is known: once teams are, and again once scores are.
   */
  onEarly?: (season: LeagueSeason, known: Completeness) => void
  /** Called once with the number of requests to ESPN, whatever the outcome; not for an import from a folder. */
  onRequestCounts?: (counts: RequestCounts) => void
  /** Called once with the results for the teams' pictures. */
  onLogos?: (figures: LogoFigures) => void
  signal?: AbortSignal
}

/**
 * Imports one league season and returns it. ESPN's responses are saved in `{dataDir}/raw`, so that a stopped import
 * resumes. If anything fails, the stored league stays as it was. Throws `DomainError`.
 */
export async function importLeague(wanted: WantedSeason, options: ImportLeagueOptions): Promise<LeagueSeason> {
  const { store, from, onWait, signal } = options
  const before = await findStored(wanted, store)
  let hasWaited = false
  const noteWait = () => {
    hasWaited = true
    onWait?.()
  }
  const release = await store.lockImport(wanted.espnLeagueId, { wait: true, onWait: noteWait, signal })
  try {
    if (from !== null) return await importFromFolder(wanted, from, options)
    const theirs = hasWaited ? await findStored(wanted, store) : null
    // Another process has just imported it: there is nothing newer.
    const isNew = theirs?.source === 'espn' && theirs.version !== before?.version
    const season = isNew ? await store.read(theirs.key) : null
    return season ?? (await importFromEspn(wanted, options))
  } finally {
    await release()
  }
}

async function findStored({ espnLeagueId, season: requestedSeason }: WantedSeason, store: SeasonStore) {
  const season = requestedSeason ?? (await store.seasonsOf(espnLeagueId))[0]
  if (season === undefined) return null
  const key = { espnLeagueId, season }
  const card = await store.card(key).catch(nullWhenDamaged)
  return card && { key, source: card.source, version: card.version }
}

async function importFromEspn(wanted: WantedSeason, options: ImportLeagueOptions): Promise<LeagueSeason> {
  const { espnLeagueId, season: requestedSeason } = wanted
  const { store, dataDir, espn, onDemand = false, onProgress, onEarly, onRequestCounts, onLogos, signal } = options
  const http = createEspnHttp(espn)
  const rawFor = (season: number) => {
    const key = { espnLeagueId, season }
    const raw = openRawFolder(rawPath(rawFolderOf(dataDir), key))
    const tellEarly = async (early: LeagueSeason, known: Completeness) => {
      if (!(await isStored(store, key))) onEarly?.(early, known)
    }
    return onEarly ? readEarly(raw, key, tellEarly).raw : raw
  }
  const fetched = await fetchLeagueSeason(http, rawFor, {
    espnLeagueId,
    season: requestedSeason ?? undefined,
    latestSeason: new Date().getFullYear(),
    onProgress,
    signal,
  }).finally(() => onRequestCounts?.(http.counts()))
  // Only now is it known which season is the newest, and so whose players keep their numbers.
  const read = await importFromRaw(rawFor(fetched.season), fetched, { store, signal }, fetched)
  const { season, figures, bytes: ofLogos } = await saveLogos(read, { store, baseUrl: espn.baseUrl, signal })
  onLogos?.(figures)
  const folder = rawPath(rawFolderOf(dataDir), season)
  const mayGo = onDemand && (!(await isStored(store, season)) || (await store.opened.find(season)) !== null)
  const bytes = await store.write(season, { asOf: await whenSaved(folder), source: 'espn' })
  if (mayGo) {
    const saved = await folderSize(folder)
    const usedOn = new Date().toISOString().slice(0, 10)
    const { espnLeagueId, season: year } = season
    await store.opened.mark({ espnLeagueId, season: year, usedOn, bytes: bytes + ofLogos + saved })
  } else if (!onDemand) await store.opened.unmark(season)
  return season
}

async function isStored(store: SeasonStore, { espnLeagueId, season }: SeasonKey): Promise<boolean> {
  return (await store.seasonsOf(espnLeagueId)).includes(season)
}

/** Bytes of the files in a folder; 0 where there is none. */
async function folderSize(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ size }) => size)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function importFromFolder(
  { espnLeagueId, season: requestedSeason }: WantedSeason,
  from: string,
  { store, onProgress, signal }: ImportLeagueOptions,
): Promise<LeagueSeason> {
  const key = { espnLeagueId, season: requestedSeason ?? (await newestSeasonIn(from, espnLeagueId)) }
  const raw = openRawFolder(rawPath(from, key))
  const read = await importFromRaw(raw, key, { store, onProgress, signal })
  const season = withSavedLogos(read, await store.logos.of(key))
  await store.write(season, { asOf: await whenSaved(rawPath(from, key)), source: 'folder' })
  await store.opened.unmark(season)
  return season
}

/**
 * Reads a season from a raw folder, with the players' stored numbers. `known` is the season if it was read already: it is
 * returned where the store has no numbers yet.
 */
export async function importFromRaw(
  raw: RawFolder,
  { espnLeagueId, season }: SeasonKey,
  { store, onProgress, signal }: Pick<ImportLeagueOptions, 'store' | 'onProgress' | 'signal'>,
  known?: LeagueSeason,
): Promise<LeagueSeason> {
  const numbers = await store.playerNumbers({ espnLeagueId, season })
  if (known && numbers.size === 0) return known
  return readLeagueSeason(raw, { espnLeagueId, season, numbers, onProgress, signal })
}

/** An unreachable store may well have it: that is no reason to import again. */
function nullWhenDamaged(error: unknown): null {
  if (error instanceof DamagedSeason) return null
  throw error
}

async function newestSeasonIn(from: string, espnLeagueId: number): Promise<number> {
  const names = await readdir(from).catch(() => {
    throw new DomainError(
      'not-found',
      `There is no folder ${from}. Give the one that holds {season}/{league}/ with --from.`,
    )
  })
  const seasons = names.filter((name) => /^\d{4}$/.test(name)).sort((a, b) => Number(b) - Number(a))
  for (const season of seasons) {
    if (await stat(join(from, season, String(espnLeagueId))).catch(() => null)) return Number(season)
  }
  throw new DomainError(
    'not-found',
    `${from} has no saved season of league ${espnLeagueId}: expected {season}/${espnLeagueId}/.`,
  )
}

/** When the newest response in the folder was saved; null where there is none. */
export async function whenSaved(folder: string): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).filter(isResponseFile)
  const times = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ mtimeMs }) => mtimeMs)))
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
}

/** Without temporary files and our own notes. */
function isResponseFile(name: string): boolean {
  return /^[^.].*\.json(\.gz)?$/.test(name) && !name.startsWith(importStateFile)
}

export const rawPath = (root: string, { espnLeagueId, season }: SeasonKey) =>
  join(root, String(season), String(espnLeagueId))
