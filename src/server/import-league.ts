/** Imports one league season into the store, from its host or from a folder of saved responses. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import { hasIdPerSeason, isSameSeason, type LeagueKey, type LeagueRef, type WantedSeason } from '../domain/identity.ts'
import type { Completeness, ImportGoal, LeagueSeason } from '../domain/league-season.ts'
import { notAtHost } from '../handlers/resolve-season.ts'
import type { LeagueSources } from '../hosts/index.ts'
import type { ImportStep, LeagueSource, RawFolder, RequestCounts } from '../hosts/league-source.ts'
import { importStateFile } from '../hosts/shared/raw-files.ts'
import { withSavedLogos } from '../storage/logo-store.ts'
import { rawFolderOf } from '../storage/open-store.ts'
import { openRawFolder } from '../storage/raw-folder.ts'
import { DamagedSeason, type SeasonStore } from '../storage/season-store.ts'
import { type LogoFigures, type SaveLogosOptions, saveLogos } from './logos/save-logos.ts'
import { saveStatistics } from './season-statistics.ts'

export interface ImportLeagueOptions {
  store: SeasonStore
  dataDir: string
  hosts: LeagueSources
  /** Folder of saved responses, `{from}/{season}/{league}/`; null: request them from the host. */
  from: string | null
  /** Where pictures of teams may be fetched from, see `FetchLogoOptions`. */
  logos?: Pick<SaveLogosOptions, 'baseUrl'>
  /** How far it is read; 'whole' by default. */
  until?: ImportGoal
  /** True: a user opened it, and it may be removed for lack of space. A season that is stored already keeps its status. */
  onDemand?: boolean
  /** Called once, if another process imports this league and has to be waited for. */
  onWait?: () => void
  onProgress?: (step: ImportStep) => void
  /**
   * Called with a season that is not stored yet, and how much of it is known: once teams are, and again once scores are.
   */
  onEarly?: (season: LeagueSeason, known: Completeness) => void
  /** Called once with the number of requests to the host, whatever the outcome; not for an import from a folder. */
  onRequestCounts?: (counts: RequestCounts) => void
  /** Called once with the results for the teams' pictures. */
  onLogos?: (figures: LogoFigures) => void
  signal?: AbortSignal
}

/**
 * Imports one league season and returns it. The host's responses are saved in `{dataDir}/raw`, so that a stopped import
 * resumes. If anything fails, the stored league stays as it was. Throws `DomainError`.
 */
export async function importLeague(wanted: WantedSeason, options: ImportLeagueOptions): Promise<LeagueSeason> {
  const { store, from, hosts, onWait, signal } = options
  const source = await hosts(wanted.host)
  if (from !== null) return importFromFolder(await findInFolder(source, wanted, from), source, { ...options, from })
  const found = await findIdOfSeason(source, wanted, options)
  const before = await findStored(found, store)
  let hasWaited = false
  const noteWait = () => {
    hasWaited = true
    onWait?.()
  }
  const release = await store.lockImport(found, { wait: true, onWait: noteWait, signal })
  try {
    const theirs = hasWaited ? await findStored(found, store) : null
    // Another process has just imported it: there is nothing newer.
    const isNew = theirs?.source === 'host' && theirs.version !== before?.version
    const season = isNew ? await store.read(theirs.key) : null
    return season ?? (await importFromHost(found, source, options))
  } finally {
    await release()
  }
}

/**
 * On hosts where each season has an id of its own, the id of the wanted season. What is learnt of the other seasons is saved, so
 * that the season is found by this id later on. Throws `DomainError('not-found')` where the host does not list the season.
 */
async function findIdOfSeason(
  source: LeagueSource,
  wanted: WantedSeason,
  { store, signal }: Pick<ImportLeagueOptions, 'store' | 'signal'>,
): Promise<WantedSeason> {
  const { host, leagueId, season } = wanted
  if (season === null || !hasIdPerSeason(host)) return wanted
  const known = (await store.seasonsOf(wanted)).find((key) => key.season === season)
  if (known) return known
  const { seasons } = await source.listSeasons(leagueId, { now: () => new Date(), signal })
  for (const [index, one] of seasons.entries()) {
    const previous = seasons[index + 1]
    if (previous) await store.links.link({ host, leagueId: one.leagueId }, previous.leagueId)
  }
  const found = seasons.find((one) => one.season === season)
  if (!found) throw notAtHost(wanted)
  return { host, leagueId: found.leagueId, season }
}

async function findStored(wanted: WantedSeason, store: SeasonStore) {
  const seasons = await store.seasonsOf(wanted)
  const key = seasons.find(({ leagueId, season }) =>
    wanted.season === null ? leagueId === wanted.leagueId : season === wanted.season,
  )
  const card = key ? await store.card(key).catch(nullWhenDamaged) : null
  return key && card ? { key, source: card.source, version: card.version } : null
}

