import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageMark, servedMark } from '../../src/contract/page-mark.ts'
import { cacheOnly, cachePages, withSavedTime } from '../../src/offline/saved-copies.ts'

const at = '2026-03-12T14:05:00.000Z'
const html = { 'Content-Type': 'text/html', Date: new Date(at).toUTCString() }

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

/** The cached copy of a response; null: none. */
async function cached(response: Response): Promise<Response | null> {
  const { cacheWillUpdate } = cacheOnly(/text\/html/)
  return (await cacheWillUpdate?.({ response } as Parameters<typeof cacheWillUpdate>[0])) ?? null
}

describe('a page from the cache', () => {
  it('has its time of receipt in its head', async () => {
    const copy = await cached(new Response('<head><title>A</title></head>', { headers: html }))
    const page = await withSavedTime(copy as Response)
    expect(await page.text()).toBe(`<head><meta name="saved-at" content="${at}"><title>A</title></head>`)
  })

  it('is unchanged for a shell, whose data has its own time', async () => {
    const shell = '<head><meta name="shell" content=""></head>'
    const copy = await cached(new Response(shell, { headers: html }))
    expect(await (await withSavedTime(copy as Response)).text()).toBe(shell)
  })
})

it('leaves a page from the network as it is, unless there is none: then it is from the cache of the browser', async () => {
  const page = () => new Response('<head></head>', { headers: html })
  expect(await (await withSavedTime(page())).text()).toBe('<head></head>')
  vi.stubGlobal('navigator', { onLine: false })
  expect(await (await withSavedTime(page())).text()).toContain(at)
  expect(await cached(page())).toBeNull()
})

it('caches successful responses of the expected type', async () => {
  expect(await cached(new Response('', { headers: html }))).not.toBeNull()
  expect(await cached(new Response('', { headers: html, status: 404 }))).toBeNull()
  expect(await cached(Response.json({}))).toBeNull()
})

it('caches pages of this site alone, and no shells', async () => {
  const isCached = async (html: string) => {
    const { cacheWillUpdate } = cachePages
    const response = new Response(html, { headers: html ? { 'Content-Type': 'text/html' } : {} })
    return (await cacheWillUpdate?.({ response } as Parameters<typeof cacheWillUpdate>[0])) === response
  }
  const mark = `<meta name="${pageMark}" content="">`
  expect(await isCached(`<!doctype html><html><head>${mark}<title>A</title></head></html>`)).toBe(true)
  expect(await isCached(`<!doctype html><html><head>${mark}<meta name="shell" content=""></head></html>`)).toBe(false)
  expect(await isCached(`<!doctype html><html><head>${mark}<meta name="${servedMark}" content=""></head></html>`)).toBe(
    false,
  )
  expect(await isCached('<!doctype html><html><head><title>We will be right back</title></head></html>')).toBe(false)
})
