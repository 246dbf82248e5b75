/** Runs every web server of this machine, with every way to host the site, and checks the promises. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checks } from './checks.ts'
import { crawl } from './crawl.ts'
import { tryPlainServer } from './plain-server.ts'
import { type BuiltSite, secret } from './site-to-host.ts'
import { type Variant, versionOf, type WebServer, webServers } from './web-servers.ts'

export interface Trial {
  /** Built for a whole host. */
  root: BuiltSite
  /** Built for a path of one. */
  below: BuiltSite
  apiPort: number
  /** Folder for the files that servers write. */
  folder: string
  /** If there is one, pages below a path are opened with it. */
  browser: string | null
  signal: AbortSignal
}

const variants: Readonly<Record<Variant, string>> = {
  files: 'files alone',
  'with-api': 'files with the API server behind the same address',
  'below-path': 'files below a path',
}

/** Prints the results, and returns how many checks failed. */
export async function tryServers(trial: Trial): Promise<number> {
  let failed = 0
  // Whichever server sends the pages, the browser gets the same: the first is enough.
  let { browser } = trial
  for (const server of webServers) {
    const version = versionOf(server)
    if (version === null) {
      console.log(`${server.name} is not installed: ${server.install}`)
      continue
    }
    for (const variant of Object.keys(variants) as Variant[]) {
      failed += await tryOne(server, version, variant, { ...trial, browser })
    }
    browser = null
  }
  return failed + (await tryPlainServer([trial.root, trial.below], trial.folder))
}

async function tryOne(server: WebServer, version: string, variant: Variant, trial: Trial): Promise<number> {
  trial.signal.throwIfAborted()
  const site = variant === 'below-path' ? trial.below : trial.root
  const scratch = join(trial.folder, `${server.program}-${variant}`)
  await mkdir(scratch, { recursive: true })
  const host = await server.start({ variant, site: site.folder, apiPort: trial.apiPort, scratch })
  const hosted = { ...site, origin: host.origin, secret, hasApi: variant === 'with-api' }
  try {
    const findings: string[] = []
    for (const [promise, check] of Object.entries(checks)) {
      const finding = await check(hosted)
      if (finding !== null) findings.push(`  Not so: ${promise} (${finding})`)
    }
    const count = Object.keys(checks).length
    console.log(`${server.name} ${version}, ${variants[variant]}: ${count - findings.length} of ${count} checks hold`)
    if (trial.browser && variant === 'below-path') findings.push(...(await inBrowser(host.origin, site, trial.browser)))
    for (const finding of findings) console.log(finding)
    return findings.length
  } finally {
    await host.stop()
  }
}

async function inBrowser(origin: string, site: BuiltSite, browser: string): Promise<string[]> {
  const { pages, links, findings } = await crawl(origin, site, browser)
  console.log(`  in a browser: ${pages} pages, which lead to ${links} addresses; ${findings.length} findings`)
  return findings.map((finding) => `  ${finding}`)
}
