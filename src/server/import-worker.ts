/** Runs one import in a thread of its own: reading a season's responses takes longer than a request may wait. */
import { parentPort, workerData } from 'node:worker_threads'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { HostAccess } from '../hosts/index.ts'
import { type ImportReports, importHere, type WantedImport } from '../service/import-season.ts'
import { openStore } from '../storage/open-store.ts'
import { type SharedStore, secretsOfStore } from '../storage/shared-store.ts'
import { importContext } from './open-service.ts'
import { redactorOf, secretsOfHosts } from './secrets.ts'
import { type Failure, serializeError } from './worker-message.ts'

export interface WorkerInput {
  wanted: WantedImport
  dataDir: string
  sharedStore?: SharedStore | null
  access: HostAccess
}

/** A report of the import, or how it ended. */
export type ImportMessage =
  | { report: keyof ImportReports; values: unknown[] }
  | { imported: LeagueKey }
  | { failure: Failure }

const stop = new AbortController()
parentPort?.on('message', () => stop.abort(new DomainError('aborted', 'The import was stopped.')))
post(await runImport(workerData as WorkerInput))
parentPort?.close()

async function runImport({ wanted, dataDir, sharedStore = null, access }: WorkerInput): Promise<ImportMessage> {
  const store = openStore(dataDir, { shared: sharedStore })
  const passOn =
    (report: keyof ImportReports) =>
    (...values: unknown[]) =>
      post({ report, values })
  const reports: ImportReports = {
    onProgress: passOn('onProgress'),
    onWait: passOn('onWait'),
    onKnown: passOn('onKnown'),
    onFound: passOn('onFound'),
    onRequestCounts: passOn('onRequestCounts'),
  }
  try {
    const run = importHere({ ...importContext(store, access), forReaders: true })
    return { imported: await run(wanted, reports, stop.signal) }
  } catch (error) {
    const redact = redactorOf([...secretsOfHosts(access), ...secretsOfStore(sharedStore)])
    return { failure: serializeError(error, redact) }
  } finally {
    await store.close()
  }
}

function post(message: ImportMessage): void {
  parentPort?.postMessage(message)
}
