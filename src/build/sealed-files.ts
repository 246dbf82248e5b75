/** Astro integration: copies the files of sealed leagues beside the pages. The rest of the site does not know them. */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sealedFolder } from '../contract/sealed-link.ts'
import { readDataDir } from '../server/config.ts'
import { listSealedFiles } from '../snapshot/sealed-folder.ts'

export function sealedFiles() {
  return {
    name: 'sealed-files',
    hooks: {
      'astro:build:done': ({ dir }: { dir: URL }) => copySealedFiles(readDataDir(process.env), fileURLToPath(dir)),
    },
  }
}

/** Copies the sealed leagues of the data folder into a site, and removes files whose links were revoked. Others in the folder stay. */
export async function copySealedFiles(dataDir: string, site: string): Promise<void> {
  const { folder, names, revoked } = await listSealedFiles(dataDir)
  const target = join(site, sealedFolder)
  if (names.length > 0) await mkdir(target, { recursive: true })
  for (const name of names) await copyFile(join(folder, name), join(target, name))
  for (const name of revoked) await rm(join(target, name), { force: true })
}

/** Copies the files that somebody put into the previous site's folder into the next site, except those whose links were revoked. */
export async function carryOverSealedFiles(dataDir: string, previous: string, next: string): Promise<void> {
  const { revoked } = await listSealedFiles(dataDir)
  const from = join(previous, sealedFolder)
  const to = join(next, sealedFolder)
  const names = (await readdir(from).catch(() => [])).filter((name) => sealedName.test(name) && !revoked.has(name))
  if (names.length > 0) await mkdir(to, { recursive: true })
  const present = await readdir(to).catch((): string[] => [])
  for (const name of names) if (!present.includes(name)) await copyFile(join(from, name), join(to, name))
}

const sealedName = /^[\w-]{22}\.bin$/

/** Changes when the files change: SHA-256 in hexadecimal. */
export async function hashSealedFiles(dataDir: string): Promise<string> {
  const { folder, names } = await listSealedFiles(dataDir)
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex')
}
