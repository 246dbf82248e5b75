/** Imports in worker threads, so that the server keeps responding. */
import { Worker } from 'node:worker_threads'
import { formatStep } from '../hosts/league-source.ts'
import type { RunImport } from '../service/import-jobs.ts'
import type { WorkerInput } from './import-worker.ts'
import { deserializeError, type WorkerMessage } from './worker-message.ts'

/** A thread that keeps computing after it was aborted is terminated; writes are atomic, so nothing is left half done. */
const graceMilliseconds = 2000

/** An import that stores what it reads. Rejects with the thread's `DomainError`. */
export function importInWorker(options: Omit<WorkerInput, 'wanted' | 'until'>): RunImport {
  return ({ until, ...wanted }, { onProgress, onKnown, onRequestCounts }, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
        workerData: { ...options, wanted, until } satisfies WorkerInput,
      })
      let late: NodeJS.Timeout | undefined
      const stop = () => {
        worker.postMessage('stop')
        late = setTimeout(() => worker.terminate(), graceMilliseconds).unref()
      }
      signal.addEventListener('abort', stop, { once: true })
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'progress') onProgress({ ...message.step, step: formatStep(message.step) })
        else if (message.kind === 'known') onKnown(message.season, message.known)
        else if (message.kind === 'requests') onRequestCounts(message.counts)
        else if (message.kind === 'done') resolve()
        else reject(deserializeError(message))
      })
      worker.on('error', reject)
      worker.on('exit', () => {
        signal.removeEventListener('abort', stop)
        clearTimeout(late)
        // Settled already, unless the thread ended without a message.
        reject(new Error('The import ended without a result'))
      })
    })
}
