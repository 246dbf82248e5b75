/** Seasons of any server of the API, which may have the specification's fields only. */
import { endpoints } from '../contract/endpoints.ts'
import { fillPath } from '../contract/fill-path.ts'
import { findResponseMisfit } from '../contract/response-misfit.ts'
import { fromWire } from '../contract/wire.ts'
import { lastWeek } from '../domain/constants.ts'
import { DomainError } from '../domain/errors.ts'
import {
  compareSeasons,
  describeLeague,
  hasIdPerSeason,
  isHostName,
  isLeagueId,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
} from '../domain/identity.ts'
import type { ApiHttp, ApiResponse } from './api-http.ts'
import { isRecord, listIn, readId } from './read-any-response.ts'
import type { SnapshotCall } from './snapshot-calls.ts'
import type { SnapshotSource } from './source.ts'

const leaguesAPage = 50

export function apiSource(http: ApiHttp): SnapshotSource {
  const get = ({ name, parameters }: SnapshotCall) => http.get(fillPath(endpoints[name].path, parameters))
  const ask = async (call: SnapshotCall) => {
    const { json = null } = (await get(call)) ?? {}
    if (json === null || 'lenient' in endpoints[call.name]) return json
    const misfit = findResponseMisfit(call.name, fromWire(json))
    if (misfit !== null) throw otherVersion(call, misfit)
    return json
  }

  return {
    kind: 'api',
    async list() {
      const seasons = new Map<string, LeagueKey>()
      for (let offset = 0; ; offset += leaguesAPage) {
        const page = await get({ name: 'leagues', parameters: { limit: leaguesAPage, offset } })
        if (!page)
          throw new DomainError('not-found', "The response has no list of leagues. Pass the API's URL with --api.")
        const before = seasons.size
        const entries = listIn(page.json)
        for (const key of entries.map(keyOf)) if (key) seasons.set(`${nameLeague(key)}/${key.season}`, key)
        // Some servers do not paginate and send everything each time.
        if (entries.length < leaguesAPage || seasons.size === before) break
      }
      return [...seasons.values()].sort(compareSeasons)
    },
    async find({ host, leagueId }, wanted) {
      const named: SnapshotCall['parameters'] = wanted === null ? {} : { season: wanted }
      const found = await get({ name: 'hostLeague', parameters: { host, leagueId, ...named } })
      if (!found) return null
      const league = isRecord(found.json) ? found.json : {}
      const [id, season] = [readId(league.id), readId(league.season) ?? wanted]
      if (id === null || season === null) throw withoutId({ host, leagueId })
      const own = ownLeague({ host, leagueId }, league)
      // A server that has one season of a league may respond with it whichever was requested.
      if (wanted !== null && season !== wanted) return null
      const status = { phase: textIn(league.phase), asOf: textIn(league.as_of) }
      const standings =
        status.phase && status.asOf ? null : await get({ name: 'standings', parameters: { league_id: id, season } })
      return {
        ...own,
        season,
        id,
        name: textIn(league.name) ?? `League ${own.leagueId}`,
        isOver: status.phase ? status.phase === 'complete' : hasChampion(standings),
        finalWeek: readId(league.final_week) || lastWeek,
        decidedWeek: Array.isArray(league.completed_weeks) ? lastOf(league.completed_weeks) : null,
        version: status.asOf ?? versionOf(found, standings),
        findPrevious: async () => (hasIdPerSeason(host) ? previousIn(league, { host, season }) : undefined),
        fetchPicture: (address) => http.getPicture(address),
        ask,
      }
    },
    findHistory: async () => ({ version: null, ask }),
  }
}

function keyOf(entry: unknown): LeagueKey | null {
  if (!isRecord(entry)) return null
  const [league, season] = [leagueIn(entry), readId(entry.season)]
  return league && season ? { ...league, season } : null
}

/** The league of a response. Servers that know ESPN's leagues only have its `espn_league_id` and nothing else. */
function leagueIn({ host = 'espn', host_league_id, espn_league_id }: Record<string, unknown>): LeagueRef | null {
  if (!isHostName(host)) return null
  const league = { host, leagueId: String(host_league_id ?? espn_league_id) }
  return isLeagueId(league) ? league : null
}

/** The requested league, with the id of the season in the response where each has its own. */
function ownLeague(requested: LeagueRef, response: Record<string, unknown>): LeagueRef {
  const found = hasIdPerSeason(requested.host) ? leagueIn(response) : null
  return found?.host === requested.host ? found : requested
}

/** The id of the next older season that the server has; null where there is none. */
function previousIn(
  { season_league_ids }: Record<string, unknown>,
  { host, season }: Pick<LeagueKey, 'host' | 'season'>,
): string | null {
  const known = listIn(season_league_ids).map((entry) => (isRecord(entry) ? keyOf({ ...entry, host }) : null))
  const older = known.filter((key) => key !== null).filter((key) => key.season < season)
  return older.sort(compareSeasons)[0]?.leagueId ?? null
}

/** The league alone may be the same all season; the standings change when a week is decided. */
function versionOf(league: ApiResponse, standings: ApiResponse | null): string | null {
  return league.etag && standings?.etag ? `${league.etag} ${standings.etag}` : null
}

/** Whether the season is over, for servers whose league does not say. */
function hasChampion(standings: ApiResponse | null): boolean {
  const rows = isRecord(standings?.json) ? listIn(standings.json.standings) : []
  return rows.some((row) => isRecord(row) && row.is_champion === true)
}

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const lastOf = (weeks: readonly unknown[]) => Math.max(0, ...weeks.map((week) => readId(week) ?? 0))

function otherVersion({ name, parameters }: SnapshotCall, misfit: string): DomainError {
  return new DomainError(
    'unreadable-answer',
    `The API's response to ${fillPath(endpoints[name].path, parameters)} does not fit this version (at ${misfit}). Run the same version on both sides.`,
  )
}

function withoutId(league: LeagueRef): DomainError {
  return new DomainError(
    'unreadable-answer',
    `The API's ${describeLeague(league)} has no id or season; it is not one that this version can read.`,
  )
}
