/** Clients that hold connections without using them are disconnected, and do not block others. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { applyLimits, type ServerLimits, serverLimits } from '../../src/server/client-bounds.ts'
import { type RunningServer, serve } from '../../src/server/serve.ts'
import { openConnection, type RawConnection, readRaw } from './support/raw-request.ts'

const app = new Hono().get('/', (context) => context.text('here'))
/** The same limits as in production, only sooner. */
const soon: Partial<ServerLimits> = { headersTimeout: 150, requestTimeout: 200, connectionsCheckingInterval: 50 }

let running: RunningServer
afterEach(() => running.close())

async function start(limits: Partial<ServerLimits>): Promise<string> {
  running = await serve(app, { host: '127.0.0.1', port: 0, limits: { ...serverLimits, ...limits } })
  return running.url
}
const open = (url: string, count: number) => Promise.all(Array.from({ length: count }, () => openConnection(url)))
const hasResponse = async (url: string) => (await fetch(url, { headers: { Connection: 'close' } })).status === 200

const half = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '

describe('half a request', () => {
  it('does not block other clients, in any number', async () => {
    // With the limits of production no holder is disconnected meanwhile.
    const url = await start({})
    const holders = await open(url, 300)
    for (const { socket } of holders) socket.write(half)
    for (let turn = 0; turn < 20; turn++) expect(await hasResponse(url)).toBe(true)
    expect(holders.every(({ socket }) => socket.writable)).toBe(true)
    for (const { socket } of holders) socket.destroy()
  })

  it('ends with 408', async () => {
    const url = await start(soon)
    const holders = await open(url, 300)
    for (const { socket } of holders) socket.write(half)
    // An occasional byte does not keep the connection open.
    const dribble = setInterval(() => {
      for (const { socket } of holders) if (socket.writable) socket.write('x')
    }, 20)
    const responses = (await Promise.all(holders.map(({ ended }) => ended))).map(readRaw)
    clearInterval(dribble)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([408]))
    expect(responses[0]?.body).toBe('{"detail":"The request took too long to arrive."}')
    expect(await hasResponse(url)).toBe(true)
  })

  it('includes a connection without any data', async () => {
    const url = await start(soon)
    const silent = await open(url, 50)
    await Promise.all(silent.map(({ ended }) => ended))
    expect(await hasResponse(url)).toBe(true)
  })
})

describe('a keep-alive connection', () => {
  it('is closed when idle', async () => {
    const url = await start({ keepAliveTimeout: 50 })
    const { socket, ended } = await openConnection(url)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(readRaw(await ended)).toMatchObject({ status: 200, body: 'here' })
  })

  it('is closed if the client never reads its response', async () => {
    const size = 32 * 2 ** 20
    const { promise: closed, resolve: onClose } = Promise.withResolvers<void>()
    const large = new Hono<{ Bindings: HttpBindings }>().get('/', (context) => {
      context.env.outgoing.once('close', onClose)
      return context.body(Buffer.alloc(size))
    })
    running = await serve(large, { host: '127.0.0.1', port: 0, limits: { ...serverLimits, idleTimeout: 100 } })
    const { socket, ended } = await openConnection(running.url)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await closed
    // No more data will arrive.
    socket.resume()
    expect((await ended).length).toBeLessThan(size)
  })
})

describe('very many connections', () => {
  it('are refused to one client beyond its share, and free again when it ends some', async () => {
    const url = await start({ mostConnectionsPerClient: 5 })
    const kept = await open(url, 5)
    const refused = await openConnection(url)
    expect(await refused.ended).toBe('')
    kept[0]?.socket.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(readRaw((await kept[0]?.ended) ?? '').status).toBe(200)
    await expect.poll(() => hasResponse(url).catch(() => false)).toBe(true)
    for (const { socket } of kept) socket.destroy()
  })

  it('make room for new ones when idle', async () => {
    const url = await start({ mostConnections: 5 })
    const idle: RawConnection[] = []
    for (let count = 0; count < 5; count++) {
      const connection = await openConnection(url)
      connection.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      await once(connection.socket, 'data')
      idle.push(connection)
    }
    await expect.poll(() => hasResponse(url).catch(() => false)).toBe(true)
    await Promise.all(idle.map(({ ended }) => ended))
  })
})

describe('the limits in production', () => {
  it('are those of the server that listens', () => {
    const server = createServer(serverLimits)
    applyLimits(server, serverLimits)
    expect(server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
      timeout: 90_000,
      maxHeadersCount: 100,
      maxConnections: 4096,
    })
  })
})
