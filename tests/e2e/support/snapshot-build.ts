/**
 * Sites of files for the browser tests: two demo seasons that are over and one that is not, built at the root of a host
 * and, as sites that are sure to have no API, below `/my-league/`. As a command it builds them; where nothing changed since, that takes a second.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder, runProcess, runTool } from '../../../scripts/lib/run-tool.ts'
import { hashSiteInputs } from '../../../src/build/site-inputs.ts'
import { manifestFile } from '../../../src/contract/snapshot.ts'
import { importDemo } from '../../../src/server/import-demo.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { espnAddress } from './snapshot-sites.ts'

const folder = process.env.E2E_SNAPSHOT_DIR ?? '.e2e-data/snapshot'
const env = { DATA_DIR: folder, SNAPSHOT_DIR: join(folder, 'snapshot'), PUBLIC_ESPN_BASE_URL: espnAddress }

/** Paths of the two sites. Throws where a build fails; what it said is on the standard error then. */
export async function buildSnapshotSites(): Promise<{ root: string; below: string }> {
  await importDemo(openStore(folder), new AbortController().signal)
  const code = await runProcess(process.execPath, ['scripts/snapshot.ts', '101', '102', '103', '--running'], {
    env,
    quiet: true,
  })
  if (code !== 0) throw new Error(`The snapshot ended with ${code}`)
  const manifest = await readFile(join(folder, 'snapshot', manifestFile))
  const inputs = createHash('sha256')
    .update(manifest)
    .update(await hashSiteInputs(projectFolder, { ...process.env, ...env }))
  const hash = inputs.digest('hex')
  // One after the other: builds of the project wait for each other, and the second one finds what the first one drew.
  const below = await build('below', hash, { apiBaseUrl: 'none', options: ['--base', '/my-league/'] })
  return { root: await build('root', hash, {}), below }
}

/** `apiBaseUrl`: where nothing is said, the host may have an API or not. */
async function build(
  name: string,
  hash: string,
  { apiBaseUrl = '', options = [] }: { apiBaseUrl?: string; options?: readonly string[] },
): Promise<string> {
  const site = join(folder, name)
  const record = `${site}.sha256`
  if (existsSync(record) && readFileSync(record, 'utf8') === hash && existsSync(join(site, '404.html'))) return site
  await rm(record, { force: true })
  const code = await runTool('astro', ['build', '--silent', '--outDir', site, ...options], {
    env: { ...env, PUBLIC_API_BASE_URL: apiBaseUrl },
    quiet: true,
  })
  if (code !== 0) throw new Error(`The build of ${name} ended with ${code}`)
  await writeFile(record, hash)
  return site
}

if (import.meta.main) await buildSnapshotSites()
