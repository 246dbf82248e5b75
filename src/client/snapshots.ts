/** The site's snapshots: the list, and their responses as files beside the pages. */
import contract from 'virtual:compact-contract'
import type { EndpointName } from '../contract/endpoints.ts'
import {
  findSnapshotSeason,
  findWithHistory,
  leagueOfSnapshot,
  leaguesFile,
  manifestFile,
  type SnapshotManifest,
  type SnapshotSeason,
  snapshotFolder,
  snapshotPlaceOf,
  snapshotsOfLeague,
} from '../contract/snapshot.ts'
import { fromWire } from '../contract/wire.ts'
import { fromPublicId, type LeagueRef, toLeagueId } from '../domain/identity.ts'
import { CallFailure } from './call-failure.ts'
import { takeEarlyResponse } from './early-responses.ts'
import { canBeLenient } from './read-response.ts'
import { pageLeague, withBase } from './site-base.ts'

/** False if the site was built without snapshots: then none are requested. */
export const hasSnapshots = Boolean(import.meta.env.HAS_SNAPSHOTS)

type Parameters = Readonly<Record<string, unknown>>

/** All snapshots of the page's league, registered by a page built from them, and the page's own season. */
let registered: readonly SnapshotSeason[] = []
let ownSeason: SnapshotSeason | null = null

/** Registers all snapshots of a league, for a page rendered from one of them. */
export function registerSnapshots(seasons: readonly SnapshotSeason[], own: SnapshotSeason | null): void {
  ownSeason = own
  registered = [...seasons, ...registered.filter((known) => !seasons.some(isSeason(known.leagueId)))]
}

/**
 * All snapshot seasons, newest first; empty without a list. Throws `CallFailure` if the list cannot be fetched, and requests it again next
 * time.
 */
async function snapshotSeasons(): Promise<readonly SnapshotSeason[]> {
  const found = hasSnapshots ? await readOnce(manifestFile, 'no-cache') : undefined
  return (fromWire(found) as SnapshotManifest | undefined)?.seasons ?? []
}

/** The snapshot season of a call, or null. Throws `CallFailure` if the list cannot be fetched. */
export async function findSnapshot(name: EndpointName, parameters: Parameters): Promise<SnapshotSeason | null> {
  if (!hasSnapshots) return null
  switch (contract[name].scope) {
    case 'host-league':
      return findOfLeague(parameters as unknown as LeagueRef, parameters.season)
    case 'history':
      return findWithHistory(await snapshotsOf(parameters as unknown as LeagueRef))
    case 'league':
      return findByLeagueId(parameters.leagueId ?? parameters.id)
    case 'team':
    case 'player': {
      const key = fromPublicId(Number(parameters.id ?? parameters.a))
      return (key && (await findByLeagueId(toLeagueId(key)))) ?? seasonOfDocument()
    }
    default:
      return null
  }
}

/** The response of a call from the season's files; undefined if they lack it. Throws `CallFailure` if they cannot be fetched. */
export async function readSnapshot(
  name: EndpointName,
  parameters: Parameters,
  season: SnapshotSeason,
  signal?: AbortSignal,
): Promise<unknown> {
  const place = snapshotPlaceOf(season, contract[name], parameters)
  if (!place) return undefined
  const { file, entry } = place
  if (entry === null) {
    const response = fromWire(await readJson(file, 'default', signal))
    if (response !== undefined && !canBeLenient(name, response)) throw notFetched(200)
    return response
  }
  const responses = (await readOnce(file, 'default')) as Readonly<Record<string, unknown>> | undefined
  signal?.throwIfAborted()
  return responses && Object.hasOwn(responses, entry) ? fromWire(responses[entry]) : undefined
}

const files = new Map<string, Promise<unknown>>()

/**
 * Files requested once per page: the manifest, and grouped files, of which most screens need several responses. A single call cannot abort
 * them. Missing and failed ones are requested again next time.
 */
function readOnce(path: string, cache: RequestCache): Promise<unknown> {
  const known = files.get(path)
  if (known) return known
  const file = readJson<unknown>(path, cache)
  const forget = () => files.delete(path)
  file.then((found) => found === undefined && forget(), forget)
  files.set(path, file)
  return file
}

/** All snapshot seasons of a season's league, including its own, newest first. */
export async function siblingSeasons(snapshot: SnapshotSeason): Promise<readonly SnapshotSeason[]> {
  return snapshotsOf(leagueOfSnapshot(snapshot))
}

/** Leagues with a snapshot, in the form of the API's list; empty if there are none. Throws `CallFailure` if the list cannot be fetched. */
export async function readSnapshotLeagues(signal?: AbortSignal): Promise<unknown[]> {
  const leagues = hasSnapshots ? await readJson<unknown>(leaguesFile, 'no-cache', signal) : undefined
  return Array.isArray(leagues) ? leagues.map(fromWire) : []
}

/** Ids of other servers do not contain their league: the league of the page or URL is assumed. */
async function seasonOfDocument(): Promise<SnapshotSeason | null> {
  if (ownSeason) return ownSeason
  const place = pageLeague()
  return place && findOfLeague(place.league, place.season)
}

async function findOfLeague(league: LeagueRef, season: unknown): Promise<SnapshotSeason | null> {
  if (season !== undefined && typeof season !== 'number') return null
  return findSnapshotSeason(await snapshotsOf(league), league, season)
}

/** All snapshot seasons of a league, newest first. Throws `CallFailure` if the list cannot be fetched. */
export async function snapshotsOf(league: LeagueRef): Promise<readonly SnapshotSeason[]> {
  const own = snapshotsOfLeague(registered, league)
  return own.length > 0 ? own : snapshotsOfLeague(await snapshotSeasons(), league)
}

async function findByLeagueId(id: unknown): Promise<SnapshotSeason | null> {
  const isIt = isSeason(Number(id))
  return registered.find(isIt) ?? (await snapshotSeasons()).find(isIt) ?? null
}

const isSeason = (id: number) => (snapshot: SnapshotSeason) => snapshot.leagueId === id

/** Statuses of static hosts for a missing file; stores such as S3 send 403. */
const missingStatuses: readonly number[] = [403, 404, 410]

/**
 * A snapshot file; undefined if it is missing: the host says so, or sends a page instead. Throws `CallFailure` if it could not be fetched,
 * since it may exist.
 */
async function readJson<T>(file: string, cache: RequestCache, signal?: AbortSignal): Promise<T | undefined> {
  let status = 0
  try {
    const url = withBase(`/${snapshotFolder}/${file}`)
    const response = await (takeEarlyResponse(url) ?? fetch(url, { cache, signal }))
    if (missingStatuses.includes(response.status) || isPage(response)) return undefined
    if (response.ok) return (await response.json()) as T
    status = response.status
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw notFetched(status, cause)
  }
  throw notFetched(status)
}

function isPage({ ok, headers }: Response): boolean {
  return ok && /text\/html/.test(headers.get('Content-Type') ?? '')
}

function notFetched(status: number, cause?: unknown): CallFailure {
  const detail = 'Couldn’t load this site’s saved data. Check your connection and try again.'
  return new CallFailure(status, detail, { reason: 'down', ...(cause === undefined ? {} : { cause }) })
}
