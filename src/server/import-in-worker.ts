/** Imports in worker threads, so that calls are answered meanwhile. */
import { Worker } from 'node:worker_threads'
import { Problem } from '../domain/errors.ts'
import type { EspnAccess } from './espn-access.ts'
import type { WorkerInput, WorkerMessage } from './import-worker.ts'
import type { RunImport } from './imports.ts'
import { wordStep } from './word-step.ts'

/** An import that stores what it reads under `dataDir`. Rejects with the `Problem` that the thread met. */
export function importInWorker({ dataDir, espn }: { dataDir: string; espn: EspnAccess }): RunImport {
  return (wanted, onProgress, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
        workerData: { wanted, dataDir, espn } satisfies WorkerInput,
      })
      const stop = () => worker.postMessage('stop')
      signal.addEventListener('abort', stop, { once: true })
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'progress') onProgress({ ...message.step, step: wordStep(message.step) })
        else if (message.kind === 'done') resolve()
        else reject(errorOf(message))
      })
      worker.on('error', reject)
      worker.on('exit', () => {
        signal.removeEventListener('abort', stop)
        // Settled already, unless the thread ended without a word.
        reject(new Error('The import ended without a result'))
      })
    })
}

function errorOf(message: WorkerMessage & { kind: 'problem' | 'crash' }): Error {
  return message.kind === 'problem' ? new Problem(message.problem, message.message) : new Error(message.story)
}
