/** HTTP client for a server of the API: with timeouts and retries, and waiting while the server imports. */
import { setTimeout as pause } from 'node:timers/promises'
import { preferWait } from '../contract/prefer-wait.ts'
import { readProgress } from '../contract/read-progress.ts'
import { DomainError } from '../domain/errors.ts'
import { isRecord } from '../domain/is-record.ts'
import { createHttpClient, type HttpClientConfig, Refusal } from '../hosts/shared/http-client.ts'
import { BodyTooLarge, readBody, readBytes } from '../hosts/shared/read-body.ts'
import { formatPause, readRetryAfter, TransientError } from '../hosts/shared/transient-error.ts'
import type { JobProgress } from '../service/import-job.ts'

export interface ApiResponse {
  json: unknown
  etag: string | null
}

interface ApiHttpOptions extends Pick<HttpClientConfig, 'timeoutMs' | 'retries' | 'backoffMs'> {
  /** The server's address, without `/api/v1`. It is in no file of the snapshot, and only its host is in messages. */
  baseUrl: string
  /** Sent to that address only, and shown nowhere. */
  token: string | null
  /** Called while the server imports the requested league. */
  onImporting?: (progress: JobProgress) => void
  signal?: AbortSignal
}

/** A whole league season has some megabytes. */
const largestResponse = 64 * 2 ** 20
const largestPicture = 64 * 2 ** 10
/** Between two requests during an import, whatever the server proposes. */
const importPauseMs = { shortest: 200, usual: 1000, longest: 30_000 }

export type ApiHttp = ReturnType<typeof createApiHttp>

export function createApiHttp({ baseUrl, token, onImporting, signal, ...config }: ApiHttpOptions) {
  const client = createHttpClient(`The API at ${URL.parse(baseUrl)?.host ?? 'its address'}`, {
    timeoutMs: 30_000,
    maxInFlight: 4,
    ...config,
  })
  const headers = {
    Accept: 'application/json',
    // Nobody asks again what is published.
    [preferWait.name]: preferWait.value,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }

  return {
    /** A picture under a path from the server's responses; null where it cannot be fetched, for whatever reason. */
    async getPicture(path: string): Promise<Uint8Array | null> {
      // A path on that server only.
      if (!/^\/(?!\/)/.test(path)) return null
      const read = async (response: Response) => (response.ok ? readBytes(response, largestPicture) : null)
      const call = { url: baseUrl + path, init: { redirect: 'error' as const }, what: path, read, signal, retries: 0 }
      return client.send(call).catch((error: DomainError) => {
        if (error.kind === 'aborted') throw error
        return null
      })
    },
    /** The response under a path, e.g. `/api/v1/leagues/`; null for a 404. Throws `DomainError`. */
    async get(path: string): Promise<ApiResponse | null> {
      const read = (response: Response) => readResponse(response, path)
      for (;;) {
        const received = await client.send({
          url: baseUrl + path,
          init: { headers },
          what: `--api ${path}`,
          read,
          signal,
        })
        if (received === null || received.waitMs === null) return received
        onImporting?.(readProgress(received.json, 'Importing'))
        await pause(received.waitMs, undefined, { signal })
      }
    },
  }
}

interface Received extends ApiResponse {
  /** Milliseconds until the request is to be repeated, as the server imports the league; null where this is the response. */
  waitMs: number | null
}

/** Null for a 404. */
async function readResponse(response: Response, path: string): Promise<Received | null> {
  const text = await readBody(response, largestResponse).catch((cause) => {
    throw cause instanceof BodyTooLarge ? tooLarge(path) : cause
  })
  const { status } = response
  const json = parseJson(text)
  if (status === 404) return null
  if (!response.ok) throw refusal(response, detailIn(json), path)
  if (json === undefined) throw notJson(path)
  return { json, etag: response.headers.get('etag'), waitMs: status === 202 ? importPauseOf(response) : null }
}

function refusal(response: Response, detail: string, path: string): DomainError {
  const { status } = response
  if (status === 401)
    return new Refusal('private-league', `The API requires a valid token${detail} (${path}). Set API_TOKEN.`, status)
  const wait = readRetryAfter(response)
  const message = `The API failed with status ${status}${detail} (${path}). Try again ${formatPause(wait)}.`
  if (status === 429) return new TransientError('too-many-requests', message, wait)
  if (status >= 500 || status === 408) return new TransientError('bad-request', message, wait)
  return new Refusal('bad-request', `The API refused ${path} with status ${status}${detail}.`, status)
}

/** The server's own message, as `: …`; empty where it has none, or more than a line. */
function detailIn(json: unknown): string {
  const detail = isRecord(json) ? json.detail : null
  return typeof detail === 'string' && /^.{1,300}$/.test(detail) ? `: ${detail.replace(/\.$/, '')}` : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function notJson(path: string): DomainError {
  return new DomainError(
    'unreadable-answer',
    `This is not the API: ${path} is not JSON. Pass the server's URL with --api, e.g. http://localhost:4321.`,
  )
}

function tooLarge(path: string): DomainError {
  const limit = `${largestResponse / 2 ** 20} MB`
  return new DomainError('unreadable-answer', `This is not the API: ${path} is larger than ${limit}. Check --api.`)
}

function importPauseOf(response: Response): number {
  const { shortest, usual, longest } = importPauseMs
  return Math.min(Math.max(readRetryAfter(response) ?? usual, shortest), longest)
}
