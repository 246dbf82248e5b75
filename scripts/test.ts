/** `npm test`: everything that has to hold before a change goes in, in the order in which it fails fastest. */
import { existsSync } from 'node:fs'
import { Command } from 'commander'
import { Problem } from '../src/domain/errors.ts'
import { findBrowser } from './lib/find-browser.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'
import { runTool } from './lib/run-tool.ts'

const command = new Command('npm test')
  .description('Types, lint and format, unit and contract tests, then the browser tests against the built site.')
  .option('--no-browser', 'leave out the browser tests')
  .addHelpText(
    'after',
    `
Environment:
  CHROME        the browser to test with; found or installed where it is not set
  HOSTILE_RUNS  generated cases of hostile data in all (12000)
  FAULT_RUNS    how often an import is killed (12); FAULT_SEED repeats the same kills`,
  )
  .action(testEverything)

await runCommand(command)

async function testEverything({ browser }: { browser: boolean }): Promise<void> {
  const signal = interruptSignal('Stopped.')
  await step('Types', 'typescript', ['--noEmit', '-p', '.'], { signal })
  await step('Lint and format', '@biomejs/biome', ['check', '--error-on-warnings'], { signal })
  await step('Unit and contract tests', 'vitest', ['run'], { signal })
  if (!browser || !existsSync('tests/e2e')) return
  const CHROME = await findBrowser(signal)
  await step('Browser tests', '@playwright/test', ['test'], { signal, env: { CHROME } })
}

async function step(
  title: string,
  tool: string,
  args: string[],
  options: Parameters<typeof runTool>[2],
): Promise<void> {
  const began = performance.now()
  console.log(`\n${title}`)
  const code = await runTool(tool, args, options)
  if (code !== 0) throw new Problem('bad-request', `${title} failed; what is wrong is above.`)
  console.log(`${title}: all well in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
