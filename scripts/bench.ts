/**
 * `npm run bench`: measures imports, analytics, builds, a server under load, and the cost of pages for visitors. Times depend on the
 * machine; ratios and sizes should hold everywhere.
 */
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { readDataDir } from '../src/server/config.ts'
import { measureAnalytics, measureHistory } from './lib/bench/analytics.ts'
import { measureBuilds } from './lib/bench/build.ts'
import { asOnPhone, startFakeLeagues } from './lib/bench/fake-leagues.ts'
import { readSavedSeasons, readStoredSeasons } from './lib/bench/finished-seasons.ts'
import { importRunning, measureImport } from './lib/bench/import.ts'
import { measureLab } from './lib/bench/lab.ts'
import { measureLighthouse } from './lib/bench/lighthouse.ts'
import { showMeasures } from './lib/bench/measure.ts'
import { measureOddsByType } from './lib/bench/odds.ts'
import { measurePageTable } from './lib/bench/page-table.ts'
import { collectProof, describeProof } from './lib/bench/proof.ts'
import { writeProofFigures } from './lib/bench/proof-figures.ts'
import { measureRendered } from './lib/bench/rendered.ts'
import { serveEngine, serveRendered, serveSnapshotAndLive } from './lib/bench/serve-for-bench.ts'
import { measureUnderLoad } from './lib/bench/under-load.ts'
import { findBrowser } from './lib/find-browser.ts'
import { exitCodes, runCommand } from './lib/run-command.ts'

const parts = [
  'import',
  'analytics',
  'odds',
  'proof',
  'lab',
  'load',
  'rendered',
  'build',
  'pages',
  'lighthouse',
] as const
type Part = (typeof parts)[number]

export const command = new Command('npm run bench')
  .description(
    'Measure import, analytics, builds, the server under load, and the pages with a demo league of 12 teams.',
  )
  .addOption(
    new Option('--only <parts>', `only these parts, separated by commas: ${parts.join(', ')}`)
      .argParser(readParts)
      .default(parts, 'all'),
  )
  .option('--connections <count>', 'connections to the server at once', readCount, 200)
  .option('--seconds <count>', 'length of the load', readCount, 60)
  .option(
    '--builds <counts>',
    'sites of so many leagues with a snapshot are built, one after the other',
    readCounts,
    [1],
  )
  .option(
    '--data <folders>',
    'with odds: folders of saved responses, {season}/{league}/ below them, separated by commas (default: the store)',
    readNames,
  )
  .option('--figures <file>', 'with proof: also write its figures, without names, and those of the demo leagues')
  .option('--pages <names>', 'only pages with one of these texts in their name, separated by commas', readNames, [])
  .option('--visits <count>', 'visits of each page, by a reader and by Lighthouse', readCount, 5)
  .action(bench)

if (import.meta.main) await runCommand(command)

interface BenchOptions {
  only: readonly Part[]
  connections: number
  seconds: number
  builds: number[]
  pages: string[]
  visits: number
  data?: string[]
  figures?: string
}

async function bench({ only, connections, seconds, builds, pages: named, visits, data, figures }: BenchOptions) {
  if (only.every((part) => part === 'odds')) return showOdds(data)

  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(exitCodes.interrupted))

  const { season, measures } = await measureImport(folder)
  const wants = (part: Part) => only.includes(part)
  if (wants('import')) showMeasures('Import', measures)
  if (wants('analytics')) showMeasures('Analytics', [...measureAnalytics(season), ...(await measureHistory())])
  if (wants('odds')) await showOdds(data)
  if (wants('proof')) {
    const seasons = await collectProof(readDataDir(process.env))
    showMeasures('How right we are, seasons of the store', describeProof(seasons))
    if (figures) await writeProofFigures(figures, { recorded: seasons, folder: join(folder, 'proof') })
  }
  if (wants('lab')) showMeasures('Rule lab, seasons of the store', await measureLab(readDataDir(process.env)))
  if (wants('load')) {
    const options = { dataDir: join(folder, 'load'), leagues: 8, connections, seconds }
    showMeasures(`Load: ${connections} connections for ${seconds} s`, (await measureUnderLoad(options)).measures)
  }
  if (wants('rendered'))
    showMeasures('Pages that the server renders', await measureRendered(join(folder, 'served'), seconds))
  if (wants('build')) showMeasures('Build', await measureBuilds(season, join(folder, 'builds'), builds))
  if (!wants('pages') && !wants('lighthouse')) return

  const chromium = await findBrowser()
  const running = await importRunning(join(folder, 'running'))
  const site = await serveSnapshotAndLive(season, running, join(folder, 'pages'))
  const started: { close(): Promise<void> }[] = [site]
  async function startRendered() {
    const server = await serveRendered(season, running, join(folder, 'rendered'))
    started.push(server)
    return server.url
  }
  async function startEngine() {
    const espn = await startFakeLeagues(1, asOnPhone)
    started.push(espn)
    const server = await serveEngine(espn.baseUrl, join(folder, 'engine'))
    started.push(server)
    return server.url
  }
  try {
    const browser = { executablePath: chromium, runs: visits }
    if (wants('pages')) {
      const sites = { startRendered, startEngine, season, running, named }
      console.log(`\nPages, slow phone\n${await measurePageTable(site.url, sites, browser)}`)
    }
    if (wants('lighthouse')) console.log(`\nLighthouse, mobile\n${await measureLighthouse(site.url, season, browser)}`)
  } finally {
    for (const server of started) await server.close()
  }
}

/** Of the folders, or of the store. */
async function showOdds(folders: readonly string[] | undefined): Promise<void> {
  const finished = folders ? await readSavedSeasons(folders) : await readStoredSeasons(readDataDir(process.env))
  for (const { title, measures } of measureOddsByType(finished)) showMeasures(title, measures)
}

function readParts(text: string): Part[] {
  const named = text.split(',')
  const chosen = parts.filter((part) => named.includes(part))
  if (chosen.length !== named.length) throw new InvalidArgumentError(`expected some of ${parts.join(', ')}.`)
  return chosen
}

function readNames(text: string): string[] {
  return text.split(',')
}

/** Ascending: each site is built from the previous one. */
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
