/** The demo leagues as a site of files, built twice: for a whole host, and for a path of it. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '../../../src/domain/errors.ts'
import { importDemo } from '../../../src/server/import-demo.ts'
import { storeSource } from '../../../src/snapshot/store-source.ts'
import { takeSnapshots } from '../../../src/snapshot/take-snapshots.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { runTool } from '../run-tool.ts'

export interface BuiltSite {
  folder: string
  /** '' or e.g. `/my-league`. */
  base: string
  /** Paths of its files, with a leading slash. */
  files: string[]
  fallback: Buffer
}

/** Word in a file beside every site. */
export const secret = 'nobody may read this'

/** The demo leagues, and those that are over as snapshots in `snapshot`. */
export async function takeDemoSnapshots(folder: string, signal: AbortSignal): Promise<LeagueStore> {
  const store = openStore(join(folder, 'data'))
  await importDemo(store, signal)
  const everything = { leagues: [], running: false, anonymize: false, refresh: false }
  await takeSnapshots({
    ...everything,
    folder: join(folder, 'snapshot'),
    source: storeSource(store, { signal }),
    signal,
  })
  return store
}

/** Builds the site from the result of `takeDemoSnapshots`. Throws `DomainError` where that fails. */
export async function buildForHost(folder: string, base: string, signal: AbortSignal): Promise<BuiltSite> {
  const place = join(folder, base === '' ? 'root' : 'below')
  const site = join(place, base || 'site')
  await mkdir(place)
  await writeFile(join(place, 'secret.txt'), secret)
  const env = { SNAPSHOT_DIR: join(folder, 'snapshot'), SITE_URL: '', PUBLIC_API_BASE_URL: base === '' ? '' : 'none' }
  const code = await runTool('astro', ['build', '--silent', '--outDir', site, '--base', `${base}/`], {
    env,
    quiet: true,
    signal,
  })
  if (code !== 0) throw new DomainError('bad-request', 'The site could not be built; what Astro said is above.')
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return {
    folder: site,
    base,
    files: files.map((file) => file.slice(site.length).replaceAll('\\', '/')),
    fallback: await readFile(join(site, '404.html')),
  }
}
