/** The engine as a page calls it, with a channel in place of its worker. */
import * as comlink from 'comlink'
import { expect, it } from 'vitest'
import { callEngine } from '../../src/client/engine.ts'
import type { Progress } from '../../src/service/import-jobs.ts'

it('ignores progress that arrives after the response', async () => {
  const { port1, port2 } = new MessageChannel()
  let report: ((progress: Progress) => Promise<void>) | undefined
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
