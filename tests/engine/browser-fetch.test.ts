import { describe, expect, it } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import { fetchFromBrowser } from '../../src/engine/browser-fetch.ts'
import { describeFailure, describeForLog } from '../../src/engine/describe-failure.ts'
import { unreadableResponse } from '../../src/hosts/shared/unreadable-response.ts'

const address = 'https://espn.example/leagues/1'
const always = 'https://espn.example/seasons/2025'
const browser = { host: 'espn', isOnline: () => true, always: () => always } as const
const unreadable = new TypeError('Failed to fetch')

/** The request that the browser would send. */
function recording(response: (init: RequestInit) => Response) {
  const sent: RequestInit[] = []
  const fetch: typeof globalThis.fetch = async (_input, init = {}) => {
    sent.push(init)
    return response(init)
  }
  return { fetch, sent }
}

describe('asking ESPN from a browser', () => {
  it('sends no cookies and no referrer', async () => {
    const { fetch, sent } = recording(() => Response.json({}))
    await fetchFromBrowser({ ...browser, fetch })(address, {
      headers: { accept: 'application/json' },
    })
    expect(sent).toEqual([
      { headers: { accept: 'application/json' }, credentials: 'omit', referrerPolicy: 'no-referrer' },
    ])
  })

  it('reports that the device is offline', async () => {
    const { fetch } = recording(() => {
      throw unreadable
    })
    const asking = fetchFromBrowser({ ...browser, fetch, isOnline: () => false })(address)
    await expect(asking).rejects.toThrow('You’re offline.')
  })

  it('distinguishes an ESPN that blocks responses from one that is unreachable', async () => {
    const hidden = recording(({ mode }) => {
      if (mode === 'no-cors') return new Response(null)
      throw unreadable
    })
    const refused = fetchFromBrowser({ ...browser, fetch: hidden.fetch })(address)
    await expect(refused).rejects.toThrow(
      /^This browser can’t read ESPN’s responses\. Your network may want you to sign in .* npm start/,
    )
    const once: typeof fetch = async (input, init = {}) => {
      if (init.mode === 'no-cors' || input === always) return new Response(null)
      throw unreadable
    }
    const trouble = fetchFromBrowser({ ...browser, fetch: once })(address)
    await expect(trouble).rejects.toMatchObject({
      name: 'DomainError',
      message: expect.stringMatching(/try again in a minute/),
    })
    const away = recording(() => {
      throw unreadable
    })
    await expect(fetchFromBrowser({ ...browser, fetch: away.fetch })(address)).rejects.toBe(unreadable)
  })

  it('names the host, and mentions private leagues if the host has them', async () => {
    const once: typeof fetch = async (input, init = {}) => {
      if (init.mode === 'no-cors' || input === always) return new Response(null)
      throw unreadable
    }
    const ofEspn = fetchFromBrowser({ ...browser, fetch: once })(address)
    await expect(ofEspn).rejects.toThrow(/^ESPN blocked this request.* open it from a file/)
    const ofSleeper = fetchFromBrowser({ ...browser, host: 'sleeper', fetch: once })(address)
    await expect(ofSleeper).rejects.toThrow(/^Sleeper blocked this request.* try again in a minute\.$/)
  })

  it('does not take a time limit that passes meanwhile for a refusal', async () => {
    const limit = new AbortController()
    const { signal } = limit
    const slow: typeof fetch = async (input, { mode } = {}) => {
      if (mode === 'no-cors') return new Response(null)
      if (input === always) limit.abort()
      throw unreadable
    }
    await expect(fetchFromBrowser({ ...browser, fetch: slow })(address, { signal })).rejects.toBe(unreadable)
  })
})

describe('failures as a page sees them', () => {
  it('are a sentence with a code, and in the log the path and ESPN’s view', () => {
    const problem = 'settings.name: expected string, found 1.'
    const failure = unreadableResponse('espn', 'League 1, season 2026, league.json', problem)
    expect(describeForLog(failure)).toMatch(
      /^League 1, season 2026, league\.json: settings\.name: expected string, found 1\. \[ESPN-\w{4}\] \(ESPN's view mSettings\)$/,
    )
    expect(describeFailure(failure).detail).toMatch(/^ESPN sent data in an unexpected format\. .* code ESPN-\w{4}\.$/)
  })

  it('have a server’s statuses, and no advice for servers', () => {
    expect(describeFailure(new DomainError('private-league', 'set ESPN_S2'))).toMatchObject({ status: 403 })
    expect(describeFailure(new DomainError('private-league', 'set ESPN_S2')).detail).not.toContain('ESPN_S2')
    expect(describeFailure(new Error('x is undefined'))).toMatchObject({ status: 500 })
    expect(describeFailure(new Error('x is undefined')).detail).not.toContain('undefined')
  })
})
