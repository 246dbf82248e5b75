/** Renders pages in a thread of its own, with the renderer that the site contains. The server's service responds to their calls. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import {
  type AskedResponse,
  finishingFile,
  type Rendered,
  type Renderer,
  rendererEntry,
} from '../contract/page-renderer.ts'

/** To the thread. */
export type PageOrder =
  | { kind: 'render'; page: number; path: string; site: string }
  | { kind: 'response'; call: number; response: AskedResponse | null }

/** From the thread. `page` names the rendering. */
export type PageReport =
  | { kind: 'call'; page: number; call: number; name: string; parameters: Readonly<Record<string, unknown>> }
  | { kind: 'rendered'; page: number; rendered: Rendered }
  | { kind: 'failed'; page: number; message: string }

const { folder } = workerData as { folder: string }
const port = parentPort
if (!port) throw new Error('This module runs in a thread.')
const report = (one: PageReport) => port.postMessage(one)

// Pages ask for a browser's storage; Node would warn about its own.
Reflect.deleteProperty(globalThis, 'localStorage')
const entry = pathToFileURL(join(folder, rendererEntry)).href
const loaded = Promise.all([import(entry) as Promise<Renderer>, readFile(join(folder, finishingFile), 'utf8')])
// What fails here fails again for the page that needs it, and is reported then.
void loaded.then(([{ warmUp }]) => warmUp()).catch(() => {})
const calls = new Map<number, PromiseWithResolvers<AskedResponse>>()
let lastCall = 0

/** The server does not render the page now: it is no failure of the page. */
class NotNow extends Error {}

port.on('message', (order: PageOrder) => {
  if (order.kind === 'render') void render(order)
  else {
    const call = calls.get(order.call)
    calls.delete(order.call)
    if (order.response) call?.resolve(order.response)
    else call?.reject(new NotNow())
  }
})

async function render({ page, path, site }: PageOrder & { kind: 'render' }): Promise<void> {
  try {
    const [{ renderPage }, finishing] = await loaded
    const rendered = await renderPage({ path, site, finishing }, (name, parameters) => ask(page, name, parameters))
    report({ kind: 'rendered', page, rendered })
  } catch (error) {
    if (error instanceof NotNow) report({ kind: 'rendered', page, rendered: null })
    else report({ kind: 'failed', page, message: error instanceof Error ? (error.stack ?? error.message) : `${error}` })
  }
}

function ask(page: number, name: string, parameters: Readonly<Record<string, unknown>>): Promise<AskedResponse> {
  const call = ++lastCall
  const asked = Promise.withResolvers<AskedResponse>()
  // React may have stopped waiting for it.
  asked.promise.catch(() => {})
  calls.set(call, asked)
  report({ kind: 'call', page, call, name, parameters })
  return asked.promise
}
