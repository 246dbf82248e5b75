/** Documents as files, each written atomically. */
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import { type DocumentStorage, partsOf } from './document-storage.ts'
import { isTemporaryFile, writeAtomically } from './write-atomically.ts'

const extension = '.json'

/** Key `a:b:c` is the file `{base}/a/b/c.json`. */
export function folderStorage(base: string): DocumentStorage {
  const root = resolve(base)
  const fileOf = (key: string) => join(root, ...segmentsOf(key)) + extension
  return {
    read: async (key) => orNull(readFile(fileOf(key)), fileOf(key)),
    write: async (key, bytes) => writeAtomically(fileOf(key), bytes),
    remove: async (key) => rm(fileOf(key), { force: true }),
    keys: async (prefix) => keysBelow(root, segmentsOf(prefix)),
    async sizes(prefix) {
      const keys = await keysBelow(root, segmentsOf(prefix))
      const sizes = keys.map(async (key) => [key, (await orNull(stat(fileOf(key)), fileOf(key)))?.size ?? 0] as const)
      return new Map(await Promise.all(sizes))
    },
    close: async () => {},
  }
}

function segmentsOf(key: string): string[] {
  const segments = partsOf(key)
  if (segments.some((segment) => segment === '.' || segment === '..' || /[\\/\0]/.test(segment))) {
    throw new Error(`A storage key cannot hold ${JSON.stringify(key)}`)
  }
  return segments
}

async function keysBelow(root: string, segments: string[]): Promise<string[]> {
  const entries = await orNull(readdir(join(root, ...segments), { withFileTypes: true }), join(root, ...segments))
  const keys = await Promise.all(
    (entries ?? []).map((entry) => {
      if (entry.isDirectory()) return keysBelow(root, [...segments, entry.name])
      if (!entry.name.endsWith(extension) || isTemporaryFile(entry.name)) return []
      return [[...segments, entry.name.slice(0, -extension.length)].join(':')]
    }),
  )
  return keys.flat()
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
