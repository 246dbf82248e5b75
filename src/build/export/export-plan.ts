/**
 * Requests with which a manager's browser exports a private ESPN league: the importer's requests with placeholders, and the function that
 * fills them in. Both become the text of `export-script.ts`.
 */
import { espnBaseUrl } from '../../hosts/espn/index.ts'
import {
  type Archive,
  type EspnRequest,
  type LeagueAddress,
  requestLeague,
  requestLineups,
  requestPlayers,
  requestProSchedule,
  requestTransactions,
  requestWeek,
} from '../../hosts/espn/requests.ts'

/** A request with `{league}`, `{season}`, `{week}` and `{period}` in place of numbers. */
export interface PlannedRequest {
  url: string
  /** JSON of the X-Fantasy-Filter header; null if there is none. */
  filter: string | null
}

export interface ExportPlan {
  /** ESPN keeps seasons in two archives; the likelier one first. */
  archives: ArchivePlan[]
  proSchedule: PlannedRequest
  playersPerRequest: number
}

export interface ArchivePlan {
  league: PlannedRequest
  week: PlannedRequest
  /** Used if ESPN does not combine them in one response. */
  lineups: PlannedRequest
  transactions: PlannedRequest
  /** The list of players and their cards; the ids go into `players.filterIds.value`. */
  players: PlannedRequest
  playerCards: PlannedRequest
}

/** Numbers that occur in no URL, so that they can be found in the requests. */
const places = { league: 770_000_001, season: 770_002, week: 770_003, period: 770_004 }

export function planExport(playersPerRequest: number, baseUrl = espnBaseUrl): ExportPlan {
  const plan = (request: EspnRequest) => withPlaces(request, baseUrl)
  return {
    archives: (['seasons', 'history'] as const).map((archive) => planArchive(archive, plan)),
    proSchedule: plan(requestProSchedule(places.season)),
    playersPerRequest,
  }
}

function planArchive(archive: Archive, plan: (request: EspnRequest) => PlannedRequest): ArchivePlan {
  const { league, season, week, period } = places
  const address: LeagueAddress = { espnLeagueId: league, season, archive }
  return {
    league: plan(requestLeague(address)),
    week: plan(requestWeek(address, week, period)),
    lineups: plan(requestLineups(address, week, period)),
    transactions: plan(requestTransactions(address, week)),
    players: plan(requestPlayers(address, 'kona_player_info', [], week)),
    playerCards: plan(requestPlayers(address, 'kona_playercard', [], week)),
  }
}

function withPlaces({ path, query, filter }: EspnRequest, baseUrl: string): PlannedRequest {
  const parameters = new URLSearchParams(query.map(([name, value]) => [name, value]))
  const named = (text: string) =>
    Object.entries(places).reduce((named, [name, number]) => named.replaceAll(String(number), `{${name}}`), text)
  return { url: named(`${baseUrl}${path}?${parameters}`), filter: filter ? named(JSON.stringify(filter)) : null }
}

/** The function's dependencies on its page. */
export interface ExportPage {
  /** Query of the page's URL. */
  search: string
  year: number
  /** Sends the cookies of the signed-in manager. */
  get(url: string, headers: Record<string, string>): Promise<Response>
  show(text: string): void
}

export interface CollectedResponses {
  leagueId: number
  season: number
  responses: Record<string, unknown>
}

/**
 * Sends all requests of the plan, one after the other. Throws an `Error` whose message is for the user. It is sent as text, so it may use
 * only its arguments and standard browser APIs.
 */
