/** Sends requests to ESPN: few at a time, each with a timeout, with retries for transient errors. */
import type { RequestCounts } from '../league-source.ts'
import { createHttpClient, type HttpClientConfig, requestOfJson } from '../shared/http-client.ts'
import { type EspnCookies, formatCookieHeader } from './cookies.ts'
import { readHttpResponse } from './http-response.ts'
import type { EspnRequest } from './requests.ts'

export const espnBaseUrl = 'https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl'

export interface EspnHttp {
  /**
   * The parsed JSON of ESPN's response. Throws DomainError: 'private-league', 'not-found', 'too-many-requests', 'host-timeout',
   * 'host-unavailable', 'unreadable-answer' or 'aborted'; EspnRefusal for a 4xx.
   */
  get(request: EspnRequest, signal?: AbortSignal): Promise<unknown>
  /** Whether a member's cookies are sent. */
  hasCookies: boolean
  /** Requests to date, including retries. */
  counts(): RequestCounts
}

export type { RequestCounts } from '../league-source.ts'

export interface EspnHttpConfig extends HttpClientConfig {
  baseUrl?: string
  /** Of a member of a private league. They are sent to `baseUrl` only and appear in no message. */
  cookies?: EspnCookies
  /** Maximum bytes of a response, unpacked. */
  maxBytes?: number
}

/** The largest recorded responses have 1.4 MB; two hundred players with all their statistics may have several times that. */
const largestResponse = 64 * 2 ** 20

const optionalTimeoutMs = 5000

/** A client whose requests share one limit across imports. */
export function createEspnHttp(config: EspnHttpConfig = {}): EspnHttp {
  const { baseUrl = espnBaseUrl, maxBytes = largestResponse } = config
  const cookie = formatCookieHeader(config.cookies)
  const client = createHttpClient('ESPN', config)
  return {
    get: (request, signal) =>
      client.send({
        url: espnUrl(baseUrl, request),
        init: {
          ...requestOfJson,
          headers: {
            ...requestOfJson.headers,
            ...(request.filter ? { 'x-fantasy-filter': JSON.stringify(request.filter) } : {}),
            ...(cookie ? { cookie } : {}),
          },
        },
        what: request.what,
        ...(request.isOptional && { retries: 0, timeoutMs: optionalTimeoutMs }),
        read: (response) => readHttpResponse(response, request, { cookie, maxBytes }),
        signal,
      }),
    hasCookies: cookie !== null,
    counts: client.counts,
  }
}

export function espnUrl(baseUrl: string, { path, query }: EspnRequest): string {
  return `${baseUrl.replace(/\/$/, '')}${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`
}
