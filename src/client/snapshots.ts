/** The site's snapshots: the list, and their responses as files beside the pages. */
import contract from 'virtual:compact-contract'
import { canBeResponse } from '../contract/can-be-response.ts'
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
import { isAbout, isLeagueList, isPackOfResponses, isSnapshotManifest } from '../contract/who-answered.ts'
import { fromWire } from '../contract/wire.ts'
import { fromPublicId, type LeagueRef, toLeagueId } from '../domain/identity.ts'
import { CallFailure } from './call-failure.ts'
import { takeEarlyResponse } from './early-responses.ts'
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
  const found = hasSnapshots ? await readOnce(manifestFile, 'no-cache', readManifest) : undefined
  return found?.seasons ?? []
}

function readManifest(json: unknown): SnapshotManifest | null {
  const body = fromWire(json)
  return isSnapshotManifest(body) ? body : null
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
    const readIt = (json: unknown) => {
      const response = fromWire(json)
      return isOfSeason(name, parameters, season, response) ? response : null
    }
    return readJson(file, 'default', readIt, signal)
  }
  const responses = await readOnce(file, 'default', (json) => (isPackOfResponses(json) ? json : null))
  signal?.throwIfAborted()
  return responses && Object.hasOwn(responses, entry) ? fromWire(responses[entry]) : undefined
}

/** Files have no mark of their own: a captive portal may send JSON in their place. */
function isOfSeason(name: EndpointName, parameters: Parameters, snapshot: SnapshotSeason, response: unknown): boolean {
  const endpoint = contract[name]
  if (endpoint.shape === undefined) return canBeResponse(endpoint, response)
  const { season, leagueId } = snapshot
  const ofSeason = endpoint.scope === 'host-league' ? { ...leagueOfSnapshot(snapshot), season } : { leagueId, season }
  return isAbout({ endpoint, parameters: { ...parameters, ...ofSeason } }, response)
}

const files = new Map<string, Promise<unknown>>()

/**
 * Files requested once per page: the manifest, and grouped files, of which most screens need several responses. A single call cannot abort
 * them. Missing and failed ones are requested again next time.
 */
function readOnce<T>(path: string, cache: RequestCache, readIt: ReadFile<T>): Promise<T | undefined> {
  const known = files.get(path) as Promise<T | undefined> | undefined
  if (known) return known
  const file = readJson(path, cache, readIt)
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
  const leagues = hasSnapshots ? await readJson(leaguesFile, 'no-cache', readLeagueList, signal) : undefined
  return leagues ?? []
}

function readLeagueList(json: unknown): unknown[] | null {
  const body = fromWire(json)
  return isLeagueList(contract.leagues, body) ? (body as unknown[]) : null
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

/** By its season's public id. */
export async function findByLeagueId(id: unknown): Promise<SnapshotSeason | null> {
  const isIt = isSeason(Number(id))
  return registered.find(isIt) ?? (await snapshotSeasons()).find(isIt) ?? null
}

const isSeason = (id: number) => (snapshot: SnapshotSeason) => snapshot.leagueId === id

/** Statuses of static hosts for a missing file; stores such as S3 send 403. */
const missingStatuses: readonly number[] = [403, 404, 410]

/** The content of a file's JSON; null where it is of something else. */
type ReadFile<T> = (json: unknown) => T | null

/**
 * The content of a snapshot file; undefined if it is missing: the host says so, or sends a page instead. Throws `CallFailure` if it could not
 * be fetched, or is other JSON, since it may exist.
 */
async function readJson<T>(
  file: string,
  cache: RequestCache,
  readIt: ReadFile<T>,
  signal?: AbortSignal,
): Promise<T | undefined> {
  let status = 0
  try {
    const url = withBase(`/${snapshotFolder}/${file}`)
    const response = await (takeEarlyResponse(url) ?? fetch(url, { cache, signal }))
    if (missingStatuses.includes(response.status) || isPage(response)) return undefined
    status = response.status
    const found = response.ok ? readIt(await response.json()) : null
    if (found !== null) return found
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
