/** Host names of requests: a page of another site whose name resolves to this machine can read nothing. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hostsOf } from '../../src/server/allowed-hosts.ts'
import { apiHeaders } from '../../src/server/security-headers.ts'
import { type RunningServer, serve } from '../../src/server/serve.ts'
import { demoServer, type TestServer } from '../server/support/demo-server.ts'
import { sendRaw } from '../server/support/raw-request.ts'

let server: TestServer
let running: RunningServer
beforeAll(async () => {
  server = await demoServer()
})
afterEach(() => running.close())
afterAll(() => server.remove())

async function ask(name: string, rules: Partial<Parameters<typeof hostsOf>[0]> = {}, target = '/api/v1/leagues/') {
  const hosts = hostsOf({ host: 'localhost', allowed: null, trustedProxies: 0, ...rules })
  running = await serve(server.build({ hosts }), { host: '127.0.0.1', port: 0 })
  return sendRaw(running.url, `GET ${target} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
}

describe('a server on localhost', () => {
  it.each(['evil.example', 'evil.example:4321', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'])(
    'tells nothing to whoever asks for %s',
    async (name) => {
      const { status, headers, body } = await ask(name)
      const shown = name.replace(/:\d+$/, '')
      expect([status, body]).toEqual([
        421,
        `{"detail":"Unknown host name ${shown}. To allow it, set ALLOWED_HOSTS=${shown}"}`,
      ])
      for (const [header, value] of Object.entries(apiHeaders)) expect(headers.get(header)?.trim()).toBe(value)
    },
  )

  it('tells nothing to whoever names another host in the request line, from which addresses in pages are made', async () => {
    const { status, body } = await ask('localhost', {}, 'http://evil.example/api/v1/leagues/')
    expect([status, body]).toEqual([421, expect.stringContaining('Unknown host name evil.example.')])
  })

  it.each(['localhost', 'localhost:4321', 'LOCALHOST:4321', 'localhost.', '127.0.0.1:4321', '[::1]:4321'])(
    'answers to %s',
    async (name) => expect((await ask(name)).status).toBe(200),
  )

  it('accepts its configured names', async () => {
    expect((await ask('league.example:8443', { allowed: ['League.example'] })).status).toBe(200)
  })

  it('leaves names to a proxy in front of it', async () => {
    expect((await ask('league.example', { trustedProxies: 1 })).status).toBe(200)
  })
})

describe('a server that others reach', () => {
  it('accepts any name by default', async () => {
    expect((await ask('league.example', { host: '0.0.0.0' })).status).toBe(200)
    await running.close()
    expect((await ask('evil.example', { host: '0.0.0.0', allowed: ['league.example'] })).status).toBe(421)
    await running.close()
    // A container's own health check.
    expect((await ask('127.0.0.1:4321', { host: '0.0.0.0', allowed: ['league.example'] })).status).toBe(200)
  })
})
