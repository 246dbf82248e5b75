/**
 * Sends the requests of an export's plan. Everything here is sent to ESPN's site as text, so that a function uses only its arguments and
 * standard browser APIs: `collectResponses` gets the others as its steps. The importer itself is no substitute: with its schemas it is too
 * long for a bookmark.
 */
import type { ArchivePlan, ExportPlan, PlannedRequest } from './export-plan.ts'

/** What depends on the page. */
interface ExportPage {
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

type Json = { [key: string]: Json } & Json[]

/** Sends a request with its placeholders filled in, for these players; returns the status where ESPN refuses it. */
type SendRequest = (
  request: PlannedRequest,
  fill: Record<string, unknown>,
  playerIds?: number[],
) => Promise<Json | number>

interface FoundLeague {
  leagueId: number
  season: number
  requests: ArchivePlan
  response: Json
}

/** Sends all requests of the plan, one after the other. Throws an `Error` whose message is for the user. */
async function collectResponses(
  plan: ExportPlan,
  page: ExportPage,
  steps: typeof collectSteps,
): Promise<CollectedResponses> {
  const send = steps.openSender(page)
  const found = await steps.findLeague(plan, page, send)
  const { leagueId, season, response } = found
  const weeks = steps.listWeeks(Array.isArray(response) ? (response[0] as Json) : response)
  const responses: Record<string, unknown> = { 'league.json': response }
  Object.assign(responses, await steps.collectWeeks(found, weeks, page, send))
  const playerIds = steps.listPlayerIds(responses)
  const { playersPerRequest } = plan
  Object.assign(
    responses,
    await steps.collectPlayers(found, { playerIds, playersPerRequest, week: Math.max(1, weeks.length) }, page, send),
  )
  page.show('NFL schedule')
  const schedule = await send(plan.proSchedule, { season })
  if (typeof schedule !== 'number') responses['pro-schedule.json'] = schedule
  return { leagueId, season, responses }
}

function openSender(page: ExportPage): SendRequest {
  return async (request, fill, playerIds) => {
    const filled = (text: string) => text.replace(/\{(league|season|week|period)\}/g, (_, name) => String(fill[name]))
    const filter = request.filter && JSON.parse(filled(request.filter))
    if (playerIds) {
      filter.players.filterIds.value = playerIds
      filter.players.limit = playerIds.length
    }
    const headers: Record<string, string> = { accept: 'application/json' }
    if (filter) headers['x-fantasy-filter'] = JSON.stringify(filter)
    const response = await page.get(filled(request.url), headers)
    return response.ok ? response.json() : response.status
  }
}

/** The season of the URL, or the newest one that ESPN has of the league. */
async function findLeague(plan: ExportPlan, page: ExportPage, send: SendRequest): Promise<FoundLeague> {
  const query = new URLSearchParams(page.search)
  const leagueId = Number(query.get('leagueId'))
  if (!leagueId) throw new Error('Open your league’s page on ESPN first, then run this again.')
  const years = query.get('seasonId') ? [Number(query.get('seasonId'))] : [0, 1, 2, 3].map((back) => page.year - back)
  const refusals: number[] = []
  for (const season of years) {
    for (const requests of plan.archives) {
      page.show(`Requesting league ${leagueId}, season ${season} from ESPN`)
      const response = await send(requests.league, { league: leagueId, season })
      if (typeof response !== 'number') return { leagueId, season, requests, response }
      refusals.push(response)
    }
  }
  const status = refusals.find((refusal) => refusal !== 404) ?? 404
  if (status === 401 || status === 403) {
    throw new Error('ESPN won’t show you this league. Sign in to ESPN as one of its members, then run this again.')
  }
  if (status === 404) throw new Error(`ESPN has no league ${leagueId} in ${years.join(', ')}.`)
  throw new Error(`ESPN responded with status ${status}. Try again later.`)
}

/** The matchup period of each week so far, from week 1 on. */
function listWeeks(league: Json): (string | undefined)[] {
  const periodOf = new Map<number, string>()
  const periods = (league.settings?.scheduleSettings?.matchupPeriods ?? {}) as unknown as Record<string, number[]>
  for (const period of Object.keys(periods)) for (const week of periods[period] ?? []) periodOf.set(week, period)
  const final = Math.max(0, ...periodOf.keys())
  const latest = Number(league.status?.latestScoringPeriod ?? league.scoringPeriodId ?? 0)
  const last = league.draftDetail?.drafted ? Math.min(latest, final) : 0
  return Array.from({ length: Math.max(0, last) }, (_, index) => periodOf.get(index + 1))
}

async function collectWeeks(
  { leagueId, season, requests }: FoundLeague,
  periods: readonly (string | undefined)[],
  page: ExportPage,
  send: SendRequest,
): Promise<Record<string, unknown>> {
  const responses: Record<string, unknown> = {}
  for (const [index, period] of periods.entries()) {
    const week = index + 1
    page.show(`Week ${week} of ${periods.length}`)
    const fill = { league: leagueId, season, week, period }
    const number = String(week).padStart(2, '0')
    let response = await send(requests.week, fill)
    if (typeof response === 'number') {
      response = await send(requests.lineups, fill)
      const moves = await send(requests.transactions, fill)
      if (typeof moves !== 'number') responses[`transactions-${number}.json`] = moves
    }
    if (typeof response !== 'number') responses[`scoring-period-${number}.json`] = response
  }
  return responses
}

/** All players that the responses mention, in the order of their ids. */
function listPlayerIds(responses: Record<string, unknown>): number[] {
  const ids = new Set<number>()
  const gather = (value: unknown, key: string) => {
    if (key === 'playerId' && typeof value === 'number' && value !== -1 && value !== 0) ids.add(value)
    if (typeof value === 'object' && value !== null) for (const name in value) gather((value as Json)[name], name)
  }
  gather(responses, '')
  return [...ids].sort((a, b) => a - b)
}

async function collectPlayers(
  { leagueId, season, requests }: FoundLeague,
  { playerIds, playersPerRequest, week }: { playerIds: readonly number[]; playersPerRequest: number; week: number },
  page: ExportPage,
  send: SendRequest,
): Promise<Record<string, unknown>> {
  const responses: Record<string, unknown> = {}
  for (const [name, request] of [
    ['players.json', requests.players],
    ['player-cards.json', requests.playerCards],
  ] as const) {
    const players: unknown[] = []
    for (let start = 0; start < playerIds.length; start += playersPerRequest) {
      page.show(`Players ${start + 1} of ${playerIds.length}`)
      const portion = playerIds.slice(start, start + playersPerRequest)
      const response = await send(request, { league: leagueId, season, week }, portion)
      const pool = Array.isArray(response) ? response[0] : response
      if (typeof pool === 'object') players.push(...(pool.players ?? []))
    }
    if (players.length > 0) responses[name] = { players }
  }
  return responses
}

const collectSteps = { openSender, findLeague, listWeeks, collectWeeks, listPlayerIds, collectPlayers }

export type CollectResponses = (plan: ExportPlan, page: ExportPage) => Promise<CollectedResponses>

/** The text of a function `CollectResponses`. */
export function collectScript(): string {
  const steps = Object.entries(collectSteps).map(([name, step]) => `${name}: ${step}`)
  return `(plan, page) => (${collectResponses})(plan, page, { ${steps.join(', ')} })`
}
