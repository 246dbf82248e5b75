/** Requests that no answer of ours needs: turned away before anything is done for them. */
import type { Context, MiddlewareHandler } from 'hono'
import { incomingOf } from './client.ts'
import { errorResponse } from './errors.ts'

/** The longest address of ours has some 300 characters. Node itself stops reading far later, at its header limit. */
export const longestUrl = 4096
const allowed = 'GET, HEAD, OPTIONS'

/** 400, 405, 413 or 414 where a request is none that this server answers. */
export function refuseOddRequests(): MiddlewareHandler {
  return async (context, next) => refusalOf(context) ?? next()
}

function refusalOf(context: Context): Response | null {
  const { method, url } = context.req
  const incoming = incomingOf(context)
  if (incoming && incoming.httpVersion === '1.1' && incoming.headers.host === undefined) {
    return errorResponse(400, 'The request names no host.', { Connection: 'close' })
  }
  // What is still coming is not read: the connection ends with the refusal.
  const ending = hasBody(context) ? { Connection: 'close' } : undefined
  if (method !== 'GET' && method !== 'HEAD') {
    return errorResponse(405, 'The API only answers questions: use GET.', { Allow: allowed, ...ending })
  }
  if (ending) return errorResponse(413, 'A question has no body: put everything into the address.', ending)
  return url.length > longestUrl ? errorResponse(414, `The address is longer than ${longestUrl} characters.`) : null
}

function hasBody({ req }: Context): boolean {
  return req.header('Transfer-Encoding') !== undefined || (req.header('Content-Length') ?? '0') !== '0'
}
