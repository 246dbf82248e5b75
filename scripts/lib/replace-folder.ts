/** Replaces a folder atomically: readers see the previous one or the next one, even if the writer is killed. */
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../../src/storage/write-atomically.ts'

/** Folders that this process is replacing. In a container, a process has the pid of the one that was killed before it. */
const replacing = new Set<string>()

/**
 * `write` fills a new folder beside `folder`, which then takes its place. If `write` throws, the previous folder stays. Remains of a killed
 * run are removed, or restored if nothing else is there.
 */
export async function replaceFolder(folder: string, write: (next: string) => Promise<void>): Promise<void> {
  await restoreInterrupted(folder)
  const next = `${folder}.next-${process.pid}`
  replacing.add(folder)
  try {
    await write(next)
    await putInPlace(folder, next)
  } finally {
    await rm(next, { recursive: true, force: true })
    replacing.delete(folder)
  }
}

async function putInPlace(folder: string, next: string): Promise<void> {
  const previous = `${folder}.previous-${process.pid}`
  const hasPrevious = existsSync(folder)
  if (hasPrevious) await rename(folder, previous)
  try {
    await rename(next, folder)
  } catch (cause) {
    if (hasPrevious) await rename(previous, folder)
    throw cause
  }
  // With many files this takes seconds, while the new folder is already in use.
  await rm(previous, { recursive: true, force: true })
}

/** Removes the remains of a killed run; the previous folder is back in its place if that run had put nothing there yet. */
export async function restoreInterrupted(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder)).catch((): string[] => [])) {
    const [, of, what, pid] = /^(.+)\.(next|previous)-(\d+)$/.exec(name) ?? []
    if (of !== basename(folder) || isReplacing(folder, Number(pid))) continue
    const path = join(dirname(folder), name)
    // The run was killed between its two renames, so the folder is missing.
    if (what === 'previous' && !existsSync(folder)) await rename(path, folder)
    else await rm(path, { recursive: true, force: true })
  }
}

const isReplacing = (folder: string, pid: number) => (pid === process.pid ? replacing.has(folder) : isAlive(pid))
