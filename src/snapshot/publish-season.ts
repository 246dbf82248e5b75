/** Publishes a season or a history: moves its folder into place, swaps the manifest, and removes the previous folder. */
import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import {
  historyFolder,
  keyOfSnapshot,
  leagueOfSnapshot,
  leaguesFile,
  manifestFile,
  type SnapshotManifest,
  type SnapshotSeason,
  snapshotsOfLeague,
} from '../contract/snapshot.ts'
import { manifestFormat } from '../contract/snapshot-manifest.ts'
import { toWire } from '../contract/wire.ts'
import {
  compareSeasons,
  isSameLeague,
  isSameSeason,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
  parseLeagueName,
} from '../domain/identity.ts'
import { listSeasons } from '../handlers/leagues.ts'
import { folderLock } from '../storage/folder-lock.ts'
import { writeAtomically } from '../storage/write-atomically.ts'
import { isRecord } from './read-any-response.ts'
import { openSnapshots, readManifest } from './read-snapshots.ts'
import { hashFiles, isWhole, type SeasonFiles, tidySeason, writeFilesAside } from './season-files.ts'

/** How a season was taken: saved beside its folder, so that the next run can see whether it has changed. */
export interface TakenFrom {
  source: 'store' | 'api'
  /** See `SeasonOffer.version`. */
  version: string | null
  is_anonymized: boolean
}

const takenFrom = z.object({
  source: z.enum(['store', 'api']),
  version: z.string().nullable(),
  is_anonymized: z.boolean(),
}) satisfies z.ZodType<TakenFrom>

/**
 * Adds a season to the snapshot, or replaces it. `taken`: null where unknown. Returns false where exactly these files were
 * there already: then the manifest stays as it is. Wherever it is stopped, the previous snapshot is intact.
 */
export async function publishSeason(
  folder: string,
  snapshot: Omit<SnapshotSeason, 'hash'>,
  files: SeasonFiles,
  taken: TakenFrom | null,
  signal?: AbortSignal,
): Promise<boolean> {
  const { takenAt, throughWeek, history, ...league } = snapshot
  const key = keyOfSnapshot(snapshot)
  const hash = hashFiles(files)
  const dir = seasonDirOf(folder, key)
  const aside = (await isWhole(dir, hash)) ? null : await writeFilesAside(dir, files, signal)
  try {
    return await inManifest(folder, signal, async (manifest) => {
      await aside?.moveTo(hash)
      if (taken) await writeAtomically(join(dir, noteOf(hash)), JSON.stringify(taken))
      const isNew = aside !== null || !manifest.seasons.some((known) => isOf(known, key) && known.hash === hash)
      const others = manifest.seasons.filter((other) => !isOf(other, key))
      if (isNew) await writeManifest(folder, [...others, { ...league, hash, takenAt, throughWeek, history }])
      await tidySeason(dir, hash)
      return isNew
    })
  } finally {
    await aside?.discard()
  }
}

/**
 * Adds the history of the league whose newest season is `newest`, or replaces it. Returns false where the manifest names exactly these
 * files already. Throws as `publishSeason` does.
 */
export async function publishHistory(
  folder: string,
  newest: SnapshotSeason,
  { files, taken }: { files: SeasonFiles; taken: TakenFrom },
  signal?: AbortSignal,
): Promise<boolean> {
  const league = leagueOfSnapshot(newest)
  const dir = historyDirOf(folder, league)
  const hash = hashFiles(files)
  const aside = (await isWhole(dir, hash)) ? null : await writeFilesAside(dir, files, signal)
  try {
    return await inManifest(folder, signal, async ({ seasons }) => {
      await aside?.moveTo(hash)
      await writeAtomically(join(dir, noteOf(hash)), JSON.stringify(taken))
      const key = keyOfSnapshot(newest)
      const isNew = seasons.some((season) => isOf(season, key) && season.history !== hash)
      const ofLeague = new Set(snapshotsOfLeague(seasons, league))
      const named = seasons.map((season) => {
        const { history: _, ...rest } = season
        return isOf(season, key) ? { ...season, history: hash } : ofLeague.has(season) ? rest : season
      })
      if (isNew) await writeManifest(folder, named)
      await tidySeason(dir, hash)
      return isNew
    })
  } finally {
    await aside?.discard()
  }
}

/** Whether the season's snapshot names a history that was taken in this way and whose files are whole. */
export async function isHistoryUpToDate(folder: string, newest: SnapshotSeason, wanted: TakenFrom): Promise<boolean> {
  if (newest.history === undefined || wanted.version === null) return false
  const dir = historyDirOf(folder, leagueOfSnapshot(newest))
  const taken = await readNote(dir, newest.history)
  const isSame = taken?.source === wanted.source && taken.version === wanted.version
  return isSame && taken.is_anonymized === wanted.is_anonymized && isWhole(dir, newest.history)
}

/** Removes what interrupted runs left behind, and rewrites the list of leagues if one of them did not. */
export function tidySnapshots(folder: string, signal?: AbortSignal): Promise<void> {
  return inManifest(folder, signal, async ({ seasons }) => {
    for (const key of await keysIn(folder)) {
      const known = seasons.find((one) => isOf(one, key))
      await tidySeason(seasonDirOf(folder, key), known?.hash ?? null)
    }
    for (const league of await leaguesIn(folder)) await tidyHistory(folder, league, seasons)
  })
}

