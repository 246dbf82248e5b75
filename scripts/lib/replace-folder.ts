/** Replaces a folder as a whole: who reads it sees the previous one or the next one, also where the writer is killed. */
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../../src/storage/write-atomically.ts'

/**
 * Has `write` fill a new folder beside `folder`, and puts that in its place. Where `write` throws, the previous folder stays.
 * What an earlier run left because it was killed is removed, or put back where nothing else is there.
 */
export async function replaceFolder(folder: string, write: (next: string) => Promise<void>): Promise<void> {
  await removeInterrupted(folder)
  const [next, previous] = [`${folder}.next-${process.pid}`, `${folder}.previous-${process.pid}`]
  try {
    await write(next)
    if (existsSync(folder)) await rename(folder, previous)
    await rename(next, folder)
    // With many files that takes seconds, in which the new folder is in use already.
    await rm(previous, { recursive: true, force: true })
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

async function removeInterrupted(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder)).catch((): string[] => [])) {
    const [, of, what, pid] = /^(.+)\.(next|previous)-(\d+)$/.exec(name) ?? []
    if (of !== basename(folder) || isAlive(Number(pid))) continue
    const path = join(dirname(folder), name)
    // Killed between its two steps, the run had left nothing in the folder's place.
    if (what === 'previous' && !existsSync(folder)) await rename(path, folder)
    else await rm(path, { recursive: true, force: true })
  }
}
