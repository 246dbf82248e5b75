/**
 * What bounds a client without a proxy in front: how long its requests may take to arrive, its connections, its pipelined requests (one
 * after the other, so that responses which nobody reads are not computed), and the memory of responses that were sent but not read.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../domain/errors.ts'
import { clientOf, groupOf, outgoingOf } from './client.ts'

export interface ServerLimits {
  /** Milliseconds in which a request's headers must arrive: clients that send them slowly are disconnected. */
  headersTimeout: number
  /** Milliseconds for the whole request. None of ours has a body, so there is nothing to wait for. */
  requestTimeout: number
  /** How often the two above are checked, in milliseconds. */
  connectionsCheckingInterval: number
  /**
   * Milliseconds between requests. Proxies keep connections for 60 s: closing earlier here would cost a 502 now and then.
   */
  keepAliveTimeout: number
  /** Milliseconds without traffic in either direction, as with clients that never read. */
  idleTimeout: number
  /** Bytes of request line and headers. A token and a few cookies of other software on this host fit in. */
  maxHeaderSize: number
  /** A browser sends some 20 headers, proxies add a few. */
  maxHeadersCount: number
  /** Open connections at once: some 100 MB of memory at the most. */
  mostConnections: number
  /** Open connections from one address; a browser has 6. */
  mostConnectionsPerClient: number
}

export const serverLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
  idleTimeout: 90_000,
  maxHeaderSize: 16_384,
  maxHeadersCount: 100,
  mostConnections: 4096,
  mostConnectionsPerClient: 512,
}

/** Limits that Node has only for a running server, and one that it does not have at all. */
export function applyLimits(server: Server, limits: ServerLimits): void {
  server.maxHeadersCount = limits.maxHeadersCount
  server.setTimeout(limits.idleTimeout)
  server.maxConnections = limits.mostConnections
  // When the limit is reached, idle connections are closed.
  server.on('drop', () => server.closeIdleConnections())
  limitPerClient(server, limits.mostConnectionsPerClient)
}

function limitPerClient(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const client = groupOf(socket.remoteAddress ?? '')
    const count = (open.get(client) ?? 0) + 1
    if (count > most) return socket.destroy()
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
  })
}

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => unknown

/** No browser pipelines. A client that sends more at once than this is disconnected. */
const maxPipelined = 32

/** A listener that gets a connection's next request once the previous response has been handed to the network. */
export function serveInOrder(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Parameters<RequestListener>[]>()

  function begin(socket: Socket, [request, response]: Parameters<RequestListener>): void {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
      if (next) begin(socket, next)
      else waiting.delete(socket)
    })
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    const line = waiting.get(socket)
    if (!line) {
      waiting.set(socket, [])
      begin(socket, [request, response])
    } else if (line.length < maxPipelined) line.push([request, response])
    else socket.destroy()
  }
}

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

const unreadLimits: UnreadLimits = { bytes: 128 * 2 ** 20, bytesPerClient: 32 * 2 ** 20 }

export type UnreadResponses = ReturnType<typeof createUnreadResponses>

export function createUnreadResponses(limits: UnreadLimits = unreadLimits) {
  const all = countBytes()
  const clients = new Map<string, ByteCount>()
  return {
    /** Bytes held. */
    size: all.size,
    /**
     * Counts a response to a client until the returned function is called. Throws `DomainError('too-many-requests')` where
     * the client has not read its earlier responses, `DomainError('busy')` where all clients together have not.
     */
    hold(bytes: Uint8Array, client: string): () => void {
      const own = clients.get(client) ?? countBytes()
      if (!own.hasRoom(bytes, limits.bytesPerClient)) {
        const detail = 'Too many unread responses. Read them before sending more requests.'
        throw new DomainError('too-many-requests', detail, { retryAfterSeconds: 1 })
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
