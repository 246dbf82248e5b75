/** HTTP client for ESPN: few requests at a time, each with a timeout, repeated after transient errors. */
import pLimit from 'p-limit'
import { DomainError } from '../../domain/errors.ts'
import { type EspnCookies, formatCookieHeader } from './cookies.ts'
import { EspnRefusal, readHttpResponse, TransientError } from './http-response.ts'
import type { EspnRequest } from './requests.ts'
import { retryTransient } from './retry-transient.ts'

export const espnBaseUrl = 'https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl'

export interface EspnHttp {
  /**
   * The parsed JSON of ESPN's response. Throws DomainError: 'private-league', 'not-found', 'too-many-requests',
   * 'espn-timeout', 'espn-unavailable', 'unreadable-answer' or 'aborted'; EspnRefusal for 4xx.
   */
  get(request: EspnRequest, signal?: AbortSignal): Promise<unknown>
  /** Whether a manager's cookies are sent along. */
  hasCookies: boolean
  /** Requests so far, including repeated ones. */
  counts(): RequestCounts
}

/** Requests to ESPN by outcome. */
export interface RequestCounts {
  answered: number
  /** Refused by ESPN (4xx). */
  refused: number
  /** No usable response: ESPN or the network failed, or ESPN limited the rate. */
  failed: number
}

export interface EspnHttpConfig {
  baseUrl?: string
  fetch?: typeof fetch
  /** Of a manager in a private league. They are sent to `baseUrl` only and appear in no message. */
  cookies?: EspnCookies
  /** Milliseconds for one attempt, body included. */
  timeoutMs?: number
  /** Further attempts after the first. */
  retries?: number
  /** Milliseconds before the first further attempt; doubled each time, with jitter. */
  backoffMs?: number
  maxInFlight?: number
  /** Bytes of one response, unpacked. */
  maxBytes?: number
  /** Waits as long as Retry-After demands. */
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/**
 * The largest recorded responses have 1.4 MB; two hundred players with all their statistics may have several times that.
 */
const largestResponse = 64 * 2 ** 20

/** A client; all imports that use it share one limit of concurrent requests. */
export function createEspnHttp(config: EspnHttpConfig = {}): EspnHttp {
  const { baseUrl = espnBaseUrl, timeoutMs = 20_000, retries = 4, backoffMs = 500, maxInFlight = 2 } = config
  const { maxBytes = largestResponse, sleep = wait, fetch: send = (...args) => globalThis.fetch(...args) } = config
  const cookie = formatCookieHeader(config.cookies)
  const limit = pLimit(maxInFlight)
  const counts: RequestCounts = { answered: 0, refused: 0, failed: 0 }

  async function attempt(request: EspnRequest, signal: AbortSignal | undefined): Promise<unknown> {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await send(buildUrl(baseUrl, request), {
        headers: {
          accept: 'application/json',
          ...(request.filter ? { 'x-fantasy-filter': JSON.stringify(request.filter) } : {}),
          ...(cookie ? { cookie } : {}),
        },
        // ESPN's read API never redirects; a redirect to a login page is not a response.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      const json = await readHttpResponse(response, request, { cookie, maxBytes })
      counts.answered++
      return json
    } catch (cause) {
      if (cause instanceof EspnRefusal) counts.refused++
      else counts.failed++
      if (cause instanceof DomainError) throw cause
      if (signal?.aborted) throw abortError(request)
      if (timeout.aborted) {
        throw new TransientError(
          'espn-timeout',
          `ESPN did not answer within ${timeoutMs / 1000} s (${request.what}); try again later.`,
        )
      }
      throw new TransientError(
        'espn-unavailable',
        `ESPN cannot be reached (${networkErrorCode(cause)}; ${request.what}); check the network or try again later.`,
      )
    }
  }

  async function requestWithRetries(request: EspnRequest, signal: AbortSignal | undefined): Promise<unknown> {
    if (signal?.aborted) throw abortError(request)
    try {
      return await retryTransient(() => attempt(request, signal), { retries, backoffMs, signal, sleep })
    } catch (cause) {
      if (signal?.aborted) throw abortError(request)
      throw cause
    }
  }

  return {
    get: (request, signal) => limit(() => requestWithRetries(request, signal)),
    hasCookies: cookie !== null,
    counts: () => ({ ...counts }),
  }
}

function buildUrl(baseUrl: string, { path, query }: EspnRequest): string {
  return `${baseUrl.replace(/\/$/, '')}${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`
}

function abortError(request: EspnRequest): DomainError {
  return new DomainError('aborted', `The import was stopped (${request.what}).`)
}

/** Network errors have a code. Their messages may contain headers and are not passed on. */
function networkErrorCode(cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : null
  const code = typeof inner === 'object' && inner !== null ? Reflect.get(inner, 'code') : null
  return typeof code === 'string' ? code : 'network error'
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
