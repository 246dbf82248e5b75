/** Rate limits by client. Counted in windows of a minute, for a bounded number of clients. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { monotonic } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import { clientOf } from './client.ts'
import { errorResponse } from './errors.ts'
import type { LogFailure } from './log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Counts further requests for the client, of one that costs as much; the next ones are refused where they exceed its limit. */
    chargeRequests?: (requests: number) => void
  }
}

const windowMilliseconds = 60_000
/** Some 2 MB. Beyond that the least recently seen clients are dropped, and their count starts again. */
const mostClients = 10_000

export interface RateLimits {
  /** Requests a minute; 0: unlimited. */
  requests: number
  /** Leagues a minute that are imported from their host on request; 0: unlimited. */
  imports: number
  /** The same for all clients together. */
  importsOfAll?: number
}

export interface RateLimitOptions extends RateLimits {
  trustedProxies: number
  /** Called once where the limit seems to apply to many users behind one proxy. */
  log?: LogFailure
  /** See `monotonic`. */
  elapsed?: () => number
}

const proxyHint =
  'A client that exceeded the rate limit sends X-Forwarded-For. If that is your proxy, set TRUST_PROXY=1.'

/** Probes: frequent and cheap. */
const exempt = new Set(['/healthz', '/readyz'])

/**
 * A first visit loads some 120 files with a hash in their names, most of them by the service worker: without this eight readers behind one
 * address would reach the limit. They cost the server little, so sixteen count as one request.
 */
const costOf = (path: string) => (path.includes('/_astro/') ? 1 / 16 : 1)

export type RequestLimit = ReturnType<typeof createRequestLimit>

export function createRequestLimit({ requests, trustedProxies, log, elapsed }: RateLimitOptions) {
  let hasHinted = false
  const counter = countByClient(requests, elapsed)
  const headersOf = ({ used, resetSeconds }: { used: number; resetSeconds: number }) => [
    'ratelimit-policy',
    `${requests};w=${windowMilliseconds / 1000}`,
    'ratelimit',
    `limit=${requests}, remaining=${Math.max(0, Math.floor(requests - used))}, reset=${resetSeconds}`,
  ]
  /** Whether the client may send another request. */
  const hasRoom = (client: string) => requests === 0 || counter.count(client, 0).used < requests
  return {
    hasRoom,
    /** Counts a request that does not reach the app, and returns its headers; null, and not counted, where the limit is exceeded. */
    take(client: string): string[] | null {
      if (requests === 0) return []
      return hasRoom(client) ? headersOf(counter.count(client)) : null
    },
    /** Responds with 429 once a client exceeds its limit, and tells all clients how much is left. */
    middleware: createMiddleware(async (context, next) => {
      if (requests === 0 || exempt.has(context.req.path)) return next()
      const client = clientOf(context, trustedProxies)
      let { used, resetSeconds } = counter.count(client, costOf(context.req.path))
      context.set('chargeRequests', (more) => {
        used = counter.count(client, more).used
      })
      if (used <= requests) await next()
      else {
        context.res = tooMany(resetSeconds)
        if (!hasHinted && trustedProxies === 0 && context.req.header('X-Forwarded-For')) {
          hasHinted = true
          log?.(proxyHint)
        }
      }
      const [policyName = '', policy = '', limitName = '', limit = ''] = headersOf({ used, resetSeconds })
      context.res.headers.set(policyName, policy)
      context.res.headers.set(limitName, limit)
    }),
  }
}

/** A check before an import starts for the client. Throws `DomainError`: 'too-many-requests', or 'busy' for all. */
export function limitImports(options: RateLimitOptions): (context: Context) => void {
  const { imports, importsOfAll = 0, trustedProxies, elapsed } = options
  const counter = countByClient(imports, elapsed)
  const all = countByClient(importsOfAll, elapsed)
  return (context) => {
    const own = imports > 0 ? counter.count(clientOf(context, trustedProxies)) : null
    if (own && own.used > imports) {
      const detail = `Rate limit exceeded: ${imports} new leagues a minute. Try again in ${own.resetSeconds} s.`
      throw new DomainError('too-many-requests', detail, { retryAfterSeconds: own.resetSeconds })
    }
    const { used, resetSeconds } = all.count('all')
    if (importsOfAll === 0 || used <= importsOfAll) return
    const detail = `Many new leagues are being opened. Try again in ${resetSeconds} s.`
    throw new DomainError('busy', detail, { retryAfterSeconds: resetSeconds })
  }
}

function tooMany(resetSeconds: number): Response {
  const detail = `Rate limit exceeded. Try again in ${resetSeconds} s.`
  return errorResponse(429, detail, { 'Retry-After': String(resetSeconds) })
}

interface Window {
  used: number
  endsAt: number
}

export function countByClient(limit: number, elapsed: () => number = monotonic) {
  const windows = new LRUCache<string, Window>({ max: limit === 0 ? 1 : mostClients })
  return {
    count(client: string, requests = 1): { used: number; resetSeconds: number } {
      const at = elapsed()
      let window = windows.get(client)
      if (!window || window.endsAt <= at) {
        window = { used: 0, endsAt: at + windowMilliseconds }
        windows.set(client, window)
      }
      window.used += requests
      return { used: window.used, resetSeconds: Math.max(1, Math.ceil((window.endsAt - at) / 1000)) }
    },
  }
}
