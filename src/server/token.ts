/** The bearer token of the API, where one is set. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { errorResponse } from './errors.ts'

/** Requires `Authorization: Bearer {token}`; 401 otherwise. */
export function requireToken(token: string): MiddlewareHandler {
  const expected = digest(token)
  return async (context, next) => {
    const [, bearer = null] = /^Bearer +(\S+) *$/i.exec(context.req.header('Authorization') ?? '') ?? []
    // Digests have equal length, so comparing them takes the same time for every token.
    if (bearer !== null && timingSafeEqual(digest(bearer), expected)) return next()
    const detail =
      bearer === null
        ? 'This server requires an access token. Sign in to continue.'
        : 'The token is not valid. Sign in again.'
    return errorResponse(401, detail, { 'WWW-Authenticate': 'Bearer' })
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
