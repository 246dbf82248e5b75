/** Finds the browsers whose engines the sweeps try beside Chromium, or installs them by Debian's packages. */
import { delimiter, join } from 'node:path'
import { DomainError } from '../../src/domain/errors.ts'
import { isProgram } from './is-program.ts'
import { runProcess } from './run-tool.ts'

export type EngineName = 'webkit' | 'firefox'

/** Programs of each engine, one of each list is needed; and the packages of Debian that have them. */
const engines: Readonly<Record<EngineName, { programs: readonly (readonly string[])[]; packages: readonly string[] }>> =
  {
    // Safari's engine for Linux has no mode without a window: Xvfb is the screen for it.
    webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
    firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  }
const engineNames = Object.keys(engines) as EngineName[]

/** The installed engines. */
export const installedEngines = (): EngineName[] =>
  engineNames.filter((name) => engines[name].programs.every((names) => findProgram(names) !== null))

/** Path of the first of these programs that is installed; null where none is. */
function findProgram(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null
}

export const findFirefox = () => findProgram(engines.firefox.programs.flat())

/**
 * The engines that are there, after an attempt to install the others. Says which are left out; throws `DomainError` for one that is missing
 * in continuous integration.
 */
export async function findEngines(signal: AbortSignal): Promise<EngineName[]> {
  const missing = () => engineNames.filter((name) => !installedEngines().includes(name))
  const packages = missing().flatMap((name) => engines[name].packages)
  if (packages.length > 0 && process.getuid?.() === 0 && findProgram(['apt-get'])) {
    console.log(`Installing ${packages.join(', ')}.`)
    await runProcess('apt-get', ['update'], { signal, quiet: true })
    await runProcess('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { signal, quiet: true })
  }
  for (const name of missing()) {
    const text = `The browser tests of ${name} are left out. To run them: apt-get install ${engines[name].packages.join(' ')}`
    if (process.env.CI) throw new DomainError('not-found', text)
    console.log(text)
  }
  return installedEngines()
}
