import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Receiver } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import { type PostOptions, postMessage, UncertainDelivery } from '../../src/announce/post-message.ts'
import { readTarget } from '../../src/announce/read-target.ts'
import type { Webhook } from '../../src/book/webhook-schema.ts'
import { errorOf } from '../support/error-of.ts'

const address = 'https://hooks.example.org/services/s3cret?token=s3cret'
const secret = `whsec_${Buffer.from('a secret of some length').toString('base64')}`
const message = { id: 'weekly-7-2025-7', body: '{"week":7}' }
const target = (to: Webhook['to'] = 'discord', url = address) =>
  readTarget(
    { to, address: 'MY_HOOK', ...(to === 'json' ? { secret: 'MY_SECRET' } : {}) },
    { MY_HOOK: url, MY_SECRET: secret },
  )

/** Responses and errors in their order; the last one again and again. */
function post(to: Webhook['to'], outcomes: (Response | Error)[], options: PostOptions = {}) {
  const slept: number[] = []
  const left = [...outcomes]
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const outcome = left.length > 1 ? left.shift() : left[0]
    if (outcome instanceof Response) return outcome
    throw outcome
  })
  const sleep = async (milliseconds: number) => void slept.push(milliseconds)
  const posted = postMessage(target(to), message, { fetch, sleep, retries: 2, backoffMs: 1, ...options })
  return { posted, fetch, slept }
}

const status = (code: number, headers: Record<string, string> = {}) => new Response(null, { status: code, headers })
const networkError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`${code} ${address}`), { code }) })

describe('postMessage', () => {
  it('sends the body once, and follows no redirect', async () => {
    const { posted, fetch } = post('slack', [status(200)])
    await posted
    expect(fetch).toHaveBeenCalledTimes(1)
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(String(url)).toBe(address)
    expect(init).toMatchObject({ method: 'POST', body: message.body, redirect: 'manual' })
    expect(init?.headers).not.toHaveProperty('webhook-id')
  })

  it.each([429, 408, 500, 503])('tries again after status %i', async (code) => {
    const { posted, fetch } = post('discord', [status(code), status(204)])
    await posted
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('waits as long as Retry-After demands, and gives up if that is too long', async () => {
    const short = post('discord', [status(429, { 'retry-after': '7.5' }), status(204)])
    await short.posted
    expect(short.slept).toEqual([7500])
    const long = post('discord', [status(429, { 'retry-after': '3600' })])
    expect((await errorOf(long.posted)).message).toBe(
      'MY_HOOK (hooks.example.org) is rate limiting; try again in 3600 s.',
    )
    expect(long.fetch).toHaveBeenCalledTimes(1)
  })

  it.each([400, 401, 404, 413, 302])('does not retry a refusal with status %i', async (code) => {
    const { posted, fetch } = post('discord', [status(code)])
    const error = await errorOf(posted)
    expect(error.message).toContain(`MY_HOOK (hooks.example.org)`)
    expect(error.message).toContain(`status ${code}`)
    expect(error).not.toBeInstanceOf(UncertainDelivery)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([networkError('ECONNREFUSED'), networkError('ENOTFOUND'), networkError('CERT_HAS_EXPIRED')])(
    'retries without a connection',
    async (error) => {
      const { posted, fetch } = post('discord', [error])
      expect(await errorOf(posted)).not.toBeInstanceOf(UncertainDelivery)
      expect(fetch).toHaveBeenCalledTimes(3)
    },
  )

  it.each([networkError('ECONNRESET'), status(502), status(504)])(
    'repeats to a chat nothing that may have arrived; to a receiver that knows it by its id it does',
    async (outcome) => {
      const chat = post('discord', [outcome])
      expect(await errorOf(chat.posted)).toBeInstanceOf(UncertainDelivery)
      expect(chat.fetch).toHaveBeenCalledTimes(1)
      const receiver = post('json', [outcome, status(200)])
      await receiver.posted
      expect(receiver.fetch).toHaveBeenCalledTimes(2)
    },
  )

  it('has a limit of time', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    const error = await errorOf(postMessage(target(), message, { fetch, timeoutMs: 5 }))
    expect(error).toMatchObject({ kind: 'host-timeout' })
    expect(error).toBeInstanceOf(UncertainDelivery)
  })

  it('never contains the URL, in any part of an error', async () => {
    const outcomes = [status(404), status(302), status(500), status(502), networkError('ECONNRESET'), networkError('X')]
    for (const outcome of outcomes) {
      const error = await errorOf(post('discord', [outcome]).posted)
      expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain('s3cret')
    }
  })

  it('signs JSON so that a receiver can verify it', async () => {
    const requests: { headers: IncomingHttpHeaders; body: string }[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      requests.push({ headers: request.headers, body })
      response.writeHead(requests.length === 1 ? 503 : 204).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await postMessage(target('json', `http://127.0.0.1:${port}/hook`), message, { backoffMs: 1 })
    server.close()
    expect(requests).toHaveLength(2)
    for (const { headers, body } of requests) {
      expect(new Receiver(secret).verify(body, headers as Record<string, string>)).toEqual({ week: 7 })
      expect(headers['webhook-id']).toBe(message.id)
    }
    const [first] = requests
    const altered = () => new Receiver(secret).verify('{"week":8}', first?.headers as Record<string, string>)
    expect(altered).toThrow()
  })
})

describe('readTarget', () => {
  it.each([
    ['', 'MY_HOOK is not set'],
    ['s3cret', 'MY_HOOK: expected a URL'],
    ['http://hooks.example.org/s3cret', 'MY_HOOK: expected a URL'],
    ['https://me:s3cret@hooks.example.org/', 'MY_HOOK: expected a URL'],
    ['ftp://localhost/s3cret', 'MY_HOOK: expected a URL'],
  ])('refuses the address "%s" without repeating it', (text, expected) => {
    const read = () => readTarget({ to: 'slack', address: 'MY_HOOK' }, { MY_HOOK: text })
    expect(read).toThrow(expected)
    expect(read).not.toThrow('s3cret')
  })

  it('takes http at localhost', () => {
    expect(target('slack', 'http://localhost:9000/x').url.port).toBe('9000')
  })

  it.each(['', 'whsec_%%s3cret'])('refuses the secret "%s" without repeating it', (text) => {
    const webhook = { to: 'json', address: 'MY_HOOK', secret: 'MY_SECRET' } as const
    const read = () => readTarget(webhook, { MY_HOOK: address, MY_SECRET: text })
    expect(read).toThrow('MY_SECRET')
    expect(read).not.toThrow('s3cret')
  })
})
