/** How often a page is composed from its responses. */
import { QueryClientProvider } from '@tanstack/react-query'
import { parseHTML } from 'linkedom'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LoadResponse } from '../../../src/client/calls.ts'
import { currentAge } from '../../../src/contract/response-headers.ts'
import { SeasonPage } from '../../../src/parts/recap/SeasonPage.tsx'
import { callKey, createQueryClient } from '../../../src/stores/queries.ts'
import { completedLeague } from '../../support/completed.ts'

const key = { host: 'espn', leagueId: '4242', season: 2025 } as const
const slow = { leagueId: 7, season: 2025 }

beforeEach(() => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
})

afterEach(() => vi.unstubAllGlobals())

/** Opens a page of a league and of its table, which is slow where it is not here already. Calls back with what was composed. */
async function openPage(isHere: boolean, use: (composed: string[], text: () => string) => Promise<void>) {
  const client = createQueryClient()
  const response = (data: unknown) => ({ status: 'ready', data, age: currentAge('server') }) as const
  client.setQueryData(callKey('hostLeague', key), response(completedLeague({ id: slow.leagueId, season: 2025 })))
  if (isHere) client.setQueryData(callKey('standings', slow), response({ standings: [] }))
  const composed: string[] = []
  async function compose(_key: unknown, _id: number, load: LoadResponse) {
    const what = (await load('standings', slow)) ? 'with the table' : 'without the table'
    composed.push(what)
    return what
  }
  const place = document.querySelector('main') as HTMLElement
  const root = createRoot(place)
  const page = (
    <QueryClientProvider client={client}>
      <SeasonPage
        kind="test"
        parameters={{ host: key.host, leagueId: key.leagueId }}
        query={new URLSearchParams({ season: String(key.season) })}
        compose={compose}
        later={['standings']}
        Loading={() => 'loading'}
      >
        {(text) => text}
      </SeasonPage>
    </QueryClientProvider>
  )
  flushSync(() => root.render(page))
  await use(composed, () => place.textContent)
  flushSync(() => root.unmount())
  // React's own work after it still has the document.
  await new Promise((resolve) => setImmediate(resolve))
}

it('is once if its slow responses are here', () =>
  openPage(true, async (composed, text) => {
    await vi.waitFor(() => expect(text()).toBe('with the table'))
    expect(composed).toEqual(['with the table'])
  }))

it('is first without the slow responses that it waits for', async () => {
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  await openPage(false, async (composed, text) => {
    await vi.waitFor(() => expect(text()).toBe('without the table'))
    response.resolve(Response.json({ standings: [] }))
    await vi.waitFor(() => expect(text()).toBe('with the table'))
    expect(composed).toEqual(['without the table', 'with the table'])
  })
})
