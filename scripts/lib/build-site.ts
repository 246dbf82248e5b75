/** Builds the site beside the present one and puts it in its place once it is whole. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSiteInputs } from '../../src/build/site-inputs.ts'
import { manifestFile } from '../../src/contract/snapshot.ts'
import { Problem } from '../../src/domain/errors.ts'
import { readSnapshotDir } from '../../src/snapshot/read-snapshots.ts'
import { isAlive } from '../../src/storage/write-aside.ts'
import { projectFolder, runTool } from './run-tool.ts'

/** Astro's own folder, never deployed and not in git. */
const workFolder = join(projectFolder, '.astro')
/** Hash of what the present `dist` was built from. */
const recordFile = join(workFolder, 'site-inputs.sha256')

export interface BuildOptions {
  /** Further arguments of `astro build`, e.g. `--base /my-league/`. */
  arguments?: readonly string[]
  env?: NodeJS.ProcessEnv
  /** False: what Astro says is shown only where the build fails. */
  isLoud?: boolean
  signal?: AbortSignal
}

/**
 * Builds `dist`. Killed half-way it leaves the site of before as it was. Throws `Problem` where the build fails.
 */
export async function buildSite({ arguments: more = [], env, isLoud = false, signal }: BuildOptions): Promise<void> {
  await removeInterrupted()
  const next = join(workFolder, `next-${process.pid}`)
  const toolArguments = ['build', '--outDir', next, ...(isLoud ? [] : ['--silent']), ...more]
  try {
    const code = await runTool('astro', toolArguments, { quiet: !isLoud, env, signal })
    if (code !== 0) throw new Problem('bad-request', 'The site could not be built; what Astro said is above.')
    const dist = join(projectFolder, 'dist')
    await rm(recordFile, { force: true })
    await rm(dist, { recursive: true, force: true })
    await rename(next, dist)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

/** Sites that a build left half made because it was killed. */
async function removeInterrupted(): Promise<void> {
  for (const name of await readdir(workFolder).catch((): string[] => [])) {
    const [, pid] = /^next-(\d+)$/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) await rm(join(workFolder, name), { recursive: true, force: true })
  }
}

/** Builds `dist` for a server beside it, unless it is up to date. Returns whether it did. Throws as `buildSite`. */
export async function buildSiteWhenStale({ signal }: { signal?: AbortSignal } = {}): Promise<boolean> {
  // The server that shows this site is its API, unless another one is named.
  const env = { ...process.env, PUBLIC_API_BASE_URL: process.env.PUBLIC_API_BASE_URL || '/' }
  const hash = await hashInputs(env)
  const built = await readFile(recordFile, 'utf8').catch(() => null)
  if (built === hash && existsSync(join(projectFolder, 'dist', '404.html'))) return false
  await buildSite({ env, signal })
  await mkdir(workFolder, { recursive: true })
  await writeFile(recordFile, hash)
  return true
}

/** The manifest names the content of every frozen season, so it stands for them all. */
async function hashInputs(env: NodeJS.ProcessEnv): Promise<string> {
  const manifest = await readFile(join(readSnapshotDir(env), manifestFile)).catch(() => '')
  return createHash('sha256')
    .update(await hashSiteInputs(projectFolder, env))
    .update(manifest)
    .digest('hex')
}
