/** HTTP client for a server of the API: with timeouts and retries, and waiting while the server imports. */
import { setTimeout as pause } from 'node:timers/promises'
import { DomainError } from '../domain/errors.ts'
import { BodyTooLarge, readBody, readBytes } from '../hosts/shared/read-body.ts'
import { retryTransient } from '../hosts/shared/retry-transient.ts'
import { readRetryAfter, TransientError } from '../hosts/shared/transient-error.ts'
import { isRecord, readId } from './read-any-response.ts'

export interface ApiHttp {
  /** The response under a path, e.g. `/api/v1/leagues/`; null for a 404. Throws `DomainError`. */
  get(path: string): Promise<ApiResponse | null>
  /** A picture under a path from the server's responses; null where it cannot be fetched, for whatever reason. */
  getPicture(path: string): Promise<Uint8Array | null>
}

export interface ApiResponse {
  json: unknown
  etag: string | null
}

/** The server's progress message, where it has one. */
export interface ImportingStep {
  step: string
  week: null
  done: number
  total: number
}

export interface ApiHttpOptions {
  /** The server's address, without `/api/v1`. It appears in no message or file, as it may contain the name of a machine. */
  baseUrl: string
  /** Sent to that address only, and shown nowhere. */
  token: string | null
  /** Called while the server imports the requested league. */
  onImporting?: (step: ImportingStep) => void
  signal?: AbortSignal
  /** Milliseconds for one attempt, body included. */
  timeoutMs?: number
  /** Further attempts after the first. */
  retries?: number
  /** Milliseconds before the first further attempt; doubled each time, with jitter. */
  backoffMs?: number
}

/** A whole league season has some megabytes. */
const largestResponse = 64 * 2 ** 20
const largestPicture = 64 * 2 ** 10
/** Between two requests during an import, whatever the server proposes. */
const importPauseMs = { shortest: 200, usual: 1000, longest: 30_000 }

export function createApiHttp(options: ApiHttpOptions): ApiHttp {
  const { baseUrl, token, onImporting, signal, timeoutMs = 30_000, retries = 4, backoffMs = 500 } = options

  async function attempt(path: string): Promise<Received> {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        headers: { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      // Read within the timeout; a response that was cut off is requested again.
      const received = {
        status: response.status,
        headers: response.headers,
        text: await readBody(response, largestResponse),
      }
      throwWhenRefused(received, path)
      return received
    } catch (cause) {
      if (cause instanceof DomainError) throw cause
      if (cause instanceof BodyTooLarge) throw tooLarge(path)
      signal?.throwIfAborted()
      const why = timeout.aborted ? `did not respond within ${timeoutMs / 1000} s` : 'cannot be reached'
      throw new TransientError('bad-request', `The API ${why} (${path}). Check --api and the network.`)
    }
  }

  async function attemptOften(path: string): Promise<Received> {
    try {
      return await retryTransient(() => attempt(path), {
        retries,
        backoffMs,
        signal,
        sleep: (ms) => pause(ms, undefined, { signal }),
      })
    } catch (cause) {
      signal?.throwIfAborted()
      throw cause
    }
  }

  return {
    async getPicture(path) {
      // A path on that server only.
      if (!/^\/(?!\/)/.test(path)) return null
      const timeout = AbortSignal.timeout(timeoutMs)
      const until = signal ? AbortSignal.any([signal, timeout]) : timeout
      try {
        const response = await fetch(`${baseUrl}${path}`, { redirect: 'error', signal: until })
        return response.ok ? await readBytes(response, largestPicture) : null
      } catch {
        signal?.throwIfAborted()
        return null
      }
    },
    async get(path) {
      for (;;) {
        const response = await attemptOften(path)
        if (response.status === 404) return null
        const json = parseJson(response, path)
        if (response.status !== 202) return { json, etag: response.headers.get('etag') }
        onImporting?.(progressIn(json))
        await pause(importPauseOf(response), undefined, { signal }).catch((cause) => {
          signal?.throwIfAborted()
          throw cause
        })
      }
    },
  }
}

interface Received {
  status: number
  headers: Headers
  text: string
}

function throwWhenRefused(received: Received, path: string): void {
  const { status } = received
  if ((status >= 200 && status < 300) || status === 404) return
  const detail = detailOf(received)
  if (status === 401) {
    throw new DomainError('private-league', `The API requires a valid token${detail} (${path}). Set API_TOKEN.`)
  }
  const retryAfterMs = readRetryAfter(received)
  const when = retryAfterMs === null ? 'later' : `in ${Math.ceil(retryAfterMs / 1000)} s`
  const message = `The API failed with status ${status}${detail} (${path}). Try again ${when}.`
  if (status === 429) throw new TransientError('too-many-requests', message, retryAfterMs)
  if (status >= 500 || status === 408) throw new TransientError('bad-request', message, retryAfterMs)
  throw new DomainError('bad-request', `The API refused ${path} with status ${status}${detail}.`)
}

/** The server's own message, as `: …`; empty where it has none, or more than a line. */
function detailOf({ text }: Received): string {
  try {
    const json: unknown = JSON.parse(text)
    const detail = isRecord(json) ? json.detail : null
    return typeof detail === 'string' && /^.{1,300}$/.test(detail) ? `: ${detail.replace(/\.$/, '')}` : ''
  } catch {
    return ''
  }
}

function parseJson({ text }: Received, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError(
      'unreadable-answer',
      `This is not the API: ${path} is not JSON. Pass the server's URL with --api, e.g. http://localhost:4321.`,
    )
  }
}

function tooLarge(path: string): DomainError {
  const limit = `${largestResponse / 2 ** 20} MB`
  return new DomainError('unreadable-answer', `This is not the API: ${path} is larger than ${limit}. Check --api.`)
}

function progressIn(json: unknown): ImportingStep {
  const progress = isRecord(json) && isRecord(json.progress) ? json.progress : {}
  const step = typeof progress.step === 'string' && progress.step !== '' ? progress.step : 'importing'
  return { step, week: null, done: readId(progress.done) ?? 0, total: readId(progress.total) ?? 0 }
}

function importPauseOf(response: Received): number {
  const { shortest, usual, longest } = importPauseMs
  return Math.min(Math.max(readRetryAfter(response) ?? usual, shortest), longest)
}
