/** Requests to the JSON API: bearer token, failures with messages. */
import contract from 'virtual:compact-contract'
import { hasApiMark } from '../contract/response-headers.ts'
import { isEmbed, routes } from '../contract/routes.ts'
import { isFromApi } from '../contract/who-answered.ts'
import { fromWire } from '../contract/wire.ts'
import { CallFailure } from './call-failure.ts'
import { takeEarlyResponse } from './early-responses.ts'
import { parseJson, textOf, unexpected } from './read-state.ts'
import { requestHeaders, waitsForRefresh } from './request-headers.ts'
import { addressOf, withoutBase } from './site-base.ts'
import type { CallOptions, Source } from './source.ts'
import { removeToken } from './token.ts'
import { apiBase, apiUrl, isApiCertain } from './urls.ts'

/** The API of this site's host, or the one configured in the build. */
export const apiSource: Source = createApiSource()

function createApiSource(): Source {
  /** True once the API responded, false once the site's own host proved to serve only files; null: not known yet. */
  let isPresent: boolean | null = apiBase === null ? false : isApiCertain || null
  return {
    async send(name, parameters, options) {
      if (isPresent === false) throw noApiHere()
      const response = await request(apiUrl(name, parameters), options)
      const body = hasApiMark(response) ? undefined : await bodyOf(response.clone())
      if (!isFromApi({ endpoint: contract[name], parameters }, response, () => body)) {
        if (isPresent || !isFromHostOfFiles(response)) throw fromElsewhere(response.status)
        isPresent = false
        throw noApiHere()
      }
      isPresent = true
      if (response.status === 401) leaveForLogin()
      if (!response.ok) throw new CallFailure(response.status, detailOf(await bodyOf(response)))
      return response
    },
  }
}

/** In code names. */
const bodyOf = async (response: Response) => fromWire(parseJson(await textOf(response)))

/** Of something in the API's place, such as a gateway or a firewall: its status says nothing about what was requested. */
function fromElsewhere(status: number): CallFailure {
  return status >= 500 || status === 0 ? new CallFailure(status, '') : unexpected(badGateway)
}

const badGateway = 502

async function request(url: string, { signal, revalidates }: CallOptions): Promise<Response> {
  const early = takeEarlyResponse(url)
  try {
    if (early) return await early
    const waits = typeof location !== 'undefined' && waitsForRefresh(withoutBase(location.pathname))
    return await fetch(url, { signal, ...(revalidates && { cache: 'no-cache' }), headers: requestHeaders(waits) })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CallFailure(0, 'Can’t reach the server. Check your connection and try again.', { cause })
  }
}

/** A static host's response to an API path: not found, or a page of the site. Only where the API has not responded before. */
function isFromHostOfFiles({ status, ok, headers }: Response): boolean {
  return status === 404 || status === 405 || (ok && /text\/html/.test(headers.get('Content-Type') ?? ''))
}

function noApiHere(): CallFailure {
  return new CallFailure(404, 'This site runs without a server and only shows the leagues saved with it.', {
    reason: 'no-api',
  })
}

function detailOf(body: unknown): string {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null
  return typeof detail === 'string' ? detail : ''
}

function leaveForLogin(): void {
  removeToken()
  const path = withoutBase(location.pathname)
  // An embed stays in its frame, where the login page is not shown.
  if (path === routes.login || isEmbed(path)) return
  location.assign(`${addressOf('login')}?from=${encodeURIComponent(path + location.search)}`)
}
