/** The files for static hosts, as the build writes them beside the pages. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hostingFiles } from '../../../src/build/hosting-files.ts'
import { shellPatterns } from '../../../src/contract/routes.ts'
import { hostNames } from '../../../src/domain/identity.ts'

/** Texts by file name, for a site of these files. */
export async function writeHostingFiles(base: string, built: readonly string[]): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
  try {
    for (const file of built) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), '')
    }
    const before = new Set(readdirSync(folder))
    const { hooks } = hostingFiles()
    hooks['astro:config:done']({ config: { base: `${base}/` } })
    await hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`) })
    const written = readdirSync(folder).filter((file) => !before.has(file))
    return Object.fromEntries(written.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every route that may have no file, of either host, with the page that shows it. Parameters are `:name`, `*` is the rest. */
export function listShells(): { pattern: string; shell: string }[] {
  return shellPatterns().flatMap(({ pattern, shell }) =>
    pattern.includes(':host')
      ? hostNames.map((host) => ({ pattern: pattern.replace(':host', host), shell }))
      : [{ pattern, shell }],
  )
}
