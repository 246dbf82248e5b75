/** The site's inputs besides snapshots as one hash: code, packages and settings. */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const inputs = [
  'src/**',
  'demo/**',
  'public/**',
  'docs/measures.md',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
/** Settings that change the pages. */
const isSetting = (name: string) =>
  name.startsWith('PUBLIC_') || ['SITE_URL', 'WEEK_PAGES', 'STORY_PICTURES', 'NODE_ENV'].includes(name)

/**
 * SHA-256 over the files and settings, in hexadecimal. `env` is as `siteEnvironment` returns it; `others` are further
 * settings, e.g. of the command line.
 */
export async function hashSiteInputs(
  projectFolder: string,
  env: Readonly<Record<string, string | undefined>>,
  others: readonly unknown[] = [],
): Promise<string> {
  const hash = createHash('sha256')
  const found = globSync(inputs, { cwd: projectFolder, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.map((path) => relative(projectFolder, path)).sort())
    hash.update(`${file}\0`).update(await readFile(join(projectFolder, file)))
  const settings = Object.entries(env).filter(([name]) => isSetting(name))
  return hash.update(JSON.stringify([settings.sort(), others])).digest('hex')
}
