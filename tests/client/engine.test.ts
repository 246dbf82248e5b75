/** The engine as a page calls it, with a channel in place of its worker. */
import * as comlink from 'comlink'
import { expect, it, vi } from 'vitest'
import { callEngine, onEngineEvent } from '../../src/client/engine.ts'
import { pageWithWorkers } from './support/page-with-workers.ts'

it('starts with the worker that the shell has started', async () => {
  const page = pageWithWorkers(() => {})
  const { port1, port2 } = new MessageChannel()
  comlink.expose({ listen() {}, list: async () => [] }, port2)
  Object.assign(globalThis, { earlyWorker: Object.assign(port1, { terminate: () => port1.close() }) })
  expect(await callEngine((engine) => engine.list())).toEqual([])
  expect(page.isEnded).toEqual([])
})

it('ends its worker when the reader leaves the page, and begins again when the page returns', async () => {
  const calls: { worker: number; respond: (names: string[]) => void }[] = []
  let workers = 0
  const page = pageWithWorkers((port) => {
    const worker = workers++
    const list = () => new Promise<string[]>((respond) => calls.push({ worker, respond }))
    comlink.expose({ listen() {}, list }, port)
  })
  const events: string[] = []
  const unsubscribe = onEngineEvent(({ kind }) => events.push(kind))
  const begun = callEngine((engine) => engine.list())
  await expect.poll(() => calls.length).toBe(1)
  page.leave()
  expect(page.isEnded).toEqual([true])
  const later = callEngine((engine) => engine.list())
  page.comeBack()
  await expect.poll(() => calls.map(({ worker }) => worker)).toEqual([0, 1, 1])
  for (const { respond } of calls) respond([])
  expect(await Promise.all([begun, later])).toEqual([[], []])
  expect(events).toEqual(['returned'])
  unsubscribe()
})

it.each(['ReadableStream', 'CompressionStream', 'DecompressionStream', 'BroadcastChannel', 'structuredClone'])(
  'says in one sentence that a browser lacks %s',
  async (name) => {
    vi.stubGlobal(name, undefined)
    await expect(callEngine((engine) => engine.list())).rejects.toMatchObject({
      detail: `This browser can’t load leagues on its own (it has no ${name}). Use a current Safari, Chrome, Edge, or Firefox.`,
    })
    vi.unstubAllGlobals()
  },
)
