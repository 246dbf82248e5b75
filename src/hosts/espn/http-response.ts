/** Interprets ESPN's response: JSON, a refusal, or a transient error. */
import { DomainError, type ErrorKind } from '../../domain/errors.ts'
import { Refusal } from '../shared/http-client.ts'
import { hasRefusalStatus, isJson, isRefusedByOthers, notItsError, notJson } from '../shared/not-json.ts'
import { BodyTooLarge, readBody } from '../shared/read-body.ts'
import { formatPause, readRetryAfter, TransientError } from '../shared/transient-error.ts'
import { type EspnError, readErrorBody, silent } from './error-body.ts'
import type { EspnRequest } from './requests.ts'

/** ESPN understood and refused (4xx), or left out the requested view, with status 200. */
export class EspnRefusal extends Refusal {
  /** ESPN's error type, e.g. AUTH_LEAGUE_NOT_VISIBLE; null if absent. */
  readonly type: string | null
  /** ESPN's own message. */
  readonly said: string | null

  constructor(kind: ErrorKind, message: string, status: number, { type, said }: EspnError = silent) {
    super(kind, message, status)
    this.type = type
    this.said = said
  }
}

/** The response's JSON. Throws EspnRefusal, TransientError or DomainError, with a message for readers. */
export async function readHttpResponse(
  response: Response,
  { what }: EspnRequest,
  { cookie, maxBytes }: { cookie: string | null; maxBytes: number },
): Promise<unknown> {
  if (isRefusedByOthers(response) || (response.ok && !isJson(response))) {
    await response.body?.cancel().catch(() => {})
    throw notJson('ESPN', what, response)
  }
  if (!response.ok) {
    const error = await readErrorBody(response, cookie)
    if (error.type === null && hasRefusalStatus(response)) throw notItsError('ESPN', what, response)
    throw toResponseError(response, what, { hasCookies: cookie !== null, error })
  }
  const text = await readWithin(response, maxBytes, what)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new TransientError(
      'unreadable-answer',
      `ESPN's response is not JSON or was cut off after ${text.length} characters (${what}); try again.`,
    )
  }
  // The history archive returns an empty list for a missing season.
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
      `ESPN's response is larger than ${Math.round(maxBytes / 2 ** 20)} MB (${what}); no league is that large, try again later.`,
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
          ? `ESPN doesn't show ${what} with these cookies. ESPN_S2 and SWID have expired, or belong to someone who isn't in the league; copy them again from the browser.`
          : `This league is private (${what}). Set ESPN_S2 and SWID to a member's cookies, or make the league public.`,
        status,
        error,
      )
    case 404:
      return notFoundRefusal(what, error)
    case 408:
      return new TransientError('host-timeout', `ESPN timed out (${what}); try again later.`)
    case 429:
      return new TransientError(
        'too-many-requests',
        `ESPN is rate limiting requests (${what}); try again ${formatPause(pause)}.`,
        pause,
      )
  }
  if (status >= 500) {
    return new TransientError(
      'host-unavailable',
      `ESPN failed with status ${status} (${what}); try again ${formatPause(pause)}.`,
      pause,
    )
  }
  if (status >= 400) {
    const words = error.said ?? error.type
    const message = `ESPN refused ${what} with status ${status}${words ? `: “${words}”` : ''}.`
    return new EspnRefusal('host-unavailable', message, status, error)
  }
  return new DomainError('host-unavailable', `ESPN redirects ${what} elsewhere; try again later.`)
}

function notFoundRefusal(what: string, error: EspnError): EspnRefusal {
  return new EspnRefusal('not-found', `ESPN has no ${what}; check the league ID and the season.`, 404, error)
}
