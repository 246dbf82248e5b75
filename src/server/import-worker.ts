/** Runs one import in a thread of its own: reading a season's responses takes longer than a request may wait. */
import { parentPort, workerData } from 'node:worker_threads'
import { DomainError } from '../domain/errors.ts'
import type { WantedSeason } from '../domain/identity.ts'
import type { ImportGoal } from '../domain/league-season.ts'
import { type HostAccess, openHosts } from '../hosts/index.ts'
import { openStore } from '../storage/open-store.ts'
import { type SharedStore, secretsOfStore } from '../storage/shared-store.ts'
import { secretsOfHosts } from './host-access.ts'
import { importLeague } from './import-league.ts'
import { redactorOf } from './secrets.ts'
import { serializeError, type WorkerMessage } from './worker-message.ts'

export interface WorkerInput {
  wanted: WantedSeason
  until: ImportGoal
  dataDir: string
  sharedStore?: SharedStore | null
  access: HostAccess
}

const stop = new AbortController()
parentPort?.on('message', () => stop.abort(new DomainError('aborted', 'The import was stopped.')))
post(await runImport(workerData as WorkerInput))
parentPort?.close()

async function runImport({ wanted, until, dataDir, sharedStore = null, access }: WorkerInput): Promise<WorkerMessage> {
  const store = openStore(dataDir, { shared: sharedStore })
  try {
    await importLeague(wanted, {
      store,
      hosts: openHosts(access),
      logos: { baseUrl: access.espn.baseUrl },
      from: null,
      until,
      onDemand: true,
      onProgress: (step) => post({ kind: 'progress', step }),
      onKnown: ({ host, leagueId, season }, known) =>
        post({ kind: 'known', season: { host, leagueId, season }, known }),
      onRequestCounts: (counts) => post({ kind: 'requests', counts }),
      signal: stop.signal,
    })
    return { kind: 'done' }
  } catch (error) {
    return serializeError(error, redactorOf([...secretsOfHosts(access), ...secretsOfStore(sharedStore)]))
  } finally {
    await store.close()
  }
}

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}
