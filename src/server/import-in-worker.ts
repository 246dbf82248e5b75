/** Imports in worker threads, so that the server keeps responding. */
import { Worker } from 'node:worker_threads'
import { oneAtATime, type RunImport } from '../service/import-season.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { ImportMessage, WorkerInput, WorkerOrder } from './import-worker.ts'
import { deserializeError } from './worker-message.ts'

/** A thread that keeps computing after it was aborted is terminated; writes are atomic, so nothing is left half done. */
const graceMilliseconds = 2000

export interface ImportInWorkerOptions extends Omit<WorkerInput, 'wanted'> {
  /** The store that the threads open, too. It must not rebuild damaged seasons, see `oneAtATime`. */
  store: LeagueStore
}

/** Rejects with the thread's `DomainError`. A thread starts once the league's lock is taken: waiting for it costs none. */
export function importInWorker({ store, ...options }: ImportInWorkerOptions): RunImport {
  return oneAtATime(store, inThread(options))
}

function inThread(options: Omit<WorkerInput, 'wanted'>): RunImport {
  return (wanted, reports, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
        workerData: { ...options, wanted } satisfies WorkerInput,
      })
      const order = (one: WorkerOrder) => worker.postMessage(one)
      let late: NodeJS.Timeout | undefined
      const stop = () => {
        order('stop')
        late = setTimeout(() => worker.terminate(), graceMilliseconds).unref()
      }
      signal.addEventListener('abort', stop, { once: true })
      worker.on('message', (message: ImportMessage) => {
        if ('imported' in message) resolve(message.imported)
        else if ('failure' in message) reject(deserializeError(message.failure))
        // It rejects where the import is stopped, which ends the thread anyway.
        else if (message.report === 'onFirstPart')
          reports.onFirstPart().then(
            () => order('read the rest'),
            () => {},
          )
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
