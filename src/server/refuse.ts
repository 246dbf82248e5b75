/** Rejects requests that cannot be valid before any work is done for them. */
import type { Context, MiddlewareHandler } from 'hono'
import { incomingOf } from './client.ts'
import { errorResponse } from './errors.ts'
import { isMcp } from './mcp.ts'

/** The longest valid address has some 300 characters. Node itself stops reading far later, at its header limit. */
export const longestUrl = 4096
const allowed = 'GET, HEAD, OPTIONS'

/** 400, 405, 413 or 414 for a request that this server never accepts. */
export function refuseOddRequests(): MiddlewareHandler {
  return async (context, next) => refusalOf(context) ?? next()
}

function refusalOf(context: Context): Response | null {
  const { method, url } = context.req
  const incoming = incomingOf(context)
  if (incoming && incoming.httpVersion === '1.1' && incoming.headers.host === undefined) {
    return errorResponse(400, 'The request has no Host header.', { Connection: 'close' })
  }
  // The rest of the request is not read: the connection ends with the response.
  const ending = hasBody(context) ? { Connection: 'close' } : undefined
  // The only requests with a body: its size is bounded where it is read.
  if (method === 'POST' && isMcp(context)) return null
  if (method !== 'GET' && method !== 'HEAD') {
    return errorResponse(405, 'The API is read-only. Use GET.', { Allow: allowed, ...ending })
  }
  if (ending) return errorResponse(413, "GET requests can't have a body. Use query parameters.", ending)
  return url.length > longestUrl ? errorResponse(414, `The URL is longer than ${longestUrl} characters.`) : null
}

function hasBody({ req }: Context): boolean {
  return req.header('Transfer-Encoding') !== undefined || (req.header('Content-Length') ?? '0') !== '0'
}
