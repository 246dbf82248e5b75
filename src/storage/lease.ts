/** One import of a league, or announcement, at a time, among all servers of a shared store: a lease that expires unless renewed. */
import { setTimeout as pause } from 'node:timers/promises'
import { DomainError } from '../domain/errors.ts'
import { type LeagueRef, nameLeague } from '../domain/identity.ts'
import { isBeingAnnounced, isBeingImported, type LockOptions } from './import-lock.ts'

/** How long a lease lasts that nobody renews, as its process was killed. */
export const leaseMilliseconds = 60_000
const pollMilliseconds = 250

export interface Lease {
  /** Extends the lease. */
  renew(): Promise<unknown>
  release(): Promise<unknown>
}

/** Takes a lease; null where somebody else has it. */
export type TakeLease = (name: string, milliseconds: number) => Promise<Lease | null>

/** Takes a lock of a league, such as that of its import, and returns a function that releases it. */
export type LockLeague = (league: LeagueRef, options: LockOptions) => Promise<() => Promise<void>>

const importing = { prefix: 'import', whenBusy: isBeingImported }
/** For the third parameter of `lockByLease`. */
export const announcing = { prefix: 'announce', whenBusy: isBeingAnnounced }

/**
 * The counterpart of `takeImportLock`, which is for processes that share a folder. Throws `DomainError('busy')` where
 * another server imports and `wait` is false, and the signal's reason where that aborts.
 */
export function lockByLease(
  take: TakeLease,
  milliseconds = leaseMilliseconds,
  { prefix, whenBusy } = importing,
): LockLeague {
  return async (league, { wait, onWait, signal }) => {
    for (let hasReported = false; ; hasReported = true) {
      signal?.throwIfAborted()
      const lease = await take(`${prefix}-${nameLeague(league)}`, milliseconds)
      if (lease) return hold(lease, milliseconds / 4)
      if (!wait) {
        throw new DomainError('busy', `${whenBusy(league)} Try again in a minute.`)
      }
      if (!hasReported) onWait?.({ pid: 0 })
      await pause(pollMilliseconds, undefined, { signal })
    }
  }
}

function hold(lease: Lease, renewedEvery: number): () => Promise<void> {
  // A lease that cannot be renewed expires: then two servers may import, and the later whole document stays.
  const renewal = setInterval(() => lease.renew().catch(() => {}), renewedEvery).unref()
  return async () => {
    clearInterval(renewal)
    // The league is stored by now; others wait until the lease expires.
    await lease.release().catch(() => {})
  }
}
