/**
 * ESPN's read API as a function from request to response, over raw folders of saved responses. It is as strict as the real one: views are
 * exact, a limit needs a sort, and private or missing data gets ESPN's own typed errors. It runs in Node and in browsers, behind HTTP or in
 * place of `fetch`.
 */
import { pickViews } from './pick-views.ts'
import { type FakeRequest, readRequest } from './read-request.ts'
import { type KonaHabits, respondWithPlayers } from './respond-with-players.ts'

export interface FakeLeague {
  /** JSON of a file of its raw folder; null if there is none. */
  read(name: string): Promise<unknown>
  /** Shown only with cookies. */
  isPrivate?: boolean
  /** Its archive; by default by its year. */
  archive?: 'seasons' | 'history'
  kona?: KonaHabits
}

/** `{season}/{league id}` → the league. */
export type FakeLeagues = ReadonlyMap<string, FakeLeague>

/** The response to one request; `cors` as for a script of any other site. */
export async function respondAsEspn(incoming: Request, leagues: FakeLeagues): Promise<Response> {
  const origin = incoming.headers.get('origin')
  const cors: Record<string, string> = origin ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {}
  if (incoming.method === 'OPTIONS') return respondToPreflight(cors)
  const response = await find(readRequest(incoming), leagues)
  const text = JSON.stringify(response.json)
  const etag = `W/"${hashOf(text)}"`
  const isKnown = response.status === 200 && incoming.headers.get('if-none-match') === etag
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : response.status,
    headers: {
      ...cors,
      ...(isKnown ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
      ...(response.status === 200 ? { etag, 'cache-control': response.cacheControl } : {}),
      ...response.headers,
    },
  })
}

function respondToPreflight(cors: Record<string, string>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'access-control-allow-methods': 'GET,HEAD,OPTIONS',
      'access-control-allow-headers': 'x-fantasy-filter,x-fantasy-source,x-fantasy-platform',
      'access-control-max-age': '600',
    },
  })
}

export interface FakeResponse {
  status: number
  json: unknown
  cacheControl: string
  headers?: Record<string, string>
}

/** ESPN's typed error. */
export function refuse(status: number, type: string, message: string): FakeResponse {
  const details = [{ message, shortMessage: message, resolution: null, type, metaData: null }]
  return { status, json: { messages: [message], details }, cacheControl: '' }
}

const notFound = () => refuse(404, 'GENERAL_NOT_FOUND', 'Not Found')

async function find(request: FakeRequest, leagues: FakeLeagues): Promise<FakeResponse> {
  if (request.espnLeagueId === null) return findSeason(request, leagues)
  const league = leagues.get(`${request.season}/${request.espnLeagueId}`)
  const archive = league?.archive ?? (request.season < 2018 ? 'history' : 'seasons')
  if (!league || (await league.read('league.json')) == null || archive !== request.archive) return notFound()
  if (league.isPrivate && !request.cookie) {
    return archive === 'history'
      ? notFound()
      : refuse(401, 'AUTH_LEAGUE_NOT_VISIBLE', 'You are not authorized to view this League.')
  }
  const response = request.views.some((view) => view.startsWith('kona_'))
    ? await respondWithPlayers(request, league)
    : await respondWithViews(request, league)
  if (archive === 'history' && response.status === 200) response.json = [response.json]
  return response
}

async function respondWithViews(request: FakeRequest, league: FakeLeague): Promise<FakeResponse> {
  const json = await pickViews(request, (name) => league.read(name))
  return json === null ? notFound() : { status: 200, json, cacheControl: 'must-revalidate' }
}

/** For a season alone ESPN sends the NFL's schedule, which any league's folder has. */
async function findSeason({ season, views }: FakeRequest, leagues: FakeLeagues): Promise<FakeResponse> {
  const cacheControl = 'max-age=300'
  for (const [key, league] of leagues) {
    const schedule = key.startsWith(`${season}/`) ? await league.read('pro-schedule.json') : null
    if (schedule == null) continue
    const json = views.includes('proTeamSchedules_wl') ? schedule : { id: season, gameId: 1, seasonId: season }
    return { status: 200, json, cacheControl }
  }
  return notFound()
}

/** FNV-1a: the same text, the same tag. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
