/** Snapshots that are part of the site: which there are, and their answers as files beside the pages. */
import contract from 'virtual:compact-contract'
import type { EndpointName } from '../contract/endpoints.ts'
import { matchRoute } from '../contract/routes.ts'
import {
  leaguesFile,
  manifestFile,
  packOf,
  type SnapshotManifest,
  type SnapshotSeason,
  seasonFolder,
  snapshotFile,
  snapshotFolder,
} from '../contract/snapshot.ts'
import { fromPublicId, toLeagueId } from '../domain/identity.ts'
import { takeEarlyResponse } from './early-responses.ts'
import { withBase, withoutBase } from './site-base.ts'

/** False where the site was built without snapshots: then nothing is asked for. */
export const hasSnapshots = Boolean(import.meta.env.HAS_SNAPSHOTS)

type Parameters = Readonly<Record<string, unknown>>

/** Snapshots by ESPN's league id, of the leagues whose seasons this page was built with, and the page's own. */
const registered = new Map<number, readonly SnapshotSeason[]>()
let ownSeason: SnapshotSeason | null = null
let manifest: Promise<readonly SnapshotSeason[]> | null = null

/** A page that was built with a season's content brings all snapshots of its league. */
export function registerSnapshots(seasons: readonly SnapshotSeason[], own: SnapshotSeason | null): void {
  ownSeason = own
  for (const [league, all] of Map.groupBy(seasons, ({ espn_league_id }) => espn_league_id)) registered.set(league, all)
}

/** All snapshot seasons, the most recent first; none where the list cannot be read, and then it is asked for again. */
export function snapshotSeasons(): Promise<readonly SnapshotSeason[]> {
  if (!hasSnapshots) return Promise.resolve([])
  manifest ??= readJson<SnapshotManifest>(manifestFile, 'no-cache').then((found) => {
    if (!found) manifest = null
    return found?.seasons ?? []
  })
  return manifest
}

/** The snapshot season that a call speaks of, or null where there is none. */
export async function findSnapshot(name: EndpointName, parameters: Parameters): Promise<SnapshotSeason | null> {
  if (!hasSnapshots) return null
  switch (contract[name].scope) {
    case 'espn-league':
      return newest(await seasonsOf(parameters.espnId), parameters.season)
    case 'league':
      return findByLeagueId(parameters.league_id ?? parameters.id)
    case 'team':
    case 'player': {
      const key = fromPublicId(Number(parameters.id ?? parameters.a))
      return (key && (await findByLeagueId(toLeagueId(key)))) ?? seasonOfDocument()
    }
    default:
      return null
  }
}

/** The answer of a call as the season's files have it; undefined where they do not. */
export async function readSnapshot(
  name: EndpointName,
  parameters: Parameters,
  season: SnapshotSeason,
  signal?: AbortSignal,
): Promise<unknown> {
  const file = snapshotFile(contract[name], parameters)
  const pack = season.is_packed ? packOf(file) : null
  if (pack === null) return readJson(`${seasonFolder(season)}/${file}`, 'default', signal)
  const responses = await readPack(`${seasonFolder(season)}/${pack}`)
  signal?.throwIfAborted()
  return responses && Object.hasOwn(responses, file) ? responses[file] : undefined
}

type Pack = Readonly<Record<string, unknown>>
const packs = new Map<string, Promise<Pack | undefined>>()

/** Read once while the page is open: most screens ask for several answers of one. No single call may abort it. */
function readPack(path: string): Promise<Pack | undefined> {
  const known = packs.get(path)
  if (known) return known
  const pack = readJson<Pack>(path, 'default').then((found) => {
    if (!found) packs.delete(path)
    return found
  })
  packs.set(path, pack)
  return pack
}

/** Years of all snapshot seasons of a season's league, its own among them. */
export async function siblingSeasons({ espn_league_id }: SnapshotSeason): Promise<number[]> {
  return (await seasonsOf(espn_league_id)).map(({ season }) => season)
}

/** The list of leagues with a snapshot, as the API would list them; empty where there is none. */
export async function readSnapshotLeagues(signal?: AbortSignal): Promise<unknown[]> {
  const leagues = hasSnapshots ? await readJson<unknown>(leaguesFile, 'no-cache', signal) : undefined
  return Array.isArray(leagues) ? leagues : []
}

/** Ids of other servers do not say their league: it is the one whose page or address this is. */
async function seasonOfDocument(): Promise<SnapshotSeason | null> {
  if (ownSeason || typeof location === 'undefined') return ownSeason
  const { espnLeagueId, season } = matchRoute(withoutBase(location.pathname))?.parameters ?? {}
  if (espnLeagueId === undefined) return null
  const year = season ?? new URLSearchParams(location.search).get('season') ?? undefined
  return newest(await seasonsOf(espnLeagueId), year === undefined ? undefined : Number(year))
}

async function seasonsOf(espnLeagueId: unknown): Promise<readonly SnapshotSeason[]> {
  const own = registered.get(Number(espnLeagueId))
  return own ?? (await snapshotSeasons()).filter(({ espn_league_id }) => espn_league_id === Number(espnLeagueId))
}

async function findByLeagueId(id: unknown): Promise<SnapshotSeason | null> {
  const isIt = ({ league_id }: SnapshotSeason) => league_id === Number(id)
  return [...registered.values()].flat().find(isIt) ?? (await snapshotSeasons()).find(isIt) ?? null
}

function newest(seasons: readonly SnapshotSeason[], season: unknown): SnapshotSeason | null {
  if (season !== undefined) return seasons.find((snapshot) => snapshot.season === season) ?? null
  return seasons.reduce<SnapshotSeason | null>((best, one) => (best && best.season > one.season ? best : one), null)
}

/** A file of the snapshots; undefined where it is not there or is something else, such as a host's page for what it lacks. */
async function readJson<T>(file: string, cache: RequestCache, signal?: AbortSignal): Promise<T | undefined> {
  try {
    const url = withBase(`/${snapshotFolder}/${file}`)
    const response = await (takeEarlyResponse(url) ?? fetch(url, { cache, signal }))
    return response.ok ? ((await response.json()) as T) : undefined
  } catch (cause) {
    if (signal?.aborted) throw cause
    return undefined
  }
}
