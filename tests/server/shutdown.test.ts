/** How the real server ends: a process that gets SIGTERM while it is being used. */
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { openConnection, readRaw } from './support/raw-request.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

let server: ServerProcess
afterEach(() => server.remove())

const patiently = { timeout: 40_000 }
const question = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`
const isListening = (url: string) =>
  openConnection(url).then(
    ({ socket }) => Boolean(socket.destroy()),
    () => false,
  )

describe('SIGTERM', { timeout: 60_000 }, () => {
  it('completes running requests, and ends idle connections and then the process', async () => {
    server = await startServer()
    const idle = await openConnection(server.url)
    idle.socket.write(`${question('/healthz')}\r\n`)
    await once(idle.socket, 'data')
    const begun = await openConnection(server.url)
    begun.socket.write(question('/api/v1/leagues/'))
    // Its bytes have arrived once a later request has a response.
    await fetch(`${server.url}/healthz`)

    server.child.kill('SIGTERM')
    await expect.poll(() => isListening(server.url), patiently).toBe(false)
    await idle.ended
    begun.socket.write('\r\n')
    const response = readRaw(await begun.ended)
    expect([response.status, response.body, response.headers.get('Connection')]).toEqual([200, '[]', 'close'])
    expect(await server.ended).toMatchObject({ code: 0 })
  })
})
