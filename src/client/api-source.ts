/** Requests to the JSON API: bearer token, import progress, failures with messages. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { readAsOf } from '../contract/read-as-of.ts'
import { readProgress } from '../contract/read-progress.ts'
import { isEmbed, routes } from '../contract/routes.ts'
import { savedHeader } from '../contract/saved-response.ts'
import { isHostName } from '../domain/identity.ts'
import { CallFailure, ImportInProgress } from './call-failure.ts'
import { takeEarlyResponse } from './early-responses.ts'
import { notePrivateOnServer } from './private-leagues.ts'
import type { ReadResponse } from './read-response.ts'
import { parseJson, readText } from './read-text.ts'
import { addressOf, withoutBase } from './site-base.ts'
import type { CallOptions, Source } from './source.ts'
import { readToken, removeToken } from './token.ts'
import { apiBase, apiUrl, isApiCertain } from './urls.ts'

/** The API of this site's host, or the one configured in the build. */
export const apiSource: Source = createApiSource()

function createApiSource(): Source {
  /** Set once the site's own host proved to serve only files. */
  let isAbsent = apiBase === null
  return {
    async request(name, parameters, options) {
      if (isAbsent) throw noApiHere()
      try {
        return await requestApi(name, parameters, options)
      } catch (cause) {
        if (cause instanceof CallFailure && cause.reason === 'no-api') isAbsent = true
        throw cause
      }
    },
  }
}

/**
 * Requests one endpoint of the API and reads the response. Throws `CallFailure`, and `ImportInProgress` while the server imports the
 * league. On 401 it removes the token and opens /login.
 */
async function requestApi<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  { signal, onSaved, onAsOf }: CallOptions,
): Promise<ReadResponse<N>> {
  const url = apiUrl(name, parameters)
  const response = await request(url, signal)
  const text = await textOf(response)
  if (response.status === 401) leaveForLogin()
  const data = response.ok && response.status !== 202 ? readText(name, url, text) : undefined
  if (data === undefined) throw failureOf(response, parseJson(text))
  notePrivate(data)
  const savedAt = response.headers.get(savedHeader)
  if (savedAt !== null) onSaved?.(savedAt)
  const asOf = readAsOf(response)
  if (asOf !== null) onAsOf?.(asOf)
  return data
}

/** Of a response without data. `body`: undefined if it is no JSON. */
function failureOf(response: Response, body: unknown): CallFailure | ImportInProgress {
  if (body === undefined && isFromHostOfFiles(response)) return isApiCertain ? noData(404) : noApiHere()
  // Without JSON it comes from something before the API, such as a firewall; one that asks for a login says what the API would.
  const isOfApi = body !== undefined || response.status === 401
  if (!response.ok) return new CallFailure(response.status, detailOf(body), isOfApi ? {} : { reason: 'down' })
  if (body !== undefined && response.status === 202)
    return new ImportInProgress(readProgress(body), retryAfterMilliseconds(response))
  return noData(response.status)
}

/** The address of a private league opens nothing for who cannot reach this server. */
function notePrivate(data: unknown): void {
  const { host, hostLeagueId, isPrivate } = data as Partial<ReadResponse<'hostLeague'>>
  if (isPrivate && isHostName(host) && hostLeagueId) notePrivateOnServer([{ host, leagueId: String(hostLeagueId) }])
}

async function request(url: string, signal?: AbortSignal): Promise<Response> {
  const early = takeEarlyResponse(url)
  try {
    if (early) return await early
    const token = readToken()
    return await fetch(url, {
      signal,
      headers: { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CallFailure(0, 'Can’t reach the server. Check your connection and try again.', { cause })
  }
}

/** Empty if the connection ends before it. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    return ''
  }
}

/** A static host's response to an API path: not found, or a page of the site. */
function isFromHostOfFiles({ status, ok, headers }: Response): boolean {
  return status === 404 || status === 405 || (ok && /text\/html/.test(headers.get('Content-Type') ?? ''))
}

function noApiHere(): CallFailure {
  return new CallFailure(404, 'This site runs without a server and only shows the leagues saved with it.', {
    reason: 'no-api',
  })
}

const noData = (status: number) =>
  new CallFailure(status, 'The server sent an unexpected response.', { reason: 'down' })

function detailOf(body: unknown): string {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null
  return typeof detail === 'string' ? detail : ''
}

function retryAfterMilliseconds(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? '1')
  return 1000 * (Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0.2), 30) : 1)
}

function leaveForLogin(): void {
  removeToken()
  const path = withoutBase(location.pathname)
  // An embed stays in its frame, where the login page is not shown.
  if (path === routes.login || isEmbed(path)) return
  location.assign(`${addressOf('login')}?from=${encodeURIComponent(path + location.search)}`)
}
