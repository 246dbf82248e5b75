/** The engine as seen from a page: its worker is started by the first task, and restarted after it has failed. */
import type { ImportProgress } from '../contract/progress.ts'
import type { EngineEvent, EngineMessage, EngineRequest, EngineTask, EngineTasks } from '../engine/protocol.ts'
import { CallFailure } from './call-failure.ts'
import { takeEarlyWorker } from './early-responses.ts'
import { engineWorker } from './engine-worker.ts'

/** False where the site was built without the engine: then none of its code is part of the site. */
export const hasEngine = Boolean(import.meta.env.HAS_ENGINE)

export interface TaskControl {
  signal?: AbortSignal
  /** Called while the league is read from its host. */
  onProgress?: (progress: ImportProgress['progress']) => void
}

/** Failures in which the host responded about the league itself: no other source would do better. */
const finalFailures = new Set(['bad-request', 'not-found', 'private-league'])

/** A failure of the engine: `kind` identifies it, e.g. 'private-league', for pages that offer more than a message. */
export class EngineCallFailure extends CallFailure {
  readonly kind: string

  constructor(kind: string, status: number, detail: string) {
    super(status, detail, { reason: finalFailures.has(kind) ? 'refused' : 'down' })
    this.kind = kind
  }
}

interface Waiting {
  resolve(output: unknown): void
  reject(failure: CallFailure): void
  onProgress?: (progress: ImportProgress['progress']) => void
}

let worker: Worker | null = null
let lastId = 0
const waiting = new Map<number, Waiting>()
const listeners = new Set<(event: EngineEvent) => void>()

/** Runs a task in the engine. Throws `CallFailure`. */
export function callEngine<T extends EngineTask>(
  task: T,
  input: EngineTasks[T]['input'],
  { signal, onProgress }: TaskControl = {},
): Promise<EngineTasks[T]['output']> {
  signal?.throwIfAborted()
  const id = ++lastId
  const { promise, resolve, reject } = Promise.withResolvers<EngineTasks[T]['output']>()
  const leave = () => {
    if (!waiting.delete(id)) return
    worker?.postMessage({ id, task: 'abort' } satisfies EngineRequest)
    reject(signal?.reason)
  }
  signal?.addEventListener('abort', leave, { once: true })
  waiting.set(id, { resolve: (output) => resolve(output as EngineTasks[T]['output']), reject, onProgress })
  worker ??= start()
  worker.postMessage({ id, task, input } as EngineRequest)
  return promise.finally(() => signal?.removeEventListener('abort', leave))
}

/** Subscribes to events on the device while the engine runs. Returns a function that unsubscribes. */
export function onEngineEvent(listener: (event: EngineEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A shell on a static site has started the worker already (`src/layouts/ShellHead.astro`). */
function start(): Worker {
  const early = takeEarlyWorker()
  const started = early?.worker ?? new Worker(engineWorker, { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => handleMessage(data))
  started.addEventListener('error', (event) => {
    event.preventDefault()
    end(started)
  })
  for (const message of early?.messages ?? []) handleMessage(message)
  return started
}

function end(ended: Worker): void {
  if (worker === ended) worker = null
  ended.terminate()
  for (const [id, { reject }] of waiting) {
    waiting.delete(id)
    reject(new EngineCallFailure('not-loaded', 0, notLoaded))
  }
}

function handleMessage(message: EngineMessage): void {
  switch (message.kind) {
    case 'waiting':
      waiting.get(message.id)?.onProgress?.(message.progress)
      return
    case 'done':
      waiting.get(message.id)?.resolve(message.output)
      waiting.delete(message.id)
      return
    case 'failed': {
      const { kind, status, detail } = message.failure
      waiting.get(message.id)?.reject(new EngineCallFailure(kind, status, detail))
      waiting.delete(message.id)
      return
    }
    default:
      for (const listener of listeners) listener(message)
  }
}

const notLoaded = 'Couldn’t load the league importer. Check your connection and try again.'
