import { environmentManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentAge, writeAge } from '../../src/contract/response-headers.ts'
import { browserQueryClient, callQuery, createQueryClient, prefetch } from '../../src/stores/queries.ts'
import { apiResponse } from '../support/api-response.ts'
import { completedLeague } from '../support/completed.ts'

interface Request {
  signal: AbortSignal
  respond: (response: Response) => void
  fail: (cause: unknown) => void
}

/** Requests whose responses the test releases. */
let requests: Request[]
let client: QueryClient
let nextLeague = 1

beforeEach(() => {
  requests = []
  client = createQueryClient()
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal(
    'fetch',
    vi.fn((_url: string, { signal }: { signal: AbortSignal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      signal.addEventListener('abort', () => reject(signal.reason))
      requests.push({ signal, respond: resolve, fail: reject })
      return promise
    }),
  )
})

afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As a component looks at a call. */
function look(id: number, from = client) {
  const observer = new QueryObserver(from, callQuery('league', { id }))
  const stop = observer.subscribe(() => {})
  return { observer, stop, result: () => observer.getCurrentResult() }
}

const settle = () => vi.advanceTimersByTimeAsync(1)
const loaded = (name: string) => ({ data: { status: 'ready', data: { name } } })

describe('a call', () => {
  it('is requested once, however many look at it', async () => {
    const id = nextLeague++
    const first = look(id)
    const second = look(id)
    requests[0]?.respond(apiResponse({ name: 'A' }))
    await settle()
    expect([first.result(), second.result()]).toMatchObject([loaded('A'), loaded('A')])
    expect(requests).toHaveLength(1)
  })

  it('that was requested before a component needs it is not requested again', async () => {
    const id = nextLeague++
    const early = prefetch('league', { id })
    requests[0]?.respond(apiResponse({ name: 'A' }))
    await settle()
    expect(await early).toMatchObject({ name: 'A' })
    const { result, stop } = look(id, browserQueryClient())
    expect(result()).toMatchObject(loaded('A'))
    stop()
    expect(requests).toHaveLength(1)
  })

  it('that failed before a component needs it reports it, and is not repeated', async () => {
    const id = nextLeague++
    const early = prefetch('league', { id })
    requests[0]?.respond(apiResponse({ detail: 'Not found' }, { status: 404 }))
    await settle()
    expect(await early).toBeUndefined()
    const { result, stop } = look(id, browserQueryClient())
    expect(result()).toMatchObject({ error: { status: 404 } })
    stop()
    expect(requests).toHaveLength(1)
  })

  it('is aborted when no component needs it any more, and requested again when one does', async () => {
    const id = nextLeague++
    const { stop } = look(id)
    await settle()
    stop()
    expect(requests[0]?.signal.aborted).toBe(true)
    look(id)
    await settle()
    expect(requests).toHaveLength(2)
  })

  it('is revalidated after a minute, as a season may be running', async () => {
    const id = nextLeague++
    const { stop } = look(id)
    requests[0]?.respond(apiResponse({ name: 'A' }))
    await settle()
    stop()
    await vi.advanceTimersByTimeAsync(58_000)
    look(id).stop()
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3000)
    look(id)
    await settle()
    expect(requests).toHaveLength(2)
  })

  it('shows the failure, and recovers on a retry', async () => {
    const { result, observer } = look(nextLeague++)
    requests[0]?.respond(apiResponse({ detail: 'Busy' }, { status: 503 }))
    await settle()
    expect(result()).toMatchObject({ status: 'error', error: { status: 503, detail: 'Busy' } })
    observer.refetch()
    await settle()
    requests[1]?.respond(apiResponse({ name: 'A' }))
    await settle()
    expect(result()).toMatchObject(loaded('A'))
  })

  it('is tried three times if the server cannot be reached', async () => {
    const { result } = look(nextLeague++)
    for (const milliseconds of [500, 2000, 1]) {
      requests.at(-1)?.fail(new TypeError('Failed to fetch'))
      await vi.advanceTimersByTimeAsync(milliseconds)
      await settle()
    }
    expect(requests).toHaveLength(3)
    expect(result()).toMatchObject({ status: 'error', error: { status: 0 } })
  })

  it('is polled while the server imports the league', async () => {
    const { result } = look(nextLeague++)
    const progress = { step: 'Week 3 of 17', week: 3, done: 4, total: 38 }
    const headers = { 'Retry-After': '1' }
    requests[0]?.respond(apiResponse({ status: 'importing', progress }, { status: 202, headers }))
    await settle()
    expect(result()).toMatchObject({ data: { status: 'loading', progress } })
    await vi.advanceTimersByTimeAsync(1000)
    requests[1]?.respond(apiResponse({ name: 'A', isPartial: true }))
    await settle()
    expect(result()).toMatchObject(loaded('A'))
    // Its weeks are still being read.
    await vi.advanceTimersByTimeAsync(2000)
    requests[2]?.respond(apiResponse({ name: 'whole' }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(result()).toMatchObject(loaded('whole'))
    expect(requests).toHaveLength(3)
  })

  it('is requested again while its season is being read again: after 2, 4 and 8 seconds, past the cache of the browser', async () => {
    const { result } = look(nextLeague++)
    const respond = async (name: string, refreshing: boolean) => {
      const response = apiResponse({ name })
      writeAge(response.headers, { ...currentAge('server', '2026-11-08T23:20:00.000Z'), refreshing })
      requests.at(-1)?.respond(response)
      await settle()
    }
    await respond('Sunday', true)
    expect(result()).toMatchObject(loaded('Sunday'))
    for (const [count, seconds] of [2, 4, 8].entries()) {
      await vi.advanceTimersByTimeAsync(1000 * seconds - 10)
      expect(requests).toHaveLength(count + 1)
      await vi.advanceTimersByTimeAsync(10)
      expect(requests).toHaveLength(count + 2)
      await respond(seconds === 8 ? 'Monday' : 'Sunday', seconds < 8)
    }
    expect(result()).toMatchObject(loaded('Monday'))
    await vi.advanceTimersByTimeAsync(50_000)
    expect(requests).toHaveLength(4)
    const caching = vi.mocked(fetch).mock.calls.map(([, init]) => init?.cache)
    expect(caching).toEqual([undefined, 'no-cache', 'no-cache', 'no-cache'])
  })

  describe('of a page whose league may change', () => {
    const [sunday, monday] = ['2026-11-08T23:20:00.000Z', '2026-11-09T23:20:00.000Z']
    const lookAtLeague = () => {
      const observer = new QueryObserver(client, callQuery('hostLeague', { host: 'espn', leagueId: '7' }))
      observer.subscribe(() => {})
      return () => observer.getCurrentResult()
    }
    const respond = async (request: Request | undefined, asOf: string, body: object = {}) => {
      const response = apiResponse({ hostLeagueId: 7, host: 'espn', season: 2026, finalWeek: 17, ...body })
      writeAge(response.headers, currentAge('server', asOf))
      request?.respond(response)
      await settle()
    }

    it('is requested each minute: the league alone, and the others once it was read again', async () => {
      lookAtLeague()
      const { result } = look(nextLeague++)
      const other = look(nextLeague++)
      await respond(requests[0], sunday, { phase: 'in-season' })
      await respond(requests[1], sunday, { name: 'Sunday' })
      await respond(requests[2], '2026-01-01T00:00:00.000Z', { name: 'another season' })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(requests).toHaveLength(4)
      await respond(requests[3], sunday, { phase: 'in-season' })
      expect(requests).toHaveLength(4)
      await vi.advanceTimersByTimeAsync(60_000)
      await respond(requests[4], monday, { phase: 'in-season' })
      expect(requests).toHaveLength(6)
      // A cache on the way has it as it was.
      await respond(requests[5], sunday, { name: 'Sunday' })
      expect(requests).toHaveLength(6)
      await vi.advanceTimersByTimeAsync(60_000)
      await respond(requests[6], monday, { phase: 'in-season' })
      expect(requests).toHaveLength(8)
      await respond(requests[7], monday, { name: 'Monday' })
      expect(result()).toMatchObject(loaded('Monday'))
      expect(other.result()).toMatchObject(loaded('another season'))
      expect(requests).toHaveLength(8)
      const caching = vi.mocked(fetch).mock.calls.map(([, init]) => init?.cache ?? 'default')
      expect([...new Set(caching.slice(3))]).toEqual(['no-cache'])
    })

    it.each([
      ['until the corrections of its last week are over', 'complete', '2027-01-10T00:00:00.000Z', 2],
      ['and not after them', 'complete', '2027-01-13T00:00:00.000Z', 1],
      ['before its draft, too', 'pre-draft', '2026-07-01T00:00:00.000Z', 2],
    ])('is requested again %s', async (_, phase, asOf, expected) => {
      lookAtLeague()
      await respond(requests[0], asOf, { phase })
      await vi.advanceTimersByTimeAsync(61_000)
      expect(requests).toHaveLength(expected)
    })
  })

  it.each([
    ['not requested where a finished season has a snapshot', null, 0],
    ['requested at once where a running season has a snapshot', 4, 1],
  ] as const)('is %s', async (_, throughWeek, expected) => {
    const id = nextLeague++
    const season = { host: 'espn', hostLeagueId: '101', season: 2025, leagueId: 1 } as const
    const snapshot = { ...season, name: 'A', hash: '', takenAt: '', throughWeek }
    const result = { status: 'ready', data: completedLeague(), age: currentAge('snapshot'), snapshot } as const
    client.setQueryData(callQuery('league', { id }).queryKey, result)
    look(id)
    await settle()
    expect(requests).toHaveLength(expected)
  })
})

describe('the document', () => {
  it('reports the cache time of a response, until a fresh one arrives or no component shows it', async () => {
    const { dataset } = document.documentElement
    const [older, newer] = [nextLeague++, nextLeague++].map((id) => look(id, browserQueryClient()))
    for (const [index, at] of ['2026-03-12T14:05:00.000Z', '2026-03-13T14:05:00.000Z'].entries())
      requests[index]?.respond(apiResponse({ name: 'cached' }, { headers: { 'x-saved-at': at } }))
    await settle()
    expect(dataset.savedAt).toBe('2026-03-12T14:05:00.000Z')
    older?.stop()
    expect(dataset.savedAt).toBe('2026-03-13T14:05:00.000Z')
    newer?.observer.refetch()
    await settle()
    requests[2]?.respond(apiResponse({ name: 'fresh' }))
    await settle()
    expect(dataset.savedAt).toBeUndefined()
    newer?.stop()
  })
})

describe('a call whose response the device has saved', () => {
  const savedAt = '2026-11-22T20:40:00.000Z'
  const match = vi.fn()
  const remove = vi.fn()
  const removeAll = vi.fn()
  const { dataset } = { dataset: {} as Record<string, string> }

  beforeEach(() => {
    for (const mock of [match, remove, removeAll]) mock.mockReset()
    match.mockImplementation(async () => apiResponse({ name: 'Saved' }, { headers: { 'x-saved-at': savedAt } }))
    vi.stubGlobal('caches', { match, open: async () => ({ delete: remove }), delete: removeAll })
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } })
    vi.stubGlobal('document', { documentElement: { dataset } })
    vi.stubEnv('PROD', true)
  })
  afterEach(() => void vi.unstubAllEnvs())

  it('shows it with its time until the response arrives', async () => {
    const { result, stop } = look(nextLeague++, browserQueryClient())
    await settle()
    expect(result()).toMatchObject({ ...loaded('Saved'), dataUpdatedAt: Date.parse(savedAt), fetchStatus: 'fetching' })
    expect(dataset).toEqual({ savedAt, updating: '' })
    requests[0]?.respond(apiResponse({ name: 'New' }))
    await settle()
    expect(result()).toMatchObject(loaded('New'))
    expect(dataset).toEqual({})
    stop()
  })

  it('keeps it, without the promise of newer ones, where the server cannot be reached', async () => {
    const { result, stop } = look(nextLeague++, browserQueryClient())
    for (const milliseconds of [500, 2000, 1]) {
      await settle()
      requests.at(-1)?.fail(new TypeError('Failed to fetch'))
      await vi.advanceTimersByTimeAsync(milliseconds)
    }
    await settle()
    expect(result()).toMatchObject({ ...loaded('Saved'), status: 'error', fetchStatus: 'idle' })
    expect(dataset).toEqual({ savedAt })
    stop()
  })

  it.each([[{}], [{ error: 'Bad gateway' }], [[]]])(
    'keeps it where other JSON comes in its place: %j',
    async (body) => {
      const { result, stop } = look(nextLeague++, browserQueryClient())
      await settle()
      requests[0]?.respond(Response.json(body))
      await settle()
      expect(result()).toMatchObject({ ...loaded('Saved'), error: { reason: 'down' } })
      expect(dataset).toEqual({ savedAt })
      stop()
    },
  )

  it('keeps it while the server imports the league', async () => {
    const { result } = look(nextLeague++)
    await settle()
    const progress = { step: 'Week 3 of 17', week: 3, done: 4, total: 38 }
    const headers = { 'Retry-After': '1' }
    requests[0]?.respond(apiResponse({ status: 'importing', progress }, { status: 202, headers }))
    await settle()
    expect(result()).toMatchObject(loaded('Saved'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toHaveLength(2)
  })

  it('goes on with the server’s import, and promises newer ones between its requests', async () => {
    const { result, stop } = look(nextLeague++, browserQueryClient())
    await settle()
    requests[0]?.respond(apiResponse({ status: 'importing' }, { status: 202, headers: { 'Retry-After': '5' } }))
    await settle()
    expect(result().fetchStatus).toBe('idle')
    expect(dataset).toEqual({ savedAt, updating: '' })
    stop()
  })

  describe('where the response is here before it is found', () => {
    let find: (saved: Response) => void
    beforeEach(() => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      find = resolve
      match.mockImplementation(() => promise.then((saved) => saved.clone()))
    })
    it('fails only once it is not found: a failure would replace the screen', async () => {
      const { result } = look(nextLeague++)
      await settle()
      requests[0]?.respond(Response.json({ error: 'Bad gateway' }))
      await settle()
      expect(result()).toMatchObject({ status: 'pending', error: null })
      find(apiResponse({ name: 'Saved' }, { headers: { 'x-saved-at': savedAt } }))
      await settle()
      expect(result()).toMatchObject({ ...loaded('Saved'), status: 'error' })
    })

    const findLate = async () => {
      await settle()
      find(apiResponse({ name: 'Saved' }, { headers: { 'x-saved-at': savedAt } }))
      await settle()
    }

    it('is not shown after the refusal', async () => {
      const { result, stop } = look(nextLeague++, browserQueryClient())
      requests[0]?.respond(apiResponse({ detail: 'Not found' }, { status: 404 }))
      await findLate()
      expect(result()).toMatchObject({ status: 'error', data: undefined, error: { status: 404 } })
      expect(dataset).toEqual({})
      stop()
    })

    it('asks again for what the server imports', async () => {
      const { result } = look(nextLeague++)
      requests[0]?.respond(apiResponse({ status: 'importing' }, { status: 202, headers: { 'Retry-After': '5' } }))
      await findLate()
      expect(result()).toMatchObject(loaded('Saved'))
      await vi.advanceTimersByTimeAsync(5000)
      expect(requests).toHaveLength(2)
    })
  })

  const savedWithTime = (at: string) =>
    match.mockImplementation(async () => apiResponse({ name: 'Saved' }, { headers: { 'x-saved-at': at } }))

  it('in the future, as by a slow clock, is not fresh: a composition waits for the response', async () => {
    savedWithTime('2999-01-01T00:00:00.000Z')
    const id = nextLeague++
    const { result } = look(id)
    await settle()
    expect(result()).toMatchObject(loaded('Saved'))
    const composed = client.fetchQuery(callQuery('league', { id }))
    requests[0]?.respond(apiResponse({ name: 'New' }))
    expect(await composed).toMatchObject({ data: { name: 'New' } })
  })

  it('is not shown without its time', async () => {
    savedWithTime('yesterday')
    const { result } = look(nextLeague++)
    await settle()
    expect(result().data).toBeUndefined()
  })

  it('leaves no note of it on the page that says why it is refused', async () => {
    const { result, stop } = look(nextLeague++, browserQueryClient())
    await settle()
    requests[0]?.respond(apiResponse({ detail: 'Not found' }, { status: 404 }))
    await settle()
    expect(result()).toMatchObject({ status: 'error' })
    expect(dataset).toEqual({})
    stop()
  })

  it('is read early with it, and requested nevertheless', async () => {
    expect(await prefetch('league', { id: nextLeague++ })).toMatchObject({ name: 'Saved' })
    expect(requests).toHaveLength(1)
  })

  it.each([
    [404, false],
    [401, true],
  ])('removes it when the server refuses it with %i, and everything without access: %s', async (status, all) => {
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {} })
    vi.stubGlobal('location', { pathname: '/login', search: '', assign: () => {} })
    const { result } = look(nextLeague++)
    await settle()
    requests[0]?.respond(apiResponse({ detail: 'Not found' }, { status }))
    await settle()
    expect(result()).toMatchObject({ status: 'error', error: { status } })
    expect(remove.mock.calls.length > 0).toBe(!all)
    expect(removeAll.mock.calls.length > 0).toBe(all)
  })

  it('is not looked up on a first visit, which has no worker', async () => {
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: null } })
    look(nextLeague++)
    await settle()
    expect(match).not.toHaveBeenCalled()
  })
})
