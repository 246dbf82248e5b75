/** The thread that renders pages: started with the first one, and again after it has failed. */
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type AskService, finishingFile, type Rendered, rendererFolder } from '../contract/page-renderer.ts'
import type { PageOrder, PageReport } from './page-worker.ts'

/** A page takes some megabytes while it is rendered. */
const maxHeapMegabytes = 512
/** Milliseconds. A page that is not rendered by then never is; a thread that has reported nothing meanwhile is ended. */
const longestRendering = 60_000

export interface PageThread {
  /** Starts the thread ahead of the first page. */
  warm(): void
  /** Changes when the site is built again: its pages name other files. Null while there is no renderer. */
  version(): Promise<string | null>
  /** Null where the page cannot be rendered now, or is not for everyone. Rejects where rendering fails. */
  render(path: string, site: string, ask: AskService): Promise<Rendered>
  close(): Promise<void>
}

interface Rendering extends PromiseWithResolvers<Rendered> {
  ask: AskService
  timer: NodeJS.Timeout
}

/** Null: the folder of the site has no renderer, as it was built for other hosts. */
export function openPageThread(siteDir: string): PageThread | null {
  const folder = join(resolve(siteDir), rendererFolder)
  return existsSync(folder) ? createPageThread(folder) : null
}

function createPageThread(folder: string): PageThread {
  const renderings = new Map<number, Rendering>()
  let worker: Worker | null = null
  /** Of the renderer in the thread. */
  let loaded: string | null = null
  let last = 0
  let reports = 0
  let isClosed = false

  function start(): Worker {
    const started = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: { folder },
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    })
    started.unref()
    started.on('message', receive)
    started.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => end(new Error('The thread that renders pages has ended.')))
    return started

    function end(error: Error) {
      if (worker === started) abandon(({ reject }) => reject(error))
    }
  }

  /** Ends the thread; the next page starts another. */
  function abandon(settle: (rendering: Rendering) => void): Promise<unknown> | undefined {
    const ended = worker
    worker = null
    for (const [page, rendering] of renderings) settle(taken(page, rendering))
    return ended?.terminate()
  }

  function taken(page: number, rendering: Rendering): Rendering {
    clearTimeout(rendering.timer)
    renderings.delete(page)
    return rendering
  }

  function giveUp(page: number, reportsBefore: number): void {
    const late = new Error('The page was not rendered in time.')
    if (reports === reportsBefore) void abandon(({ reject }) => reject(late))
    const rendering = renderings.get(page)
    if (rendering) taken(page, rendering).reject(late)
  }

  async function version(): Promise<string | null> {
    const found = await stat(join(folder, finishingFile)).catch(() => null)
    return found && `${found.mtimeMs}-${found.ino}`
  }

  const order = (one: PageOrder) => worker?.postMessage(one)

  function receive(report: PageReport): void {
    reports++
    const rendering = renderings.get(report.page)
    if (report.kind === 'call') {
      const { call, name, parameters } = report
      const asked = rendering
        ? rendering.ask(name, parameters)
        : Promise.reject(new Error('Nobody waits for the page.'))
      asked.then(
        (response) => order({ kind: 'response', call, response }),
        () => order({ kind: 'response', call, response: null }),
      )
      return
    }
    if (!rendering) return
    const { resolve, reject } = taken(report.page, rendering)
    if (report.kind === 'rendered') resolve(report.rendered)
    else reject(new Error(report.message))
  }

  /** False: there is nothing to render with. */
  async function startNewest(): Promise<boolean> {
    const newest = await version()
    if (isClosed || newest === null) return false
    if (newest !== loaded) void abandon(({ resolve }) => resolve(null))
    loaded = newest
    worker ??= start()
    return true
  }

  return {
    warm() {
      void startNewest()
    },
    version,
    async render(path, site, ask) {
      if (!(await startNewest())) return null
      const page = ++last
      const timer = setTimeout(giveUp, longestRendering, page, reports).unref()
      const rendering = { ...Promise.withResolvers<Rendered>(), ask, timer }
      renderings.set(page, rendering)
      order({ kind: 'render', page, path, site })
      return rendering.promise
    },
    async close() {
      isClosed = true
      await abandon(({ resolve }) => resolve(null))
    },
  }
}
