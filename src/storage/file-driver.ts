/** `unstorage` driver for a folder that writes atomically: unstorage's own file driver writes in place. */
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Driver } from 'unstorage'
import { Problem } from '../domain/errors.ts'
import { isTemporaryFile, writeAtomically } from './write-atomically.ts'

const extension = '.json'

/** Documents as files: key `a:b:c` is `{base}/a/b/c.json`. Meta is `{mtime, size, version}`, null where there is none. */
export function fileDriver(base: string): Driver {
  const root = resolve(base)
  const fileOf = (key: string) => join(root, ...segmentsOf(key)) + extension
  return {
    name: 'atomic-files',
    hasItem: async (key) => (await statOrNull(fileOf(key))) !== null,
    getItem: async (key) => (await readOrNull(fileOf(key)))?.toString('utf8') ?? null,
    getItemRaw: (key) => readOrNull(fileOf(key)),
    setItem: (key, value) => writeAtomically(fileOf(key), value),
    setItemRaw: (key, value: string | Uint8Array) => writeAtomically(fileOf(key), value),
    removeItem: (key) => rm(fileOf(key), { force: true }),
    getMeta: async (key) => {
      const found = await statOrNull(fileOf(key))
      return found && { mtime: found.mtime, size: found.size, version: `${found.ino}-${found.mtimeMs}-${found.size}` }
    },
    getKeys: (prefix) => keysBelow(root, segmentsOf(prefix)),
  }
}

function segmentsOf(key: string): string[] {
  const segments = key.split(':').filter((segment) => segment !== '')
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

const readOrNull = (path: string) => orNull(readFile(path), path)
const statOrNull = (path: string) => orNull(stat(path), path)

async function orNull<T>(read: Promise<T>, path: string): Promise<T | null> {
  try {
    return await read
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    const what = `Cannot read ${basename(path)} of the store (${code})`
    throw new Problem('storage', `${what}; check the data folder (DATA_DIR) and its permissions.`, { cause })
  }
}
