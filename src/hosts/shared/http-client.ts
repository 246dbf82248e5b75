/** Sends requests to a host: few at a time, each with a timeout, with retries for transient errors. */
import pLimit from 'p-limit'
import { DomainError } from '../../domain/errors.ts'
import type { RequestCounts } from '../league-source.ts'
import { pause } from './pause.ts'
import { retryTransient } from './retry-transient.ts'
import { TransientError } from './transient-error.ts'

export interface HttpClientConfig {
  fetch?: typeof fetch
  /** Milliseconds for one attempt, body included. */
  timeoutMs?: number
  retries?: number
  /** Milliseconds before the first retry; doubled each time, with jitter. */
  backoffMs?: number
  maxInFlight?: number
  /** Waits for the time in Retry-After. */
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/** Hosts never redirect these requests, so a redirect to a login page is an error. */
export const requestOfJson = { headers: { accept: 'application/json' }, redirect: 'manual' } as const

/** The host refused (4xx): a retry changes nothing. */
export class Refusal extends DomainError {
  readonly status: number

  constructor(kind: DomainError['kind'], message: string, status: number) {
    super(kind, message)
    this.status = status
  }
}

interface HttpCall<T> {
  url: string
  init: RequestInit
  /** Names the request in messages, e.g. "league 900001, week 3". */
  what: string
  /** Reads the response. Throws `Refusal`, `TransientError` or `DomainError`. */
  read: (response: Response) => Promise<T>
  signal?: AbortSignal
  /** Overrides the default. */
  retries?: number
  timeoutMs?: number
}

export interface HttpClient {
  /** The result of `read`. Throws `DomainError` with a message for readers. */
  send<T>(call: HttpCall<T>): Promise<T>
  /** Attempts so far. */
  counts(): RequestCounts
}

/** A client whose requests share one limit across imports. `host` is its display name. */
export function createHttpClient(host: string, config: HttpClientConfig): HttpClient {
  const { timeoutMs = 20_000, retries = 4, backoffMs = 500, maxInFlight = 2, sleep = pause } = config
  const send = config.fetch ?? ((...args) => globalThis.fetch(...args))
  const limit = pLimit(maxInFlight)
  const counts: RequestCounts = { answered: 0, refused: 0, failed: 0 }

  async function attempt<T>({ url, init, what, read, signal, timeoutMs: own = timeoutMs }: HttpCall<T>): Promise<T> {
    const timeout = AbortSignal.timeout(own)
    try {
      const response = await send(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
      const result = await read(response)
      counts.answered++
      return result
    } catch (cause) {
      if (cause instanceof Refusal) counts.refused++
      else counts.failed++
      if (cause instanceof DomainError) throw cause
      if (signal?.aborted) throw abortError(what)
      if (timeout.aborted) {
        throw new TransientError(
          'host-timeout',
          `${host} didn't respond within ${own / 1000} s (${what}).`,
          null,
          `${host} took too long to respond. Try again in a minute.`,
        )
      }
      throw new TransientError(
        'host-unavailable',
        describeUnreachable(host, networkErrorCode(cause), what),
        null,
        `We can’t reach ${host}. Check your connection and try again.`,
      )
    }
  }

  async function sendPolitely<T>(call: HttpCall<T>): Promise<T> {
    const { signal, what, retries: own = retries } = call
    if (signal?.aborted) throw abortError(what)
    try {
      return await retryTransient(() => attempt(call), { retries: own, backoffMs, signal, sleep })
    } catch (cause) {
      if (signal?.aborted) throw abortError(what)
      throw cause
    }
  }

  return {
    send: (call) => limit(() => sendPolitely(call)),
    counts: () => ({ ...counts }),
  }
}

function abortError(what: string): DomainError {
  return new DomainError('aborted', `The import was stopped (${what}).`)
}

/** A name that cannot be looked up mostly means that there is no network. */
function describeUnreachable(host: string, code: string, what: string): string {
  const isOffline = code === 'ENOTFOUND' || code === 'EAI_AGAIN'
  const problem = `${host} can’t be reached`
  return `${isOffline ? `This computer seems to be offline: ${problem}` : problem} (${code}; ${what}).`
}

/** Network errors have a code; their messages may repeat headers and are not passed on. */
function networkErrorCode(cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : null
  const code = typeof inner === 'object' && inner !== null ? Reflect.get(inner, 'code') : null
  return typeof code === 'string' ? code : 'network error'
}
