/** One import at a time on this device, whichever tab runs it: ESPN is asked at most twice at once. */

/**
 * Runs when it is its turn. `onWait` is told once where another tab has to end first. Where the browser has no locks
 * (an address without https), tabs do not know of each other.
 */
export async function withImportLock<T>(
  run: () => Promise<T>,
  { onWait, signal, locks }: { onWait?: () => void; signal?: AbortSignal; locks: LockManager | null },
): Promise<T> {
  if (!locks) return run()
  const atOnce = await locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? { result: await run() } : null,
  )
  if (atOnce) return atOnce.result
  onWait?.()
  return locks.request(lockName, { signal }, run)
}

const lockName = 'fantasy-leagues-import'
