/**
 * Locks among all who use one storage: processes on a folder, servers of a shared store, tabs of a browser. Each storage has its
 * own, beside it.
 */
import { DomainError } from '../domain/errors.ts'
import { pause } from '../hosts/shared/pause.ts'

export interface LockOptions {
  /** True: wait until the other is done. False: throw `DomainError('busy')`. */
  wait: boolean
  /** Called once, when there is something to wait for. */
  onWait?: () => void
  /** Called where somebody else took the lock over, as this tab was suspended by its browser. */
  onLost?: () => void
  signal?: AbortSignal
}

/**
 * Takes the lock of this name and returns a function that releases it. Throws `DomainError('busy')` where somebody else holds it
 * and `wait` is false, with the sentence `whenBusy`, and the signal's reason where that aborts.
 */
export type TakeLock = (name: string, whenBusy: string, options: LockOptions) => Promise<() => Promise<void>>

/** What a tab writes is refused once another one has taken its lock over. */
export class LockLost extends DomainError {
  constructor() {
    super('aborted', 'Another tab of this site went on with this while this one was suspended. Try again.')
  }
}

export const isHeld = (whenBusy: string) => new DomainError('busy', `${whenBusy} Try again in a minute.`)

/** Milliseconds that a lease lasts which nobody renews, as its process was killed. */
const leaseMilliseconds = 60_000
const pollMilliseconds = 250

export interface Lease {
  /** Extends the lease. */
  renew(): Promise<unknown>
  release(): Promise<unknown>
}

/** Takes a lease; null where somebody else has it. */
export type TakeLease = (name: string, milliseconds: number) => Promise<Lease | null>

/** Locks by leases, which expire unless renewed. */
export function lockByLease(take: TakeLease): TakeLock {
  return async (name, whenBusy, { wait, onWait, signal }) => {
    for (let hasReported = false; ; hasReported = true) {
      signal?.throwIfAborted()
      const lease = await take(name, leaseMilliseconds)
      if (lease) return hold(lease)
      if (!wait) throw isHeld(whenBusy)
      if (!hasReported) onWait?.()
      await pause(pollMilliseconds, signal)
    }
  }
}

function hold(lease: Lease): () => Promise<void> {
  // A lease that cannot be renewed expires: then two servers may import, and the later whole document stays.
  const renewal = setInterval(() => lease.renew().catch(() => {}), leaseMilliseconds / 4)
  // A command that has nothing else to do ends; browsers have numbers for timers.
  ;(renewal as { unref?: () => void }).unref?.()
  return async () => {
    clearInterval(renewal)
    // The league is stored by now; others wait until the lease expires.
    await lease.release().catch(() => {})
  }
}

/** Locks within one process: for storage in memory. */
export function memoryLock(): TakeLock {
  const held = new Set<string>()
  return lockByLease(async (name) => {
    if (held.has(name)) return null
    held.add(name)
    return { renew: async () => {}, release: async () => held.delete(name) }
  })
}
