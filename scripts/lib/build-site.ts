/** Builds the site in another folder and renames it into place once it is complete. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { carryOverSealedFiles, hashSealedFiles } from '../../src/build/sealed-files.ts'
import { serverPages } from '../../src/build/server-pages.ts'
import { siteEnvironment } from '../../src/build/site-environment.ts'
import { hashSiteInputs } from '../../src/build/site-inputs.ts'
import {
  apiOfServer,
  findWrongAddress,
  readStoryPictures,
  readWeekPages,
  storyPictureChoices,
  weekPageChoices,
} from '../../src/contract/site-settings.ts'
import { manifestFile } from '../../src/contract/snapshot.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { readDataDir } from '../../src/server/config.ts'
import { readSnapshotDir } from '../../src/snapshot/read-snapshots.ts'
import { writeAtomically } from '../../src/storage/write-atomically.ts'
import { expectSiteFolder } from './expect-site-folder.ts'
import { replaceFolder, restoreInterrupted } from './replace-folder.ts'
import { projectFolder, runProcess } from './run-tool.ts'

/** Astro's own folder, never deployed and not in git. */
const workFolder = join(projectFolder, '.astro')
const dist = join(projectFolder, 'dist')
/** Hash of the inputs of the current `dist`. */
const recordFile = join(workFolder, 'site-inputs.sha256')

export interface BuildOptions {
  /** Base path of the site, e.g. `/my-league/`; defaults to the configuration's. */
  base?: string
  /** For our server, which renders pages of leagues by itself; otherwise files for any host. */
  isServed?: boolean
  /** Logs the page being rendered. */
  isLoud?: boolean
  signal?: AbortSignal
}

/**
 * Builds the site into `folder`, in this process, with its environment. If it is killed, the previous site stays. Throws `DomainError` if
 * the build fails or a setting is invalid.
 */
export async function buildSite(
  folder: string,
  { base, isServed = false, isLoud = false, signal }: BuildOptions = {},
): Promise<void> {
  const settings = siteEnvironment({ folder: projectFolder })
  if (!readWeekPages(settings)) {
    const choices = weekPageChoices.join(' or ')
    throw new DomainError('bad-request', `WEEK_PAGES is "${settings.WEEK_PAGES}": expected ${choices}.`)
  }
  if (!readStoryPictures(settings)) {
    const choices = storyPictureChoices.join(', ')
    throw new DomainError('bad-request', `STORY_PICTURES is "${settings.STORY_PICTURES}": expected one of ${choices}.`)
  }
  const wrongAddress = findWrongAddress(settings)
  if (wrongAddress) throw new DomainError('bad-request', wrongAddress)
  await restoreInterrupted(folder)
  await expectSiteFolder(folder, keptFolders())
  // It is certain to have an API: pages read no leagues from hosts while that is down.
  if (isServed) process.env.PUBLIC_API_BASE_URL = settings.PUBLIC_API_BASE_URL?.trim() || apiOfServer(settings, base)
  process.env.NODE_ENV ??= 'production'
  // Pages ask for a browser's storage; Node would warn about its own.
  Reflect.deleteProperty(globalThis, 'localStorage')
  const { build } = await import('astro')
  try {
    await replaceFolder(folder, async (next) => {
      const outDir = outDirOf(next, isServed)
      const output = isServed ? ({ output: 'server', adapter: serverPages() } as const) : {}
      await build({
        root: projectFolder,
        outDir,
        base,
        logLevel: isLoud ? 'info' : isServed ? 'error' : 'warn',
        ...output,
      })
      signal?.throwIfAborted()
      if (outDir !== next) await moveFolder(outDir, next)
      await carryOverSealedFiles(readDataDir(process.env), folder, next)
      if (folder === dist) await rm(recordFile, { force: true })
    })
  } catch (cause) {
    if (cause instanceof DomainError) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new DomainError('bad-request', `The site could not be built: ${why}`, { cause })
  }
}

/** What no site may replace: the project, and what its leagues are in. */
export const keptFolders = () => [projectFolder, readDataDir(process.env), readSnapshotDir(process.env)]

/**
 * Astro (7.3) renders pages with modules that it writes into a folder of the project. It takes the folder of the site for one if its path
 * only begins like the project's (`/srv/app-site` beside `/srv/app`), and then finds no packages: such a site is built in the project, as
 * is one for our server, whose modules are always written beside it.
 */
function outDirOf(next: string, isServed: boolean): string {
  const seemsInside = next.startsWith(process.cwd()) && !next.startsWith(join(process.cwd(), sep))
  return isServed || seemsInside ? join(workFolder, 'site') : next
}

/** Also to another disk, or below a folder that does not exist yet. */
async function moveFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await rename(from, to)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EXDEV') throw cause
    await cp(from, to, { recursive: true })
    await rm(from, { recursive: true, force: true })
  }
}

/** Builds `dist` for the server beside it, unless it is up to date. Returns whether it did. Throws as `buildSite`. */
export async function buildSiteWhenStale({
  signal,
  env = process.env,
}: {
  signal?: AbortSignal
  env?: NodeJS.ProcessEnv
} = {}): Promise<boolean> {
  // The server of this site is its API, unless another one is configured.
  const settings = siteEnvironment({ folder: projectFolder, env })
  const isOwn = ['', '/', apiOfServer(settings)].includes(settings.PUBLIC_API_BASE_URL?.trim() ?? '')
  const options = isOwn ? ['--server'] : []
  const hash = await hashInputs(env)
  const built = await readFile(recordFile, 'utf8').catch(() => null)
  if (built === hash && existsSync(join(dist, '404.html'))) return false
  const code = await runProcess(process.execPath, ['scripts/build.ts', ...options], {
    env: { ...env, SITE_DIR: dist },
    quiet: true,
    signal,
  })
  if (code !== 0) throw new DomainError('bad-request', 'The build failed; see the output above.')
  await writeAtomically(recordFile, hash)
  return true
}

/**
 * Hash of a site's inputs: code, settings, snapshots and sealed leagues. The manifest contains the hash of every snapshot, so it represents
 * all of them.
 */
export async function hashInputs(env: NodeJS.ProcessEnv): Promise<string> {
  const manifest = await readFile(join(readSnapshotDir(env), manifestFile)).catch(() => '')
  return createHash('sha256')
    .update(await hashSiteInputs(projectFolder, siteEnvironment({ folder: projectFolder, env })))
    .update(manifest)
    .update(await hashSealedFiles(readDataDir(env)))
    .digest('hex')
}
