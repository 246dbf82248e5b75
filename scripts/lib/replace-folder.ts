/** Replaces a folder atomically: readers see the previous one or the next one, even if the writer is killed. */
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../../src/storage/write-atomically.ts'

/**
 * `write` fills a new folder beside `folder`, which then takes its place. If `write` throws, the previous folder stays. Remains of a killed
 * run are removed, or restored if nothing else is there.
 */
export async function replaceFolder(folder: string, write: (next: string) => Promise<void>): Promise<void> {
  await removeInterrupted(folder)
  const next = `${folder}.next-${process.pid}`
  const previous = `${folder}.previous-${process.pid}`
  try {
    await write(next)
    if (existsSync(folder)) await rename(folder, previous)
    await rename(next, folder)
    // With many files this takes seconds, while the new folder is already in use.
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
    // The run was killed between its two renames, so the folder is missing.
    if (what === 'previous' && !existsSync(folder)) await rename(path, folder)
    else await rm(path, { recursive: true, force: true })
  }
}
