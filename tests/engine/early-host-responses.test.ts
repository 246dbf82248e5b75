/** What the page's head has requested from a host in place of the worker's own requests. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchWithEarly } from '../../src/engine/early-host-responses.ts'
import type { EarlyResponse } from '../../src/engine/protocol.ts'

const url = 'https://host.test/league'
let page: EventTarget
let sent: string[]

beforeEach(() => {
  page = new EventTarget()
  sent = []
})
afterEach(() => vi.useRealTimers())

const open = () =>
  fetchWithEarly([url], page, async (input) => {
    sent.push(String(input))
    return new Response('its own')
  })

const pass = (data: unknown) => page.dispatchEvent(Object.assign(new Event('message'), { data }))
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const textOf = async (response: Promise<Response>) => (await response).text()
const early: EarlyResponse = { url, sent: [bytes('early'), { status: 404, headers: [['content-type', 'text/plain']] }] }

it('takes the response that the page has sent, or will send, once', async () => {
  const fetch = open()
  const first = fetch(url)
  pass(null)
  pass({ type: 'APPLY', path: ['listen'] })
  pass(early)
  const response = await first
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    404,
    'text/plain',
    'early',
  ])
  expect(sent).toEqual([])
  expect(await textOf(fetch(url))).toBe('its own')
  expect(await textOf(fetch('https://host.test/week'))).toBe('its own')
})

it.each([
  ['a failure', { url }],
  ['a redirect', { url, sent: [bytes(''), { status: 0, headers: [] }] }],
])('sends its own request after %s', async (_, message) => {
  const response = open()(url)
  pass(message)
  expect(await textOf(response)).toBe('its own')
})

it('waits no longer than its caller', async () => {
  const controller = new AbortController()
  const response = open()(url, { signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(response).rejects.toThrow('left')
  await expect(open()(url, { signal: controller.signal })).rejects.toThrow('left')
})

it('requests again what has become old while the engine waited for its turn', async () => {
  vi.useFakeTimers()
  const fetch = open()
  pass(early)
  vi.advanceTimersByTime(20_000)
  expect(await textOf(fetch(url))).toBe('its own')
})
