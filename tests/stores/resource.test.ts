import { cleanStores } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callUrl } from '../../src/client/urls.ts'
import { resource, takePageAnswer } from '../../src/stores/resource.ts'

let nextLeague = 1

/** A fetch whose answers come when the test says so. */
function stubFetch() {
  const calls: { signal: AbortSignal; answer: (response: Response) => void; fail: (cause: unknown) => void }[] = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise<Response>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          calls.push({ signal, answer: resolve, fail: reject })
        }),
    ),
  )
  return calls
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('resource', () => {
  it('asks once for the same call, however many look', async () => {
    const calls = stubFetch()
    const id = nextLeague++
    const first = resource('league', { id })
    const states: string[] = []
    const stop = first.$state.subscribe(({ status }) => states.push(status))
    resource('league', { id }).$state.subscribe(() => {})
    expect(calls).toHaveLength(1)
    calls[0]?.answer(Response.json({ name: 'A' }))
    await vi.waitFor(() => expect(first.$state.get()).toMatchObject({ status: 'ready', data: { name: 'A' } }))
    expect(states).toEqual(['loading', 'ready'])
    stop()
    cleanStores(first.$state)
    first.$state.subscribe(() => {})
    expect(calls).toHaveLength(1)
  })

  it('aborts a call that nobody waits for, and asks again when somebody does', () => {
    const calls = stubFetch()
    const { $state } = resource('league', { id: nextLeague++ })
    $state.subscribe(() => {})
    cleanStores($state)
    expect(calls[0]?.signal.aborted).toBe(true)
    expect($state.get().status).toBe('loading')
    $state.subscribe(() => {})
    expect(calls.length).toBeGreaterThan(1)
  })

  it('shows what the page was built with as soon as that is known, also where somebody asked before', async () => {
    const calls = stubFetch()
    const id = nextLeague++
    const { $state } = resource('league', { id })
    $state.subscribe(() => {})
    takePageAnswer(callUrl('league', { id }), { data: { name: 'built' } })
    expect($state.get()).toMatchObject({ status: 'ready', data: { name: 'built' } })
    calls[0]?.fail(new TypeError('offline'))
    await new Promise((resolve) => setImmediate(resolve))
    expect($state.get()).toMatchObject({ status: 'ready', data: { name: 'built' } })
  })

  it('keeps the newest answer when an older one comes late', async () => {
    const calls = stubFetch()
    const { $state, reload } = resource('league', { id: nextLeague++ })
    $state.subscribe(() => {})
    reload()
    calls[1]?.answer(Response.json({ name: 'new' }))
    calls[0]?.answer(Response.json({ name: 'old' }))
    await vi.waitFor(() => expect($state.get()).toMatchObject({ status: 'ready', data: { name: 'new' } }))
  })

  it('says what failed and recovers on reload', async () => {
    const calls = stubFetch()
    const { $state, reload } = resource('league', { id: nextLeague++ })
    $state.subscribe(() => {})
    calls[0]?.answer(Response.json({ detail: 'Busy' }, { status: 503 }))
    await vi.waitFor(() => expect($state.get()).toMatchObject({ status: 'failed', failure: { status: 503 } }))
    reload()
    expect($state.get().status).toBe('loading')
    calls[1]?.answer(Response.json({ name: 'A' }))
    await vi.waitFor(() => expect($state.get().status).toBe('ready'))
  })

  it('asks again when the network is back, unless the server refused', async () => {
    vi.useFakeTimers()
    const goOnline = stubOnline()
    const calls = stubFetch()
    const [lost, refused] = [resource('league', { id: nextLeague++ }), resource('league', { id: nextLeague++ })]
    for (const { $state } of [lost, refused]) $state.subscribe(() => {})
    calls[0]?.fail(new TypeError('Failed to fetch'))
    calls[1]?.answer(Response.json({ detail: 'No such league' }, { status: 404 }))
    await vi.waitFor(() =>
      expect([lost, refused].map(({ $state }) => $state.get().status)).toEqual(['failed', 'failed']),
    )
    goOnline()
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toHaveLength(3)
    // The first moments of a connection often lead nowhere.
    calls[2]?.fail(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(2000)
    calls[3]?.answer(Response.json({ name: 'A' }))
    await vi.waitFor(() => expect(lost.$state.get()).toMatchObject({ status: 'ready', data: { name: 'A' } }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(4)
  })

  it('says since when an answer was kept, until a fresh one is there or nobody looks', async () => {
    const goOnline = stubOnline()
    const calls = stubFetch()
    const html = { dataset: {} as Record<string, string> }
    vi.stubGlobal('document', { documentElement: html })
    const [older, newer] = [resource('league', { id: nextLeague++ }), resource('league', { id: nextLeague++ })]
    for (const { $state } of [older, newer]) $state.subscribe(() => {})
    for (const [index, at] of ['2026-03-12T14:05:00.000Z', '2026-03-13T14:05:00.000Z'].entries())
      calls[index]?.answer(Response.json({ name: 'kept' }, { headers: { 'x-saved-at': at } }))
    await vi.waitFor(() => expect(html.dataset.savedAt).toBe('2026-03-12T14:05:00.000Z'))
    expect(older.$state.get()).toMatchObject({ status: 'ready', data: { name: 'kept' } })
    cleanStores(older.$state)
    expect(html.dataset.savedAt).toBe('2026-03-13T14:05:00.000Z')
    goOnline()
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    calls[2]?.answer(Response.json({ name: 'fresh' }))
    await vi.waitFor(() => expect(newer.$state.get()).toMatchObject({ data: { name: 'fresh' } }))
    expect(html.dataset.savedAt).toBeUndefined()
  })
})

/** A browser that says that it is online again when the returned function is called. */
function stubOnline(): () => void {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  return () => target.dispatchEvent(new Event('online'))
}
