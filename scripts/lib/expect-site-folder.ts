/** A build replaces the whole folder of the site: what else is in it would be gone. */
import { readdir, realpath, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { sealedFolder } from '../../src/contract/sealed-link.ts'
import { DomainError } from '../../src/domain/errors.ts'

/** `kept`: folders that no site may replace. Throws `DomainError('bad-request')` where the folder has one of them, or files of no site. */
export async function expectSiteFolder(siteDir: string, kept: readonly string[]): Promise<void> {
  const site = await realOf(siteDir)
  for (const folder of kept) {
    if (isIn(site, await realOf(folder)))
      throw new DomainError(
        'bad-request',
        `SITE_DIR: ${siteDir} contains ${folder}, which the site would replace. ${advice}`,
      )
  }
  if (await isMountPoint(site))
    throw new DomainError(
      'bad-request',
      `SITE_DIR: ${siteDir} is a mount point, which a build cannot replace. Choose a folder inside it.`,
    )
  const names = await readdir(siteDir).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === 'ENOENT') return []
    throw new DomainError('bad-request', `SITE_DIR: ${siteDir} is no folder that can be read. ${advice}`, { cause })
  })
  // Files of sealed leagues stay in the folder (`src/build/sealed-files.ts`).
  if (names.some((name) => name !== sealedFolder) && !names.includes('404.html'))
    throw new DomainError(
      'bad-request',
      `SITE_DIR: ${siteDir} has other files, which the site would replace. ${advice}`,
    )
}

/** Of another file system than its parent's. */
async function isMountPoint(folder: string): Promise<boolean> {
  const [own, parent] = await Promise.all([folder, dirname(folder)].map((path) => stat(path).catch(() => null)))
  return own != null && parent != null && own.dev !== parent.dev
}

const advice = 'Choose an empty folder, or one that is not there yet.'

const isIn = (folder: string, path: string) => {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

/** The path without symbolic links, also of what is not there yet. */
async function realOf(path: string): Promise<string> {
  const real = await realpath(path).catch(() => null)
  if (real !== null || dirname(path) === path) return real ?? path
  return join(await realOf(dirname(path)), relative(dirname(path), path))
}
