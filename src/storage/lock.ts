/**
 * Locks among all who use one storage: processes on a folder, servers of a shared store, tabs of a browser. Each storage has its
 * own, beside it.
 */
import { DomainError } from '../domain/errors.ts'

export interface LockOptions {
  /** True: wait until the other is done. False: throw `DomainError('busy')`. */
  wait: boolean
  /** Called once, when there is something to wait for. */
  onWait?: () => void
  signal?: AbortSignal
}

/**
 * Takes the lock of this name and returns a function that releases it. Throws `DomainError('busy')` where somebody else holds it
 * and `wait` is false, with the sentence `whenBusy`, and the signal's reason where that aborts.
 */
export type TakeLock = (name: string, whenBusy: string, options: LockOptions) => Promise<() => Promise<void>>

export const isHeld = (whenBusy: string) => new DomainError('busy', `${whenBusy} Try again in a minute.`)

/** Milliseconds that a lease lasts which nobody renews, as its process was killed. */
export const leaseMilliseconds = 60_000
const pollMilliseconds = 250

export interface Lease {
  /** Extends the lease. */
  renew(): Promise<unknown>
  release(): Promise<unknown>
}

/** Takes a lease; null where somebody else has it. */
export type TakeLease = (name: string, milliseconds: number) => Promise<Lease | null>

/** Locks by leases, which expire unless renewed. */
export function lockByLease(take: TakeLease, milliseconds = leaseMilliseconds): TakeLock {
  return async (name, whenBusy, { wait, onWait, signal }) => {
    for (let hasReported = false; ; hasReported = true) {
      signal?.throwIfAborted()
      const lease = await take(name, milliseconds)
      if (lease) return hold(lease, milliseconds / 4)
      if (!wait) throw isHeld(whenBusy)
      if (!hasReported) onWait?.()
      await pause(pollMilliseconds, signal)
    }
  }
}

/** Rejects with the signal's reason where that aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = () => reject(signal?.reason)
  const timer = setTimeout(resolve, milliseconds)
  signal?.addEventListener('abort', stop, { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  })
}

function hold(lease: Lease, renewedEvery: number): () => Promise<void> {
  // A lease that cannot be renewed expires: then two servers may import, and the later whole document stays.
  const renewal = setInterval(() => lease.renew().catch(() => {}), renewedEvery)
  // A command that has nothing else to do ends; browsers have numbers for timers.
  ;(renewal as { unref?: () => void }).unref?.()
  return async () => {
    clearInterval(renewal)
    // The league is stored by now; others wait until the lease expires.
    await lease.release().catch(() => {})
  }
}
