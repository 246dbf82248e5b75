/**
 * `npm run bench`: how long an import, the analytics, a snapshot and the server take, their sizes, and what pages cost
 * visitors. Times depend on the machine; ratios and sizes should hold everywhere.
 */
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { measureAnalytics } from './lib/bench/analytics.ts'
import { measureBuilds } from './lib/bench/build.ts'
import { measureCalibration } from './lib/bench/calibration.ts'
import { measureEngine } from './lib/bench/engine.ts'
import { measureImport } from './lib/bench/import.ts'
import { measureLargestLeague } from './lib/bench/largest.ts'
import { measureLighthouse } from './lib/bench/lighthouse.ts'
import { showMeasures } from './lib/bench/measure.ts'
import { measurePageTable } from './lib/bench/page-table.ts'
import { serveFrozenAndLive } from './lib/bench/serve-for-bench.ts'
import { measureServer } from './lib/bench/server.ts'
import { measureSnapshot } from './lib/bench/snapshot.ts'
import { measureFirstStart } from './lib/bench/start.ts'
import { measureWhatIf } from './lib/bench/what-if.ts'
import { buildSiteWhenStale } from './lib/build-site.ts'
import { findBrowser } from './lib/find-browser.ts'
import { exitCodes, runCommand } from './lib/run-command.ts'

const offline = ['import', 'analytics', 'chances', 'largest', 'snapshot', 'server', 'build', 'start'] as const
const inBrowser = ['what-if', 'engine', 'pages', 'lighthouse'] as const
const parts = [...offline, ...inBrowser]
type Part = (typeof parts)[number]

const command = new Command('npm run bench')
  .description(
    'Measure import, analytics, snapshot, server, first start and the pages of the site with a demo league of 12 teams.',
  )
  .addOption(
    new Option('--only <parts>', `only these parts, separated by commas: ${parts.join(', ')}`)
      .argParser(readParts)
      .default(parts, 'all'),
  )
  .option('--leagues <count>', 'leagues for the measure of growth', readCount, 50)
  .option('--seconds <count>', 'length of each load measurement', readCount, 5)
  .option(
    '--builds <counts>',
    'sites of so many leagues with a snapshot are built, one after the other',
    readCounts,
    [1],
  )
  .option('--visits <count>', 'visits of each page, by a reader and by Lighthouse', readCount, 5)
  .action(bench)

await runCommand(command)

interface BenchOptions {
  only: Part[]
  leagues: number
  seconds: number
  builds: number[]
  visits: number
}

async function bench({ only, leagues, seconds, builds, visits }: BenchOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(exitCodes.interrupted))

  const { season, store, measures } = await measureImport(folder)
  const dataDir = join(folder, 'data')
  const wants = (...some: Part[]) => some.some((part) => only.includes(part))
  if (wants('import')) showMeasures('Import', measures)
  if (wants('analytics')) showMeasures('Analytics', measureAnalytics(season, leagues))
  const chances = wants('chances') ? await measureCalibration() : []
  if (chances.length > 0) showMeasures('Chances, on recorded leagues', chances)
  if (wants('largest')) showMeasures('The largest league that is accepted', measureLargestLeague())
  if (wants('snapshot')) showMeasures('Snapshot', await measureSnapshot(season, dataDir, join(folder, 'snapshots')))
  if (wants('server')) showMeasures('Server', await measureServer({ season, store, seconds }))
  if (wants('build')) showMeasures('Build', await measureBuilds(season, join(folder, 'builds'), builds))
  if (wants('start', 'what-if')) await buildSiteWhenStale()
  if (wants('start')) showMeasures('First start', await measureFirstStart(join(folder, 'first-start')))
  if (!wants(...inBrowser)) return

  const chromium = await findBrowser()
  if (wants('what-if')) showMeasures('What if, in the browser', await measureWhatIf(season, store, chromium))
  if (wants('engine')) {
    showMeasures('A league of ESPN on plain files', await measureEngine(join(folder, 'engine'), chromium))
  }
  if (!wants('pages', 'lighthouse')) return
  const site = await serveFrozenAndLive(season, join(folder, 'pages'))
  try {
    const browser = { executablePath: chromium, runs: visits }
    if (wants('pages')) console.log(`\nPages, slow phone\n${await measurePageTable(site.url, season, browser)}`)
    if (wants('lighthouse')) console.log(`\nLighthouse, mobile\n${await measureLighthouse(site.url, season, browser)}`)
  } finally {
    await site.close()
  }
}

function readParts(text: string): Part[] {
  const named = text.split(',')
  const chosen = parts.filter((part) => named.includes(part))
  if (chosen.length !== named.length) throw new InvalidArgumentError(`expected some of ${parts.join(', ')}.`)
  return chosen
}

/** Ascending: each site is built from the one before. */
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
