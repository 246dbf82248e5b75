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
  type HostName,
  hasIdPerSeason,
  isLeagueId,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
} from '../domain/identity.ts'
import { newestFirst } from '../domain/season-order.ts'
import type { ApiHttp, ApiResponse } from './api-http.ts'
import { readAnyResponse } from './read-any-response.ts'
import type { SnapshotCall } from './snapshot-calls.ts'
import type { SnapshotSource } from './source.ts'

const leaguesAPage = 50

export function snapshotFromApi(http: ApiHttp): SnapshotSource {
  const get = ({ name, parameters }: SnapshotCall) => http.get(fillPath(endpoints[name].path, parameters))

  /** A league that the server is still reading is waited for: what is published is not requested again. */
  async function getLeague(parameters: SnapshotCall['parameters']): Promise<ApiResponse | null> {
    const isPartial = (found: ApiResponse | null) => readAnyResponse('hostLeague', found?.json)?.isPartial === true
    const found = await get({ name: 'hostLeague', parameters })
    if (!isPartial(found)) return found
    // It has a response once all of the season is read.
    await get({ name: 'draftComplete', parameters })
    const whole = await get({ name: 'hostLeague', parameters })
    if (isPartial(whole)) throw new DomainError('busy', 'The API is still reading the league. Try again in a minute.')
    return whole
  }

  const ask = async (call: SnapshotCall) => {
    const { json = null } = (await get(call)) ?? {}
    if (json === null || 'lenient' in endpoints[call.name]) return json
    const misfit = findResponseMisfit(call.name, fromWire(json))
    if (misfit !== null) throw otherVersion(call, misfit)
    return json
  }

  return {
    kind: 'api',
    list: () => listSeasons(get),
    async find(requested, wanted) {
      const named: SnapshotCall['parameters'] = wanted === null ? {} : { season: wanted }
      const found = await getLeague({ ...refOf(requested), ...named })
      if (!found) return null
      const league = readAnyResponse('hostLeague', found.json)
      const season = league?.season ?? wanted
      if (!league || league.id === null || season === null) throw withoutId(requested)
      const { id, phase, asOf, completedWeeks } = league
      // A server that has one season of a league may respond with it whichever was requested.
      if (wanted !== null && season !== wanted) return null
      const own = ownLeague(requested, league)
      const standings = phase && asOf ? null : await get({ name: 'standings', parameters: { league_id: id, season } })
      return {
        ...own,
        season,
        id,
        name: league.name || `League ${own.leagueId}`,
        isPrivate: league.isPrivate === true,
        isOver: phase ? phase === 'complete' : hasChampion(standings),
        asOf,
        finalWeek: league.finalWeek || lastWeek,
        decidedWeek: completedWeeks.length > 0 ? Math.max(...completedWeeks) : null,
        version: asOf ?? versionOf(found, standings),
        previousLeagueId: hasIdPerSeason(requested.host) ? previousIn(league, requested.host, season) : undefined,
        fetchPicture: (address) => http.getPicture(address),
        ask,
      }
    },
    async findHistory(league) {
      const found = await getLeague({ ...refOf(league) })
      const newest = readAnyResponse('hostLeague', found?.json)
      const earlier = newest ? earlierSeasonsOf(league, newest) : []
      const others = await Promise.all(earlier.map((one) => get({ name: 'hostLeague', parameters: { ...one } })))
      const isPrivate = [found, ...others].some((one) => readAnyResponse('hostLeague', one?.json)?.isPrivate === true)
      return { version: null, isPrivate, ask }
    },
  }
}

/** Every season that the server lists, page by page. */
async function listSeasons(get: (call: SnapshotCall) => Promise<ApiResponse | null>): Promise<LeagueKey[]> {
  const seasons = new Map<string, LeagueKey>()
  for (let offset = 0; ; offset += leaguesAPage) {
    const page = await get({ name: 'leagues', parameters: { limit: leaguesAPage, offset } })
    if (!page) throw new DomainError('not-found', "The response has no list of leagues. Pass the API's URL with --api.")
    const before = seasons.size
    const entries = readAnyResponse('leagues', page.json) ?? []
    for (const { season, ...entry } of entries) {
      const league = leagueIn(entry)
      if (league && season) seasons.set(`${nameLeague(league)}/${season}`, { ...league, season })
    }
    // Some servers do not paginate and send everything each time.
    if (entries.length < leaguesAPage || seasons.size === before) break
  }
  return [...seasons.values()].sort(compareSeasons)
}

type ForeignLeague = NonNullable<ReturnType<typeof readAnyResponse<'hostLeague'>>>
type LeagueIds = Pick<ForeignLeague, 'host' | 'hostLeagueId' | 'espnLeagueId'>

const refOf = ({ host, leagueId }: LeagueRef): LeagueRef => ({ host, leagueId })

/** The league of a response. Servers that know ESPN's leagues only have its `espn_league_id` and nothing else. */
function leagueIn({ host, hostLeagueId, espnLeagueId }: LeagueIds): LeagueRef | null {
  const league = { host: host ?? 'espn', leagueId: String(hostLeagueId ?? espnLeagueId) }
  return isLeagueId(league) ? league : null
}

/** The requested league, with the id of the season in the response where each has its own. */
function ownLeague(requested: LeagueRef, response: LeagueIds): LeagueRef {
  const found = hasIdPerSeason(requested.host) ? leagueIn(response) : null
  return found?.host === requested.host ? found : refOf(requested)
}

/** The league's other seasons, and those that its book joins. */
function earlierSeasonsOf(league: LeagueRef, { season: newest, seasons, joinedSeasons }: ForeignLeague): LeagueKey[] {
  const own = seasons.map((season) => ({ ...refOf(league), season }))
  const joined = joinedSeasons.flatMap(({ season, host, hostLeagueId: leagueId }) =>
    season === null || host === null || leagueId === null ? [] : [{ host, leagueId, season }],
  )
  return [...own, ...joined].filter(({ season }) => season !== newest)
}

/** The id of the next older season that the server has; null where there is none. */
function previousIn({ seasonLeagueIds }: ForeignLeague, host: HostName, season: number): string | null {
  const older = seasonLeagueIds.flatMap((known) =>
    known.season !== null && known.season < season ? { ...known, season: known.season } : [],
  )
  const [newest] = newestFirst(older)
  return newest ? (leagueIn({ host, espnLeagueId: null, ...newest })?.leagueId ?? null) : null
}

/** The league alone may be the same all season; the standings change when a week is decided. */
function versionOf(league: ApiResponse, standings: ApiResponse | null): string | null {
  return league.etag && standings?.etag ? `${league.etag} ${standings.etag}` : null
}

/** Whether the season is over, for servers whose league does not say. */
function hasChampion(standings: ApiResponse | null): boolean {
  return readAnyResponse('standings', standings?.json)?.standings?.some(({ isChampion }) => isChampion) ?? false
}

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
