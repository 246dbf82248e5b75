/** Publishes the files of a season or of a history: moves their folder into place, and swaps the manifest. */

import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  folderFor,
  foldersOf,
  historyFolder,
  keyOfSnapshot,
  leagueOfSnapshot,
  leaguesFile,
  manifestFile,
  packOf,
  type SnapshotManifest,
  type SnapshotSeason,
  seasonFolder,
  snapshotsOfLeague,
} from '../contract/snapshot.ts'
import { manifestFormat, snapshotManifest } from '../contract/snapshot-manifest.ts'
import { toWire } from '../contract/wire.ts'
import { compareSeasons, isSameSeason, type LeagueKey, parseLeagueName } from '../domain/identity.ts'
import { listSeasons } from '../handlers/leagues.ts'
import { folderLock } from '../storage/folder-lock.ts'
import { writeAtomically } from '../storage/write-atomically.ts'
import { openSnapshots, readManifest } from './read-snapshots.ts'
import type { SeasonFiles } from './season-files.ts'
import { hashFiles, isLeftAside, isWhole, writeFilesAside } from './season-files.ts'

/** How files were taken: saved beside their folder, so that the next run can see whether they have changed. */
const takenFrom = z.object({
  source: z.enum(['store', 'api']),
  /** See `HistoryOffer.version`. */
  version: z.string().nullable(),
  is_anonymized: z.boolean(),
  /** Whether the league was private then; absent in notes of earlier versions. */
  is_private: z.boolean().optional(),
  /** Whether it is a season that does not change any more; absent in notes of earlier versions. */
  is_final: z.boolean().optional(),
})
export type TakenFrom = z.infer<typeof takenFrom>

export interface Publication {
  /** Responses and pictures by their names. */
  contents: ReadonlyMap<string, unknown>
  taken: TakenFrom
  /** The seasons of a manifest, with that of the files, which names them by their hash. */
  name(seasons: readonly SnapshotSeason[], hash: string): { seasons: SnapshotSeason[]; folder: string }
}

export interface Published {
  files: number
  bytes: number
  /** False: exactly these files were there already, and the manifest stays as it is. */
  isNew: boolean
}

/**
 * Adds files to the snapshot, or replaces them; `tidySnapshots` then removes the replaced ones. Wherever it is stopped, the previous
 * snapshot is intact.
 */
export async function publishFiles(
  root: string,
  { contents, taken, name }: Publication,
  signal?: AbortSignal,
): Promise<Published> {
  const files = packFiles(contents)
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const hash = hashFiles(files)
  const folder = join(root, name([], hash).folder)
  const aside = (await isWhole(folder)) ? null : await writeFilesAside(folder, files, signal)
  try {
    return await inManifest(root, signal, async ({ seasons }) => {
      await aside?.move()
      await writeAtomically(noteOf(folder), JSON.stringify(taken))
      const named = name(seasons, hash)
      const isNew = aside !== null || !seasons.flatMap(foldersOf).includes(named.folder)
      if (isNew) await writeManifest(root, named.seasons)
      return { files: files.size, bytes, isNew }
    })
  } finally {
    await aside?.discard()
  }
}

/** For `publishFiles`: a season in place of the one that is there. */
export function nameSnapshot(snapshot: Omit<SnapshotSeason, 'hash'>): Publication['name'] {
  return (seasons, hash) => {
    const named = { ...snapshot, hash }
    const others = seasons.filter((other) => !isOf(other, keyOfSnapshot(snapshot)))
    return { seasons: [...others, named], folder: seasonFolder(named) }
  }
}

/** For `publishFiles`: the history of the league whose newest season is `newest`, in place of any other of the league. */
export function nameHistory(newest: SnapshotSeason): Publication['name'] {
  return (seasons, history) => {
    const ofLeague = snapshotsOfLeague(seasons, leagueOfSnapshot(newest))
    const rename = (season: SnapshotSeason) => {
      if (isOf(season, keyOfSnapshot(newest))) return { ...season, history }
      return ofLeague.includes(season) ? { ...season, history: undefined } : season
    }
    return { seasons: seasons.map(rename), folder: folderFor({ ...newest, history }, 'history') ?? '' }
  }
}

/** Whether the files of a folder are whole, and were taken in this way. `isFinal`: whichever version they are of. */
export async function isUpToDate(root: string, folder: string, wanted: TakenFrom, isFinal = false): Promise<boolean> {
  const taken = await readTakenFrom(root, folder)
  if ((taken?.is_anonymized ?? false) !== wanted.is_anonymized) return false
  const isSame = taken?.source === wanted.source && taken.version !== null && taken.version === wanted.version
  return (isFinal || isSame) && isWhole(join(root, folder))
}

