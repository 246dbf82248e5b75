/** The raw folder of one league season on the file system: `{DIR}/{season}/{league}/`. */
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { RawFolder } from '../hosts/league-source.ts'
import { importStateFile, scopeOfFile } from '../hosts/shared/raw-files.ts'
import type { RawResponses } from './raw-responses.ts'
import { writeAtomically } from './write-atomically.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

/**
 * Opens the folder, which need not exist yet. Reads `NAME` or `NAME.gz` and writes `NAME.gz`, atomically. What is the same for all
 * leagues of a season is kept once, beside their folders (`{DIR}/{season}/`), what is the same for all leagues in `{DIR}`; it is
 * read from there before any that a league has for itself.
 * Reading throws DomainError('unreadable-answer') for a truncated or otherwise broken file, writing DomainError('storage')
 * for a full or read-only disk.
 */
export function openRawFolder(dir: string): RawFolder {
  const places = { league: dir, season: dirname(dir), all: dirname(dirname(dir)) }
  const isShared = (name: string) => scopeOfFile(name) !== 'league'
  return {
    async read(name) {
      checkName(name)
      const shared = isShared(name) ? await readFrom(places[scopeOfFile(name)], name) : null
      return shared ?? (await readFrom(dir, name))
    },
    async write(name, json) {
      checkName(name)
      await writeAtomically(join(places[scopeOfFile(name)], `${name}.gz`), await zip(JSON.stringify(json)))
    },
    async list() {
      const shared = [...(await namesIn(places.season)), ...(await namesIn(places.all))].filter(isShared)
      return [...new Set([...(await namesIn(dir)), ...shared])].sort()
    },
  }
}

async function readFrom(dir: string, name: string): Promise<unknown> {
  const zipped = await readIfThere(join(dir, `${name}.gz`))
  const plain = zipped ? null : await readIfThere(join(dir, name))
  if (!zipped && !plain) return null
  try {
    const text = zipped ? (await unzip(zipped)).toString('utf8') : String(plain)
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    const file = `${basename(dir)}/${name}${zipped ? '.gz' : ''}`
    throw new DomainError(
      'unreadable-answer',
      `${file} is truncated or not JSON; delete it and import again to download it.`,
      { cause },
    )
  }
}

async function namesIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(emptyWhenMissing)
  return names.filter((name) => /^[^.].*\.json(\.gz)?$/.test(name)).map((name) => name.replace(/\.gz$/, ''))
}

/** Names come from our own code; this keeps it so. */
function checkName(name: string): void {
  if (!/^[\w-]+\.json$/.test(name)) throw new DomainError('bad-request', `${name} is no name of a raw file.`)
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw new DomainError(
      'storage',
      `Cannot read ${basename(path)} (${code}); check the data folder and its permissions.`,
      {
        cause,
      },
    )
  }
}

function emptyWhenMissing(cause: NodeJS.ErrnoException): string[] {
  if (cause.code === 'ENOENT') return []
  throw new DomainError('storage', `Cannot list the raw folder (${cause.code}); check its permissions.`, { cause })
}

/** The raw folders of all seasons below a folder, `{root}/{season}/{league}/`. */
export function openRawFiles(root: string): RawResponses {
  const pathOf = (key: LeagueKey) => rawPath(root, key)
  return {
    folder: (key) => openRawFolder(pathOf(key)),
    async replace(key, responses) {
      for (const [name, json] of responses) await openRawFolder(pathOf(key)).write(name, json)
    },
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    async size(key) {
      const names = await readdir(pathOf(key)).catch(() => [])
      const sizes = await Promise.all(names.map((name) => stat(join(pathOf(key), name)).then(({ size }) => size)))
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    async savedAt(key) {
      // Without temporary files and our own notes.
      const names = (await readdir(pathOf(key)).catch(() => [])).filter(
        (name) => /^[^.].*\.json(\.gz)?$/.test(name) && !name.startsWith(importStateFile),
      )
      const times = await Promise.all(names.map((name) => stat(join(pathOf(key), name)).then(({ mtimeMs }) => mtimeMs)))
      return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
    },
  }
}

const rawPath = (root: string, { leagueId, season }: LeagueKey) => join(root, String(season), leagueId)
