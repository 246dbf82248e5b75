/**
 * A snapshot is the API's own responses as files. This module defines their layout for the command that writes them,
 * the build that renders them and the browser that requests them:
 *
 *   snapshot/manifest.json                            the seasons
 *   snapshot/leagues.json                             the API's list of leagues, limited to these seasons
 *   snapshot/{league}/{season}/{hash}/{file}          one response, or several by name (`packOf`); `league` is `nameLeague`,
 *                                                     `hash` covers all files of the season
 *   snapshot/{league}/history/{hash}/{file}           the same for the league's history; `league` is that of its newest season
 */

import { type LeagueKey, type LeagueRef, nameLeague } from '../domain/identity.ts'
import { newestFirst } from '../domain/season-order.ts'
import type { Scope } from './endpoints.ts'
import { fillPath } from './fill-path.ts'
import type { SnapshotSeason } from './snapshot-manifest.ts'

/** Folder of snapshots below the site's own address. */
export const snapshotFolder = 'snapshot'
export const manifestFile = 'manifest.json'
/** In a league's folder, beside its seasons. */
export const historyFolder = 'history'
/** The API's list of leagues, limited to snapshot seasons. */
export const leaguesFile = 'leagues.json'
export type { SnapshotManifest, SnapshotSeason } from './snapshot-manifest.ts'

/** The season of a page: of a snapshot, or as a server has it. */
export type PageSeason = Omit<SnapshotSeason, 'hash' | 'history' | 'previousHostLeagueId'>

/** Parameters that only identify the league season, which the folder already does. */
const seasonParameters: readonly string[] = ['leagueId', 'season']

/**
 * The file of a call's response in a season's folder: the path without `/api/v1/` and the parameters of the league
 * season, then the other parameters, e.g. `teams/101250007/roster/weekly/3.json`, `analytics/standings.json`.
 */
export function snapshotFile(
  endpoint: { path: string; scope: Scope },
  parameters: Readonly<Record<string, unknown>>,
): string {
  const rest = Object.entries(parameters).filter(([key]) => !isImplied(endpoint.scope, key))
  const [file = '', query = ''] = fillPath(snapshotPath(endpoint), Object.fromEntries(rest.sort())).split('?')
  return `${file.replace(/\/$/, '')}${query && `/${query.replaceAll('&', ',')}`}.json`
}

const isImplied = (scope: Scope, key: string) => seasonParameters.includes(key) || (scope === 'league' && key === 'id')

/** The path of an endpoint's files, as a template. */
export function snapshotPath({ path, scope }: { path: string; scope: Scope }): string {
  return path.replace('/api/v1/', '').replace(/\/\{(\w+)\}/g, (part, key) => (isImplied(scope, key) ? '' : part))
}

const playerPacks = 8

/**
 * The file that groups a response with others, as an object keyed by `snapshotFile`; null if the response has its own file. Static hosts
 * limit the number of files. One file each holds all of a team, all of a manager, the weeks of the scoreboard, and an eighth of the
 * players.
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

/** The folder below `snapshot/` for a season's calls of a scope; null if the snapshot has none. */
export function folderFor(snapshot: SnapshotSeason, scope: Scope): string | null {
  if (scope !== 'history') return seasonFolder(snapshot)
  return snapshot.history === undefined
    ? null
    : `${nameLeague(leagueOfSnapshot(snapshot))}/${historyFolder}/${snapshot.history}`
}

/** The folders below `snapshot/` of a season and of its league's history. */
export function foldersOf(snapshot: SnapshotSeason): string[] {
  return [seasonFolder(snapshot), folderFor(snapshot, 'history')].filter((folder) => folder !== null)
}

/**
 * The file below `snapshot/` with the response of a call, and the response's key in a grouped file; null if the snapshot has no such file.
 */
export function snapshotPlaceOf(
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

/** Whether results as of then (ISO 8601) are older than the snapshot. */
export function isBeforeSnapshot(asOf: string, { takenAt }: Pick<SnapshotSeason, 'takenAt'>): boolean {
  return Date.parse(asOf) < Date.parse(takenAt)
}

/**
 * All snapshot seasons of a league, newest first: those of its id, or linked by the previous season's id on hosts with an id per season. At
 * most one per year, since two leagues may continue from the same season.
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
  const found = newestFirst(ofHost.filter(({ hostLeagueId }) => ids.has(hostLeagueId)).sort((a, b) => own(b) - own(a)))
  return found.filter(({ season }, index) => season !== found[index - 1]?.season)
}

/** The season whose snapshot includes the league's history, or null. */
export function findWithHistory(ofLeague: readonly SnapshotSeason[]): SnapshotSeason | null {
  return ofLeague.find(({ history }) => history !== undefined) ?? null
}

/** The snapshot for a league's path: the given season, else the newest of the id. */
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
