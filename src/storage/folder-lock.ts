/** Leases across processes of a folder: files that name their holders. */
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { monotonic } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import { lockByLease, type TakeLock } from './lock.ts'
import { isAlive, isOlderThanProcess, toStorageError } from './write-atomically.ts'

/**
 * A lock names its holder right after it is created; one that does not was left by a process that was killed in between.
 */
const namelessMilliseconds = 5000

const watchedLocks = 1000

export interface FolderLockOptions {
  /** Called with a sentence where the lock of another machine was taken over. */
  onTakeOver?: (message: string) => void
}

interface Holder {
  pid: number
  host: string
  token: string
}

/** Locks as files in a folder. A lock whose process has ended is taken over; one that cannot be read is an error with its path. */
export function folderLock(folder: string, { onTakeOver }: FolderLockOptions = {}): TakeLock {
  const watched = createWatch()
  return lockByLease(async (name, milliseconds) => {
    const path = join(folder, `${name}.lock`)
    await mkdir(folder, { recursive: true }).catch((cause) => {
      throw toStorageError(cause, `the lock ${name}`)
    })
    for (;;) {
      const token = await tryToTake(path)
      if (token) {
        return {
          renew: () => utimes(path, new Date(), new Date()),
          async release() {
            const holder = await readHolder(path)
            if (holder !== 'gone' && holder.who?.token === token) await rm(path, { force: true })
          },
        }
      }
      const holder = await readHolder(path)
      if (holder === 'gone') continue
      const unchanged = watched(path, holder)
      if (!(await removeWhenStale(path, holder, { unchanged, milliseconds }))) return null
      const { who } = holder
      if (who && who.host !== hostname())
        onTakeOver?.(`Took over the lock ${basename(path)} of machine ${who.host}, which has not renewed it.`)
    }
  })
}

/**
 * How long we have seen a lock unchanged, by a clock that never steps. Times of files are of another machine's clock, or of one that
 * was wrong: a lock from the future would never be old.
 */
function createWatch() {
  const seen = new LRUCache<string, { state: string; since: number }>({ max: watchedLocks })
  return (path: string, { text, touched }: Found): number => {
    const state = `${touched} ${text}`
    const known = seen.get(path)
    const since = known?.state === state ? known.since : monotonic()
    seen.set(path, { state, since })
    return monotonic() - since
  }
}

async function tryToTake(path: string): Promise<string | null> {
  const token = randomUUID()
  try {
    const file = await open(path, 'wx')
    const holder: Holder = { pid: process.pid, host: hostname(), token }
    try {
      await file.writeFile(JSON.stringify(holder)).finally(() => file.close())
    } catch (cause) {
      // On a full disk the file exists without a holder: everybody else would wait for it.
      await rm(path, { force: true })
      throw cause
    }
    return token
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return null
    throw toStorageError(cause, `the lock ${basename(path)}`)
  }
}

interface Found {
  text: string
  /** Null where the file is empty or has an unknown format. */
  who: Holder | null
  /** When its holder last renewed it, by the holder's clock, in milliseconds since 1970. */
  touched: number
}

/** Throws `DomainError('storage')` for a lock that is there and cannot be read: only a missing one is gone. */
async function readHolder(path: string): Promise<Found | 'gone'> {
  try {
    const text = await readFile(path, 'utf8')
    return { text, who: parseHolder(text), touched: (await stat(path)).mtimeMs }
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') return 'gone'
    const advice = 'Remove it where no import runs, and check the owner of its folder.'
    throw new DomainError('storage', `Cannot read the lock ${path} (${code}). ${advice}`, {
      cause,
      readerMessage: `Cannot read the lock ${basename(path)} (${code}). ${advice}`,
    })
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, host, token } = JSON.parse(text) as Partial<Holder>
    return Number.isInteger(pid) && host && token ? { pid: Number(pid), host, token } : null
  } catch {
    return null
  }
}

interface Patience {
  /** See `createWatch`. */
  unchanged: number
  /** How long a lock lasts that nobody renews. */
  milliseconds: number
}

async function removeWhenStale(
  path: string,
  { text, who, touched }: Found,
  { unchanged, milliseconds }: Patience,
): Promise<boolean> {
  const isOurs = who?.host === hostname()
  const hasEnded = isOurs && (who.pid === process.pid ? isOlderThanProcess(touched) : !isAlive(who.pid))
  const lasts = who ? milliseconds : namelessMilliseconds
  // A process of this machine that is alive renews its lock; by the time of day it would be old wherever our clock steps.
  const isOld = !isOurs && Date.now() - touched >= lasts
  if (!hasEnded && !isOld && unchanged < lasts) return false
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
    // Somebody may have taken over between our check and our rename: then the lock is theirs, and is restored.
    if ((await readFile(aside, 'utf8')) !== text) await link(aside, path)
  } catch (cause) {
    // Somebody else was faster; the next attempt finds out who.
    if (!['ENOENT', 'EEXIST'].includes((cause as NodeJS.ErrnoException).code ?? ''))
      throw toStorageError(cause, `the lock ${basename(path)}`)
  }
  await rm(aside, { force: true })
  return true
}
