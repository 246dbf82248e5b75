/** The bearer token of the API, where one is set. */
import type { MiddlewareHandler } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { errorResponse } from './errors.ts'

/** Requires `Authorization: Bearer {token}`; 401 otherwise, as an exception that holds its response. */
export function requireToken(token: string): MiddlewareHandler {
  const missing = { message: () => errorResponse(401, 'This server requires an access token. Sign in to continue.') }
  const wrong = { message: () => errorResponse(401, 'The token is not valid. Sign in again.') }
  return bearerAuth({
    token,
    noAuthenticationHeader: missing,
    invalidAuthenticationHeader: missing,
    invalidToken: wrong,
  })
}
