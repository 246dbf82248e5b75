/** Turns an HTTP response of ESPN into JSON, a refusal, or a transient error. */
import { DomainError, type ErrorKind } from '../../domain/errors.ts'
import { type EspnError, readErrorBody, silent } from './error-body.ts'
import { BodyTooLarge, readBody } from './read-body.ts'
import type { EspnRequest } from './requests.ts'

/** An error that may be over at the next attempt. */
export class TransientError extends DomainError {
  /** Retry-After in milliseconds; null without it. */
  readonly retryAfterMs: number | null

  constructor(kind: ErrorKind, message: string, retryAfterMs: number | null = null) {
    super(kind, message)
    this.retryAfterMs = retryAfterMs
  }
}

/** ESPN refused the request (4xx) or left out what was requested: repeating it changes nothing. */
export class EspnRefusal extends DomainError {
  /** 200 where the response lacks what was requested. */
  readonly status: number
  /** ESPN's type, e.g. AUTH_LEAGUE_NOT_VISIBLE; null where it gives none. */
  readonly type: string | null
  /** ESPN's own message. */
  readonly said: string | null

  constructor(kind: ErrorKind, message: string, status: number, { type, said }: EspnError = silent) {
    super(kind, message)
    this.status = status
    this.type = type
    this.said = said
  }
}

/** The parsed JSON. Throws EspnRefusal, TransientError or DomainError, with messages for users. */
export async function readHttpResponse(
  response: Response,
  { what }: EspnRequest,
  { cookie, maxBytes }: { cookie: string | null; maxBytes: number },
): Promise<unknown> {
  if (!response.ok)
    throw toResponseError(response, what, { hasCookies: cookie !== null, error: await readErrorBody(response, cookie) })
  const contentType = response.headers.get('content-type') ?? ''
  if (!/\bjson\b/i.test(contentType)) {
    await response.body?.cancel()
    const found = /html/i.test(contentType) ? 'a web page' : contentType || 'something without a type'
    throw new TransientError(
      'espn-unavailable',
      `ESPN answered with ${found} instead of JSON (${what}); it may be down for maintenance, try again later.`,
    )
  }
  const text = await readWithin(response, maxBytes, what)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new TransientError(
      'unreadable-answer',
      `ESPN's answer is not JSON or was cut off after ${text.length} characters (${what}); try again.`,
    )
  }
  // The history archive responds with an empty list for what it does not have.
  if (Array.isArray(json) && json.length === 0) throw notFoundRefusal(what, silent)
  return json
}

async function readWithin(response: Response, maxBytes: number, what: string): Promise<string> {
  try {
    return await readBody(response, maxBytes)
  } catch (cause) {
    if (!(cause instanceof BodyTooLarge)) throw cause
    throw new TransientError(
      'unreadable-answer',
      `ESPN's answer is larger than ${Math.round(maxBytes / 2 ** 20)} MB (${what}); no league is that large, try again later.`,
    )
  }
}

function toResponseError(
  response: Response,
  what: string,
  { hasCookies, error }: { hasCookies: boolean; error: EspnError },
): DomainError {
  const { status } = response
  const pause = readRetryAfter(response)
  switch (status) {
    case 401:
    case 403:
      return new EspnRefusal(
        'private-league',
        hasCookies
          ? `ESPN does not show ${what} to the owner of ESPN_S2 and SWID: the cookies have expired, or are not those of a league member; copy them again from the browser.`
          : `ESPN shows ${what} to members only: set ESPN_S2 and SWID to the cookies of a league member, or make the league public.`,
        status,
        error,
      )
    case 404:
      return notFoundRefusal(what, error)
    case 408:
      return new TransientError('espn-timeout', `ESPN gave up waiting (${what}); try again later.`)
    case 429:
      return new TransientError(
        'too-many-requests',
        `ESPN asks to slow down (${what}); try again ${formatPause(pause)}.`,
        pause,
      )
  }
  if (status >= 500) {
    return new TransientError(
      'espn-unavailable',
      `ESPN fails with status ${status} (${what}); try again ${formatPause(pause)}.`,
      pause,
    )
  }
  if (status >= 400) {
    const words = error.said ?? error.type
    const message = `ESPN refuses ${what} with status ${status}${words ? `: “${words}”` : ''}.`
    return new EspnRefusal('espn-unavailable', message, status, error)
  }
  return new DomainError('espn-unavailable', `ESPN redirects ${what} elsewhere instead of answering; try again later.`)
}

function notFoundRefusal(what: string, error: EspnError): EspnRefusal {
  return new EspnRefusal('not-found', `ESPN does not have ${what}; check the league id and the season.`, 404, error)
}

/** Seconds, or a date. A date is compared with the response's own Date header, so that our clock does not matter. */
export function readRetryAfter({ headers }: Pick<Response, 'headers'>): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  const pause = Date.parse(value) - Date.parse(headers.get('date') ?? '')
  return Number.isFinite(pause) ? Math.max(0, pause) : null
}

function formatPause(pause: number | null): string {
  return pause === null ? 'later' : `in ${Math.ceil(pause / 1000)} s`
}
