import { resolveObjectURL } from 'node:buffer'
import { afterEach, expect, it, vi } from 'vitest'
import { startWorker } from '../../src/client/start-worker.ts'

afterEach(() => vi.unstubAllGlobals())

/** Address, script and options of the worker that is started. */
async function started(address: string) {
  let opened: Promise<[string, string | undefined, WorkerOptions]> | null = null
  vi.stubGlobal('location', { href: 'https://site.test/my-league/awards' })
  vi.stubGlobal(
    'Worker',
    class {
      constructor(url: string, options: WorkerOptions) {
        const script = resolveObjectURL(url)?.text() ?? Promise.resolve(undefined)
        opened = script.then((text) => [url, text, options])
      }
    },
  )
  startWorker(address)
  return (await opened) ?? []
}

it('starts a worker from a blob, which has the page’s content policy', async () => {
  const [url, script, options] = await started('/my-league/_astro/worker-1a2b.js')
  expect(url).toMatch(/^blob:/)
  expect(script).toBe('import "https://site.test/my-league/_astro/worker-1a2b.js"')
  expect(options).toEqual({ type: 'module' })
  expect(resolveObjectURL(String(url)), 'the blob is released').toBeUndefined()
})