/** How the files of a folder were taken; null where unknown, as in a copy without its notes. */
export async function readTakenFrom(root: string, folder: string): Promise<TakenFrom | null> {
  const text = await readFile(noteOf(join(root, folder)), 'utf8').catch(() => '')
  try {
    return takenFrom.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Removes what interrupted runs left behind, and rewrites the list of leagues if one of them did not. */
export function tidySnapshots(root: string, signal?: AbortSignal): Promise<void> {
  return inManifest(root, signal, ({ seasons }) => removeOthers(root, seasons))
}

/** Removes seasons from the snapshot, and the histories of their leagues, which tell of them. */
export async function removeSeasons(root: string, keys: readonly LeagueKey[], signal?: AbortSignal): Promise<void> {
  await inManifest(root, signal, async ({ seasons }) => {
    const affected = new Set(keys.flatMap((key) => snapshotsOfLeague(seasons, key)))
    const left = seasons
      .filter((season) => !keys.some((key) => isOf(season, key)))
      .map((season) => (affected.has(season) ? { ...season, history: undefined } : season))
    await writeManifest(root, left)
    await removeOthers(root, left)
  })
}

const hashed = /^([0-9a-f]{16})(\.source\.json)?$/

/** Removes folders that the manifest does not name, and those of processes that have ended. */
async function removeOthers(root: string, seasons: readonly SnapshotSeason[]): Promise<void> {
  const named = new Set(seasons.flatMap(foldersOf))
  for (const league of (await namesIn(root)).filter(parseLeagueName)) {
    const places = (await namesIn(join(root, league))).filter((name) => name === historyFolder || /^\d+$/.test(name))
    for (const place of places.map((name) => `${league}/${name}`)) {
      for (const name of await namesIn(join(root, place))) {
        const hash = hashed.exec(name)?.[1]
        if (hash ? !named.has(`${place}/${hash}`) : isLeftAside(name))
          await rm(join(root, place, name), { recursive: true, force: true })
      }
      await removeEmpty(join(root, place))
    }
    await removeEmpty(join(root, league))
  }
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => [])
const removeEmpty = (folder: string) => rmdir(folder).catch(() => {})
const noteOf = (folder: string) => `${folder}.source.json`
const isOf = (snapshot: SnapshotSeason | Omit<SnapshotSeason, 'hash'>, key: LeagueKey) =>
  isSameSeason(keyOfSnapshot(snapshot), key)

/** One process at a time may change the manifest, or the last one would undo the others' changes. */
async function inManifest<T>(
  root: string,
  signal: AbortSignal | undefined,
  change: (manifest: SnapshotManifest) => Promise<T>,
): Promise<T> {
  const whenBusy = 'Another snapshot is being written right now.'
  const release = await folderLock(root)('manifest', whenBusy, { wait: true, signal })
  try {
    const result = await change(await readManifest(root))
    await writeLeagues(root)
    return result
  } finally {
    await release()
  }
}

async function writeManifest(root: string, seasons: readonly SnapshotSeason[]): Promise<void> {
  const sorted = seasons.toSorted((a, b) => compareSeasons(keyOfSnapshot(a), keyOfSnapshot(b)))
  // Parsed, fields are always in the same order.
  const manifest = snapshotManifest.parse({ format: manifestFormat, seasons: sorted })
  await writeAtomically(join(root, manifestFile), `${JSON.stringify(toWire(manifest))}\n`)
}

/** The response of the list of leagues for these seasons, so that a home page needs no API. Written where it changed. */
async function writeLeagues(root: string): Promise<void> {
  const { manifest, responseFor } = await openSnapshots(root)
  const leagues = await Promise.all(
    manifest.seasons.map(async (snapshot) => {
      const key = keyOfSnapshot(snapshot)
      const league = await responseFor(snapshot, 'hostLeague', key).catch(() => null)
      if (!league) return []
      const { teamLogos: _, ...card } = league
      const siblings = snapshotsOfLeague(manifest.seasons, leagueOfSnapshot(snapshot))
      return [{ ...card, ...listSeasons(key, siblings.map(keyOfSnapshot)) }]
    }),
  )
  const path = join(root, leaguesFile)
  const text = JSON.stringify(toWire(leagues.flat()))
  if ((await readFile(path, 'utf8').catch(() => null)) !== text) await writeAtomically(path, text)
}

/** `contents`: responses and pictures by their names. The same yield the same texts, whatever their order. */
function packFiles(contents: ReadonlyMap<string, unknown>): SeasonFiles {
  const files = new Map<string, string | Uint8Array>()
  const packs = new Map<string, string[]>()
  for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const pack = packOf(name)
    if (content instanceof Uint8Array) files.set(name, content)
    else if (pack === null) files.set(name, JSON.stringify(content))
    else packs.set(pack, [...(packs.get(pack) ?? []), `${JSON.stringify(name)}:${JSON.stringify(content)}`])
  }
  for (const [pack, entries] of packs) files.set(pack, `{${entries.join(',\n')}}`)
  return files
}
