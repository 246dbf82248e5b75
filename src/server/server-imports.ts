/** Imports that the server starts by itself: leagues that are requested, and running seasons that are out of date. */
import pLimit from 'p-limit'
import { createImportJobs, type RunImport } from '../service/import-jobs.ts'
import type { ServiceImports } from '../service/service.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { LogFailure } from './log.ts'

export interface ServerImportsOptions extends Pick<ServiceImports, 'makeRoom'> {
  store: LeagueStore
  run: RunImport
  log: LogFailure
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Each import has a few requests in flight at its host; several imports would have more. */
const importsAtOnce = 1
const minute = 60_000

export function serverImports({ store, run, log, makeRoom, now = Date.now }: ServerImportsOptions): ServiceImports {
  const jobs = createImportJobs({
    ...{ run, now },
    onFailure: log,
    onStored: store.forget,
    limit: pLimit(importsAtOnce),
  })
  return { jobs, makeRoom, rememberFor: { failure: minute / 2, refresh: 5 * minute }, oldAfter: 30 * minute, most: 20 }
}
