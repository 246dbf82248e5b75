/** What a page composes, over time. */
import { environmentManager, QueryClientProvider } from '@tanstack/react-query'
import { parseHTML } from 'linkedom'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallFailure } from '../../src/client/call-failure.ts'
import { currentAge, writeAge } from '../../src/contract/response-headers.ts'
import { callQuery, createQueryClient } from '../../src/stores/queries.ts'
import { type Composition, useComposed } from '../../src/stores/use-composed.ts'
import { apiResponse } from '../support/api-response.ts'
import { completedLeague } from '../support/completed.ts'

beforeEach(() => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
})

afterEach(() => vi.unstubAllGlobals())

function Page(composition: Composition<string>) {
  const state = useComposed(composition)
  return state.status === 'ready' ? state.data : state.status
}

function openPage() {
  const place = document.querySelector('main') as HTMLElement
  const root = createRoot(place)
  const client = createQueryClient()
  return {
    client,
    show(composition: Composition<string>) {
      const page = (
        <QueryClientProvider client={client}>
          <Page {...composition} />
        </QueryClientProvider>
      )
      flushSync(() => root.render(page))
    },
    text: () => place.textContent,
    hasFailed: () =>
      client
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.status === 'error'),
    async close() {
      flushSync(() => root.unmount())
      // React's own work after it still has the document.
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

async function fail(): Promise<string> {
  throw new CallFailure(500, 'Planned failure')
}

it('stays while newer data load, and where they fail to; another subject starts anew', async () => {
  const page = openPage()
  const subject = ['a league']
  page.show({ subject, version: [1], compose: async () => 'first' })
  await vi.waitFor(() => expect(page.text()).toBe('first'))
  const second = Promise.withResolvers<string>()
  page.show({ subject, version: [2], compose: () => second.promise })
  expect(page.text()).toBe('first')
  second.resolve('second')
  await vi.waitFor(() => expect(page.text()).toBe('second'))

  const third = { subject, version: [3], compose: fail }
  page.show(third)
  await vi.waitFor(() => expect(page.hasFailed()).toBe(true))
  page.show(third)
  expect(page.text()).toBe('second')
  page.show({ subject, version: [4], compose: async () => 'fourth' })
  await vi.waitFor(() => expect(page.text()).toBe('fourth'))

  page.show({ subject: ['another league'], version: [1], compose: fail })
  expect(page.text()).toBe('loading')
  await vi.waitFor(() => expect(page.text()).toBe('failed'))
  await page.close()
})

it('fails once a call cannot reach the server, which was tried again already', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const page = openPage()
  const compose = vi.fn(async () => {
    throw new CallFailure(0, 'Planned failure')
  })
  page.show({ subject: ['a league'], version: [1], compose })
  await vi.waitFor(() => expect(page.text()).toBe('failed'))
  expect(compose).toHaveBeenCalledTimes(1)
  await page.close()
})

it('stays while its league is being read again, and begins once it is read', async () => {
  const page = openPage()
  const subject = ['a league']
  page.show({ subject, version: [1], compose: async () => 'saved' })
  await vi.waitFor(() => expect(page.text()).toBe('saved'))
  page.show({ subject, version: [2], compose: null })
  expect(page.text()).toBe('saved')
  page.show({ subject, version: [2], compose: async () => 'read again' })
  await vi.waitFor(() => expect(page.text()).toBe('read again'))
  page.show({ subject: ['another league'], version: [1], compose: null })
  expect(page.text()).toBe('loading')
  await page.close()
})

/** A page of one call whose response is saved. The server's first response is this one, then it has a new name. */
async function openSaved(first: Response | Promise<Response>) {
  const responses = [first, apiResponse({ name: 'New' })]
  vi.stubGlobal('fetch', async () => responses.shift())
  vi.stubGlobal('localStorage', { getItem: () => null })
  const page = openPage()
  const data = { ...completedLeague(), name: 'Saved' }
  const savedAt = '2026-11-22T20:40:00.000Z'
  const saved = { status: 'ready', data, age: { ...currentAge('server'), savedAt } } as const
  page.client.setQueryData(callQuery('league', { id: 1 }).queryKey, saved, { updatedAt: Date.parse(savedAt) })
  page.show({
    subject: ['a league'],
    version: [1],
    compose: async (load) => (await load('league', { id: 1 }))?.name ?? 'nothing',
  })
  await vi.waitFor(() => expect(page.text()).not.toBe('loading'))
  return page
}

it('is composed of what is saved where the server is in trouble, and again when it is back', async () => {
  const page = await openSaved(apiResponse({ detail: 'Planned failure' }, { status: 500 }))
  expect(page.text()).toBe('Saved')
  await page.client.refetchQueries({ stale: true, predicate: ({ queryKey }) => queryKey[0] === 'composed' })
  await vi.waitFor(() => expect(page.text()).toBe('New'))
  await page.close()
})

it('is composed of what is saved before the responses arrive, and again of them', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const page = await openSaved(promise)
  expect(page.text()).toBe('Saved')
  resolve(apiResponse({ name: 'New' }))
  await vi.waitFor(() => expect(page.text()).toBe('New'))
  await page.close()
})

it('is not composed of what the server refuses', async () => {
  const page = await openSaved(apiResponse({ detail: 'Planned failure' }, { status: 403 }))
  await vi.waitFor(() => expect(page.text()).toBe('failed'))
  await page.close()
})

it('is composed again while its season is being read again, and of the newer response', async () => {
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const first = apiResponse({ name: 'Sunday' })
  writeAge(first.headers, { ...currentAge('server', '2026-11-08T23:20:00.000Z'), refreshing: true })
  const responses = [first, apiResponse({ name: 'Monday' })]
  vi.stubGlobal('fetch', async () => responses.shift())
  vi.stubGlobal('localStorage', { getItem: () => null })
  const page = openPage()
  const compose: Composition<string>['compose'] = async (load) => (await load('league', { id: 2 }))?.name ?? 'nothing'
  page.show({ subject: ['a league'], version: [1], compose })
  await vi.waitFor(() => expect(page.text()).toBe('Sunday'))
  expect(responses).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(page.text()).toBe('Monday'))
  expect(responses).toHaveLength(0)
  vi.useRealTimers()
  await page.close()
})
