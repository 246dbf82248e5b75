/** Background refreshes: stored seasons that somebody views are read again from their host, and running ones of the demo are simulated again. */
import { LRUCache } from 'lru-cache'
import { type Clocks, createAges } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import { nameLeague, nameSeason } from '../domain/identity.ts'
import { isBeingRead, type SeasonCard } from '../storage/league-store.ts'
import { createAllowances } from './allowances.ts'
import type { ImportJobs } from './import-jobs.ts'
import { type ImportContext, keyOfCard, type WantedImport } from './import-season.ts'
import { createRefreshFailures, reasonOf } from './refresh-failures.ts'
import { findRefresh, isBehind, liveAfter, nextOf, type View, wholeOf } from './refresh-need.ts'

/**
 * Readers without a page of ours (feeds, calendars, assistants) wait until a refresh has taken this long, in milliseconds. A feed or calendar
 * is several responses, which wait for the same refresh.
 */
const longestWait = 10_000

const mostRemembered = 5000

/** What is read again, and when. */
export interface RefreshRules {
  /** Milliseconds that a failed import is repeated without another attempt, and a failed refresh at most. */
  rememberFor: { failure: number; refresh: number }
  /** Milliseconds after which a season that may change and is viewed is read again, and sooner now and then: see `createAllowances`. */
  oldAfter: number
  /**
   * Whether a season that was read in the future, by a clock that was wrong then, is old. A page ends before it could see such a season grow
   * old (`createAges`).
   */
  futureIsOld?: boolean
  /** Whether running seasons of the demo move on while somebody watches them. */
  demoMoves?: boolean
  /** Called where a season that somebody looks at could not be read again. */
  onRefreshFailed?: (card: SeasonCard, error: unknown) => void
}

export interface RefreshOptions {
  store: Pick<ImportContext['store'], 'card' | 'noteFailing'>
  jobs: ImportJobs
  rules: RefreshRules
  /** Whether no refresh may start now. */
  isFull: () => boolean
  /** Called before a league's next season is read. */
  roomFor: (wanted: WantedImport) => (() => Promise<void>) | undefined
}

export function createRefreshes({ store, jobs, rules, isFull, roomFor }: RefreshOptions, clocks: Clocks) {
  const { rememberFor, oldAfter, demoMoves = false, onRefreshFailed } = rules
  const ageOf = createHostAges(clocks, rules)
  const failures = createRefreshFailures({
    elapsed: clocks.elapsed,
    lastSuccess: jobs.lastSuccess,
    interval: liveAfter,
    longest: rememberFor.refresh,
  })
  const allowances = createAllowances(clocks.elapsed, oldAfter)
  const wholeReads = createWholeReads(clocks.elapsed, ageOf)
  const { simulateIfOld } = createDemoRefresh(clocks.elapsed, (card, wanted) => {
    if (!jobs.running(wanted) && !isFull()) refresh(card, wanted)
  })

  function refresh(card: SeasonCard, wanted: WantedImport): void {
    const name = nameSeason(keyOfCard(card))
    const isWhole = !wanted.onlyRunning && !wanted.next
    if (isWhole) allowances.use(name)
    jobs
      .start(
        { ...wanted, isRefresh: true },
        {
          // How long a refresh waits after a failure is another matter: see `failures`.
          rememberFor: wanted.next ? rememberFor.refresh : rememberFor.failure,
          part: 'rest',
          prepare: wanted.next && roomFor(wanted),
        },
      )
      .wait('whole')
      .then(
        () => {
          failures.clear(keyOfCard(card))
          if (isWhole) wholeReads.note(name)
        },
        // The stored season is as new as before where only the next one could not be read.
        (error) => (wanted.next ? undefined : noteFailure(card, error)),
      )
  }

  async function noteFailure(card: SeasonCard, error: unknown): Promise<void> {
    const key = keyOfCard(card)
    const reason = error instanceof DomainError ? reasonOf(error) : null
    failures.note(card, reason)
    // It was removed meanwhile: there is no response to state the failure, and a season that is imported anew does not wait.
    if ((await store.card(key).catch(() => card)) === null) return failures.clear(key)
    // The next response states the failure. The server also works with a read-only store.
    if (reason) store.noteFailing(key, { since: clocks.now().toISOString(), reason }).catch(() => {})
    if (!isBeingRead(card)) onRefreshFailed?.(card, error)
  }

  return {
    /**
     * Reads a season of a host again in the background where it may have changed, or was not read to its end, and looks for the one that
     * follows it.
     */
    refreshIfOld(card: SeasonCard, view: View = {}): void {
      if (card.source === 'demo' && view.isWatched && demoMoves) simulateIfOld(card)
      if (card.source !== 'host') return
      const now = clocks.now()
      const isAllowedSooner = allowances.has(nameSeason(keyOfCard(card)))
      const wanted = findRefresh(card, {
        ageOf,
        oldAfter,
        isAllowedSooner,
        wholeAge: wholeReads.ageOf(card),
        now,
        ...view,
      })
      if (!wanted || jobs.running(wanted) || isFull()) return
      if (wanted.next && jobs.recent(wanted)?.hasFailed) return
      if (!failures.isWaiting(card)) refresh(card, wanted)
    },
    /** Whether the season is being read from its host again. */
    isRefreshing: (card: SeasonCard): boolean => card.source === 'host' && jobs.running(wholeOf(card)) !== null,
    /**
     * Waits for the running refresh of a season that is old, or has certainly changed since it was read, until ten seconds after its start.
     * A call that names no season also waits for the season that follows, which is looked for once a day.
     */
    async waitIfOld(card: SeasonCard, { isNewest = false }: View = {}): Promise<void> {
      const isOld = wholeReads.ageOf(card) >= oldAfter || isBehind(card, clocks.now())
      const job = (isOld ? jobs.running(wholeOf(card)) : null) ?? (isNewest ? jobs.running(nextOf(card)) : null)
      if (job) await waitAtMost(() => job.wait('whole'), job.startedAt + longestWait - clocks.elapsed())
    },
  }
}

/** Waits until it is done or has failed, and no longer than these milliseconds. */
async function waitAtMost(done: () => Promise<unknown>, left: number): Promise<void> {
  if (left <= 0) return
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, left)
  await Promise.race([done().catch(() => {}), late.promise])
  clearTimeout(timer)
}

/** When seasons were read whole. Where nobody here has done so, a season counts as read at its own time. */
function createWholeReads(elapsed: () => number, ageOf: (time: string | null) => number) {
  const at = new LRUCache<string, number>({ max: mostRemembered })
  return {
    note: (name: string) => at.set(name, elapsed()),
    /** In milliseconds; at least as long ago as any of it was read. */
    ageOf(card: SeasonCard): number {
      const name = nameSeason(keyOfCard(card))
      const age = ageOf(card.asOf)
      const last = at.get(name) ?? elapsed() - age
      at.set(name, last)
      return Math.max(age, elapsed() - last)
    },
  }
}

/** Milliseconds since a host was requested; null: nobody knows when. */
function createHostAges(clocks: Clocks, { futureIsOld }: RefreshRules) {
  const ageOf = createAges(clocks)
  return (time: string | null): number => {
    if (time === null) return Number.POSITIVE_INFINITY
    const isInFuture = Date.parse(time) > clocks.now().getTime()
    return isInFuture && futureIsOld ? Number.POSITIVE_INFINITY : ageOf(time)
  }
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
