/** Requests that no browser sends, over a real connection. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../src/server/security-headers.ts'
import { type RunningServer, serve } from '../../src/server/serve.ts'
import { emptyServer, type TestServer } from './support/demo-server.ts'
import { type RawResponse, sendRaw } from './support/raw-request.ts'

let server: TestServer
let running: RunningServer
beforeAll(async () => {
  server = emptyServer()
  running = await serve(server.app, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await running.close()
  server.remove()
})

const send = (first: string, headers: string[] = [], body = '') =>
  sendRaw(running.url, [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n'))
const detailOf = ({ body }: RawResponse) => (JSON.parse(body) as { detail: string }).detail

function expectRefusal(response: RawResponse, status: number, words: RegExp): void {
  expect([response.status, detailOf(response)]).toEqual([status, expect.stringMatching(words)])
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  for (const [name, value] of Object.entries({ ...securityHeaders.everywhere, ...securityHeaders.api })) {
    if (name !== 'Content-Security-Policy') expect([name, response.headers.get(name)]).toEqual([name, value])
  }
}

describe('the server', () => {
  it('responds to an ordinary request', async () => {
    expect((await send('GET /healthz')).status).toBe(200)
    expect(
      (
        await send(
          'GET /healthz',
          Array.from({ length: 98 }, (_, n) => `X-${n}: 1`),
        )
      ).status,
    ).toBe(200)
    expect((await send(`GET /healthz?${'x'.repeat(3900)}`)).status).toBe(200)
    expect((await send('GET /healthz', ['Content-Length: 0'])).status).toBe(200)
  })

  it('responds 400 without a host, and 417 to an invalid expectation, with its headers', async () => {
    expectRefusal(await sendRaw(running.url, 'GET /healthz HTTP/1.1\r\n\r\n'), 400, /no Host header/)
    expectRefusal(await send('GET /healthz', ['Expect: cake']), 417, /supports no such Expect header/)
    expect((await sendRaw(running.url, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200)
  })

  it('responds 431 to too long or too many headers', async () => {
    expectRefusal(await send('GET /healthz', [`X-Long: ${'x'.repeat(20_000)}`]), 431, /too long/)
    expectRefusal(await send('GET /healthz', [`Cookie: ${'x'.repeat(2_000_000)}`]), 431, /too long/)
    expectRefusal(
      await send(
        'GET /healthz',
        Array.from({ length: 150 }, (_, n) => `X-${n}: 1`),
      ),
      431,
      /too many/,
    )
  })

  it('responds 414 to a too long URL, of any length', async () => {
    for (const length of [4200, 10_000, 30_000, 1_000_000]) {
      expectRefusal(await send(`GET /${'x'.repeat(length)}`), 414, /longer than 4096 characters/)
      expectRefusal(await send(`GET /api/v1/players/search?query=${'x'.repeat(length)}`), 414, /longer than 4096/)
    }
  })

  it('responds 405 with the allowed methods to every other method, known or not', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'BREW', 'get']) {
      const response = await send(`${method} /api/v1/leagues/`)
      expectRefusal(response, 405, /Use GET/)
      expect([method, response.headers.get('Allow')]).toEqual([method, 'GET, HEAD, OPTIONS'])
    }
  })

  it('takes no body, and does not wait for one', async () => {
    const endless = ['Content-Length: 1000000000']
    const question = await sendRaw(running.url, `GET /healthz HTTP/1.1\r\nHost: a\r\n${endless}\r\n\r\nthe first bytes`)
    expectRefusal(question, 413, /have a body/)
    expectRefusal(await send('GET /healthz', ['Transfer-Encoding: chunked'], '3\r\nabc\r\n'), 413, /have a body/)
    expectRefusal(await send('POST /api/v1/leagues/', endless, '{"half'), 405, /Use GET/)
  })

  it('responds 400 to an invalid request, and closes the connection', async () => {
    for (const bytes of [
      'hello\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
      'GET /..\\..\\etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n',
    ]) {
      const response = await sendRaw(running.url, bytes.replace('a b\r\n', 'a b\r\nConnection: close\r\n'))
      expect([bytes, response.status]).toEqual([bytes, bytes.startsWith('hello') ? 405 : 400])
      expect(response.body).not.toMatch(/Error|\/work|node:/)
    }
  })
})
