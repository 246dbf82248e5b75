/** Gives every request an id, and reports its outcome to log and metrics. */
import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { roundTo } from '../domain/rounding.ts'
import { clientOf } from './client.ts'
import type { CompletedRequest } from './log.ts'
import type { Metrics } from './metrics.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** The handler of the request: an endpoint's name, `site`, `healthz` … */
    route: string
  }
}

export interface Observers {
  metrics?: Metrics
  logRequest?: (request: CompletedRequest) => void
  trustedProxies: number
}

/** Requests that are rejected before any handler sees them. */
const noRoute = 'refused'

/** The outermost middleware: it sees what the client gets. */
export function observeRequests(
  { metrics, logRequest, trustedProxies }: Observers,
  onResponse?: (context: Context) => void,
): MiddlewareHandler {
  return async (context, next) => {
    const began = performance.now()
    const requestId = requestIdOf(context)
    context.set('requestId', requestId)
    context.set('route', noRoute)
    metrics?.requestBegins()
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    const { method, path } = context.req
    const { status } = context.res
    const client = status === 429 ? clientOf(context, trustedProxies) : undefined
    reportRequest(
      { metrics, logRequest },
      { requestId, method, path, route: context.get('route'), status, began, client },
    )
    onResponse?.(context)
  }
}

interface ObservedRequest extends Pick<CompletedRequest, 'method' | 'path' | 'route' | 'status' | 'client'> {
  requestId: string
  /** By `performance.now()`. */
  began: number
}

export function reportRequest(
  { metrics, logRequest }: Pick<Observers, 'metrics' | 'logRequest'>,
  { requestId, method, path, route, status, began, client }: ObservedRequest,
): void {
  const completed: CompletedRequest = {
    request_id: requestId,
    method,
    path: path.slice(0, longestPath),
    route,
    status,
    duration_ms: roundTo(performance.now() - began, 2),
    ...(client === undefined ? {} : { client }),
  }
  metrics?.requestEnds(completed)
  logRequest?.(completed)
}

const longestPath = 200

/** A client's own id is used, so that one id follows a request through several logs, if it looks like one. */
function requestIdOf(context: Context): string {
  const requestId = context.req.header('X-Request-Id')
  return requestId && /^[\w.-]{8,64}$/.test(requestId) ? requestId : randomUUID()
}
