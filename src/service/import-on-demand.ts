/** Imports that calls cause: of seasons that are missing, and refreshes of those that are old. */
import type { Clocks } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import type { WantedSeason } from '../domain/identity.ts'
import { orWhenDamaged } from '../storage/league-store.ts'
import type { Job } from './import-job.ts'
import type { ImportJobs, ImportJobsOptions } from './import-jobs.ts'
import type { ImportContext, RunImport, WantedImport } from './import-season.ts'
import { createRefreshes, type RefreshRules } from './refreshes.ts'

/** How calls import what is missing, and read again what is old. */
export interface ImportRules extends RefreshRules, Pick<ImportJobsOptions, 'turns'> {
  /** Where imports run; in this thread if left out. */
  run?: RunImport
  /** With more imports than this the service is busy. */
  most?: number
  /** The same for the imports of one client, and for refreshes. */
  mostOfClient?: number
  /** Called before a league that is not stored yet is read; throws where there is no space for it. */
  makeRoom?: (wanted: WantedSeason) => Promise<void>
  /** True: a season that is named by a public id alone is imported, too, as far as the id says which one it is. */
  byNumber?: boolean
  /** What readers are told of a season that was here and is gone; left out: it is imported again. */
  describeGone?: () => DomainError
}

export interface ImportCaller {
  /** True: waits for the import; false: returns its progress. */
  wait?: boolean
  /** Called before an import starts for the caller, and throws where it must not. */
  admit?: () => void
  /** Who it is, where several share the service. */
  client?: string
}

const any = Number.POSITIVE_INFINITY

export function importOnDemand(
  { store, loadDemo, ...clocks }: Pick<ImportContext, 'store' | 'loadDemo'> & Clocks,
  jobs: ImportJobs,
  rules: ImportRules,
) {
  const { rememberFor, most = any, mostOfClient = any, makeRoom } = rules
  const isFull = (client = '') => jobs.size() >= most || jobs.size(client) >= mostOfClient
  const roomFor = (wanted: WantedImport) => makeRoom && (() => makeRoom(wanted))

  return {
    ...createRefreshes({ store, jobs, rules, isFull, roomFor }, clocks),
    /**
     * Joins the running import, or starts one. Throws the failure of a moment ago. Null: it ended after the caller had looked for the
     * season, and the next call finds it.
     */
    async start(wanted: WantedImport, { admit, wait, client }: ImportCaller): Promise<Job | null> {
      const running = jobs.running(wanted, client)
      if (running) return running
      const ended = jobs.recent(wanted)
      if (ended && !ended.hasFailed && !wait && (await isStored(store, wanted))) return null
      if (ended && (ended.hasFailed || !wait)) throw ended.error
      if (!loadDemo && (await isDemo(store, wanted))) {
        throw new DomainError('not-found', `Demo league ${wanted.leagueId} has no season ${wanted.season}.`)
      }
      const begun = jobs.running(wanted, client)
      if (begun) return begun
      if (isFull(client)) {
        throw new DomainError('busy', 'Many leagues are being imported right now. Try again in a minute.')
      }
      admit?.()
      return jobs.start(wanted, { rememberFor: rememberFor.failure, client, prepare: roomFor(wanted) })
    },
  }
}

type Stored = Pick<ImportContext['store'], 'seasonsOf' | 'card'>

async function isStored(store: Stored, { season, ...league }: WantedSeason): Promise<boolean> {
  const seasons = await store.seasonsOf(league)
  return seasons.some((key) => (season === null ? key.leagueId === league.leagueId : key.season === season))
}

/** A demo league's id may be a real league's at its host: never mix the two. */
async function isDemo(store: Stored, wanted: WantedSeason): Promise<boolean> {
  const [key] = await store.seasonsOf(wanted)
  const card = key ? await store.card(key).catch(orWhenDamaged(null)) : null
  return card?.source === 'demo'
}
