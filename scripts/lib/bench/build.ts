/** Measures site builds with snapshots of leagues: from scratch, unchanged, and with one more league. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '../../../src/domain/errors.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { storeSource } from '../../../src/snapshot/store-source.ts'
import { takeSnapshots } from '../../../src/snapshot/take-snapshots.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { runProcess } from '../run-tool.ts'
import { copyOf } from './copy-of.ts'
import { type Measure, timed } from './measure.ts'

/** ESPN ids for copies of the demo season; no demo league has one of these. */
const firstCopy = 700_001

/**
 * For each count: a site with that many leagues, where those of the previous count are already built, then one more league. Leagues are
 * copies of the season under other ids, so all of their pages differ.
 */
export async function measureBuilds(season: HostSeason, folder: string, counts: readonly number[]): Promise<Measure[]> {
  const env = { DATA_DIR: join(folder, 'data'), SITE_DIR: join(folder, 'site'), PUBLIC_API_BASE_URL: '' }
  const measures: Measure[] = []
  let taken = 0
  const takeUpTo = async (count: number) => {
    for (; taken < count; taken++) await addLeague(copyOf(season, firstCopy + taken), env.DATA_DIR)
  }
  measures.push({ what: 'No league', value: await buildTime(env) })
  for (const count of counts) {
    const added = count - taken
    await takeUpTo(count)
    measures.push({ what: `${leagues(count)}, ${added} of them new`, value: await buildTime(env) })
    await takeUpTo(count + 1)
    measures.push({ what: `${leagues(count + 1)}, 1 of them new`, value: await buildTime(env) })
  }
  const files = await readdir(env.SITE_DIR, { recursive: true, withFileTypes: true })
  const built = files.filter((file) => file.isFile())
  const pages = built.filter(({ name }) => name.endsWith('.html')).length
  return [
    ...measures,
    { what: `Pages of ${leagues(taken)}`, value: String(pages) },
    { what: `Files of ${leagues(taken)}`, value: String(built.length) },
  ]
}

const leagues = (count: number) => (count === 1 ? '1 league' : `${count} leagues`)

/** Adds a season to the store of `dataDir` and takes its snapshot. */
export async function addLeague(season: HostSeason, dataDir: string): Promise<void> {
  const store = openStore(dataDir)
  await store.write(season, { asOf: null, source: 'demo' })
  await takeSnapshots({
    folder: join(dataDir, 'snapshot'),
    source: storeSource(store),
    leagues: [season],
    running: true,
    anonymize: false,
    refresh: false,
  })
}

async function buildTime(env: NodeJS.ProcessEnv): Promise<string> {
  const { ms } = await timed(() => buildSite(env))
  return `${(ms / 1000).toFixed(1)} s`
}

/** Builds the site in a separate process with this environment. */
export async function buildSite(env: NodeJS.ProcessEnv, options: readonly string[] = []): Promise<void> {
  const code = await runProcess(process.execPath, ['scripts/build.ts', ...options], { env, quiet: true })
  if (code !== 0) throw new DomainError('bad-request', 'The site could not be built; what was said is above.')
}
