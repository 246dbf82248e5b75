/**
 * Requests and the worker that a shell's first script starts while the modules load (`src/layouts/shell/start-shell.ts`). They are on the
 * window, which that script and the modules share.
 */
import type { EarlyCall, EarlyResponse } from '../engine/protocol.ts'
import { startWorker } from './start-worker.ts'

interface Early {
  earlyResponses?: Record<string, Promise<Response> | undefined>
  earlyWorker?: Worker | null
}

export function requestEarly(url: string, init: RequestInit): Promise<Response> {
  const early = globalThis as Early
  early.earlyResponses ??= {}
  const response = fetch(url, init)
  // The module that takes it reports its failure.
  response.catch(() => {})
  early.earlyResponses[url] = response
  return response
}

/** Also once the response is taken. */
export const isRequestedEarly = (url: string) => url in ((globalThis as Early).earlyResponses ?? {})

/**
 * Starts the engine's worker, unless the modules were faster. It makes the call in its name at once (`src/engine/worker.ts`). `init`: of what
 * is requested from the league's host meanwhile.
 */
export function startEarlyWorker(address: string, call: EarlyCall, init: RequestInit): void {
  const early = globalThis as Early
  if ('earlyWorker' in early || !globalThis.Worker) return
  const worker = startWorker(address, JSON.stringify(call))
  early.earlyWorker = worker
  worker.onerror = (event) => {
    event.preventDefault()
    early.earlyWorker = null
  }
  // Safari would suspend it with its turn to import while other pages wait for it (`engine.ts`).
  addEventListener('pagehide', () => {
    early.earlyWorker?.terminate()
    early.earlyWorker = null
  })
  for (const url of call.requested) void requestForWorker(worker, url, init)
}

/** Where it fails, the worker's own request says why. */
async function requestForWorker(worker: Worker, url: string, init: RequestInit): Promise<void> {
  const sent = await fetch(url, init)
    .then(
      async (response): Promise<EarlyResponse['sent']> => [
        await response.arrayBuffer(),
        { status: response.status, headers: [...response.headers] },
      ],
    )
    .catch(() => undefined)
  worker.postMessage({ url, sent } satisfies EarlyResponse)
}

/** The early response for a URL, once: a second call sends its own request. The shell requests no URL after its entry is there. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const { earlyResponses } = globalThis as Early
  const response = earlyResponses?.[url]
  if (earlyResponses) earlyResponses[url] = undefined
  return response
}

/** The engine's worker, once; null if none was started, or it failed. */
export function takeEarlyWorker(): Worker | null {
  const { earlyWorker = null } = globalThis as Early
  // Always set: the property keeps the shell from starting another worker.
  Object.assign(globalThis, { earlyWorker: null })
  return earlyWorker
}
