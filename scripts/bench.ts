/**
 * `npm run bench`: how long an import, the analytics, a snapshot and the server take, and how much they weigh.
 * Times depend on the machine; what should hold everywhere are the ratios and sizes.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { measureAnalytics } from './lib/bench/analytics.ts'
import { firstCopy, measureBuilds } from './lib/bench/build.ts'
import { measureCalibration } from './lib/bench/calibration.ts'
import { measureEngine } from './lib/bench/engine.ts'
import { measureImport } from './lib/bench/import.ts'
import { measureLargestLeague } from './lib/bench/largest.ts'
import { showMeasures } from './lib/bench/measure.ts'
import { measureServer } from './lib/bench/server.ts'
import { measureSite } from './lib/bench/site.ts'
import { measureSnapshot } from './lib/bench/snapshot.ts'
import { measureSnapshotPages } from './lib/bench/snapshot-pages.ts'
import { measureFirstStart } from './lib/bench/start.ts'
import { measureTargets } from './lib/bench/targets.ts'
import { measureWhatIf } from './lib/bench/what-if.ts'
import { buildSiteWhenStale } from './lib/build-site.ts'
import { findBrowser } from './lib/find-browser.ts'
import { runCommand } from './lib/run-command.ts'

const command = new Command('npm run bench')
  .description(
    'Measure import, analytics, snapshot, server, first start and the routes of the site with a demo league of 12 teams.',
  )
  .option('--leagues <count>', 'leagues for the measure of growth', readCount, 50)
  .option('--seconds <count>', 'length of each load measurement', readCount, 5)
  .option(
    '--builds <counts>',
    'sites of so many leagues with a snapshot are built, one after the other',
    readCounts,
    [1],
  )
  .option('--no-browser', 'leave out the routes of the site')
  .action(bench)

await runCommand(command)

interface BenchOptions {
  leagues: number
  seconds: number
  builds: number[]
  browser: boolean
}

async function bench({ leagues, seconds, builds, browser }: BenchOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    const { season, store, measures } = await measureImport(folder)
    showMeasures('Import', measures)
    showMeasures('Analytics', measureAnalytics(season, leagues))
    const calibration = await measureCalibration()
    if (calibration.length > 0) showMeasures('Chances, on recorded leagues', calibration)
    showMeasures('The largest league that is accepted', measureLargestLeague())
    showMeasures('Snapshot', await measureSnapshot(season, join(folder, 'data'), join(folder, 'snapshots')))
    showMeasures('Server', await measureServer({ season, store, seconds }))
    showMeasures('Build', await measureBuilds(season, join(folder, 'builds'), builds))
    await buildSiteWhenStale()
    showMeasures('First start', await measureFirstStart(join(folder, 'first-start')))
    if (!browser) return
    const chromium = await findBrowser()
    showMeasures('What if, in the browser', await measureWhatIf(season, store, chromium))
    showMeasures('A league of ESPN on plain files', await measureEngine(join(folder, 'engine'), chromium))
    console.log(`\nRoutes\n${await measureSite(season, store, chromium)}`)
    const snapshot = { espnLeagueId: firstCopy, season: season.season }
    showMeasures('Targets', await measureTargets(join(folder, 'builds'), season, firstCopy, chromium))
    showMeasures('Snapshot pages, slow phone', await measureSnapshotPages(join(folder, 'builds'), snapshot, chromium))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ascending: each site grows out of the one before. */
function readCounts(text: string): number[] {
  return text
    .split(',')
    .map(readCount)
    .sort((a, b) => a - b)
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('expected a whole number from 1 to 9999.')
  return Number(text)
}
