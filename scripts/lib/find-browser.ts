/** Finds the Chromium for browser tests, or installs one. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { DomainError } from '../../src/domain/errors.ts'
import { isProgram } from './is-program.ts'
import { runProcess, runTool } from './run-tool.ts'

/** The headless shell comes first, because it takes half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium. Installs one if there is none; throws `DomainError` if that fails. */
export async function findBrowser(signal?: AbortSignal): Promise<string> {
  const { CHROME } = process.env
  if (CHROME && !existsSync(CHROME))
    throw new DomainError('not-found', `CHROME is ${CHROME}, but that file doesn’t exist.`)
  return CHROME ?? installedBrowser() ?? (await installBrowser(signal))
}

/** Path of an installed Chromium, or null. */
export function installedBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  return found ?? [...applications, chromium.executablePath()].find(isProgram) ?? null
}

async function installBrowser(signal?: AbortSignal): Promise<string> {
  console.log('No Chromium found; installing one.')
  const code = await runTool('@playwright/test', ['install', 'chromium'], { signal })
  if (code !== 0 && process.getuid?.() === 0) {
    await runProcess('apt-get', ['update'], { signal, quiet: true })
    const shell = await runProcess('apt-get', ['install', '-y', 'chromium-headless-shell'], { signal, quiet: true })
    if (shell !== 0) await runProcess('apt-get', ['install', '-y', 'chromium'], { signal, quiet: true })
  }
  const browser = installedBrowser()
  if (browser) return browser
  throw new DomainError(
    'not-found',
    'No Chromium could be installed. Install one and name it: CHROME=/path/to/chromium npm test',
  )
}
