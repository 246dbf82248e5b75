/**
 * The engine for a page: the first task starts its worker, and the next one restarts it after a failure. The worker ends when the reader
 * leaves the page, and tasks begin again if the page returns from the back/forward cache: Safari would suspend the worker there with
 * what it holds, its turn to import and its transactions, while other pages wait for them.
 */
import type { Remote } from 'comlink'
import type { EngineApi, EngineEvent, EngineFailure } from '../engine/protocol.ts'
import { CallFailure } from './call-failure.ts'
import { connectWorker, type WorkerConnection } from './connect-worker.ts'
import { describeOldBrowser } from './describe-old-browser.ts'
import { takeEarlyWorker } from './early-responses.ts'
import { engineWorker } from './engine-worker.ts'
import { startWorker } from './start-worker.ts'

/** Whether the engine reads leagues from their hosts, for calls that no server responds to. */
export const hasEngine = Boolean(import.meta.env.HAS_ENGINE)

/** Whether leagues from files are kept on this device. False if the site was built without the engine's code. */
export const keepsFiles = Boolean(import.meta.env.KEEPS_FILES)

type Engine = Remote<EngineApi>

/** The reader left the page while the task ran. */
class PageLeft extends Error {}

let connection: WorkerConnection<EngineApi> | null = null
/** Resolves while the page is shown. */
let shown = Promise.resolve()
const listeners = new Set<(event: EngineEvent) => void>()

/** Runs a task in the engine. Throws `CallFailure`, or the signal's reason. */
export async function callEngine<R>(task: (engine: Engine) => Promise<R>, signal?: AbortSignal): Promise<R> {
  signal?.throwIfAborted()
  const lacking = findLacking()
  if (lacking) throw new CallFailure(0, lacking)
  const left = Promise.withResolvers<never>()
  left.promise.catch(() => {})
  const leave = () => left.reject(signal?.reason)
  signal?.addEventListener('abort', leave, { once: true })

  async function runWhileShown(): Promise<R> {
    for (;;) {
      await shown
      connection ??= start()
      try {
        return await connection.run((engine) =>
          task(engine).catch(({ status, detail }: EngineFailure) => {
            throw new CallFailure(status, detail)
          }),
        )
      } catch (error) {
        if (!(error instanceof PageLeft)) throw error
        signal?.throwIfAborted()
      }
    }
  }

  try {
    return await Promise.race([runWhileShown(), left.promise])
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

/** What the engine needs of a browser, beside workers of modules. Without IndexedDB and locks it does what it can. */
const needed = [
  'ReadableStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
] as const

/** One sentence about a browser that is too old; null for any that we support. */
function findLacking(): string | null {
  const missing = needed.find((name) => typeof globalThis[name] !== 'function')
  return missing ? describeOldBrowser(task, missing) : null
}

const task = 'load leagues on its own'

/** Subscribes to events on the device while the engine runs. Returns a function that unsubscribes. */
export function onEngineEvent(listener: (event: EngineEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A shell on a static site has already started the worker (`src/layouts/ShellHead.astro`). */
function start(): WorkerConnection<EngineApi> {
  const started = connectWorker<EngineApi>(
    () => takeEarlyWorker() ?? startWorker(engineWorker),
    (isOld) => new CallFailure(0, isOld ? describeOldBrowser(task, 'module workers') : notLoaded),
    () => {
      if (connection === started) connection = null
    },
  )
  started.run((engine, proxy) => engine.listen(proxy(passOn))).catch(() => {})
  addEventListener('pagehide', () => endUntilShown(started), { once: true })
  return started
}

function endUntilShown(started: WorkerConnection<EngineApi>): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  shown = promise
  started.close(new PageLeft())
  addEventListener(
    'pageshow',
    () => {
      resolve()
      passOn({ kind: 'returned' })
    },
    { once: true },
  )
}

function passOn(event: EngineEvent): void {
  for (const listener of listeners) listener(event)
}

const notLoaded = 'Couldn’t load the league importer. Check your connection and try again.'
