/** Reads a response of any source, or the copy that the device has of it. */
import contract from 'virtual:compact-contract'
import { canBeResponse } from '../contract/can-be-response.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { readProgress } from '../contract/read-progress.ts'
import { type ResponseAge, readAge, versionHeader } from '../contract/response-headers.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import { fromWire } from '../contract/wire.ts'
import { CallFailure } from './call-failure.ts'
import { withServerLogos } from './logo-addresses.ts'
import { type ReadResponse, readResponse } from './read-response.ts'
import { readSnapshotResponse } from './snapshot-source.ts'
import { findByLeagueId, siblingSeasons } from './snapshots.ts'
import type { CallState } from './source.ts'
import { callUrl } from './urls.ts'

/** Throws `CallFailure` where it is none of the endpoint, or of another version. */
export async function readState<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  response: Response,
): Promise<CallState<ReadResponse<N>>> {
  if (response.status === 202) {
    const progress = readProgress(parseJson(await textOf(response)))
    return { status: 'loading', progress, retryAfter: retryAfterMilliseconds(response) }
  }
  const age = readAge(response)
  const { version } = contract[name]
  // A server from before versions were stated may send fields of another meaning.
  const isOther = version !== undefined && response.headers.get(versionHeader) !== version
  if (isOther && age.origin === 'server') throw otherVersion(response.status)
  const text = await textOf(response)
  const snapshot = age.snapshotOf === undefined ? null : await findByLeagueId(age.snapshotOf)
  const siblings = snapshot ? await siblingSeasons(snapshot) : []
  const data = readOnce(`${age.origin} ${callUrl(name, parameters)}`, text, () =>
    readData(name, parseJson(text), age.origin, { snapshot, siblings }),
  )
  if (data === undefined) throw unexpected(response.status)
  const clockOffset = age.savedAt === null ? readClockOffset(response) : 0
  return {
    status: 'ready',
    data,
    age,
    ...(snapshot && { snapshot }),
    ...(clockOffset !== 0 && { clockOffset }),
  }
}

const held = new Map<string, { text: string; data: unknown }>()
/** The texts of more calls are not held: a long visit opens hundreds of players and weeks. */
const mostHeld = 50

/**
 * On a second visit most responses equal what the device has saved, and later the last one of their call: the same text has the same object,
 * so components render less.
 */
function readOnce<T>(call: string, text: string, read: () => T): T {
  const last = held.get(call)
  const data = last?.text === text ? (last.data as T) : read()
  held.delete(call)
  held.set(call, { text, data })
  for (const oldest of [...held.keys()].slice(0, -mostHeld)) held.delete(oldest)
  return data
}

interface OfSnapshot {
  snapshot: SnapshotSeason | null
  siblings: readonly SnapshotSeason[]
}

/** Undefined if it is no response of this endpoint. Of sources on the device the names are those of the code. */
function readData<N extends EndpointName>(
  name: N,
  json: unknown,
  origin: ResponseAge['origin'],
  { snapshot, siblings }: OfSnapshot,
): ReadResponse<N> | undefined {
  if (origin === 'snapshot') return readSnapshotResponse(name, json, siblings, snapshot)
  if (origin === 'engine') return readResponse(name, json)
  const body = fromWire(json)
  const data = body !== undefined && canBeResponse(contract[name], body) ? readResponse(name, body) : undefined
  return data && withServerLogos(name, data)
}

function otherVersion(status: number): CallFailure {
  const detail = 'The server runs an older or newer version than this site. Reload the page later.'
  return new CallFailure(status, detail, { reason: 'mismatch' })
}

/** Something in the API's place, such as a gateway or a firewall: its status says nothing about what was requested. */
export const unexpected = (status: number) =>
  new CallFailure(status, 'The server sent an unexpected response.', { reason: 'down' })

/** Empty if the connection ends before it. */
export async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    return ''
  }
}

/** Undefined for another text, such as a host's HTML page for an unknown path. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function retryAfterMilliseconds(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? '1')
  return 1000 * (Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0.2), 30) : 1)
}

/** By how many milliseconds the server's clock is ahead of this device's. 0 within what a response takes to arrive. */
function readClockOffset({ headers }: Response): number {
  const offset = Date.parse(headers.get('Date') ?? '') - Date.now()
  return Math.abs(offset) < clocksAgree || Number.isNaN(offset) ? 0 : Math.round(offset / clocksAgree) * clocksAgree
}

const clocksAgree = 10_000
