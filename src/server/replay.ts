/**
 * Replays responses of the API for a moment: of many requests that are the same, one goes through the app. Limits, log and metrics
 * count each of them. What a replay may lag behind the store is part of `replayedFor`.
 */

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { createRecent } from '../storage/recent.ts'
import { clientOfRequest, incomingOf } from './client.ts'
import { type Observers, reportRequest } from './observe.ts'
import type { RequestLimit } from './rate-limit.ts'
import type { UnreadResponses } from './unread-responses.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The body that was sent, where the same request may get it again. */
    replayable?: Uint8Array
  }
}

/** Milliseconds. With what reads of the store are cached for, another process's import is seen within half a second. */
const replayedFor = 200
const mostReplayed = 500
/** Headers that responses depend on. A request with another unusual header, or with a body, goes through the app. */
const keyHeaders = ['host', 'accept-encoding', 'authorization', 'origin', 'if-none-match', 'x-forwarded-proto'] as const
const perRequest = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy', 'connection', 'date'])

interface Replayed {
  status: number
  headers: string[]
  body: Uint8Array
  route: string
  until: number
}

export interface ReplayOptions extends Observers {
  limit: RequestLimit
  unread: UnreadResponses
  stopping?: AbortSignal
}

export interface Replay {
  /** Remembers the response of a request that went through the app. */
  remember(context: Context): void
  /** Responds to a request of Node where the response is known; false where it is not. */
  respond(request: IncomingMessage, response: ServerResponse): boolean
}

export function createReplay({ limit, unread, stopping, trustedProxies, ...observers }: ReplayOptions): Replay {
  const responses = createRecent<Replayed>({ max: mostReplayed })

  return {
    remember(context) {
      const body = context.get('replayable')
      const request = incomingOf(context)
      const key = request && keyOf(request)
      if (!body || !key) return
      const headers = [...context.res.headers].filter(([name]) => !perRequest.has(name)).flat()
      const { status } = context.res
      responses.set(key, { status, headers, body, route: context.get('route'), until: performance.now() + replayedFor })
    },
    respond(request, response) {
      const key = keyOf(request)
      const known = key === null || stopping?.aborted ? undefined : responses.get(key)
      const began = performance.now()
      if (!known || known.until < began) return false
      const client = clientOfRequest(request, trustedProxies)
      const limits = limit.take(client)
      if (limits === null) return false
      try {
        response.once('close', unread.hold(known.body, client))
      } catch {
        return false
      }
      const requestId = randomUUID()
      const { status, headers, body, route } = known
      response.writeHead(status, [...headers, ...limits, 'x-request-id', requestId])
      response.end(body)
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      observers.metrics?.requestBegins()
      reportRequest(observers, { requestId, method: 'GET', path, route, status, began })
      return true
    },
  }
}

/** Requests of the same key get the same response; null for one that goes through the app in any case. */
function keyOf({ method, url, headers, httpVersion }: IncomingMessage): string | null {
  if (method !== 'GET' || httpVersion !== '1.1' || !url?.startsWith('/api/')) return null
  if ('x-request-id' in headers || 'content-length' in headers || 'transfer-encoding' in headers) return null
  let key = url
  for (const name of keyHeaders) key += `\n${headers[name] ?? ''}`
  return key
}
