/** Requests to Sleeper: missing data is null, large responses are streamed. */
import { JSONParser } from '@streamparser/json'
import { DomainError } from '../../domain/errors.ts'
import type { RequestCounts } from '../league-source.ts'
import { createHttpClient, type HttpClientConfig, Refusal, requestOfJson } from '../shared/http-client.ts'
import { isJson, isRefusedByOthers, notItsError, notJson } from '../shared/not-json.ts'
import { BodyTooLarge, readBody, readParts } from '../shared/read-body.ts'
import { formatPause, readRetryAfter, TransientError } from '../shared/transient-error.ts'
import type { SleeperRequest } from './requests.ts'

export const sleeperApiUrl = 'https://api.sleeper.app/v1'
export const unofficialApiUrl = 'https://api.sleeper.com'

export interface SleeperHttp {
  /**
   * The parsed JSON of a response; null if Sleeper has none (404, or a body of `null`). Throws `DomainError`, and `Refusal` for other
   * refusals.
   */
  get(request: SleeperRequest, options?: RequestOptions): Promise<unknown>
  /**
   * Applies `pick` to each member of a large object or list as it arrives, so the response is never in memory as a whole. Members for which
   * `pick` returns undefined are left out. Null if Sleeper has none.
   */
  pickEach<T>(
    request: SleeperRequest,
    pick: (key: string, member: unknown) => T | undefined,
    options?: RequestOptions,
  ): Promise<T[] | null>
  counts(): RequestCounts
}

interface RequestOptions {
  signal?: AbortSignal
  /** Retries, if other than the default. */
  retries?: number
}

export interface SleeperHttpConfig extends HttpClientConfig {
  apiUrl?: string
  unofficialApiUrl?: string
  /** Maximum bytes of a response, unpacked. */
  maxBytes?: number
}

/** A busy week of a large league has half a megabyte, the list of players some fourteen. */
const largestResponse = 64 * 2 ** 20

const largestRefusal = 2 ** 16

/** A client whose requests share one limit across imports. */
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
      init: requestOfJson,
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

/** Describes a bad body; the client describes network errors. */
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

/** False if Sleeper has none. */
async function isFound(response: Response, what: string): Promise<boolean> {
  const { status } = response
  if (response.ok && isJson(response)) return true
  if (status === 404 && isJson(response)) {
    // Sleeper's own 404 is empty, as JSON is; another one is a gateway's.
    if (['', 'null'].includes((await readBody(response, largestRefusal)).trim())) return false
    throw notItsError('Sleeper', what, response)
  }
  await response.body?.cancel().catch(() => {})
  if (response.ok || isRefusedByOthers(response)) throw notJson('Sleeper', what, response)
  const pause = readRetryAfter(response)
  const when = formatPause(pause)
  if (status === 404) throw notItsError('Sleeper', what, response)
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
  // Without `keepStack` a member is freed after `pick`.
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
