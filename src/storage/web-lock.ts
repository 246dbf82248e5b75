/** Locks among all tabs of the site, by the browser's own. */
import { isHeld, type TakeLock } from './lock.ts'

const prefix = 'fantasy-leagues:'

/** Null: the browser has none, at an address without https. Then tabs do not know of each other. */
export function webLock(locks: LockManager | null): TakeLock {
  return async (name, whenBusy, { wait, onWait, signal }) => {
    signal?.throwIfAborted()
    if (!locks) return async () => {}
    const atOnce = await hold(locks, prefix + name, { ifAvailable: true })
    if (atOnce) return atOnce
    if (!wait) throw isHeld(whenBusy)
    onWait?.()
    const release = await hold(locks, prefix + name, { signal })
    return release ?? (async () => {})
  }
}

/** Holds the lock until the returned function is called; null where it is not available. */
function hold(locks: LockManager, name: string, options: LockOptions): Promise<(() => Promise<void>) | null> {
  const { promise: taken, resolve, reject } = Promise.withResolvers<(() => Promise<void>) | null>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const request = locks.request(name, options, (lock) => {
    resolve(
      lock &&
        (async () => {
          release()
          await request
        }),
    )
    return lock ? released : undefined
  })
  request.catch(reject)
  return taken
}
