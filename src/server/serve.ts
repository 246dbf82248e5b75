/** Listening, and ending in good order. */
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import { Problem } from '../domain/errors.ts'

/** Running calls get this long to end. */
const graceMilliseconds = 3000

export interface RunningServer {
  /** Where to open it. */
  url: string
  /** Takes no more calls, lets running ones end, and closes. */
  close(): Promise<void>
}

/**
 * Listens on an address; `localhost` means both of its addresses, IPv4 and IPv6. Throws `Problem('bad-request')` where
 * the port is taken or may not be used.
 */
export async function serve(app: Hono, { host, port }: { host: string; port: number }): Promise<RunningServer> {
  const [first = host, second] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const main = await listen(app, first, port)
  const taken = portOf(main)
  const servers = [main]
  if (second) {
    try {
      servers.push(await listen(app, second, taken))
    } catch (problem) {
      // A machine without IPv6 answers on the first address alone.
      if (codeOf((problem as Error).cause) === 'EADDRINUSE') {
        await Promise.all(servers.map(close))
        throw problem
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

function listen(app: Hono, hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch: app.fetch, hostname })
    server.once('error', (cause) => reject(new Problem('bad-request', reasonOf(cause, hostname, port), { cause })))
    server.listen(port, hostname, () => resolve(server))
  })
}

function reasonOf(cause: unknown, hostname: string, port: number): string {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one above 1023: PORT=4321 npm start`
    default:
      return `Cannot listen on ${hostname}, port ${port} (${codeOf(cause) || String(cause)}). Check HOST and PORT.`
  }
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, graceMilliseconds).unref()
  })
}

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException | undefined)?.code ?? ''
const portOf = (server: ServerType) => (server.address() as AddressInfo).port
