/** Teams, weeks and trades of a snapshot season, for the paths of its pages. */
import { matchRoute } from '../contract/routes.ts'
import {
  findWithHistory,
  keyOfSnapshot,
  leagueOfSnapshot,
  type SnapshotSeason,
  snapshotsOfLeague,
} from '../contract/snapshot.ts'
import { lastWeek, weeksOfSeason } from '../domain/constants.ts'
import { isSameLeague } from '../domain/identity.ts'
import { readAnyResponse, readPublicId } from '../snapshot/read-any-response.ts'
import type { Snapshots } from '../snapshot/read-snapshots.ts'

/** Whether this is the newest snapshot season of the league's id, which a URL without a season means. */
export function isNewest({ manifest }: Pick<Snapshots, 'manifest'>, snapshot: SnapshotSeason): boolean {
  const league = leagueOfSnapshot(snapshot)
  return !manifest.seasons.some(
    (other) => other.season > snapshot.season && isSameLeague(leagueOfSnapshot(other), league),
  )
}

/** Ids of the season's teams from its standings. */
export async function listTeamIds(snapshots: Snapshots, season: SnapshotSeason): Promise<number[]> {
  const { leagueId, season: year } = season
  const standings = await snapshots.responseFor(season, 'standings', { leagueId, season: year })
  // Responses of other servers may lack any field, and these become paths.
  const rows = readAnyResponse('standings', standings)?.standings ?? []
  return [...new Set(rows.map(({ teamId }) => readPublicId(teamId)))].filter((id) => id !== null)
}

/** Ids of the trades of a league's id, in any of its seasons; only our own server knows what became of them. */
export async function tradeIdsOf(snapshots: Snapshots, newest: SnapshotSeason): Promise<string[]> {
  const league = leagueOfSnapshot(newest)
  const history = findWithHistory(snapshotsOfLeague(snapshots.manifest.seasons, league))
  const found = history && (await snapshots.responseFor(history, 'trades', leagueOfSnapshot(history)))
  const own = new Set(
    (found?.seasons ?? []).flatMap(({ season, hostLeagueId }) => (hostLeagueId === league.leagueId ? season : [])),
  )
  return (found?.trades ?? []).filter(({ season }) => own.has(season)).map(({ id }) => id)
}

/** The season's league response; null if the snapshot lacks it. */
export function leagueOf(snapshots: Snapshots, season: SnapshotSeason) {
  return snapshots.responseFor(season, 'hostLeague', keyOfSnapshot(season))
}

/** Weeks of the season; all possible weeks if its response does not list them. */
export async function weeksOf(snapshots: Snapshots, season: SnapshotSeason): Promise<number[]> {
  const league = await leagueOf(snapshots, season)
  const last = Math.min(readPublicId(league?.finalWeek) || lastWeek, lastWeek)
  return weeksOfSeason.filter((week) => week <= last)
}

/** Returns a function that finds the season of a page by path; null for pages without a season. */
export async function seasonsByPage(snapshots: Snapshots): Promise<(path: string) => SnapshotSeason | null> {
  const { seasons } = snapshots.manifest
  const teams = new Map<string, SnapshotSeason>()
  for (const season of seasons) {
    for (const id of await listTeamIds(snapshots, season)) teams.set(String(id), season)
  }
  return (path) => {
    // A picture belongs to its page's season.
    const page = path.replace(/^\/og\//, '/')
    const file = /^\/(?:recap|story|weekly)\/(?<host>[a-z]+)\/(?<leagueId>\d+)\/(?<season>\d+)/.exec(page)?.groups
    const calendar = /^\/leagues\/(?<host>[a-z]+)\/(?<leagueId>\d+)\/calendar\.ics$/.exec(page)?.groups
    const { host, leagueId, season, teamId } = file ?? calendar ?? matchRoute(page)?.parameters ?? {}
    if (teamId !== undefined) return teams.get(teamId) ?? null
    // The older path of a league has no host.
    const ofLeague = seasons.filter((one) => one.hostLeagueId === leagueId && (host ?? one.host) === one.host)
    if (season !== undefined) return ofLeague.find((one) => String(one.season) === season) ?? null
    return ofLeague.find((one) => isNewest(snapshots, one)) ?? null
  }
}
