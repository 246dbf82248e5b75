import { environmentManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserQueryClient, callQuery, createQueryClient, prefetch } from '../../src/stores/queries.ts'
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
const loaded = (name: string) => ({ data: { kind: 'loaded', data: { name } } })

describe('a call', () => {
  it('is requested once, however many look at it', async () => {
    const id = nextLeague++
    const first = look(id)
    const second = look(id)
    requests[0]?.respond(Response.json({ name: 'A' }))
    await settle()
    expect([first.result(), second.result()]).toMatchObject([loaded('A'), loaded('A')])
    expect(requests).toHaveLength(1)
  })

  it('that was requested before a component needs it is not requested again', async () => {
    const id = nextLeague++
    const early = prefetch('league', { id })
    requests[0]?.respond(Response.json({ name: 'A' }))
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
    requests[0]?.respond(Response.json({ detail: 'Not found' }, { status: 404 }))
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
    requests[0]?.respond(Response.json({ name: 'A' }))
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
    requests[0]?.respond(Response.json({ detail: 'Busy' }, { status: 503 }))
    await settle()
    expect(result()).toMatchObject({ status: 'error', error: { status: 503, detail: 'Busy' } })
    observer.refetch()
    await settle()
    requests[1]?.respond(Response.json({ name: 'A' }))
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
    requests[0]?.respond(Response.json({ status: 'importing', progress }, { status: 202, headers }))
    await settle()
    expect(result()).toMatchObject({ data: { kind: 'importing', progress } })
    await vi.advanceTimersByTimeAsync(1000)
    requests[1]?.respond(Response.json({ name: 'A', isPartial: true }))
    await settle()
    expect(result()).toMatchObject(loaded('A'))
    // Its weeks are still being read.
    await vi.advanceTimersByTimeAsync(2000)
    requests[2]?.respond(Response.json({ name: 'whole' }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(result()).toMatchObject(loaded('whole'))
    expect(requests).toHaveLength(3)
  })

  it.each([
    ['not requested where a finished season has a snapshot', null, 0],
    ['requested at once where a running season has a snapshot', 4, 1],
  ] as const)('is %s', async (_, throughWeek, expected) => {
    const id = nextLeague++
    const season = { host: 'espn', hostLeagueId: '101', season: 2025, leagueId: 1 } as const
    const snapshot = { ...season, name: 'A', hash: '', takenAt: '', throughWeek }
    const result = { kind: 'loaded', data: completedLeague(), snapshot } as const
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
      requests[index]?.respond(Response.json({ name: 'cached' }, { headers: { 'x-saved-at': at } }))
    await settle()
    expect(dataset.savedAt).toBe('2026-03-12T14:05:00.000Z')
    older?.stop()
    expect(dataset.savedAt).toBe('2026-03-13T14:05:00.000Z')
    newer?.observer.refetch()
    await settle()
    requests[2]?.respond(Response.json({ name: 'fresh' }))
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
    match.mockImplementation(async () => Response.json({ name: 'Saved' }, { headers: { 'x-saved-at': savedAt } }))
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
    requests[0]?.respond(Response.json({ name: 'New' }))
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
    requests[0]?.respond(Response.json({ status: 'importing', progress }, { status: 202, headers }))
    await settle()
    expect(result()).toMatchObject(loaded('Saved'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toHaveLength(2)
  })

  it('goes on with the server’s import, and promises newer ones between its requests', async () => {
    const { result, stop } = look(nextLeague++, browserQueryClient())
    await settle()
    requests[0]?.respond(Response.json({ status: 'importing' }, { status: 202, headers: { 'Retry-After': '5' } }))
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
      find(Response.json({ name: 'Saved' }, { headers: { 'x-saved-at': savedAt } }))
      await settle()
      expect(result()).toMatchObject({ ...loaded('Saved'), status: 'error' })
    })

    const findLate = async () => {
      await settle()
      find(Response.json({ name: 'Saved' }, { headers: { 'x-saved-at': savedAt } }))
      await settle()
    }

    it('is not shown after the refusal', async () => {
      const { result, stop } = look(nextLeague++, browserQueryClient())
      requests[0]?.respond(Response.json({ detail: 'Not found' }, { status: 404 }))
      await findLate()
      expect(result()).toMatchObject({ status: 'error', data: undefined, error: { status: 404 } })
      expect(dataset).toEqual({})
      stop()
    })

    it('asks again for what the server imports', async () => {
      const { result } = look(nextLeague++)
      requests[0]?.respond(Response.json({ status: 'importing' }, { status: 202, headers: { 'Retry-After': '5' } }))
      await findLate()
      expect(result()).toMatchObject(loaded('Saved'))
      await vi.advanceTimersByTimeAsync(5000)
      expect(requests).toHaveLength(2)
    })
  })

  const savedWithTime = (at: string) =>
    match.mockImplementation(async () => Response.json({ name: 'Saved' }, { headers: { 'x-saved-at': at } }))

  it('in the future, as by a slow clock, is not fresh: a composition waits for the response', async () => {
    savedWithTime('2999-01-01T00:00:00.000Z')
    const id = nextLeague++
    const { result } = look(id)
    await settle()
    expect(result()).toMatchObject(loaded('Saved'))
    const composed = client.fetchQuery(callQuery('league', { id }))
    requests[0]?.respond(Response.json({ name: 'New' }))
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
    requests[0]?.respond(Response.json({ detail: 'Not found' }, { status: 404 }))
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
    requests[0]?.respond(Response.json({ detail: 'Not found' }, { status }))
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
