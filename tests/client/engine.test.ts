/** The engine as a page calls it, with a channel in place of its worker. */
import * as comlink from 'comlink'
import { beforeAll, expect, it, vi } from 'vitest'
import { callEngine, onEngineEvent } from '../../src/client/engine.ts'
import type { JobProgress } from '../../src/service/import-job.ts'

/** The page, as far as it is shown and left. */
const page = new EventTarget()
beforeAll(() => void vi.stubGlobal('addEventListener', page.addEventListener.bind(page)))

it('ignores progress that arrives after the response', async () => {
  const { port1, port2 } = new MessageChannel()
  let report: ((progress: JobProgress) => Promise<void>) | undefined
  comlink.expose(
    {
      listen() {},
      async call(_input: unknown, _signal: unknown, onProgress: typeof report) {
        report = onProgress
        await report?.({ step: 'Week 1', week: 1, done: 1, total: 2 })
        return { json: '{}', origin: null }
      },
    },
    port2,
  )
  Object.assign(globalThis, { earlyWorker: Object.assign(port1, { terminate: () => port1.close() }) })
  const steps: string[] = []
  const { json } = await callEngine((engine, ...wait) => engine.call({ name: 'hostLeague', parameters: {} }, ...wait), {
    onProgress: ({ step }) => steps.push(step),
  })
  await report?.({ step: 'Week 2', week: 2, done: 2, total: 2 })
  expect([json, steps]).toEqual(['{}', ['Week 1']])
  port1.close()
})

it('ends its worker when the reader leaves the page, and begins again when the page returns', async () => {
  page.dispatchEvent(new Event('pagehide'))
  page.dispatchEvent(new Event('pageshow'))
  const workers: { isEnded: boolean; respond?: (names: string[]) => void }[] = []
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        const { port1, port2 } = new MessageChannel()
        const worker: (typeof workers)[number] = { isEnded: false }
        workers.push(worker)
        const list = () => new Promise((resolve) => Object.assign(worker, { respond: resolve }))
        comlink.expose({ listen() {}, list }, port2)
        const terminate = () => {
          worker.isEnded = true
          port1.close()
        }
        // biome-ignore lint/correctness/noConstructorReturn: a port in place of the worker.
        return Object.assign(port1, { terminate })
      }
    },
  )
  const events: string[] = []
  const unsubscribe = onEngineEvent(({ kind }) => events.push(kind))
  const listing = callEngine((engine) => engine.list())
  await expect.poll(() => workers[0]?.respond).toBeDefined()
  page.dispatchEvent(new Event('pagehide'))
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true])
  const later = callEngine((engine) => engine.list())
  page.dispatchEvent(new Event('pageshow'))
  await expect.poll(() => workers[1]?.respond).toBeDefined()
  workers[1]?.respond?.([])
  expect(await listing).toEqual([])
  expect(events).toEqual(['returned'])
  workers[1]?.respond?.([])
  unsubscribe()
  later.catch(() => {})
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
