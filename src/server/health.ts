/** Whether the server is alive, and whether it should receive traffic. */
import type { Context, Handler, MiddlewareHandler } from 'hono'
import type { LeagueStore } from '../storage/league-store.ts'
import { errorResponse } from './errors.ts'
import type { LogFailure } from './log.ts'

const unstored = { 'Cache-Control': 'no-store' }

/** Alive: a restart would not help, even where the disk is unavailable. */
export function healthHandler(store: LeagueStore): Handler {
  return async (context) => {
    const leagues = await store.keys().then(
      (keys) => keys.length,
      () => null,
    )
    return context.json({ status: 'ok', leagues }, 200, unstored)
  }
}

/** Ready: the store is readable and the server is not about to end. 503 sends traffic elsewhere. */
export function readinessHandler(store: LeagueStore, stopping: AbortSignal | undefined, log: LogFailure): Handler {
  return async (context: Context) => {
    if (stopping?.aborted) return errorResponse(503, 'The server is shutting down.')
    try {
      await store.check()
    } catch (error) {
      log('The store cannot be read', error, { request_id: context.get('requestId') })
      return errorResponse(503, 'The store cannot be read.')
    }
    return context.json({ status: 'ready' }, 200, unstored)
  }
}

/**
 * Once the server is about to end, every response is the last on its connection, so that the next request goes elsewhere.
 */
export function closeConnectionsWhenStopping(stopping: AbortSignal | undefined): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (stopping?.aborted) context.res.headers.set('Connection', 'close')
  }
}
