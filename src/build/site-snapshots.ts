/** The snapshots that this build shows. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { folderFor, leagueOfSnapshot, type SnapshotSeason, snapshotsOfLeague } from '../contract/snapshot.ts'
import { openSnapshots, readSnapshotDir } from '../snapshot/read-snapshots.ts'
import { openPageCache } from './page-cache.ts'

/** The folder of pages from earlier builds and the key of code and settings; unset in development. */
export const pageCacheSetting = 'SNAPSHOT_PAGE_CACHE'

let opened: ReturnType<typeof open> | null = null

/** The same for all pages of a build. */
export function openSiteSnapshots() {
  opened ??= open()
  return opened
}

async function open() {
  const snapshots = await openSnapshots(readSnapshotDir(process.env))
  const { seasons } = snapshots.manifest
  const setting = process.env[pageCacheSetting]
  const pageCache = setting ? openCacheOf(setting, seasons) : null
  const builtBefore = new Set(seasons.filter((season) => pageCache?.has(season)))
  /** Responses of the season whose pages are being rendered, and of its league's history: most of its pages share some. */
  const cached = { season: openResponses(), history: openResponses() }

  function responseFor(season: SnapshotSeason, name: EndpointName, parameters: Readonly<Record<string, unknown>>) {
    const { scope } = endpoints[name]
    const responses = cached[scope === 'history' ? 'history' : 'season'].of(folderFor(season, scope) ?? '')
    const call = `${name} ${JSON.stringify(parameters)}`
    const response = responses.get(call) ?? snapshots.responseFor(season, name, parameters as never)
    responses.set(call, response)
    return response
  }

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
    responseFor,
  }
}

/** Responses by their calls, of one folder at a time. */
function openResponses() {
  let [folder, responses] = ['', new Map<string, Promise<unknown>>()]
  return {
    of(wanted: string) {
      if (wanted !== folder) responses = new Map()
      folder = wanted
      return responses
    },
  }
}

function openCacheOf(setting: string, seasons: readonly SnapshotSeason[]) {
  const { folder, siteKey } = JSON.parse(setting) as { folder: string; siteKey: string }
  return openPageCache(folder, siteKey, seasons)
}
