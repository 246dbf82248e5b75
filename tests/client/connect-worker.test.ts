/** Workers that do not start, with events in place of a worker. */
import { afterEach, expect, it, vi } from 'vitest'
import { connectWorker } from '../../src/client/connect-worker.ts'

class OldWorker extends EventTarget {
  terminate() {}
}
class ModuleWorker extends OldWorker {
  readonly type: string | undefined
  constructor(_url: string, options?: WorkerOptions) {
    super()
    this.type = options?.type
  }
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['without workers', undefined, 'too old'],
  ['without modules in workers', OldWorker, 'too old'],
  ['that could not load it', ModuleWorker, 'not loaded'],
])('says why a worker does not start in a browser %s', async (_, kind, expected) => {
  vi.stubGlobal('Worker', kind)
  vi.stubGlobal('location', { href: 'https://site.test/' })
  let started: Worker | null = null
  const start = () => {
    started = new Worker('/engine.js', { type: 'module' })
    return started
  }
  const { run } = connectWorker<object>(start, (isOld) => new Error(isOld ? 'too old' : 'not loaded'))
  ;(started as Worker | null)?.dispatchEvent(new Event('error', { cancelable: true }))
  await expect(run(() => new Promise(() => {}))).rejects.toThrow(expected)
})
