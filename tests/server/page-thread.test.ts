/** The thread that renders pages, with renderers of the tests' own: what becomes of one that fails, ends, hangs or is replaced. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishingFile, rendererEntry, rendererFolder } from '../../src/contract/page-renderer.ts'
import { openPageThread, type PageThread } from '../../src/server/page-thread.ts'

let site = ''
let opened: PageThread | null = null

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  writeRenderer('first')
})
afterEach(async () => {
  vi.useRealTimers()
  await opened?.close()
  rmSync(site, { recursive: true, force: true })
})

/** It renders its name and what was responded; other paths end it in a way of their own. */
function writeRenderer(name: string) {
  const folder = join(site, rendererFolder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(
    join(folder, rendererEntry),
    `let hasWarmedUp = false
    export async function warmUp() {
      hasWarmedUp = true
      throw new Error('no such shell')
    }
    export async function renderPage({ path }, ask) {
      if (path === '/warm') return { contentType: 'text/plain', body: new TextEncoder().encode(String(hasWarmedUp)) }
      if (path === '/throws') throw new Error('no such component')
      if (path === '/exits') process.exit(1)
      if (path === '/loops') while (true);
      if (path === '/waits') await new Promise(() => {})
      const { status } = await ask('hostLeague', {})
      return { contentType: 'text/plain', body: new TextEncoder().encode('${name} ' + status) }
    }`,
  )
  writeFileSync(join(folder, finishingFile), name)
}

function open() {
  opened = openPageThread(site)
  if (!opened) throw new Error('The site has no renderer')
  const thread = opened
  const render = (path: string) =>
    thread.render(path, 'http://localhost', async () => ({ status: 200, headers: [], body: new Uint8Array() }))
  const textOf = async (path: string) => {
    const page = await render(path)
    return page && page !== 'missing' && new TextDecoder().decode(page.body)
  }
  return { thread, render, textOf }
}

it('loads what pages are rendered with before the first one is asked for, and renders pages also where that fails', async () => {
  const { textOf } = open()
  expect([await textOf('/warm'), await textOf('/')]).toEqual(['true', 'first 200'])
})

it.each([
  ['fails', '/throws', 'no such component'],
  ['ends its thread', '/exits', 'has ended'],
])('a page that %s is rejected, and the next one is rendered', async (_, path, message) => {
  const { render, textOf } = open()
  await expect(render(path)).rejects.toThrow(message)
  expect(await textOf('/')).toBe('first 200')
})

it.each([
  ['keeps its thread busy', '/loops'],
  ['waits for what never comes', '/waits'],
])('a page that %s is rejected after a minute, and the next one is rendered', async (_, path) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { thread, render, textOf } = open()
  expect(await textOf('/')).toBe('first 200')
  const late = render(path)
  const rejected = expect(late).rejects.toThrow('not rendered in time')
  // The page is ordered once its renderer's version is known.
  await thread.version()
  await vi.waitUntil(() => vi.getTimerCount() > 0)
  vi.advanceTimersByTime(60_000)
  await rejected
  expect(await textOf('/')).toBe('first 200')
})

it('pages are rendered by the renderer that the site has now, if it has one', async () => {
  const { thread, textOf } = open()
  expect(await textOf('/')).toBe('first 200')
  const first = await thread.version()
  writeRenderer('second')
  expect(await thread.version()).not.toBe(first)
  expect(await textOf('/')).toBe('second 200')
  rmSync(join(site, rendererFolder), { recursive: true })
  expect([await thread.version(), await textOf('/')]).toEqual([null, null])
})

it('renders nothing once it is closed, and leaves nobody waiting', async () => {
  const { thread, textOf } = open()
  expect(await textOf('/')).toBe('first 200')
  const waiting = textOf('/waits')
  await thread.version()
  await thread.close()
  expect(await waiting).toBeNull()
  expect(await textOf('/')).toBeNull()
})
