/** `npm test`: all checks before a merge; what fails fastest comes first. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { DomainError } from '../src/domain/errors.ts'
import { buildSiteWhenStale } from './lib/build-site.ts'
import { findBrowser } from './lib/find-browser.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'
import { runProcess, runTool, type ToolOptions } from './lib/run-tool.ts'
import { slowestFiles } from './lib/slowest-files.ts'

const command = new Command('npm test')
  .description('Types, lint and format, unit and contract tests, then the browser tests against the built site.')
  .option('--no-browser', 'leave out the browser tests')
  .addHelpText(
    'after',
    `
Environment:
  CHROME        the browser to test with; found or installed where it is not set
  HOSTILE_RUNS  generated cases of hostile data in all (5000)
  FAULT_RUNS    how often an import is killed (8); FAULT_SEED repeats the same kills`,
  )
  .action(testEverything)

/** Seconds of each step, in the order in which they ended. */
const times: { title: string; seconds: number }[] = []

await runCommand(command)

async function testEverything({ browser }: { browser: boolean }): Promise<void> {
  const began = performance.now()
  const stop = new AbortController()
  const signal = AbortSignal.any([interruptSignal('Stopped.'), stop.signal])
  // The compile cache is shared by all processes.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
  const reports = mkdtempSync(join(tmpdir(), 'reports-'))
  try {
    await together(stop, [types(signal), lint(signal)])
    // Unit tests often wait for processes that they started: the sites are built meanwhile.
    const sites = browser ? [site(signal), sitesOfFiles(signal), findBrowser(signal)] : []
    await together(stop, [unitTests(reports, signal), ...sites])
    if (browser) await browserTests(reports, await findBrowser(signal), signal)
  } finally {
    printTimes(reports, (performance.now() - began) / 1000)
    rmSync(reports, { recursive: true, force: true })
  }
}

/** Runs steps in parallel. The first failure stops the others, whose own results no longer matter. */
async function together(stop: AbortController, steps: readonly Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all(steps)
  } catch (cause) {
    stop.abort(cause)
    await Promise.allSettled(steps)
    throw cause
  }
}

function types(signal: AbortSignal): Promise<void> {
  return step('Types', () => runTool('typescript', ['--noEmit', '-p', '.'], { signal, quiet: true }))
}

function lint(signal: AbortSignal): Promise<void> {
  const args = ['check', '--error-on-warnings', '--colors=off']
  return step('Lint and format', () => runTool('@biomejs/biome', args, { signal, quiet: true }))
}

/** With the data folder of the browser tests' server, which then finds the site built. */
function site(signal: AbortSignal): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '.e2e-data' }
  return step('Site of the server', async () => {
    await buildSiteWhenStale({ signal, env })
    return 0
  })
}

function sitesOfFiles(signal: AbortSignal): Promise<void> {
  const script = 'tests/e2e/support/snapshot-build.ts'
  return step('Sites of files', () => runProcess(process.execPath, [script], { signal, quiet: true }))
}

function unitTests(reports: string, signal: AbortSignal): Promise<void> {
  const report = `--outputFile.json=${join(reports, 'unit.json')}`
  const args = ['run', '--reporter=default', '--reporter=json', report]
  return loudStep('Unit and contract tests', 'vitest', args, { signal })
}

function browserTests(reports: string, CHROME: string, signal: AbortSignal): Promise<void> {
  const env = { CHROME, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json') }
  return loudStep('Browser tests', '@playwright/test', ['test', '--reporter=list,json'], { signal, env })
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
  const files = slowestFiles([join(reports, 'unit.json'), join(reports, 'browser.json')], 10)
  const row = ({ title, seconds }: { title: string; seconds: number }) =>
    `${seconds.toFixed(1).padStart(7)} s  ${title}`
  console.log(['\nTime', ...[...times, { title: 'in all', seconds }].map(row)].join('\n'))
  if (files.length > 0) console.log(['\nSlowest files', ...files.map(row)].join('\n'))
}
