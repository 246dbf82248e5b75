/**
 * A snapshot is the API's own answers as files. What is where is written here once, for the command that writes them,
 * the build that shows them and the browser that asks for them:
 *
 *   snapshot/manifest.json                            which seasons are here
 *   snapshot/leagues.json                             the API's list of leagues, of the seasons that are here
 *   snapshot/{espnLeagueId}/{season}/{hash}/{file}    one answer, or several by their names: `packOf`; `hash` is that of
 *                                                     all the season's files
 */
import type { Scope } from './endpoints.ts'
import { fillPath } from './fill-path.ts'

/** Folder of snapshots below the site's own address. */
export const snapshotFolder = 'snapshot'
export const manifestFile = 'manifest.json'
/** The API's list of leagues, of the seasons that are here. */
export const leaguesFile = 'leagues.json'
/** Raised when older files can no longer be read. */
export const manifestFormat = 1

/** One league season with a snapshot. */
export interface SnapshotSeason {
  espn_league_id: number
  season: number
  /** The season's id as its responses give it. */
  league_id: number
  name: string
  /** Name of the folder: first 16 hexadecimal digits of the SHA-256 of its files. */
  hash: string
  /** When the snapshot was taken, ISO 8601. */
  taken_at: string
  /** Null: the season is over. Otherwise the last week whose results count; 0 before the first. */
  through_week: number | null
  /** Missing: from before answers were packed, every one is a file of its own. */
  is_packed?: true | undefined
}

export interface SnapshotManifest {
  format: typeof manifestFormat
  /** The most recent season first, then by ESPN's league id. */
  seasons: SnapshotSeason[]
}

/** Parameters that only say which league season is meant: the folder says that already. */
const seasonParameters: readonly string[] = ['league_id', 'season', 'espnId']

/**
 * Where in a season's folder the response of a call is: the path without `/api/v1/` and without what names the league
 * season, then its other parameters, e.g. `teams/101250007/roster/weekly/3.json`, `analytics/standings.json`.
 */
export function snapshotFile(
  { path, scope }: { path: string; scope: Scope },
  parameters: Readonly<Record<string, unknown>>,
): string {
  const isImplied = (key: string) => seasonParameters.includes(key) || (scope === 'league' && key === 'id')
  const template = path.replace('/api/v1/', '').replace(/\/\{(\w+)\}/g, (part, key) => (isImplied(key) ? '' : part))
  const rest = Object.entries(parameters).filter(([key]) => !isImplied(key))
  const [file = '', query = ''] = fillPath(template, Object.fromEntries(rest.sort())).split('?')
  return `${file.replace(/\/$/, '')}${query && `/${query.replaceAll('&', ',')}`}.json`
}

const playerPacks = 8

/**
 * The file that holds a response together with others, as an object by `snapshotFile`; null where it is a file of its own.
 * Hosts of files count them: all of a team are in one, the weeks of the scoreboard, and an eighth of the players.
 */
export function packOf(file: string): string | null {
  const [, team, player, scoreboard] =
    /^(?:(teams\/[^/]+)|players\/(\d+)|(leagues\/espn\/scoreboard)\/).*\.json$/.exec(file) ?? []
  if (player !== undefined) return `players/${Number(player) % playerPacks}.json`
  const name = team?.replace(/\.json$/, '') ?? scoreboard
  return name === undefined ? null : `${name}.json`
}

/** The folder of a snapshot season below `snapshot/`. */
export function seasonFolder({ espn_league_id, season, hash }: SnapshotSeason): string {
  return `${espn_league_id}/${season}/${hash}`
}
