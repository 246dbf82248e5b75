/** Posts a message to a webhook with a timeout, and retries if the receiver certainly did not take it. */
import { setTimeout as pause } from 'node:timers/promises'
import { DomainError, type ErrorKind } from '../domain/errors.ts'
import { retryTransient } from '../hosts/shared/retry-transient.ts'
import { formatPause, readRetryAfter, TransientError } from '../hosts/shared/transient-error.ts'
import type { Target } from './read-target.ts'

export interface WebhookMessage {
  /** The same for every attempt and run, so a receiver can drop duplicates. */
  id: string
  body: string
}

export interface PostOptions {
  fetch?: typeof fetch
  /** Milliseconds for one attempt. */
  timeoutMs?: number
  /** Further attempts after the first. */
  retries?: number
  /** Milliseconds before the first further attempt; doubled each time, with jitter. */
  backoffMs?: number
  /** Waits for the time in Retry-After. */
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  now?: () => Date
  signal?: AbortSignal
}

/** Without a response it is unknown whether the receiver took the message. */
export class UncertainDelivery extends DomainError {}

/**
 * Posts a message. Throws `UncertainDelivery` if it may have arrived, and any other `DomainError` if it did not. JSON receivers drop
 * duplicates by id, so uncertain attempts are repeated for them. Messages name the environment variable and the host, never the URL; errors
 * have no cause, which would contain it.
 */
export async function postMessage(target: Target, message: WebhookMessage, options: PostOptions = {}): Promise<void> {
  const { retries = 4, backoffMs = 1000, signal, sleep = (ms, signal) => pause(ms, undefined, { signal }) } = options
  await retryTransient(() => attempt(target, message, options), { retries, backoffMs, signal, sleep })
}

async function attempt(target: Target, message: WebhookMessage, options: PostOptions): Promise<void> {
  const { fetch: send = globalThis.fetch, timeoutMs = 15_000, now = () => new Date(), signal } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  let response: Response
  try {
    response = await send(target.url, {
      method: 'POST',
      headers: headersOf(target, message, now()),
      body: message.body,
      // Redirects could send the secret URL to another host.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
  } catch (cause) {
    if (signal?.aborted)
      throw new UncertainDelivery('aborted', `${nameTarget(target)}: stopped while it was being sent.`)
    if (timeout.aborted) throw withoutResponse(target, 'host-timeout', `no response within ${timeoutMs / 1000} s`)
    const code = networkErrorCode(cause)
    if (!hasConnected(code))
      throw new TransientError('host-unavailable', `${nameTarget(target)} cannot be reached (${code}).`)
    throw withoutResponse(target, 'host-unavailable', `no response (${code})`)
  }
  // The body is not needed and may repeat the URL.
  await response.body?.cancel().catch(() => {})
  if (!response.ok) throw refusalOf(target, response)
}

function headersOf({ to, signer }: Target, { id, body }: WebhookMessage, at: Date): Record<string, string> {
  const headers = { 'content-type': 'application/json', 'user-agent': 'fantasy-football-analytics' }
  if (to !== 'json') return headers
  return {
    ...headers,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    ...(signer && { 'webhook-signature': signer.sign(id, at, body) }),
  }
}

/** For messages: the variable and the host. */
const nameTarget = ({ address, url }: Target) => `${address} (${url.hostname})`

function withoutResponse(target: Target, kind: ErrorKind, what: string): DomainError {
  const text = `${nameTarget(target)}: ${what}`
  if (target.to === 'json') return new TransientError(kind, `${text}.`)
  return new UncertainDelivery(kind, `${text}: the message may still have been posted.`)
}

function refusalOf(target: Target, response: Response): DomainError {
  const { status } = response
  const name = nameTarget(target)
  if (status === 429) {
    const wait = readRetryAfter(response)
    return new TransientError('too-many-requests', `${name} is rate limiting; try again ${formatPause(wait)}.`, wait)
  }
  if ([408, 500, 503].includes(status)) {
    const wait = readRetryAfter(response)
    return new TransientError('host-unavailable', `${name} has trouble (status ${status}); try again later.`, wait)
  }
  // The gateway does not know whether the request behind it succeeded.
  if (status >= 500)
    return withoutResponse(target, 'host-unavailable', `no response from behind its gateway (status ${status})`)
  if (status < 400)
    return new DomainError('bad-request', `${name} redirects to another URL (status ${status}), which we don’t follow.`)
  return new DomainError('bad-request', `${name} refused the message (status ${status})${hints[status] ?? '.'}`)
}

const gone = '; check that the webhook still exists and its URL is complete.'
const hints: Readonly<Record<number, string>> = { 401: gone, 403: gone, 404: gone, 410: gone }

/** Network errors have a code; their messages contain URLs and are not passed on. */
function networkErrorCode(cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : null
  const code = typeof inner === 'object' && inner !== null ? Reflect.get(inner, 'code') : null
  return typeof code === 'string' ? code : 'network error'
}

/** Whether a request was, or may have been, sent before the error. */
function hasConnected(code: string): boolean {
  return !/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|.*CERT.*|UNABLE_TO_.*)$/.test(
    code,
  )
}
