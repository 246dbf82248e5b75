/** Locks within one process: for storage in memory. */
import { lockByLease, type TakeLock } from './lock.ts'

export function memoryLock(): TakeLock {
  const held = new Set<string>()
  return lockByLease(async (name) => {
    if (held.has(name)) return null
    held.add(name)
    return { renew: async () => {}, release: async () => held.delete(name) }
  })
}
