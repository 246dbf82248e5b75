/** Imports that calls cause: of seasons that are missing, and of running ones that are old. */
import { type Clocks, createAges } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import type { WantedSeason } from '../domain/identity.ts'
import { isBeingRead, orWhenDamaged, type SeasonCard } from '../storage/league-store.ts'
import type { Job } from './import-job.ts'
import type { ImportJobs, ImportJobsOptions } from './import-jobs.ts'
import { type ImportContext, keyOfCard, type RunImport, type WantedImport } from './import-season.ts'

/** How calls import what is missing, and read again what is old. */
export interface ImportRules extends Pick<ImportJobsOptions, 'turns'> {
  /** Where imports run; in this thread if left out. */
  run?: RunImport
  /** Milliseconds that a failed import is repeated without another attempt, and a failed refresh. */
  rememberFor: { failure: number; refresh: number }
  /** Milliseconds after which a running season that is viewed is read again. */
  oldAfter: number
  /** With more imports than this the service is busy. */
  most?: number
  /** The same for the imports of one client, and for refreshes. */
  mostOfClient?: number
  /** Called before a league that is not stored yet is read; throws where there is no space for it. */
  makeRoom?: (wanted: WantedSeason) => Promise<void>
  /** True: a season that is named by a public id alone is imported, too, as far as the id says which one it is. */
  byNumber?: boolean
  /** Called where a season that somebody looks at could not be read again. */
  onRefreshFailed?: (card: SeasonCard, error: unknown) => void
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
  { rememberFor, oldAfter, most = any, mostOfClient = any, makeRoom, onRefreshFailed }: ImportRules,
) {
  const ageOf = createAges(clocks)
  const isFull = (client = '') => jobs.size() >= most || jobs.size(client) >= mostOfClient

  async function isStored({ season, ...league }: WantedSeason): Promise<boolean> {
    const seasons = await store.seasonsOf(league)
    return seasons.some((key) => (season === null ? key.leagueId === league.leagueId : key.season === season))
  }

  /** A demo league's id may be a real league's at its host: never mix the two. */
  async function isDemo(wanted: WantedSeason): Promise<boolean> {
    const [key] = await store.seasonsOf(wanted)
    const card = key ? await store.card(key).catch(orWhenDamaged(null)) : null
    return card?.source === 'demo'
  }

  return {
    /**
     * Joins the running import, or starts one. Throws the failure of a moment ago. Null: it ended after the caller had looked for the
     * season, and the next call finds it.
     */
    async start(wanted: WantedImport, { admit, wait, client }: ImportCaller): Promise<Job | null> {
      const running = jobs.running(wanted, client)
      if (running) return running
      const ended = jobs.recent(wanted)
      if (ended && !ended.hasFailed && !wait && (await isStored(wanted))) return null
      if (ended && (ended.hasFailed || !wait)) throw ended.error
      if (!loadDemo && (await isDemo(wanted))) {
        throw new DomainError('not-found', `Demo league ${wanted.leagueId} has no season ${wanted.season}.`)
      }
      const begun = jobs.running(wanted, client)
      if (begun) return begun
      if (isFull(client)) {
        throw new DomainError('busy', 'Many leagues are being imported right now. Try again in a minute.')
      }
      admit?.()
      const prepare = makeRoom && (() => makeRoom(wanted))
      return jobs.start(wanted, { rememberFor: rememberFor.failure, client, prepare })
    },
    /** Reads a season of a host again in the background where it may have changed, or was not read to its end. */
    refreshIfOld(card: SeasonCard): void {
      if (card.source !== 'host') return
      const isPartial = isBeingRead(card)
      const age = card.asOf === null ? oldAfter : ageOf(card.asOf)
      const isOld = card.league.phase !== 'complete' && age >= oldAfter
      const wanted: WantedImport = { ...keyOfCard(card), until: 'whole' }
      if (!(isPartial || isOld) || jobs.running(wanted) || jobs.recent(wanted)?.hasFailed || isFull()) return
      jobs
        .start(wanted, { rememberFor: rememberFor.refresh, part: 'rest' })
        .wait('whole')
        .catch((error) => isPartial || onRefreshFailed?.(card, error))
    },
  }
}
