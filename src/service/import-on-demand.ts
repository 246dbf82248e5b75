/** Imports that calls cause: of seasons that are missing, of running ones that are old, and of those that follow a finished one. */
import { type Clocks, createAges } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import { hasIdPerSeason, nameLeague, type WantedSeason } from '../domain/identity.ts'
import { gamesStateAt } from '../domain/nfl-clock.ts'
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
  /**
   * Whether a season that was read in the future, by a clock that was wrong then, is old. A page ends before it could see such a season grow
   * old (`createAges`).
   */
  futureIsOld?: boolean
  /** Whether running seasons of the demo move on while somebody watches them. */
  demoMoves?: boolean
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

/** How a call views a season. */
export interface View {
  /** Somebody watches its running week, of which the newest points are requested. */
  isWatched?: boolean
  /** The call names no season: it wants the league's newest. */
  isNewest?: boolean
}

/** While NFL games are played and somebody watches: pages ask every minute, and the first of them refreshes for all. */
const liveAfter = 45_000

/** A finished season is followed by another one once a year, and nobody waits for that. */
const nextAfter = 24 * 60 * 60_000

const any = Number.POSITIVE_INFINITY

export function importOnDemand(
  { store, loadDemo, ...clocks }: Pick<ImportContext, 'store' | 'loadDemo'> & Clocks,
  jobs: ImportJobs,
  rules: ImportRules,
) {
  const { rememberFor, oldAfter, demoMoves = false, most = any, mostOfClient = any, makeRoom, onRefreshFailed } = rules
  const ageOf = createHostAges(clocks, rules)
  const isFull = (client = '') => jobs.size() >= most || jobs.size(client) >= mostOfClient

  const { simulateIfOld } = createDemoRefresh(clocks.elapsed, (card, wanted) => {
    if (!jobs.running(wanted) && !isFull()) refresh(card, wanted)
  })

  const roomFor = (wanted: WantedImport) => makeRoom && (() => makeRoom(wanted))

  function refresh(card: SeasonCard, wanted: WantedImport): void {
    jobs
      .start(wanted, {
        rememberFor: rememberFor.refresh,
        part: 'rest',
        prepare: wanted.next && roomFor(wanted),
      })
      .wait('whole')
      // The stored season is as new as before where only the next one could not be read.
      .catch((error) => isBeingRead(card) || wanted.next || onRefreshFailed?.(card, error))
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
    /**
     * Reads a season of a host again in the background where it may have changed, or was not read to its end, and looks for the one that
     * follows it.
     */
    refreshIfOld(card: SeasonCard, { isWatched = false, isNewest = false }: View = {}): void {
      if (card.source === 'demo' && isWatched && demoMoves) simulateIfOld(card)
      if (card.source !== 'host') return
      const wanted = findRefresh(card, { ageOf, oldAfter, isWatched, isNewest, now: clocks.now() })
      if (wanted && !jobs.running(wanted) && !jobs.recent(wanted)?.hasFailed && !isFull()) refresh(card, wanted)
    },
  }
}

/** Milliseconds since a host was requested; null: nobody knows when. */
function createHostAges(clocks: Clocks, { futureIsOld }: ImportRules) {
  const ageOf = createAges(clocks)
  return (time: string | null): number => {
    if (time === null) return any
    const isInFuture = Date.parse(time) > clocks.now().getTime()
    return isInFuture && futureIsOld ? any : ageOf(time)
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

const wholeOf = (card: SeasonCard): WantedImport => ({ ...keyOfCard(card), until: 'whole' })

interface Visit extends Required<View> {
  /** See `createHostAges`. */
  ageOf: (time: string | null) => number
  oldAfter: number
  now: Date
}

/**
 * What a host may have that is newer than the stored season: all of it, its running week, or the league's next season. Null: nothing. Where
 * each season has an id of its own, none leads to the next one.
 */
function findRefresh(card: SeasonCard, { ageOf, oldAfter, isWatched, isNewest, now }: Visit): WantedImport | null {
  const { asOf, nextSoughtAt = null, summary } = card
  const whole = wholeOf(card)
  const isOver = summary.status.phase === 'complete'
  if (isBeingRead(card)) return whole
  if (!isOver && ageOf(asOf) >= oldAfter) return whole
  if (isWatched && ageOf(asOf) >= liveAfter && isPlayed(card, now)) return { ...whole, onlyRunningWeek: true }
  if (!isOver || !isNewest || hasIdPerSeason(summary.host)) return null
  if (Math.min(ageOf(asOf), ageOf(nextSoughtAt)) < nextAfter) return null
  return { ...whole, season: null, next: { after: summary.season, soughtAt: nextSoughtAt } }
}

/** Running seasons of the demo are simulated again. Their own time is not that of the clock, so the last time is remembered here. */
function createDemoRefresh(elapsed: () => number, refresh: (card: SeasonCard, wanted: WantedImport) => void) {
  const simulated = new Map<string, number>()
  return {
    simulateIfOld(card: SeasonCard): void {
      const wanted = wholeOf(card)
      const last = simulated.get(nameLeague(wanted)) ?? Number.NEGATIVE_INFINITY
      if (card.summary.status.phase !== 'in-season' || elapsed() - last < liveAfter) return
      simulated.set(nameLeague(wanted), elapsed())
      refresh(card, wanted)
    },
  }
}

/** Whether NFL games of the season's running week are being played. */
function isPlayed({ summary: { kickoffs } }: SeasonCard, now: Date): boolean {
  return kickoffs.length > 0 && gamesStateAt(kickoffs, now.getTime()) === 'playing'
}
