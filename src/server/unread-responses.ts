/**
 * Bounds the memory of responses that were sent but not read: a client that reads slowly, or not at all, keeps them in the
 * server's memory. The same bytes sent to many clients count once.
 */
import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../domain/errors.ts'
import { clientOf, outgoingOf } from './client.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Counts bytes that are about to be sent as unread, until they are handed to the network. Throws `DomainError`. */
    holdUnread?: (bytes: Uint8Array) => void
  }
}

export interface UnreadLimits {
  /** Bytes of different responses that all clients together have not read yet. */
  bytes: number
  /** The same for one client. A single response passes whatever its size. */
  bytesPerClient: number
}

export const unreadLimits: UnreadLimits = { bytes: 128 * 2 ** 20, bytesPerClient: 32 * 2 ** 20 }

export interface UnreadResponses {
  /**
   * Counts a response to a client until the returned function is called. Throws `DomainError('too-many-requests')` where
   * the client has not read its earlier responses, `DomainError('busy')` where all clients together have not.
   */
  hold(bytes: Uint8Array, client: string): () => void
  /** Bytes held. */
  size(): number
}

export function createUnreadResponses(limits: UnreadLimits = unreadLimits): UnreadResponses {
  const all = countBytes()
  const clients = new Map<string, ByteCount>()
  return {
    size: all.size,
    hold(bytes, client) {
      const own = clients.get(client) ?? countBytes()
      if (!own.hasRoom(bytes, limits.bytesPerClient)) {
        throw new DomainError(
          'too-many-requests',
          'Too many unread responses. Read them before sending more requests.',
          {
            retryAfterSeconds: 1,
          },
        )
      }
      if (!all.hasRoom(bytes, limits.bytes)) {
        throw new DomainError('busy', 'The server is busy. Try again in a few seconds.')
      }
      clients.set(client, own)
      own.add(bytes)
      all.add(bytes)
      return () => {
        all.remove(bytes)
        own.remove(bytes)
        if (own.size() === 0) clients.delete(client)
      }
    },
  }
}

/** Makes `respond` count what it sends. */
export function boundUnread(unread: UnreadResponses, trustedProxies: number): MiddlewareHandler {
  return async (context, next) => {
    const outgoing = outgoingOf(context)
    if (outgoing) {
      context.set('holdUnread', (bytes) =>
        outgoing.once('close', unread.hold(bytes, clientOf(context, trustedProxies))),
      )
    }
    await next()
  }
}

type ByteCount = ReturnType<typeof countBytes>

/** How often each array of bytes is held, and the size of all of them. */
function countBytes() {
  const holders = new Map<Uint8Array, number>()
  let total = 0
  return {
    size: () => total,
    hasRoom: (bytes: Uint8Array, limit: number) =>
      total === 0 || holders.has(bytes) || total + bytes.byteLength <= limit,
    add(bytes: Uint8Array) {
      const count = holders.get(bytes) ?? 0
      if (count === 0) total += bytes.byteLength
      holders.set(bytes, count + 1)
    },
    remove(bytes: Uint8Array) {
      const count = holders.get(bytes) ?? 0
      if (count > 1) holders.set(bytes, count - 1)
      else if (holders.delete(bytes)) total -= bytes.byteLength
    },
  }
}
