/** Which other origins' pages may call the API. */
import type { MiddlewareHandler } from 'hono'
import { isMcp } from './mcp.ts'

const allowed = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, If-None-Match',
  'Access-Control-Max-Age': '86400',
}
/** Assistants in a browser post their calls, with headers of the protocol. */
const allowedForMcp = {
  ...allowed,
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept, Mcp-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id',
}

/** Responds to preflights, and lets pages of the given origins read responses; `*` is every origin. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const isOpen = origins.includes('*')
  return async (context, next) => {
    const asking = context.req.header('Origin')
    const origin = isOpen ? '*' : asking && origins.includes(asking) ? asking : null
    if (context.req.method === 'OPTIONS') return preflight(origin, isOpen, isMcp(context) ? allowedForMcp : allowed)
    await next()
    const { headers } = context.res
    if (!isOpen && origins.length > 0) headers.append('Vary', 'Origin')
    if (!origin) return
    headers.set('Access-Control-Allow-Origin', origin)
    // Pages can read these headers only if they are exposed: the client waits `Retry-After` while a league is imported.
    headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id')
  }
}

function preflight(origin: string | null, isOpen: boolean, allowed: Readonly<Record<string, string>>): Response {
  const headers = new Headers({ Allow: allowed['Access-Control-Allow-Methods'] ?? '' })
  if (!isOpen) headers.set('Vary', 'Origin')
  if (origin) {
    headers.set('Access-Control-Allow-Origin', origin)
    for (const [name, value] of Object.entries(allowed)) headers.set(name, value)
  }
  return new Response(null, { status: 204, headers })
}
