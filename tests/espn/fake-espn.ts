/**
 * ESPN's read API on this machine: a real HTTP server that serves recorded answers by league, season, view and week,
 * counts what it is asked, and fails, dawdles or talks rubbish on request.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faults as breakdowns, type Fault } from './faults.ts'

export type { Fault } from './faults.ts'

export interface FakeRequest {
  path: string
  season: number
  /** Null for the NFL schedule. */
  espnLeagueId: number | null
  views: string[]
  week: number | null
  filter: unknown
  cookie: string | null
  /** File of the raw folder that answers it. */
  file: string
}

export interface FakeEspn {
  /** What `createEspnHttp` takes as `baseUrl`. */
  baseUrl: string
  requests: FakeRequest[]
  /** Most requests that were open at the same time. */
  readonly mostInFlight: number
  /** Files asked for since the last call, sorted. */
  takeFiles(): string[]
  close(): Promise<void>
}

export interface FakeEspnOptions {
  /** `{season}/{league id}` → where its answers are read from. Entries may be replaced while the server runs. */
  leagues: Map<string, { read(name: string): Promise<unknown> }>
  /** Called for each request with how often the same file was asked for before; null answers properly. */
  faults?: (request: FakeRequest, before: number) => Fault | null
  /** How long each answer takes. */
  latencyMs?: number
}

/** Starts on a free port of 127.0.0.1. */
export async function startFakeEspn({ leagues, faults, latencyMs = 0 }: FakeEspnOptions): Promise<FakeEspn> {
  const requests: FakeRequest[] = []
  let taken = 0
  let inFlight = 0
  let mostInFlight = 0

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    inFlight++
    mostInFlight = Math.max(mostInFlight, inFlight)
    response.on('close', () => inFlight--)
    const request = readRequest(incoming)
    const before = requests.filter(({ file }) => file === request.file).length
    requests.push(request)
    await new Promise((resolve) => setTimeout(resolve, latencyMs))
    const fault = faults?.(request, before) ?? null
    if (fault !== null && typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      response.end(fault.body ?? '{"messages":["no"]}')
      return
    }
    const isMixedUp = fault !== null && typeof fault === 'object'
    const json = await find(leagues, isMixedUp ? { ...request, file: fault.instead } : request)
    if (json === null) {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end('{"messages":["Not Found"],"details":[{"type":"GENERAL_NOT_FOUND"}]}')
      return
    }
    const text = JSON.stringify(json)
    if (typeof fault === 'string') {
      breakdowns[fault](response, text)
      return
    }
    response.writeHead(200, {
      'content-type': 'application/json;charset=UTF-8',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/apis/v3/games/ffl`,
    requests,
    get mostInFlight() {
      return mostInFlight
    },
    takeFiles() {
      const files = requests.slice(taken).map(({ file }) => file)
      taken = requests.length
      return files.sort()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function readRequest(incoming: IncomingMessage): FakeRequest {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://fake')
  const league = /\/seasons\/(\d+)\/segments\/0\/leagues\/(\d+)$/.exec(pathname)
  const history = /\/leagueHistory\/(\d+)$/.exec(pathname)
  const nfl = /\/seasons\/(\d+)$/.exec(pathname)
  const views = searchParams.getAll('view')
  const week = searchParams.get('scoringPeriodId')
  const header = incoming.headers['x-fantasy-filter']
  return {
    path: pathname,
    season: Number(league?.[1] ?? nfl?.[1] ?? searchParams.get('seasonId')),
    espnLeagueId: nfl ? null : Number(league?.[2] ?? history?.[1]),
    views,
    week: week === null ? null : Number(week),
    filter: typeof header === 'string' ? JSON.parse(header) : null,
    cookie: incoming.headers.cookie ?? null,
    file: nameFile(views, week),
  }
}

function nameFile(views: readonly string[], week: string | null): string {
  const padded = String(week).padStart(2, '0')
  if (views.includes('proTeamSchedules_wl')) return 'pro-schedule.json'
  if (views.includes('kona_player_info')) return 'players.json'
  if (views.includes('mTransactions2')) return `transactions-${padded}.json`
  return views.includes('mMatchupScore') || views.includes('mBoxscore')
    ? `scoring-period-${padded}.json`
    : 'league.json'
}

async function find(leagues: FakeEspnOptions['leagues'], request: FakeRequest): Promise<unknown> {
  const { espnLeagueId, season, file, path } = request
  const key = [...leagues.keys()].find((name) =>
    espnLeagueId === null ? name.startsWith(`${season}/`) : name === `${season}/${espnLeagueId}`,
  )
  const json = key === undefined ? null : await leagues.get(key)?.read(file)
  if (json == null) return null
  if (file === 'players.json') return pickPlayers(json, request.filter)
  return path.includes('/leagueHistory/') ? [json] : json
}

/** ESPN sends the players of `filterIds` only, and at most `limit` of them. */
function pickPlayers(json: unknown, filter: unknown): unknown {
  const { filterIds, limit } = (filter as { players: { filterIds: { value: number[] }; limit: number } }).players
  const { players } = json as { players: { id: number }[] }
  return { players: players.filter(({ id }) => filterIds.value.includes(id)).slice(0, limit) }
}
