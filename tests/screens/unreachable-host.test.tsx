/** A host that can’t be reached: the whole story for the log, and one sentence on the screen. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type HostName, hostTitles } from '../../src/domain/identity.ts'
import { createHttpClient } from '../../src/hosts/shared/http-client.ts'
import { LeagueFailed } from '../../src/parts/league/LeagueStates.tsx'
import { failure } from '../../src/server/errors.ts'
import { errorOf } from '../support/error-of.ts'

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** As the screen of a league shows the server's response to a request that fails like this. */
async function show(host: HostName, fetch: typeof globalThis.fetch) {
  const http = createHttpClient(hostTitles[host], { fetch, retries: 0, timeoutMs: 20 })
  const error = await errorOf(
    http.send({ url: 'https://host.example', init: {}, what: 'league 4242', read: (response) => response.text() }),
  )
  const response = failure(error)
  const { detail } = (await response.json()) as { detail: string }
  const html = renderToStaticMarkup(
    <LeagueFailed host={host} failure={{ status: response.status, detail }} onRetry={() => {}} />,
  )
  return { message: error.message, text: textOf(html) }
}

const refused = async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }) })
}
const silent: typeof globalThis.fetch = (_url, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

describe.each(['espn', 'sleeper'] as const)('%s that can’t be reached', (host) => {
  it('is one sentence that says what to do, once', async () => {
    const { message, text } = await show(host, refused)
    expect(text.trim()).toBe(
      `Failed to load league data We can’t reach ${hostTitles[host]}. Check your connection and try again. Retry Back to Home`,
    )
    expect(message).toBe(
      `This computer seems to be offline: ${hostTitles[host]} can’t be reached (ENOTFOUND; league 4242).`,
    )
  })

  it('is another sentence where it takes too long', async () => {
    const { text } = await show(host, silent)
    expect(text.trim()).toBe(
      `Failed to load league data ${hostTitles[host]} took too long to respond. Try again in a minute. Retry Back to Home`,
    )
  })
})
