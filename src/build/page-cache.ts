/**
 * Cache of snapshot pages from earlier builds. A season's pages depend only on the site's code and settings and on the snapshots of its
 * league. If these are unchanged, the files are reused, so build time depends on the changes and not on the number of leagues.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { constants, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { leagueOfSnapshot, type SnapshotSeason, snapshotsOfLeague } from '../contract/snapshot.ts'
import { nameLeague } from '../domain/identity.ts'

const filesAtOnce = 64
/** Sites that are built alternately, e.g. with and without a base path. */
const mostSites = 3

/** `siteKey` identifies code and settings; `seasons` are all snapshot seasons. */
export function openPageCache(folder: string, siteKey: string, seasons: readonly SnapshotSeason[]) {
  const nameOf = (season: SnapshotSeason) => {
    const league = leagueOfSnapshot(season)
    const key = createHash('sha256')
      .update(JSON.stringify([season, snapshotsOfLeague(seasons, league)]))
      .digest('hex')
      .slice(0, 16)
    return `${nameLeague(league)}-${season.season}-${key}`
  }
  const own = join(folder, siteKey)
  const folderOf = (season: SnapshotSeason) => join(own, nameOf(season))

  return {
    has: (season: SnapshotSeason) => existsSync(folderOf(season)),
    /** Copies the pages of a season into the site. */
    restore: (season: SnapshotSeason, site: string) => copyFolder(folderOf(season), site),
    /** Caches files of a built site, by path, as the pages of a season. */
    async cache(season: SnapshotSeason, site: string, files: readonly string[]): Promise<void> {
      const aside = `${folderOf(season)}.${process.pid}.aside`
      await copyFiles(site, aside, files)
      await rm(folderOf(season), { recursive: true, force: true })
      await rename(aside, folderOf(season))
    },
    /** Removes seasons with changed snapshots, and the pages of outdated code and settings. */
    async tidy(): Promise<void> {
      await removeOthers(own, new Set(seasons.map(nameOf)))
      await mkdir(own, { recursive: true })
      await utimes(own, new Date(), new Date())
      await removeOthers(folder, new Set(await newest(folder, mostSites)))
    },
  }
}

/** As copies, so that changing one does not change the other; copy-on-write file systems share the space. */
const copying = { recursive: true, mode: constants.COPYFILE_FICLONE }

/** Copies every file of a folder to the same path in another one. */
export const copyFolder = (from: string, to: string) => cp(from, to, copying)

/** The same for some files. */
export async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  await pLimit(filesAtOnce).map(files, (file) => cp(join(from, file), join(to, file), copying))
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!wanted.has(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Names in a folder, most recently used first. */
async function newest(folder: string, count: number): Promise<string[]> {
  const names = await readdir(folder)
  const ages = await Promise.all(names.map(async (name) => ({ name, used: (await stat(join(folder, name))).mtimeMs })))
  return ages
    .sort((a, b) => b.used - a.used)
    .slice(0, count)
    .map(({ name }) => name)
}
