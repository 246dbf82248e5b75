/** Imports in worker threads, so that the server keeps responding. */
import { Worker } from 'node:worker_threads'
import type { RunImport } from '../service/import-season.ts'
import type { ImportMessage, WorkerInput } from './import-worker.ts'
import { deserializeError } from './worker-message.ts'

/** A thread that keeps computing after it was aborted is terminated; writes are atomic, so nothing is left half done. */
const graceMilliseconds = 2000

/** Rejects with the thread's `DomainError`. */
export function importInWorker(options: Omit<WorkerInput, 'wanted'>): RunImport {
  return (wanted, reports, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
        workerData: { ...options, wanted } satisfies WorkerInput,
      })
      let late: NodeJS.Timeout | undefined
      const stop = () => {
        worker.postMessage('stop')
        late = setTimeout(() => worker.terminate(), graceMilliseconds).unref()
      }
      signal.addEventListener('abort', stop, { once: true })
      worker.on('message', (message: ImportMessage) => {
        if ('imported' in message) resolve(message.imported)
        else if ('failure' in message) reject(deserializeError(message.failure))
        else (reports[message.report] as (...values: unknown[]) => void)(...message.values)
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
