/** Requests to Sleeper: what it does not have is null, what is large is read piece by piece. */
import { JSONParser } from '@streamparser/json'
import { DomainError } from '../../domain/errors.ts'
import type { RequestCounts } from '../league-source.ts'
import { createHttpClient, type HttpClientConfig, Refusal } from '../shared/http-client.ts'
import { BodyTooLarge, readBody, readParts } from '../shared/read-body.ts'
import { formatPause, readRetryAfter, TransientError } from '../shared/transient-error.ts'
import type { SleeperRequest } from './requests.ts'

export const sleeperApiUrl = 'https://api.sleeper.app/v1'
export const unofficialApiUrl = 'https://api.sleeper.com'

export interface SleeperHttp {
  /**
   * The parsed JSON of a response; null where Sleeper has nothing there (404, or a body of `null`). Throws `DomainError`, and
   * `Refusal` where Sleeper says no.
   */
  get(request: SleeperRequest, options?: RequestOptions): Promise<unknown>
  /**
   * What `pick` makes of each member of a large object or list. Members are read one by one as they arrive, so that the response
   * is never held whole; those of which `pick` makes undefined are left out. Null where Sleeper has nothing there.
   */
  pickEach<T>(
    request: SleeperRequest,
    pick: (key: string, member: unknown) => T | undefined,
    options?: RequestOptions,
  ): Promise<T[] | null>
  counts(): RequestCounts
}

export interface RequestOptions {
  signal?: AbortSignal
  /** Further attempts after the first, where they should be others than usual. */
  retries?: number
}

export interface SleeperHttpConfig extends HttpClientConfig {
  apiUrl?: string
  unofficialApiUrl?: string
  /** Bytes of one response, unpacked. */
  maxBytes?: number
}

/** A busy week of a large league has half a megabyte; the list of players some fourteen. */
const largestResponse = 64 * 2 ** 20

/** A client whose requests, from whichever import, share one limit. */
export function createSleeperHttp(config: SleeperHttpConfig = {}): SleeperHttp {
  const { maxBytes = largestResponse } = config
  const addresses = {
    documented: (config.apiUrl ?? sleeperApiUrl).replace(/\/$/, ''),
    unofficial: (config.unofficialApiUrl ?? unofficialApiUrl).replace(/\/$/, ''),
  }
  const client = createHttpClient('Sleeper', { timeoutMs: 30_000, maxInFlight: 8, ...config })

  function send<T>(
    { api, path, what }: SleeperRequest,
    read: (response: Response) => Promise<T>,
    options: RequestOptions,
  ) {
    return client.send({
      url: `${addresses[api]}${path}`,
      init: { headers: { accept: 'application/json' }, redirect: 'manual' },
      what,
      read: async (response) =>
        (await isFound(response, what)) ? await readWhole(() => read(response), what, maxBytes) : null,
      ...options,
    })
  }

  return {
    get: (request, options = {}) =>
      send(request, async (response) => JSON.parse(await readBody(response, maxBytes)) as unknown, options),
    pickEach: (request, pick, options = {}) => send(request, (response) => readEach(response, maxBytes, pick), options),
    counts: client.counts,
  }
}

/** Names what is wrong with a body; trouble with the network is named by the client. */
async function readWhole<T>(read: () => Promise<T>, what: string, maxBytes: number): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof BodyTooLarge) {
      throw new TransientError(
        'unreadable-answer',
        `Sleeper's response is larger than ${Math.round(maxBytes / 2 ** 20)} MB (${what}); no league is that large, try again later.`,
      )
    }
    if (!(cause instanceof SyntaxError)) throw cause
    throw new TransientError('unreadable-answer', `Sleeper's response is not JSON or was cut off (${what}); try again.`)
  }
}

/** False where Sleeper has nothing there. */
async function isFound(response: Response, what: string): Promise<boolean> {
  const { status } = response
  if (response.ok) {
    const contentType = response.headers.get('content-type') ?? ''
    if (/\bjson\b/i.test(contentType)) return true
    await response.body?.cancel()
    throw new TransientError(
      'host-unavailable',
      `Sleeper responded with ${/html/i.test(contentType) ? 'a web page' : 'something else'} instead of JSON (${what}); it may be down for maintenance, so try again later.`,
    )
  }
  await response.body?.cancel().catch(() => {})
  const pause = readRetryAfter(response)
  const when = formatPause(pause)
  if (status === 404) return false
  if (status === 429) {
    throw new TransientError(
      'too-many-requests',
      `Sleeper is rate limiting requests (${what}); try again ${when}.`,
      pause,
    )
  }
  if (status === 408) throw new TransientError('host-timeout', `Sleeper timed out (${what}); try again later.`)
  if (status >= 500) {
    throw new TransientError(
      'host-unavailable',
      `Sleeper failed with status ${status} (${what}); try again ${when}.`,
      pause,
    )
  }
  if (status < 400) throw new DomainError('host-unavailable', `Sleeper redirects ${what} elsewhere; try again later.`)
  throw new Refusal('host-unavailable', `Sleeper refused ${what} with status ${status}.`, status)
}

async function readEach<T>(
  response: Response,
  maxBytes: number,
  pick: (key: string, member: unknown) => T | undefined,
): Promise<T[]> {
  // Without `keepStack` a member is forgotten once it was picked from.
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
  const picked: T[] = []
  parser.onValue = ({ value, key }) => {
    const one = pick(String(key), value)
    if (one !== undefined) picked.push(one)
  }
  parser.onError = (cause) => {
    throw new SyntaxError('not JSON', { cause })
  }
  await readParts(response, maxBytes, (part) => parser.write(part))
  if (!parser.isEnded) throw new SyntaxError('cut off')
  return picked
}
