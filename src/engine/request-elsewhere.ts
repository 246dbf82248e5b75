/** A file of another site, which the engine's content policy does not allow it to request itself. */
import { wrap } from 'comlink'
import type { FileWorkerApi } from './file-worker.ts'
import fileWorker from './file-worker.ts?worker&url'

/** Null where there is no such file. Throws where it cannot be reached. */
export async function requestElsewhere(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const worker = new Worker(new URL(fileWorker, location.origin), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onerror = (event) => {
        event.preventDefault()
        reject(new Error('The worker did not start'))
      }
      wrap<FileWorkerApi>(worker)(url).then(resolve, reject)
    })
  } finally {
    worker.terminate()
  }
}
