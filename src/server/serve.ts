/** Listens, and shuts down gracefully. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ErrorBody } from '../contract/progress.ts'
import { DomainError } from '../domain/errors.ts'
import { applyLimits, type ServerLimits, serveInOrder, serverLimits } from './client-bounds.ts'
import { errorResponse } from './errors.ts'
import { refuseConnection } from './refuse.ts'
import { apiHeaders } from './security-headers.ts'

/** Running requests have this long to end; a container is killed after ten seconds. */
const graceMilliseconds = 5000
const idleCheckMilliseconds = 50

export interface RunningServer {
  /** The address to open in a browser. */
  url: string
  /** Accepts no more requests, lets running ones end, and closes. */
  close(): Promise<void>
}

export interface ServeOptions {
  host: string
  /** 0: any free port. */
  port: number
  limits?: ServerLimits
}

/** A Hono app, or anything else that handles requests. */
interface App extends Partial<Replaying> {
  fetch(request: Request, env?: unknown): Response | Promise<Response>
}

export interface Replaying {
  /** Responds by itself where the response is known; false where it is not. */
  replay(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>
}

/**
 * Listens on an address; `localhost` means both of its addresses, IPv4 and IPv6. Throws `DomainError('bad-request')` where
 * the port is taken or may not be used.
 */
export async function serve(app: App, { host, port, limits = serverLimits }: ServeOptions): Promise<RunningServer> {
  const [first = host, second] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const main = await listen(app, first, port, limits)
  const taken = portOf(main)
  const servers = [main]
  if (second) {
    try {
      servers.push(await listen(app, second, taken, limits))
    } catch (error) {
      // A machine without IPv6 listens on the first address alone.
      if (codeOf((error as Error).cause) === 'EADDRINUSE') {
        await Promise.all(servers.map(close))
        throw error
      }
    }
  }
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${shown}:${taken}`,
    close: async () => {
      await Promise.all(servers.map(close))
    },
  }
}

function listen(app: App, hostname: string, port: number, limits: ServerLimits): Promise<Server> {
  return new Promise((resolve, reject) => {
    const listener = getRequestListener((request, env) => app.fetch(request, env), {
      hostname,
      errorHandler: unreadable,
    })
    // Node would reject a request without a host by itself, without our headers; the app does it instead.
    const server = createServer(
      { ...limits, requireHostHeader: false },
      serveInOrder(async (request, response) => {
        const replayed = app.replay?.(request, response) ?? false
        const isDone = typeof replayed === 'boolean' ? replayed : await replayed
        if (!isDone && !response.destroyed) listener(request, response)
      }),
    )
    server.on('checkExpectation', refuseExpectation)
    applyLimits(server, limits)
    server.on('clientError', refuseConnection)
    server.once('error', (cause) => reject(new DomainError('bad-request', reasonOf(cause, hostname, port), { cause })))
    server.listen(port, hostname, () => resolve(server))
  })
}

/** Node's own response to an unknown `Expect` lacks our headers. */
function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ detail: 'The server supports no such Expect header.' } satisfies ErrorBody)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(417, { ...headers, 'Cache-Control': 'no-store', ...apiHeaders }).end(body)
}

/** An invalid host or address, of which no `Request` can be made for the app. */
function unreadable(): Response {
  return errorResponse(400, 'The request cannot be read.', apiHeaders)
}

function reasonOf(cause: unknown, hostname: string, port: number): string {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the program using it, or choose another: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} needs elevated permissions. Choose one above 1023: PORT=4321 npm start`
    default:
      return `Cannot listen on ${hostname}, port ${port} (${codeOf(cause) || String(cause)}). Check HOST and PORT.`
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection is idle once its response is sent; Node itself would keep it open for the next request.
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds).unref()
    const late = setTimeout(() => server.closeAllConnections(), graceMilliseconds).unref()
    server.close(() => {
      clearInterval(idle)
      clearTimeout(late)
      resolve()
    })
  })
}

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException | undefined)?.code ?? ''
const portOf = (server: Server) => (server.address() as AddressInfo).port
