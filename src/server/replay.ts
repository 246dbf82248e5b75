/**
 * Replays responses of the API and pages of leagues: a request that was sent before does not go through the app while its response is the current one, which
 * is looked up at most every `replayedFor`. Limits, log and metrics count each request.
 */

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { clientOfRequest, incomingOf } from './client.ts'
import type { UnreadResponses } from './client-bounds.ts'
import { type Observers, reportRequest } from './observe.ts'
import type { RequestLimit } from './rate-limit.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The body that was sent, where the same request may get it again. */
    replayable?: Uint8Array
    /** Whether the same request would get the same response now; without it a response is replayed for a moment only. */
    isCurrent?: () => Promise<boolean>
  }
}

/** Milliseconds. With what reads of the store are cached for, another process's import is seen within half a second. */
const replayedFor = 200
const mostReplayed = 5000
/** Of their bytes, most of which the cache of responses holds, too. */
const mostBytes = 32 * 2 ** 20
/** Headers that responses depend on. */
const keyHeaders = ['host', 'accept-encoding', 'authorization', 'origin', 'if-none-match', 'x-forwarded-proto'] as const
/** Of requests that go through the app: who prefers to wait for a refresh gets no response from before it. */
const ownHeaders = ['prefer', 'x-request-id', 'content-length', 'transfer-encoding'] as const
/** What is computed of leagues; files are read. */
const isReplayed = /^\/(api|leagues|embed|weekly|story|recap)\//
const perRequest = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy', 'connection', 'date'])

/** Of its key and headers, estimated. */
const entryBytes = 1500

interface Replayed {
  status: number
  headers: string[]
  body: Uint8Array
  route: string
  isCurrent?: () => Promise<boolean>
  until: number
}

export interface ReplayOptions extends Observers {
  limit: RequestLimit
  unread: UnreadResponses
  stopping?: AbortSignal
}

export function createReplay({ limit, unread, stopping, trustedProxies, ...observers }: ReplayOptions) {
  const responses = new LRUCache<string, Replayed>({ max: mostReplayed, maxSize: mostBytes })

  return {
    /** Remembers the response of a request that went through the app. */
    remember(context: Context): void {
      const body = context.get('replayable')
      const request = incomingOf(context)
      const key = request && keyOf(request)
      if (!body || !key) return
      const headers = [...context.res.headers].filter(([name]) => !perRequest.has(name)).flat()
      const replayed: Replayed = {
        status: context.res.status,
        headers,
        body,
        route: context.get('route'),
        isCurrent: context.get('isCurrent'),
        until: performance.now() + replayedFor,
      }
      responses.set(key, replayed, { size: entryBytes + body.byteLength })
    },
    /** Responds to a request of Node where the response is known; false where it is not. */
    respond(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
      const key = keyOf(request)
      const known = key === null || stopping?.aborted ? undefined : responses.get(key)
      if (!known) return false
      const began = performance.now()
      if (known.until >= began) return send(known, request, response, began)
      if (!known.isCurrent || !limit.hasRoom(clientOfRequest(request, trustedProxies))) return false
      return known.isCurrent().then(
        (isCurrent) => {
          if (isCurrent) known.until = performance.now() + replayedFor
          return isCurrent && !stopping?.aborted && send(known, request, response, began)
        },
        // The app responds with the failure.
        () => false,
      )
    },
  }

  function send(known: Replayed, request: IncomingMessage, response: ServerResponse, began: number): boolean {
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
  }
}

/** Requests of the same key get the same response; null for one that goes through the app in any case. */
function keyOf({ method, url, headers, httpVersion }: IncomingMessage): string | null {
  if (method !== 'GET' || httpVersion !== '1.1' || !url || !isReplayed.test(url)) return null
  if (ownHeaders.some((name) => name in headers)) return null
  let key = url
  for (const name of keyHeaders) key += `\n${headers[name] ?? ''}`
  return key
}
