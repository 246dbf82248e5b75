/** Requests to Sleeper: few at a time, each with a timeout, tried again where that can help. */
import { JSONParser } from '@streamparser/json'
import pLimit from 'p-limit'
import { DomainError } from '../../domain/errors.ts'
import { readRetryAfter, TransientError } from '../espn/http-response.ts'
import { BodyTooLarge, readBody, readParts } from '../espn/read-body.ts'
import { retryTransient } from '../espn/retry-transient.ts'
import type { RequestCounts } from '../league-source.ts'
import type { SleeperRequest } from './requests.ts'

export const sleeperApiUrl = 'https://api.sleeper.app/v1'
export const unofficialApiUrl = 'https://api.sleeper.com'

export interface SleeperHttp {
  /**
   * The parsed JSON of a response; null where Sleeper has nothing there (404, or a body of `null`). Throws `DomainError`, and
   * `SleeperRefusal` where Sleeper says no.
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
  requested(): RequestCounts
}

export interface RequestOptions {
  signal?: AbortSignal
  /** Further attempts after the first, where they should be others than usual. */
  retries?: number
}

export interface SleeperHttpConfig {
  apiUrl?: string
  unofficialApiUrl?: string
  fetch?: typeof fetch
  /** Milliseconds for one attempt, body included. */
  timeoutMs?: number
  retries?: number
  /** Milliseconds before the first further attempt; doubled each time, with jitter. */
  backoffMs?: number
  maxInFlight?: number
  /** Bytes of one response, unpacked. */
  maxBytes?: number
  /** Waits for what Retry-After says. */
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/** Sleeper understood and said no (4xx): requesting it again changes nothing. */
export class SleeperRefusal extends DomainError {
  readonly status: number

  constructor(message: string, status: number) {
    super('espn-unavailable', message)
    this.status = status
  }
}

/** A busy week of a large league has half a megabyte; the list of players some fourteen. */
const largestResponse = 64 * 2 ** 20

/** A client whose requests, from whichever import, share one limit. */
export function createSleeperHttp(config: SleeperHttpConfig = {}): SleeperHttp {
  const { timeoutMs = 30_000, retries = 4, backoffMs = 500, maxInFlight = 8, maxBytes = largestResponse } = config
  const { fetch: send = (...args) => globalThis.fetch(...args), sleep = wait } = config
  const addresses = {
    documented: (config.apiUrl ?? sleeperApiUrl).replace(/\/$/, ''),
    unofficial: (config.unofficialApiUrl ?? unofficialApiUrl).replace(/\/$/, ''),
  }
  const limit = pLimit(maxInFlight)
  const figures: RequestCounts = { answered: 0, refused: 0, failed: 0 }

  async function attempt<T>(
    { api, path, what }: SleeperRequest,
    read: (response: Response) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T | null> {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await send(`${addresses[api]}${path}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      const found = (await checkStatus(response, what)) ? await read(response) : null
      figures.answered++
      return found
    } catch (cause) {
      if (cause instanceof SleeperRefusal) figures.refused++
      else figures.failed++
      if (cause instanceof DomainError) throw cause
      if (signal?.aborted) throw aborted(what)
      throw timeout.aborted
        ? new TransientError(
            'espn-timeout',
            `Sleeper did not answer within ${timeoutMs / 1000} s (${what}); try again later.`,
          )
        : nameFailure(cause, what, maxBytes)
    }
  }

  async function request<T>(
    wanted: SleeperRequest,
    read: (response: Response) => Promise<T>,
    { signal, retries: own = retries }: RequestOptions,
  ): Promise<T | null> {
    return limit(async () => {
      if (signal?.aborted) throw aborted(wanted.what)
      try {
        return await retryTransient(() => attempt(wanted, read, signal), { retries: own, backoffMs, signal, sleep })
      } catch (cause) {
        if (signal?.aborted) throw aborted(wanted.what)
        throw cause
      }
    })
  }

  return {
    get: (wanted, options = {}) =>
      request(wanted, async (response) => JSON.parse(await readBody(response, maxBytes)) as unknown, options),
    pickEach: (wanted, pick, options = {}) =>
      request(wanted, (response) => readEach(response, maxBytes, pick), options),
    requested: () => ({ ...figures }),
  }
}

/** False where Sleeper has nothing there. */
async function checkStatus(response: Response, what: string): Promise<boolean> {
  const { status } = response
  if (response.ok) {
    const contentType = response.headers.get('content-type') ?? ''
    if (/\bjson\b/i.test(contentType)) return true
    await response.body?.cancel()
    throw new TransientError(
      'espn-unavailable',
      `Sleeper answered with ${/html/i.test(contentType) ? 'a web page' : 'something else'} instead of JSON (${what}); it may be down for maintenance, try again later.`,
    )
  }
  await response.body?.cancel().catch(() => {})
  const pause = readRetryAfter(response)
  const when = pause === null ? 'later' : `in ${Math.ceil(pause / 1000)} s`
  if (status === 404) return false
  if (status === 429) {
    throw new TransientError('too-many-requests', `Sleeper asks to slow down (${what}); try again ${when}.`, pause)
  }
  if (status === 408) throw new TransientError('espn-timeout', `Sleeper gave up waiting (${what}); try again later.`)
  if (status >= 500) {
    throw new TransientError(
      'espn-unavailable',
      `Sleeper fails with status ${status} (${what}); try again ${when}.`,
      pause,
    )
  }
  throw new SleeperRefusal(`Sleeper refuses ${what} with status ${status}.`, status)
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

function aborted(what: string): DomainError {
  return new DomainError('aborted', `The import was stopped (${what}).`)
}

function nameFailure(cause: unknown, what: string, maxBytes: number): TransientError {
  if (cause instanceof BodyTooLarge) {
    return new TransientError(
      'unreadable-answer',
      `Sleeper's response is larger than ${Math.round(maxBytes / 2 ** 20)} MB (${what}); no league is that large, try again later.`,
    )
  }
  if (cause instanceof SyntaxError) {
    return new TransientError(
      'unreadable-answer',
      `Sleeper's response is not JSON or was cut off (${what}); try again.`,
    )
  }
  const inner = cause instanceof Error ? cause.cause : null
  const code = typeof inner === 'object' && inner !== null ? Reflect.get(inner, 'code') : null
  return new TransientError(
    'espn-unavailable',
    `Sleeper cannot be reached (${typeof code === 'string' ? code : 'network error'}; ${what}); check the network or try again later.`,
  )
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    if (signal?.aborted) onAbort()
    else signal?.addEventListener('abort', onAbort, { once: true })
  })
}
