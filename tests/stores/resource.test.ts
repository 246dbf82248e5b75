import { cleanStores } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resource } from '../../src/stores/resource.ts'

let nextLeague = 1

/** A fetch whose answers come when the test says so. */
function stubFetch() {
  const calls: { signal: AbortSignal; answer: (response: Response) => void }[] = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise<Response>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          calls.push({ signal, answer: resolve })
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
})
