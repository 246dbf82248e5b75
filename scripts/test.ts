/** `npm test`: all checks before a merge. `npm run test:all`: these, then the sweeps. Fast checks run first. */
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { DomainError } from '../src/domain/errors.ts'
import { buildSiteWhenStale } from './lib/build-site.ts'
import { findBrowser } from './lib/find-browser.ts'
import { findEngines } from './lib/find-engines.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'
import { projectFolder, runProcess, runTool, type ToolOptions } from './lib/run-tool.ts'
import { slowestFiles } from './lib/slowest-files.ts'

export const command = new Command('npm test --')
  .description('Types, lint and format, unit and contract tests, then the browser tests against the built site.')
  .option('--all', 'and then the sweeps, thoroughly what the tests try a little of: npm run test:all')
  .option('--no-browser', 'leave out the browser tests')
  .addHelpText('after', '\nEnvironment:\n  CHROME  the browser to test with; found or installed where it is not set')
  .action(testEverything)

/** Seconds of each step, in order of completion. */
const times: { title: string; seconds: number }[] = []

if (import.meta.main) await runCommand(command)

async function testEverything({ all, browser }: { all?: boolean; browser: boolean }): Promise<void> {
  const began = performance.now()
  const signal = interruptSignal('Stopped.')
  // Commands started by tests reuse compiled modules.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
  const reports = mkdtempSync(join(tmpdir(), 'reports-'))
  try {
    await Promise.all([types(signal), lint(signal)])
    await unitTests('Unit and contract tests', ['run'], reports, { signal })
    if (browser) await browserTests('Browser tests', reports, { signal })
    if (all) await sweep({ browser, reports, signal })
  } finally {
    printTimes(reports, (performance.now() - began) / 1000)
    rmSync(reports, { recursive: true, force: true })
  }
}

interface SweepOptions {
  browser: boolean
  reports: string
  signal: AbortSignal
}

/** `SWEEPS` makes the test helpers try all cases; only sweep files and users of these helpers run. */
async function sweep({ browser, reports, signal }: SweepOptions): Promise<void> {
  const env = { SWEEPS: '1' }
  const files = globSync('tests/**/*.sweep.test.{ts,tsx}', { cwd: projectFolder })
  const args = ['related', '--run', 'tests/support/runs.ts', ...files]
  await unitTests('Sweeps without a browser', args, reports, { env, signal })
  if (!browser) return
  await findEngines(signal)
  await browserTests('Sweeps in the browsers', reports, { env, signal })
}

function types(signal: AbortSignal): Promise<void> {
  return step('Types', () => runTool('typescript', ['--noEmit', '-p', '.'], { signal, quiet: true }))
}

function lint(signal: AbortSignal): Promise<void> {
  const args = ['check', '--error-on-warnings', '--colors=off']
  return step('Lint and format', () => runTool('@biomejs/biome', args, { signal, quiet: true }))
}

function unitTests(title: string, words: string[], reports: string, options: ToolOptions): Promise<void> {
  const report = `--outputFile.json=${join(reports, `${title}.json`)}`
  return loudStep(title, 'vitest', [...words, '--reporter=default', '--reporter=json', report], options)
}

async function browserTests(title: string, reports: string, { env, signal }: ToolOptions): Promise<void> {
  const CHROME = await findBrowser(signal)
  // Uses the data folder of the browser tests' server, which then finds the site built.
  const site = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '.e2e-data' }
  await step(`${title}: site of the server`, () => buildSiteWhenStale({ signal, env: site }).then(() => 0))
  const script = 'tests/e2e/support/snapshot-build.ts'
  await step(`${title}: site of files`, () => runProcess(process.execPath, [script], { env, signal, quiet: true }))
  const reported = { ...env, CHROME, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${title}.json`) }
  await loudStep(title, '@playwright/test', ['test', '--reporter=list,json'], { env: reported, signal })
}

/** A tool that prints while it runs. */
function loudStep(title: string, tool: string, args: string[], options: ToolOptions): Promise<void> {
  console.log(`\n${title}`)
  return step(title, () => runTool(tool, args, options))
}

async function step(title: string, run: () => Promise<number>): Promise<void> {
  const began = performance.now()
  const code = await run()
  const seconds = (performance.now() - began) / 1000
  if (code !== 0) throw new DomainError('bad-request', `${title} failed; what is wrong is above.`)
  times.push({ title, seconds })
  console.log(`${title}: all well in ${seconds.toFixed(1)} s`)
}

function printTimes(reports: string, seconds: number): void {
  const files = slowestFiles(globSync(join(reports, '*.json')), 10)
  const row = ({ title, seconds }: { title: string; seconds: number }) =>
    `${seconds.toFixed(1).padStart(7)} s  ${title}`
  console.log(['\nTime', ...[...times, { title: 'in all', seconds }].map(row)].join('\n'))
  if (files.length > 0) console.log(['\nSlowest files', ...files.map(row)].join('\n'))
}
