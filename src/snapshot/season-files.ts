/** Folders of files that are named by their content, and complete or not there at all. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { flushFolder, isAlive, toStorageError } from '../storage/write-atomically.ts'

/** Content of each file by its name, with `/` between folders. */
export type SeasonFiles = ReadonlyMap<string, string | Uint8Array>

const filesAtOnce = 16

/** Name of the folder: first 16 hexadecimal digits of the SHA-256 over the files, sorted by name. */
export function hashFiles(files: SeasonFiles): string {
  const hash = createHash('sha256')
  for (const [name, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0`).update(text).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** True where the folder is there and has exactly the content that its name says. */
export async function isWhole(folder: string): Promise<boolean> {
  const files = await readFiles(folder).catch(() => null)
  return files !== null && hashFiles(files) === basename(folder)
}

/**
 * Writes the files into a temporary folder and returns a function that moves it into place. Throws `DomainError('storage')`, or the
 * signal's reason; nothing is then left behind.
 */
export async function writeFilesAside(
  folder: string,
  files: SeasonFiles,
  signal?: AbortSignal,
): Promise<{ move(): Promise<void>; discard(): Promise<void> }> {
  const aside = join(dirname(folder), `.${process.pid}.aside`)
  const discard = () => rm(aside, { recursive: true, force: true })
  try {
    await discard()
    await writeFiles(aside, files, signal)
    // One flush for all of them: damage by a power cut is detected by the hash.
    await flushFolder(aside)
  } catch (cause) {
    await discard().catch(() => {})
    signal?.throwIfAborted()
    throw toStorageError(cause, 'the snapshot')
  }
  return {
    discard,
    async move() {
      try {
        await rm(folder, { recursive: true, force: true })
        await rename(aside, folder)
        await flushFolder(dirname(folder))
      } catch (cause) {
        throw toStorageError(cause, 'the snapshot')
      }
    },
  }
}

/** Whether a folder of this name is a temporary one whose process has ended. */
export function isLeftAside(name: string): boolean {
  const pid = Number(/^\.(\d+)\.aside$/.exec(name)?.[1] ?? 0)
  return pid > 0 && pid !== process.pid && !isAlive(pid)
}

async function writeFiles(folder: string, files: SeasonFiles, signal: AbortSignal | undefined): Promise<void> {
  const paths = [...files].map(([name, text]) => ({ path: join(folder, name), text }))
  for (const parent of new Set(paths.map(({ path }) => dirname(path)))) await mkdir(parent, { recursive: true })
  const limit = pLimit(filesAtOnce)
  const writing = paths.map(({ path, text }) => limit(() => writeFile(path, text, { signal })))
  // The folder must not be removed after a failure while other writes still run.
  for (const written of await Promise.allSettled(writing)) if (written.status === 'rejected') throw written.reason
}

async function readFiles(folder: string): Promise<SeasonFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await pLimit(filesAtOnce).map(paths, async (path) => {
    return [relative(folder, path).replaceAll(sep, '/'), await readFile(path)] as const
  })
  return new Map(files)
}
