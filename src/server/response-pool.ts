/** Computes responses outside the event loop, in a few threads. */
import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import { DomainError } from '../domain/errors.ts'
import type { ResponseTask } from '../service/compute.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { ResponseWorkerData } from './response-worker.ts'
import { deserializeError, type Failure } from './worker-message.ts'

/** Each takes some 40 MB. A second one keeps small responses from waiting for a large one. */
const threads = Math.min(4, Math.max(2, availableParallelism() - 1))
/** A thread that waits for a remote store can compute something else meanwhile. */
const tasksPerThread = 4
/** Responses in the queue; beyond, the server responds that it is busy. */
const maxQueue = 500
/** Enough for the largest league that an import accepts; a task that needs more fails without ending the process. */
const maxHeapMegabytes = 1024

export function createResponsePool(workerData: ResponseWorkerData) {
  const pool = new Tinypool({
    filename: new URL('./response-worker.ts', import.meta.url).href,
    workerData,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
    maxQueue,
    // A thread that waits by Atomics does not receive events of its connections.
    useAtomics: false,
    // With `node --watch`, threads report the files they read, in messages that the pool would take for results.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: '' },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  })
  // Tasks of a thread that ends fail by themselves; without a listener the process would end with it.
  pool.on('error', () => {})
  let isClosing = false

  function rethrow(error: Error): never {
    // Nobody waits for it any more: connections are closed before the pool is.
    if (isClosing)
      throw new DomainError('aborted', 'The server is shutting down. Try again in a minute.', { cause: error })
    if (!/task queue/i.test(error.message)) throw error
    const detail = 'The server is busy. Try again in a few seconds.'
    throw new DomainError('busy', detail, { cause: error })
  }

  return {
    /** Throws `DomainError('busy')` where the queue is full. */
    async compute(task: ResponseTask): Promise<EncodedBody> {
      const message = (await pool.run(task).catch(rethrow)) as EncodedBody | Failure
      if ('plain' in message) return message
      throw deserializeError(message)
    },
    async close(): Promise<void> {
      isClosing = true
      await pool.destroy()
    },
  }
}
