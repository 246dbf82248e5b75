/**
 * The static site of the browser tests, with a finished and a running league, both with few teams. As a command it builds the site, which
 * takes a second without changes.
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
import { espnAddress, snapshotSite } from './snapshot-sites.ts'

const folder = process.env.E2E_SNAPSHOT_DIR ?? '.e2e-data/snapshot'

/** Path of the site. Throws if a build fails; its output is on standard error then. */
export async function buildSnapshotSite(): Promise<string> {
  await importDemo(openStore(folder), { leagues: fewTeamsDemoLeagues })
  const { name, base } = snapshotSite
  const site = join(folder, name)
  const env = {
    DATA_DIR: folder,
    SNAPSHOT_DIR: `${site}-snapshot`,
    PUBLIC_ESPN_BASE_URL: espnAddress,
    // The host may have an API or not.
    PUBLIC_API_BASE_URL: '',
  }
  const snapshot = ['scripts/snapshot.ts', '101', '103', '--running']
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
  const build = ['build', '--silent', '--outDir', site, '--base', base]
  await run('build', runTool('astro', build, { env, quiet: true }))
  await writeFile(record, hash)
  return site

  async function run(what: string, ended: Promise<number>): Promise<void> {
    const code = await ended
    if (code !== 0) throw new Error(`The ${what} of ${name} ended with ${code}`)
  }
}

if (import.meta.main) await buildSnapshotSite()
