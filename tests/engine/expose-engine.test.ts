import { type Remote, transferHandlers, wrap } from 'comlink'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exposeEngine } from '../../src/engine/expose-engine.ts'
import { type Engine, type EngineApi, type EngineEvent, signalTransfer } from '../../src/engine/protocol.ts'
import { engineAtHosts, finishedLeague } from './support/engine-at-hosts.ts'

const opened = Promise.withResolvers<Engine>()
let ports: MessageChannel
let page: Remote<EngineApi>
const place = engineAtHosts()

beforeEach(() => {
  ports = new MessageChannel()
  transferHandlers.set('signal', signalTransfer)
  page = wrap<EngineApi>(ports.port1)
})
afterEach(() => {
  ports.port1.close()
  ports.port2.close()
})

function expose(open = opened.promise) {
  return exposeEngine(open, ports.port2)
}

describe('the engine as its page calls it', () => {
  it('takes calls before it is open', async () => {
    expose()
    const list = page.list()
    opened.resolve(place.ofPages)
    expect(await list).toEqual([])
  })

  it('sends failures with their status', async () => {
    expose()
    const parameters = { host: 'espn', leagueId: '999' }
    await expect(page.call({ name: 'hostLeague', parameters })).rejects.toMatchObject({
      status: 404,
      detail: expect.stringContaining('999'),
    })
  })

  it('notifies an import of its caller’s abort', async () => {
    const call = vi.fn((_name, _values, { signal }: { signal?: AbortSignal } = {}) => {
      const { promise, reject } = Promise.withResolvers<never>()
      signal?.addEventListener('abort', () => reject(new Error('left')))
      return promise
    })
    expose(Promise.resolve({ ...place.ofPages, call }))
    const leaving = new AbortController()
    const calling = page.call({ name: 'hostLeague', parameters: { ...finishedLeague } }, leaving.signal)
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    leaving.abort()
    await expect(calling).rejects.toMatchObject({ status: 500 })
  })

  it('passes on events from before the page listens', async () => {
    const { api, post } = expose()
    post({ kind: 'note', message: 'early' })
    const events: EngineEvent[] = []
    api.listen((event) => events.push(event))
    post({ kind: 'note', message: 'late' })
    expect(events.map((event) => event.kind === 'note' && event.message)).toEqual(['early', 'late'])
  })
})
