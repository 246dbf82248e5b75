/**
 * Requests a sealed league's file from the site that its link names. It is started by its URL, so the page's content policy, which allows
 * no such site, is not its own (`src/client/start-worker.ts`). It has no other task, and reads nothing that is saved.
 */
import { expose, transfer } from 'comlink'
import { requestFile } from './request-file.ts'

export type FileWorkerApi = typeof request

async function request(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await requestFile(url)
  return bytes && transfer(bytes, [bytes.buffer])
}
expose(request)
