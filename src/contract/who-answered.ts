/**
 * Who answered a call of the API: the API, or something in its place, such as a proxy, a captive portal or a host of files. Status and shape
 * do not tell: any of them sends JSON with status 200, 401 or 404. What is not from the API means that the server is down: nothing of it is
 * shown, saved or removed.
 */
import { isHostName, type LeagueRef } from '../domain/identity.ts'
import { isRecord } from '../domain/is-record.ts'
import { canBeResponse, listsIn } from './can-be-response.ts'
import type { Scope } from './endpoints.ts'
import { hasApiMark } from './response-headers.ts'
import type { Shape } from './shape.ts'
import type { SnapshotManifest } from './snapshot-manifest.ts'

/** One call, as its URL names it. Parameters are texts or numbers, by their names in the code. */
export interface NamedCall {
  endpoint: {
    path: string
    scope: Scope
    /** Of an endpoint that any server may implement; absent where only ours does. */
    shape?: Shape
  }
  parameters: Readonly<Record<string, unknown>>
}

/**
 * Whether the API sent the response. Responses of our server have a mark. A server of the specification has none: its errors have a `detail`, and its responses
 * are about what the call names. `readBody`: the body in code names; undefined if it is no JSON.
 */
export function isFromApi(
  call: NamedCall,
  response: Pick<Response, 'status' | 'headers'>,
  readBody: () => unknown,
): boolean {
  if (hasApiMark(response)) return true
  const body = readBody()
  if (!isRecord(body) && !Array.isArray(body)) return false
  if (response.status >= 400) return isRecord(body) && typeof body.detail === 'string'
  if (response.status === 202) return isRecord(body) && body.status === 'importing'
  return response.status === 200 && isAbout(call, body)
}

/**
 * Whether a response without a mark is about the league, team, player, week and season of its call: of a server of the specification, or a
 * file of a snapshot.
 */
export function isAbout({ endpoint, parameters }: NamedCall, body: unknown): boolean {
  const { shape, path } = endpoint
  // Other servers have no such endpoint.
  if (shape === undefined || !canBeResponse({ shape }, body)) return false
  const named = identityIn(endpoint, parameters)
  if (Array.isArray(shape)) return isListAbout(shape[0], named, body, endpoint.scope === 'any-league')
  if (!isRecord(body) || !isOfSame(named, body)) return false
  // The response is the thing that the path names: it says which one.
  if (/\/leagues\/(\{id\}|\{host\}\/\{leagueId\})$|\/teams\/\{id\}$/.test(path)) return statesAll(named, body)
  return hasContent(shape, body) || ('week' in named && statesAll({ week: named.week }, body))
}

/*
 * Files of a snapshot have no mark: a captive portal, or another site at the same address, may send JSON in their place.
 */

/** The list of snapshots. */
export function isSnapshotManifest(body: unknown): body is SnapshotManifest {
  const seasons = isRecord(body) ? body.seasons : null
  return (
    Array.isArray(seasons) && seasons.every((one) => isRecord(one) && isHostName(one.host) && 'hostLeagueId' in one)
  )
}

/** The API's list of leagues, limited to snapshots: there may be none. */
export const isLeagueList = (endpoint: NamedCall['endpoint'], body: unknown): boolean =>
  Array.isArray(body) && (body.length === 0 || isAbout({ endpoint, parameters: {} }, body))

/** Several responses by the names of their files. */
export function isPackOfResponses(body: unknown): body is Readonly<Record<string, unknown>> {
  const files = isRecord(body) ? Object.keys(body) : []
  return files.length > 0 && files.every((file) => file.endsWith('.json'))
}

type Identity = Readonly<Record<string, unknown>>

/** What the call names, by the name that responses have for it. */
function identityIn({ path, scope }: NamedCall['endpoint'], { id, ...others }: Identity): Identity {
  const { host, leagueId, season, week } = others
  const league = scope === 'host-league' || scope === 'history' ? { host, hostLeagueId: leagueId } : { leagueId }
  const subject = id === undefined ? {} : { [subjectOf(path)]: id }
  const weeks = path.includes('{week}') ? { week } : {}
  return withoutAbsent({ ...league, season, ...weeks, ...subject })
}

const subjectOf = (path: string) => `${/\/(league|team|player)s\/\{id\}/.exec(path)?.[1] ?? 'other'}Id`

const withoutAbsent = (identity: Identity): Identity =>
  Object.fromEntries(Object.entries(identity).filter(([, value]) => value !== undefined && value !== null))

/** What a response states of its identity, by the same names. */
function statedBy(body: Readonly<Record<string, unknown>>, key: string): unknown {
  const league = isRecord(body.league) ? body.league : {}
  switch (key) {
    case 'hostLeagueId':
      return body.hostLeagueId ?? body.espnLeagueId ?? league.hostLeagueId ?? league.espnLeagueId
    case 'leagueId':
      return body.leagueId ?? league.id ?? ('espnLeagueId' in body || 'hostLeagueId' in body ? body.id : undefined)
    case 'season':
      return body.season ?? league.season
    case 'teamId':
      return body.teamId ?? ('ownerNames' in body || 'league' in body ? body.id : undefined)
    case 'playerId':
      return body.playerId ?? ('seasonStats' in body || 'position' in body ? body.id : undefined)
    default:
      return body[key]
  }
}

/** Whether nothing that the response states is of another league, team, player, week or season. */
function isOfSame(named: Identity, body: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(named).every(([key, value]) => {
    const stated = statedBy(body, key)
    return stated === undefined || stated === null || String(stated) === String(value)
  })
}

/** Whether a league's response says that it is about this league. */
export function statesLeague({ leagueId }: LeagueRef, body: unknown): boolean {
  return isRecord(body) && statesAll({ hostLeagueId: leagueId }, body)
}

/** The specification's leagues do not name their host. */
function statesAll({ host: _, ...named }: Identity, body: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(named).every(([key, value]) => String(statedBy(body, key) ?? '') === String(value))
}

/** Whether a response has a list or a group of values of its own; `league` and `summary` are in other JSON, too. */
function hasContent(shape: Shape, body: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(shape).some(([marked, inner]) => {
    const key = marked.replace('?', '')
    const value = body[key]
    if (key === 'league' || key === 'summary' || value === undefined) return false
    if (Array.isArray(inner)) return Array.isArray(value) && value.every((entry) => hasFields(inner[0], entry, 2))
    return typeof inner === 'object' && hasFields(inner, value, 2)
  })
}

/** A list of entries of the endpoint. Without any it names no league; `mayBeEmpty`: a filter may match nothing. */
function isListAbout(entry: Shape, named: Identity, body: unknown, mayBeEmpty: boolean): boolean {
  const list = Array.isArray(body) ? body : listsIn(body)[0]
  if (list === undefined || list.length === 0) return mayBeEmpty && list === body
  return list.every((one) => hasFields(entry, one, 3) && isRecord(one) && isOfSame(named, one))
}

/** Other JSON may have a field or two of the same name, such as an id and a name: `least` are needed, where the shape has as many. */
function hasFields(shape: Shape, value: unknown, least: number): boolean {
  if (typeof shape === 'string' || Array.isArray(shape)) return true
  const keys = Object.keys(shape).map((key) => key.replace('?', ''))
  if (!isRecord(value)) return false
  if (keys.includes('*')) return Object.values(value).every((one) => one === null || typeof one === 'object')
  const shared = keys.filter((key) => Object.hasOwn(value, key))
  return shared.length >= Math.min(least, keys.length)
}
