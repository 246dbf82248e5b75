/** Atomic file writes: readers see the old or the new file, never half of one. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DomainError } from '../domain/errors.ts'

const temporaryPattern = /^\..+\.(\d+)\.[0-9a-f]{12}\.aside$/

/**
 * Writes a file under another name, flushes it to the disk and renames it into place. Readers see the whole old or the
 * whole new file; a kill leaves the old one. `mode`: who may read it, for what is secret. Throws `DomainError('storage')` where the disk
 * is full or not writable.
 */
export async function writeAtomically(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  await writeAside(path, content, { mode, place: (aside) => rename(aside, path) })
}

/** The same for a file that must not be there yet: false where it is, and it stays as it is. */
export async function createAtomically(path: string, content: string | Uint8Array): Promise<boolean> {
  let isNew = true
  await writeAside(path, content, {
    async place(aside) {
      isNew = await placeNew(aside, path)
      await rm(aside, { force: true })
    },
  })
  return isNew
}

/** Gives the file a second name, which unlike a rename replaces nothing. */
async function placeNew(aside: string, path: string): Promise<boolean> {
  try {
    await link(aside, path)
    return true
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    // A file system without second names, such as that of a memory card.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw cause
    if (existsSync(path)) return false
    await rename(aside, path)
    return true
  }
}

async function writeAside(
  path: string,
  content: string | Uint8Array,
  { mode, place }: { mode?: number; place: (aside: string) => Promise<void> },
): Promise<void> {
  const folder = dirname(path)
  const aside = join(folder, `.${basename(path)}.${process.pid}.${randomBytes(6).toString('hex')}.aside`)
  try {
    await mkdir(folder, { recursive: true })
    await removeLeftovers(folder)
    await writeAndFlush(aside, content, mode)
    await place(aside)
    await flushFolder(folder)
  } catch (cause) {
    await rm(aside, { force: true }).catch(() => {})
    throw toStorageError(cause, basename(path))
  }
}

async function writeAndFlush(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is durable only once its folder is flushed; some file systems cannot do that, and need not. */
export async function flushFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // Windows and some network file systems refuse to open a folder.
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(temporaryPattern.exec(name)?.[1])
    const path = join(folder, name)
    if (pid && (await hasEnded(pid, path))) await rm(path, { force: true })
  }
}

/** Whether the process `pid` of this machine, which last touched the file at `path`, has ended. */
async function hasEnded(pid: number, path: string): Promise<boolean> {
  if (pid !== process.pid) return !isAlive(pid)
  const touched = await stat(path).catch(() => null)
  return touched !== null && isOlderThanProcess(touched.mtimeMs)
}

/** Whether a process of this machine is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When this process started, by the clock of that time. */
const startedAt = Date.now() - process.uptime() * 1000

/**
 * Whether a file that was last touched then (milliseconds since 1970) belongs to an earlier process with our pid: in a container,
 * processes get the same pid after a restart. Where the clock has stepped, forwards or backwards, one of the two says that it is ours.
 */
export function isOlderThanProcess(touched: number): boolean {
  return touched < startedAt - 1000 && Date.now() - touched > process.uptime() * 1000 + 1000
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and try again',
  EDQUOT: 'the disk quota is used up; free some space and try again',
  EACCES: 'it may not be written; check the owner and permissions of the data folder (DATA_DIR)',
  EPERM: 'it may not be written; check the owner and permissions of the data folder (DATA_DIR)',
  EROFS: 'the file system is read-only; point DATA_DIR to a folder that can be written',
  ENOTDIR: 'a file is where a folder should be; point DATA_DIR to a folder',
  EEXIST: 'a file is where a folder should be; point DATA_DIR to a folder',
}

/** A DomainError for a file error, without the local path. */
export function toStorageError(cause: unknown, name: string): unknown {
  const code = (cause as NodeJS.ErrnoException | null)?.code
  if (typeof code !== 'string') return cause
  return new DomainError('storage', `Cannot write ${name}: ${reasons[code] ?? `the file system says ${code}`}.`, {
    cause,
  })
}
