/** Which other origins' pages may call the API. */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { responseHeaderNames } from '../contract/response-headers.ts'
import { isMcp } from './mcp.ts'

const headers = ['Authorization', 'Content-Type', 'Accept']
/** Assistants in a browser post their calls, with headers of the protocol. */
const mcpHeaders = ['Mcp-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Mcp-Session-Id']

/** Responds to preflights, and lets pages of the given origins read responses; `*` is every origin. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const shared = {
    origin: origins.includes('*') ? '*' : [...origins],
    maxAge: 86_400,
    // Pages can read these headers only if they are exposed: the client waits `Retry-After` while a league is imported.
    exposeHeaders: [
      'ETag',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
      'X-Request-Id',
      'Date',
      ...responseHeaderNames,
    ],
  }
  const forCalls = cors({
    ...shared,
    allowMethods: ['GET', 'HEAD', 'OPTIONS'],
    allowHeaders: [...headers, 'If-None-Match'],
  })
  const forMcp = cors({ ...shared, allowMethods: ['POST', 'OPTIONS'], allowHeaders: [...headers, ...mcpHeaders] })
  return async (context, next) => {
    // Without origins, responses do not depend on the origin, and caches need not tell them apart.
    if (origins.length === 0 && context.req.method !== 'OPTIONS') return next()
    return (isMcp(context) ? forMcp : forCalls)(context, next)
  }
}
