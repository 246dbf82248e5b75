/** Runs one import in a thread of its own: reading a season's responses takes longer than a request may wait. */
import { parentPort, workerData } from 'node:worker_threads'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { HostAccess } from '../hosts/index.ts'
import { type ImportReports, importUnlocked, type WantedImport } from '../service/import-season.ts'
import { openStore } from '../storage/open-store.ts'
import { type SharedStore, secretsOfStore } from '../storage/shared-store.ts'
import { importContext, loadDemo } from './open-service.ts'
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

/** What the parent sends: whether the import goes on. */
export type WorkerOrder = 'stop' | 'read the rest'

const stop = new AbortController()
const rest = Promise.withResolvers<void>()
parentPort?.on('message', (order: WorkerOrder) => {
  if (order === 'read the rest') return rest.resolve()
  const reason = new DomainError('aborted', 'The import was stopped.')
  rest.reject(reason)
  stop.abort(reason)
})
// Nobody may wait for it.
rest.promise.catch(() => {})
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
    // The parent has the league's lock.
    onLocked: async () => {},
    onFirstPart() {
      post({ report: 'onFirstPart', values: [] })
      return rest.promise
    },
  }
  try {
    const run = importUnlocked({ ...importContext(store, access), forReaders: true, loadStoredDemo: loadDemo })
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
