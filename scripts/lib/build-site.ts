/** Builds the site where what it is made of has changed since. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../src/domain/errors.ts'
import { projectFolder, runTool } from './run-tool.ts'

const inputs = ['src', 'public', 'data/snapshot', 'astro.config.mjs', 'package-lock.json']
/** Hash of what the present `dist` was built from; Astro's own folder, never deployed and not in git. */
const recordFile = '.astro/site-inputs.sha256'

/** Builds `dist` unless it is up to date. Returns whether it did. Throws `Problem` where the build fails. */
export async function buildSiteWhenStale({ signal }: { signal?: AbortSignal } = {}): Promise<boolean> {
  const hash = await hashInputs()
  const record = join(projectFolder, recordFile)
  const built = await readFile(record, 'utf8').catch(() => null)
  if (built === hash && existsSync(join(projectFolder, 'dist', '404.html'))) return false
  const code = await runTool('astro', ['build', '--silent'], { quiet: true, signal })
  if (code !== 0) throw new Problem('bad-request', 'The site could not be built; what Astro said is above.')
  await mkdir(join(projectFolder, '.astro'), { recursive: true })
  await writeFile(record, hash)
  return true
}

async function hashInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of (await Promise.all(inputs.map(filesOf))).flat()) {
    hash.update(`${path}\0`).update(await readFile(join(projectFolder, path)))
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_'))
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(join(projectFolder, path), { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return existsSync(join(projectFolder, path)) ? [path] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectFolder.length))
    .sort()
}
