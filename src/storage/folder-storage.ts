/** Documents as files, each written atomically. */
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import { type DocumentStorage, partsOf } from './document-storage.ts'
import { writeAtomically } from './write-atomically.ts'

const extension = '.json'

export interface FolderStorageOptions {
  /** Called once for every folder that cannot be listed: its documents are left out of lists. */
  onUnreadable?: (error: DomainError) => void
}

/** Key `a:b:c` is the file `{base}/a/b/c.json`. */
export function folderStorage(base: string, { onUnreadable }: FolderStorageOptions = {}): DocumentStorage {
  const root = resolve(base)
  const reported = new Set<string>()
  const fileOf = (key: string) => join(root, ...segmentsOf(key)) + extension
  return {
    read: async (key) => orNull(readFile(fileOf(key)), fileOf(key)),
    write: async (key, bytes) => writeAtomically(fileOf(key), bytes),
    remove: async (key) => rm(fileOf(key), { force: true }),
    keys: async (prefix) => keysBelow(segmentsOf(prefix)),
    async sizes(prefix) {
      const keys = await keysBelow(segmentsOf(prefix))
      const sizes = keys.map(async (key) => [key, (await orNull(stat(fileOf(key)), fileOf(key)))?.size ?? 0] as const)
      return new Map(await Promise.all(sizes))
    },
    close: async () => {},
  }

  async function keysBelow(segments: string[]): Promise<string[]> {
    const path = join(root, ...segments)
    const entries = await orNull(readdir(path, { withFileTypes: true }), path)
    const keys = await Promise.all(
      (entries ?? []).map((entry) => {
        if (entry.isDirectory()) return keysBelow([...segments, entry.name]).catch(leaveOut(join(path, entry.name)))
        // Temporary files end otherwise.
        return entry.name.endsWith(extension) ? [[...segments, entry.name.slice(0, -extension.length)].join(':')] : []
      }),
    )
    return keys.flat()
  }

  /** One league that cannot be read must not hide the others. */
  function leaveOut(path: string) {
    return (error: DomainError): string[] => {
      if (!reported.has(path)) onUnreadable?.(error)
      reported.add(path)
      return []
    }
  }
}

function segmentsOf(key: string): string[] {
  const segments = partsOf(key)
  if (segments.some((segment) => segment === '.' || segment === '..' || /[\\/\0]/.test(segment))) {
    throw new Error(`A storage key cannot hold ${JSON.stringify(key)}`)
  }
  return segments
}

async function orNull<T>(read: Promise<T>, path: string): Promise<T | null> {
  try {
    return await read
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    const what = `Cannot read ${basename(path)} of the store (${code})`
    throw new DomainError('storage', `${what}; check the data folder (DATA_DIR) and its permissions.`, { cause })
  }
}