export async function collectResponses(plan: ExportPlan, page: ExportPage): Promise<CollectedResponses> {
  const query = new URLSearchParams(page.search)
  const leagueId = Number(query.get('leagueId'))
  if (!leagueId) throw new Error('Open your league’s page on ESPN first, then run this again.')
  const responses: Record<string, unknown> = {}

  type Json = { [key: string]: Json } & Json[]
  async function get(request: PlannedRequest, fill: Record<string, unknown>, ids?: number[]): Promise<Json | number> {
    const filled = (text: string) => text.replace(/\{(league|season|week|period)\}/g, (_, name) => String(fill[name]))
    const filter = request.filter && JSON.parse(filled(request.filter))
    if (ids) {
      filter.players.filterIds.value = ids
      filter.players.limit = ids.length
    }
    const headers: Record<string, string> = { accept: 'application/json' }
    if (filter) headers['x-fantasy-filter'] = JSON.stringify(filter)
    const response = await page.get(filled(request.url), headers)
    return response.ok ? response.json() : response.status
  }

  const years = query.get('seasonId') ? [Number(query.get('seasonId'))] : [0, 1, 2, 3].map((back) => page.year - back)
  const places = years.flatMap((season) => plan.archives.map((requests) => ({ season, requests })))
  const refusals: number[] = []
  let place: (typeof places)[number] | undefined
  let league: Json | undefined
  for (const candidate of places) {
    page.show(`Requesting league ${leagueId}, season ${candidate.season} from ESPN`)
    const response = await get(candidate.requests.league, { league: leagueId, season: candidate.season })
    if (typeof response === 'number') refusals.push(response)
    else {
      place = candidate
      responses['league.json'] = response
      league = Array.isArray(response) ? response[0] : response
      break
    }
  }
  if (!place || !league) {
    const status = refusals.find((refusal) => refusal !== 404) ?? 404
    if (status === 401 || status === 403) {
      throw new Error('ESPN won’t show you this league. Sign in to ESPN as one of its members, then run this again.')
    }
    if (status === 404) throw new Error(`ESPN has no league ${leagueId} in ${years.join(', ')}.`)
    throw new Error(`ESPN responded with status ${status}. Try again later.`)
  }
  const { season, requests } = place

  const periodOf = new Map<number, string>()
  const periods = (league.settings?.scheduleSettings?.matchupPeriods ?? {}) as unknown as Record<string, number[]>
  for (const period of Object.keys(periods)) for (const week of periods[period] ?? []) periodOf.set(week, period)
  const final = Math.max(0, ...periodOf.keys())
  const latest = Number(league.status?.latestScoringPeriod ?? league.scoringPeriodId ?? 0)
  const last = league.draftDetail?.drafted ? Math.min(latest, final) : 0
  for (let week = 1; week <= last; week++) {
    page.show(`Week ${week} of ${last}`)
    const fill = { league: leagueId, season, week, period: periodOf.get(week) }
    const number = String(week).padStart(2, '0')
    let response = await get(requests.week, fill)
    if (typeof response === 'number') {
      response = await get(requests.lineups, fill)
      const moves = await get(requests.transactions, fill)
      if (typeof moves !== 'number') responses[`transactions-${number}.json`] = moves
    }
    if (typeof response !== 'number') responses[`scoring-period-${number}.json`] = response
  }

  const ids = new Set<number>()
  const gather = (value: unknown, key: string) => {
    if (key === 'playerId' && typeof value === 'number' && value !== -1 && value !== 0) ids.add(value)
    if (typeof value === 'object' && value !== null) for (const name in value) gather((value as Json)[name], name)
  }
  gather(responses, '')
  const ordered = [...ids].sort((a, b) => a - b)
  for (const [name, request] of [
    ['players.json', requests.players],
    ['player-cards.json', requests.playerCards],
  ] as const) {
    const players: unknown[] = []
    for (let start = 0; start < ordered.length; start += plan.playersPerRequest) {
      page.show(`Players ${start + 1} of ${ordered.length}`)
      const portion = ordered.slice(start, start + plan.playersPerRequest)
      const response = await get(request, { league: leagueId, season, week: Math.max(1, last) }, portion)
      const pool = Array.isArray(response) ? response[0] : response
      if (typeof pool === 'object') players.push(...(pool.players ?? []))
    }
    if (players.length > 0) responses[name] = { players }
  }
  page.show('NFL schedule')
  const schedule = await get(plan.proSchedule, { season })
  if (typeof schedule !== 'number') responses['pro-schedule.json'] = schedule
  return { leagueId, season, responses }
}
