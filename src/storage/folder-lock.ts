/** Leases across processes of a folder: files that name their holders. */
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import { lockByLease, type TakeLock } from './lock.ts'
import { isAlive, isOlderThanProcess, toStorageError } from './write-atomically.ts'

/**
 * A lock names its holder right after it is created; one that does not was left by a process that was killed in between.
 */
const namelessMilliseconds = 5000

interface Holder {
  pid: number
  host: string
  token: string
}

/** Locks as files in a folder. A lock whose process has ended is taken over; one that cannot be read is an error with its path. */
export function folderLock(folder: string): TakeLock {
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
      if (holder !== 'gone' && !(await removeWhenStale(path, holder, milliseconds))) return null
    }
  })
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
  /** Milliseconds since it was last touched. */
  age: number
}

/** Throws `DomainError('storage')` for a lock that is there and cannot be read: only a missing one is gone. */
async function readHolder(path: string): Promise<Found | 'gone'> {
  try {
    const text = await readFile(path, 'utf8')
    return { text, who: parseHolder(text), age: Date.now() - (await stat(path)).mtimeMs }
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

async function removeWhenStale(path: string, { text, who, age }: Found, milliseconds: number): Promise<boolean> {
  const hasEnded = who?.host === hostname() && (who.pid === process.pid ? isOlderThanProcess(age) : !isAlive(who.pid))
  if (!hasEnded && age < (who ? milliseconds : namelessMilliseconds)) return false
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
