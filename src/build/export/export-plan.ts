/**
 * Requests with which a manager's browser exports a private ESPN league: the importer's requests with placeholders, which
 * `collect-responses.ts` fills in.
 */
import { espnBaseUrl } from '../../hosts/espn/index.ts'
import {
  type Archive,
  type EspnRequest,
  type LeagueAddress,
  requestEspnLeague,
  requestEspnPlayers,
  requestEspnTransactions,
  requestLineups,
  requestProSchedule,
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
    league: plan(requestEspnLeague(address)),
    week: plan(requestWeek(address, week, period)),
    lineups: plan(requestLineups(address, week, period)),
    transactions: plan(requestEspnTransactions(address, week)),
    players: plan(requestEspnPlayers(address, 'kona_player_info', [], week)),
    playerCards: plan(requestEspnPlayers(address, 'kona_playercard', [], week)),
  }
}

function withPlaces({ path, query, filter }: EspnRequest, baseUrl: string): PlannedRequest {
  const parameters = new URLSearchParams(query.map(([name, value]) => [name, value]))
  const named = (text: string) =>
    Object.entries(places).reduce((named, [name, number]) => named.replaceAll(String(number), `{${name}}`), text)
  return { url: named(`${baseUrl}${path}?${parameters}`), filter: filter ? named(JSON.stringify(filter)) : null }
}
