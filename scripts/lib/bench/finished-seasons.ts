/** Finished seasons to measure chances on: those of the store, or of folders of saved responses. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { type HostName, type LeagueKey, nameLeague } from '../../../src/domain/identity.ts'
import type { Season } from '../../../src/domain/season.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { openRawFiles } from '../../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { listRegularPeriods } from '../../../src/verdict/regular-periods.ts'

export interface FinishedSeason {
  season: Season
  document: HostSeason
  /** The same for all seasons of a league. */
  league: string
}

/** Demo leagues are drawn from a model much like the forecast's: they prove nothing. */
export async function readStoredSeasons(dataDir: string): Promise<FinishedSeason[]> {
  const store = openStore(dataDir)
  const found: FinishedSeason[] = []
  for (const key of await store.keys()) {
    const card = await store.card(key)
    const document = card && card.source !== 'demo' ? await store.read(key) : null
    const [newest = key] = document ? await store.seasonsOf(key) : []
    if (document) found.push(...judgeFinished(document, nameLeague(newest)))
  }
  return found
}

/** Folders of saved responses anywhere below the given ones: `…/{season}/{league}/`. Each season is read once. */
export async function readSavedSeasons(folders: readonly string[]): Promise<FinishedSeason[]> {
  const hosts = openHosts({ espn: {}, sleeper: {} })
  const found = new Map<string, HostSeason>()
  for (const root of (await Promise.all(folders.map(listRoots))).flat()) {
    const files = openRawFiles(root)
    for (const key of await listKeys(root)) {
      const name = `${nameLeague(key)} ${key.season}`
      if (!found.has(name)) found.set(name, await (await hosts(key.host)).readSeason(files.folder(key), key))
    }
  }
  return linkSeasons([...found.values()])
}

/** Seasons of one league on a host with an id per season name their previous one. */
function linkSeasons(documents: readonly HostSeason[]): FinishedSeason[] {
  const previousOf = new Map(documents.map(({ leagueId, previousLeagueId }) => [leagueId, previousLeagueId]))
  const firstOf = (id: string, seen: readonly string[] = []): string => {
    const previous = previousOf.get(id)
    return previous && previousOf.has(previous) && !seen.includes(id) ? firstOf(previous, [...seen, id]) : id
  }
  return documents.flatMap((document) => judgeFinished(document, `${document.host} ${firstOf(document.leagueId)}`))
}

function judgeFinished(document: HostSeason, league: string): FinishedSeason[] {
  const season = judgeSeason(document)
  const isFinished = season.status.phase === 'complete' && listRegularPeriods(season).length > 0
  return isFinished ? [{ season, document, league }] : []
}

const seasonFolder = /^\d{4}$/

/** Folders with folders of seasons. */
async function listRoots(folder: string): Promise<string[]> {
  const names = await listFolders(folder)
  const below = names.filter((name) => !seasonFolder.test(name)).map((name) => listRoots(join(folder, name)))
  const own = names.some((name) => seasonFolder.test(name)) ? [folder] : []
  return [...own, ...(await Promise.all(below)).flat()].sort()
}

async function listKeys(root: string): Promise<LeagueKey[]> {
  const seasons = (await listFolders(root)).filter((name) => seasonFolder.test(name)).sort()
  const keys = await Promise.all(
    seasons.map(async (season) => {
      const leagues = (await listFolders(join(root, season))).filter((name) => /^\d+$/.test(name)).sort()
      return Promise.all(
        leagues.map(async (leagueId): Promise<LeagueKey> => {
          const host = await hostOf(join(root, season, leagueId))
          return { host, leagueId, season: Number(season) }
        }),
      )
    }),
  )
  return keys.flat()
}

/** Only Sleeper has its rosters in a response of their own. */
async function hostOf(folder: string): Promise<HostName> {
  const names = await readdir(folder)
  return names.some((name) => name.startsWith('rosters.json')) ? 'sleeper' : 'espn'
}

async function listFolders(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  const folders = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).isDirectory()))
  return names.filter((_, index) => folders[index])
}
