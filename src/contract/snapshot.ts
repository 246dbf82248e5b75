/**
 * A snapshot is the API's own responses as files. What is where is written here once, for the command that writes them,
 * the build that shows them and the browser that requests them:
 *
 *   snapshot/manifest.json                            which seasons are here
 *   snapshot/leagues.json                             the API's list of leagues, of the seasons that are here
 *   snapshot/{league}/{season}/{hash}/{file}          one response, or several by their names: `packOf`; `league` is its
 *                                                     `nameLeague`, `hash` that of all the season's files
 *   snapshot/{league}/history/{hash}/{file}           the same of the league's history; `league` is that of its newest season
 */
import { type LeagueKey, type LeagueRef, nameLeague } from '../domain/identity.ts'
import type { Scope } from './endpoints.ts'
import { fillPath } from './fill-path.ts'
import type { SnapshotSeason } from './snapshot-manifest.ts'

/** Folder of snapshots below the site's own address. */
export const snapshotFolder = 'snapshot'
export const manifestFile = 'manifest.json'
/** In a league's folder, beside those of its seasons. */
export const historyFolder = 'history'
/** The API's list of leagues, of the seasons that are here. */
export const leaguesFile = 'leagues.json'
export type { SnapshotManifest, SnapshotSeason } from './snapshot-manifest.ts'

/** Parameters that only say which league season is meant: the folder says that already. */
const seasonParameters: readonly string[] = ['leagueId', 'season']

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
 * Hosts of files count them: all of a team are in one, all of a manager, the weeks of the scoreboard, and an eighth of the players.
 */
export function packOf(file: string): string | null {
  const manager = /^(leagues\/[a-z]+\/history\/[^/.]+)[/.]/.exec(file)?.[1]
  if (manager !== undefined) return `${manager}.json`
  const [, team, player, scoreboard] =
    /^(?:(teams\/[^/]+)|players\/(\d+)|(leagues\/[a-z]+\/scoreboard)\/).*\.json$/.exec(file) ?? []
  if (player !== undefined) return `players/${Number(player) % playerPacks}.json`
  const name = team?.replace(/\.json$/, '') ?? scoreboard
  return name === undefined ? null : `${name}.json`
}

/** The folder of a snapshot season below `snapshot/`. */
export function seasonFolder(snapshot: SnapshotSeason): string {
  return `${nameLeague(leagueOfSnapshot(snapshot))}/${snapshot.season}/${snapshot.hash}`
}

/** The folder below `snapshot/` with the responses of a season's calls of a scope; null where the snapshot has none. */
export function folderFor(snapshot: SnapshotSeason, scope: Scope): string | null {
  if (scope !== 'history') return seasonFolder(snapshot)
  return snapshot.history === undefined
    ? null
    : `${nameLeague(leagueOfSnapshot(snapshot))}/${historyFolder}/${snapshot.history}`
}

/** The folders below `snapshot/` of a season, and of the history that it names. */
export function foldersOf(snapshot: SnapshotSeason): string[] {
  return [seasonFolder(snapshot), folderFor(snapshot, 'history')].filter((folder) => folder !== null)
}

/**
 * The file below `snapshot/` with the response of a call, and its name in there where the file has several; null where the snapshot has
 * no such file.
 */
export function placeOf(
  snapshot: SnapshotSeason,
  endpoint: { path: string; scope: Scope },
  parameters: Readonly<Record<string, unknown>>,
): { file: string; entry: string | null } | null {
  const folder = folderFor(snapshot, endpoint.scope)
  if (folder === null) return null
  const name = snapshotFile(endpoint, parameters)
  const pack = packOf(name)
  return pack === null ? { file: `${folder}/${name}`, entry: null } : { file: `${folder}/${pack}`, entry: name }
}

type Named = Pick<SnapshotSeason, 'host' | 'hostLeagueId'>

export function leagueOfSnapshot({ host, hostLeagueId }: Named): LeagueRef {
  return { host, leagueId: hostLeagueId }
}

export function keyOfSnapshot(snapshot: Named & Pick<SnapshotSeason, 'season'>): LeagueKey {
  return { ...leagueOfSnapshot(snapshot), season: snapshot.season }
}

/**
 * All snapshot seasons of a league, the newest first: those of its id, and where each season has an id of its own those that name one
 * another as the season before. One of a year: two leagues may go on from the same season.
 */
export function snapshotsOfLeague(all: readonly SnapshotSeason[], { host, leagueId }: LeagueRef): SnapshotSeason[] {
  const ofHost = all.filter((one) => one.host === host)
  const ids = new Set([leagueId])
  for (let before = 0; before < ids.size; ) {
    before = ids.size
    for (const { hostLeagueId, previousHostLeagueId } of ofHost) {
      if (!previousHostLeagueId) continue
      if (ids.has(hostLeagueId)) ids.add(previousHostLeagueId)
      else if (ids.has(previousHostLeagueId)) ids.add(hostLeagueId)
    }
  }
  const own = ({ hostLeagueId }: SnapshotSeason) => Number(hostLeagueId === leagueId)
  const found = ofHost
    .filter(({ hostLeagueId }) => ids.has(hostLeagueId))
    .sort((a, b) => b.season - a.season || own(b) - own(a))
  return found.filter(({ season }, index) => season !== found[index - 1]?.season)
}

/** The season of a league whose snapshot has the league's history; null where none was taken. */
export function findWithHistory(ofLeague: readonly SnapshotSeason[]): SnapshotSeason | null {
  return ofLeague.find(({ history }) => history !== undefined) ?? null
}

/** The snapshot that a league's address means: of the named season, else the newest of its own id. */
export function findSnapshotSeason(
  all: readonly SnapshotSeason[],
  league: LeagueRef,
  season: number | undefined,
): SnapshotSeason | null {
  const ofLeague = snapshotsOfLeague(all, league)
  const isWanted = (one: SnapshotSeason) =>
    season === undefined ? one.hostLeagueId === league.leagueId : one.season === season
  return ofLeague.find(isWanted) ?? null
}
