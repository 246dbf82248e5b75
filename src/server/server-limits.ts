/** Limits of connections, so that no client starves the others. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { groupOf } from './client.ts'

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