async function importFromHost(
  { leagueId, season: requestedSeason }: WantedSeason,
  source: LeagueSource,
  options: ImportLeagueOptions,
): Promise<LeagueSeason> {
  const {
    store,
    dataDir,
    logos,
    until = 'whole',
    onDemand = false,
    onProgress,
    onEarly,
    onRequestCounts,
    onLogos,
    signal,
  } = options
  const rawFor = (key: LeagueKey) => openRawFolder(rawPath(rawFolderOf(dataDir), key))
  const tellEarly = async (early: LeagueSeason, known: Completeness) => {
    if (!(await isStored(store, early))) onEarly?.(early, known)
  }
  const before = source.counts()
  const fetched = await source
    .fetchSeason(leagueId, {
      season: requestedSeason,
      rawFor,
      now: () => new Date(),
      until,
      onProgress,
      ...(onEarly ? { onEarly: tellEarly } : {}),
      signal,
    })
    .finally(() => onRequestCounts?.(subtract(source.counts(), before)))
  // Only now is it known which season is the newest, and so whose players keep their numbers.
  const isWhole = until === 'whole'
  const read = isWhole ? await importFromRaw(rawFor(fetched), fetched, { store, source, signal }, fetched) : fetched
  const {
    season,
    figures,
    bytes: ofLogos,
  } = isWhole
    ? await saveLogos(read, { store, ...logos, signal })
    : { season: await numbered(read, store), figures: null, bytes: 0 }
  if (figures) onLogos?.(figures)
  const folder = rawPath(rawFolderOf(dataDir), season)
  const mayGo = onDemand && (!(await isStored(store, season)) || (await store.opened.find(season)) !== null)
  const bytes = await store.write(season, { asOf: await whenSaved(folder), source: 'host', known: until })
  if (isWhole) await saveStatistics(store, season, source, rawFor(season))
  if (mayGo) {
    const saved = await folderSize(folder)
    const usedOn = new Date().toISOString().slice(0, 10)
    await store.opened.mark({ ...toKey(season), usedOn, bytes: bytes + ofLogos + saved })
  } else if (!onDemand) await store.opened.unmark(season)
  return season
}

/** With the number of its league in the store. Its players keep theirs when it is read whole: until then they are nowhere shown. */
async function numbered(season: LeagueSeason, store: SeasonStore): Promise<LeagueSeason> {
  return { ...season, leagueNumber: await store.links.numberOf(season) }
}

function subtract(after: RequestCounts, before: RequestCounts): RequestCounts {
  return {
    answered: after.answered - before.answered,
    refused: after.refused - before.refused,
    failed: after.failed - before.failed,
  }
}

async function isStored(store: SeasonStore, key: LeagueKey): Promise<boolean> {
  return (await store.seasonsOf(key)).some((stored) => isSameSeason(stored, key))
}

const toKey = ({ host, leagueId, season }: LeagueKey): LeagueKey => ({ host, leagueId, season })

/** Bytes of the files in a folder; 0 where there is none. */
async function folderSize(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ size }) => size)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function importFromFolder(
  key: LeagueKey,
  source: LeagueSource,
  { from, store, onWait, onProgress, signal }: ImportLeagueOptions & { from: string },
): Promise<LeagueSeason> {
  const release = await store.lockImport(key, { wait: true, onWait, signal })
  try {
    const raw = openRawFolder(rawPath(from, key))
    const read = await importFromRaw(raw, key, { store, source, onProgress, signal })
    const season = withSavedLogos(read, await store.logos.of(key))
    await store.write(season, { asOf: await whenSaved(rawPath(from, key)), source: 'folder' })
    await saveStatistics(store, season, source, raw)
    await store.opened.unmark(season)
    return season
  } finally {
    await release()
  }
}

/**
 * Reads a season from a raw folder, with the numbers that its league and its players have in the store. `known` is the season if it
 * was read already: it is returned where the store has no other numbers.
 */
export async function importFromRaw(
  raw: RawFolder,
  { host, leagueId, season }: LeagueKey,
  {
    store,
    source,
    onProgress,
    signal,
  }: Pick<ImportLeagueOptions, 'store' | 'onProgress' | 'signal'> & { source: LeagueSource },
  known?: LeagueSeason,
): Promise<LeagueSeason> {
  const numbers = await store.playerNumbers({ host, leagueId, season })
  const leagueNumber = await store.links.numberOf({ host, leagueId })
  if (known && numbers.size === 0 && known.leagueNumber === leagueNumber) return known
  return source.readSeason(raw, { leagueId, season, leagueNumber, numbers, onProgress, signal })
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
    const raw = openRawFolder(rawPath(from, { ...league, season: newest }))
    id = (await source.readSeason(raw, { leagueId: id, season: newest })).previousLeagueId
  }
  if (keys.length === 0) throw notInFolder({ host, leagueId }, from)
  return keys
}

/** An unreachable store may well have it: that is no reason to import again. */
function nullWhenDamaged(error: unknown): null {
  if (error instanceof DamagedSeason) return null
  throw error
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

export const rawPath = (root: string, { leagueId, season }: LeagueKey) => join(root, String(season), leagueId)
