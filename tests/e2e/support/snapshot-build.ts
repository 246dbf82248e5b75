/**
 * Sites of files for the browser tests, each with leagues of its own, all of few teams: at the root of a host one that is
 * over and one that is not; below `/my-league/`, on a site that is sure to have no API, another one that is over. As a
 * command it builds them; where nothing changed since, that takes a second.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder, runProcess, runTool } from '../../../scripts/lib/run-tool.ts'
import { siteEnvironment } from '../../../src/build/site-environment.ts'
import { hashSiteInputs } from '../../../src/build/site-inputs.ts'
import { manifestFile } from '../../../src/contract/snapshot.ts'
import { importDemo } from '../../../src/server/import-demo.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { fewTeamsDemoLeagues } from '../../support/small-demo.ts'
import { espnAddress } from './snapshot-sites.ts'

const folder = process.env.E2E_SNAPSHOT_DIR ?? '.e2e-data/snapshot'

interface Site {
  leagues: readonly string[]
  /** Where nothing is said, the host may have an API or not. */
  apiBaseUrl?: string
  options?: readonly string[]
}

/** Paths of the two sites. Throws where a build fails; what it said is on the standard error then. */
export async function buildSnapshotSites(): Promise<{ root: string; below: string }> {
  await importDemo(openStore(folder), undefined, fewTeamsDemoLeagues)
  // One after the other: builds of the project wait for each other.
  const root = await build('root', { leagues: ['101', '103'] })
  const below = await build('below', { leagues: ['102'], apiBaseUrl: 'none', options: ['--base', '/my-league/'] })
  return { root, below }
}

async function build(name: string, { leagues, apiBaseUrl = '', options = [] }: Site): Promise<string> {
  const site = join(folder, name)
  const env = {
    DATA_DIR: folder,
    SNAPSHOT_DIR: `${site}-snapshot`,
    PUBLIC_ESPN_BASE_URL: espnAddress,
    PUBLIC_API_BASE_URL: apiBaseUrl,
  }
  const snapshot = ['scripts/snapshot.ts', ...leagues, '--running']
  await run('snapshot', runProcess(process.execPath, snapshot, { env, quiet: true }))
  const inputs = createHash('sha256')
    .update(await readFile(join(env.SNAPSHOT_DIR, manifestFile)))
    .update(
      await hashSiteInputs(projectFolder, siteEnvironment({ folder: projectFolder, env: { ...process.env, ...env } })),
    )
  const hash = inputs.digest('hex')
  const record = `${site}.sha256`
  if (existsSync(record) && readFileSync(record, 'utf8') === hash && existsSync(join(site, '404.html'))) return site
  await rm(record, { force: true })
  await run('build', runTool('astro', ['build', '--silent', '--outDir', site, ...options], { env, quiet: true }))
  await writeFile(record, hash)
  return site

  async function run(what: string, ended: Promise<number>): Promise<void> {
    const code = await ended
    if (code !== 0) throw new Error(`The ${what} of ${name} ended with ${code}`)
  }
}

if (import.meta.main) await buildSnapshotSites()
