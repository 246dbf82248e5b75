/** The files of one season's snapshot: named by their content, and complete or not there at all. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import pLimit from 'p-limit'
import { flushFolder, isAlive, toStorageError } from '../storage/write-atomically.ts'

/** Content of each file by its name, with `/` between folders. */
export type SeasonFiles = ReadonlyMap<string, string | Uint8Array>

const filesAtOnce = 16
const asidePattern = /^\.(\d+)\.aside$/
const hashPattern = /^[0-9a-f]{16}(\.source\.json)?$/

/** Name of the folder: first 16 hexadecimal digits of the SHA-256 over the files, sorted by name. */
export function hashFiles(files: SeasonFiles): string {
  const hash = createHash('sha256')
  for (const [name, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0`).update(text).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** True where the folder is there and has exactly the content that its name says. */
export async function isWhole(seasonDir: string, hash: string): Promise<boolean> {
  return (await readSeasonFiles(seasonDir, hash)) !== null
}

/** The files of the folder; null where it is missing, or its content does not match its name. */
export async function readSeasonFiles(seasonDir: string, hash: string): Promise<SeasonFiles | null> {
  const files = await readFiles(join(seasonDir, hash)).catch(() => null)
  return files !== null && hashFiles(files) === hash ? files : null
}

/**
 * Writes the files into a temporary folder and returns a function that moves it into place under their hash. Throws
 * `DomainError('storage')`, or the signal's reason; nothing is then left behind.
 */
export async function writeFilesAside(
  seasonDir: string,
  files: SeasonFiles,
  signal?: AbortSignal,
): Promise<{ moveTo(hash: string): Promise<void>; discard(): Promise<void> }> {
  const aside = join(seasonDir, `.${process.pid}.aside`)
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
    async moveTo(hash) {
      try {
        await rm(join(seasonDir, hash), { recursive: true, force: true })
        await rename(aside, join(seasonDir, hash))
        await flushFolder(seasonDir)
      } catch (cause) {
        throw toStorageError(cause, 'the snapshot')
      }
    },
  }
}

/** Removes folders that no manifest names: older ones, and those of processes that have ended. */
export async function tidySeason(seasonDir: string, keep: string | null): Promise<void> {
  for (const name of await readdir(seasonDir).catch(() => [])) {
    const pid = Number(asidePattern.exec(name)?.[1] ?? 0)
    const isLeft = pid > 0 ? pid !== process.pid && !isAlive(pid) : hashPattern.test(name) && !belongsTo(name, keep)
    if (isLeft) await rm(join(seasonDir, name), { recursive: true, force: true })
  }
}

const belongsTo = (name: string, hash: string | null) => hash !== null && name.startsWith(hash)

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
  const texts = await pLimit(filesAtOnce).map(paths, (path) => readFile(path, path.endsWith('.json') ? 'utf8' : null))
  return new Map(paths.map((path, index) => [nameIn(folder, path), texts[index] ?? '']))
}

const nameIn = (folder: string, path: string) => path.slice(folder.length + 1).replaceAll(sep, '/')