/** Removes seasons from the snapshot, and the histories of their leagues, which tell of them. */
export async function removeSeasons(folder: string, keys: readonly LeagueKey[], signal?: AbortSignal): Promise<void> {
  await inManifest(folder, signal, async ({ seasons }) => {
    const affected = new Set(keys.flatMap((key) => snapshotsOfLeague(seasons, key)))
    const left = seasons
      .filter((season) => !keys.some((key) => isOf(season, key)))
      .map((season) => (affected.has(season) ? { ...season, history: undefined } : season))
    await writeManifest(folder, left)
    for (const key of keys) await rm(seasonDirOf(folder, key), { recursive: true, force: true })
    for (const season of affected) {
      const dir = seasonDirOf(folder, keyOfSnapshot(season))
      await tidyHistory(folder, leagueOfSnapshot(season), left)
      // The league's folder is removed with its last season.
      await rmdir(dirname(dir)).catch(() => {})
    }
  })
}

/** How a season's snapshot was taken; null where unknown, as in a copy without its notes. */
export async function readTakenFrom(folder: string, key: LeagueKey, hash: string): Promise<TakenFrom | null> {
  return readNote(seasonDirOf(folder, key), hash)
}

async function readNote(dir: string, hash: string): Promise<TakenFrom | null> {
  try {
    const text = await readFile(join(dir, noteOf(hash)), 'utf8')
    return takenFrom.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** The folder of a season's folders. */
export function seasonDirOf(folder: string, key: LeagueKey): string {
  return join(folder, nameLeague(key), String(key.season))
}

/** The folder of the histories of a league, by the id that its newest season has. */
function historyDirOf(folder: string, league: LeagueRef): string {
  return join(folder, nameLeague(league), historyFolder)
}

/** Removes histories of a league that no season names. */
async function tidyHistory(folder: string, league: LeagueRef, seasons: readonly SnapshotSeason[]): Promise<void> {
  const dir = historyDirOf(folder, league)
  const named = seasons.find((season) => isSameLeague(leagueOfSnapshot(season), league) && season.history)
  await tidySeason(dir, named?.history ?? null)
  if (!named) await rmdir(dir).catch(() => {})
}

async function leaguesIn(folder: string): Promise<LeagueRef[]> {
  const names = await readdir(folder).catch(() => [])
  return names.map(parseLeagueName).filter((league) => league !== null)
}

/** The league seasons that have a folder, whether the manifest names them or not. */
async function keysIn(folder: string): Promise<LeagueKey[]> {
  const keys = (await leaguesIn(folder)).map(async (league) => {
    const names = await readdir(join(folder, nameLeague(league))).catch(() => [])
    const years = names.filter((name) => /^\d+$/.test(name))
    return years.map((year) => ({ ...league, season: Number(year) }))
  })
  return (await Promise.all(keys)).flat()
}

const noteOf = (hash: string) => `${hash}.source.json`
const isOf = (snapshot: SnapshotSeason, key: LeagueKey) => isSameSeason(keyOfSnapshot(snapshot), key)

/** One process at a time may change the manifest, or the last one would undo the others' changes. */
async function inManifest<T>(
  folder: string,
  signal: AbortSignal | undefined,
  change: (manifest: SnapshotManifest) => Promise<T>,
): Promise<T> {
  const whenBusy = 'Another snapshot is being written right now.'
  const release = await folderLock(folder)('manifest', whenBusy, { wait: true, signal })
  try {
    const result = await change(await readManifest(folder))
    await writeLeagues(folder)
    return result
  } finally {
    await release()
  }
}

async function writeManifest(folder: string, seasons: readonly SnapshotSeason[]): Promise<void> {
  const sorted = seasons.toSorted((a, b) => compareSeasons(keyOfSnapshot(a), keyOfSnapshot(b)))
  const manifest: SnapshotManifest = { format: manifestFormat, seasons: sorted }
  await writeAtomically(join(folder, manifestFile), `${JSON.stringify(toWire(manifest))}\n`)
}

/** The response of the list of leagues for these seasons, so that a home page needs no API. Written where it changed. */
async function writeLeagues(folder: string): Promise<void> {
  const { manifest, responseFor } = await openSnapshots(folder)
  const leagues = await Promise.all(
    manifest.seasons.map(async (snapshot) => {
      const key = keyOfSnapshot(snapshot)
      const league = await responseFor(snapshot, 'hostLeague', key).catch(() => null)
      if (!isRecord(league)) return null
      const { teamLogos: _, ...card } = league
      const siblings = snapshotsOfLeague(manifest.seasons, leagueOfSnapshot(snapshot))
      return { ...card, ...listSeasons(key, siblings.map(keyOfSnapshot)) }
    }),
  )
  const path = join(folder, leaguesFile)
  const text = JSON.stringify(toWire(leagues.filter((league) => league !== null)))
  if ((await readFile(path, 'utf8').catch(() => null)) !== text) await writeAtomically(path, text)
}
