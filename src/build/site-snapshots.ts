/** The snapshots that this build shows. */
import { leagueOfSnapshot, type SnapshotSeason, snapshotsOfLeague } from '../contract/snapshot.ts'
import { readDataDir } from '../server/config.ts'
import { refuseSealedSnapshots } from '../snapshot/find-sealed.ts'
import { openSnapshots, readSnapshotDir } from '../snapshot/read-snapshots.ts'
import { openPageCache } from './page-cache.ts'

/** The folder of pages from earlier builds and the key of code and settings; unset in development. */
export const pageCacheSetting = 'SNAPSHOT_PAGE_CACHE'

let opened: ReturnType<typeof open> | null = null

/** Shared by all pages of a build. */
export function openSiteSnapshots() {
  opened ??= open()
  return opened
}

async function open() {
  const snapshots = await openSnapshots(readSnapshotDir(process.env))
  const { seasons } = snapshots.manifest
  await refuseSealedSnapshots(seasons, readDataDir(process.env))
  const setting = process.env[pageCacheSetting]
  const pageCache = setting ? openCacheOf(setting, seasons) : null
  const builtBefore = new Set(seasons.filter((season) => pageCache?.has(season)))
  return {
    snapshots,
    /** The API's list of leagues, limited to seasons with a snapshot. */
    leagues: await snapshots.leagues(),
    pageCache,
    /** Whether an earlier build has rendered the season's pages. */
    isBuiltBefore: (season: SnapshotSeason) => builtBefore.has(season),
    /** Seasons whose pages this build renders. */
    seasons: seasons.filter((season) => !builtBefore.has(season)),
    /** All snapshot seasons of a season's league. */
    siblings: (season: SnapshotSeason) => snapshotsOfLeague(seasons, leagueOfSnapshot(season)),
    responseFor: snapshots.responseFor,
  }
}

function openCacheOf(setting: string, seasons: readonly SnapshotSeason[]) {
  const { folder, siteKey } = JSON.parse(setting) as { folder: string; siteKey: string }
  return openPageCache(folder, siteKey, seasons)
}
