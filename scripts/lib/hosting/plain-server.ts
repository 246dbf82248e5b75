/** A server that knows nothing of the site: it serves folders and files, and its own page for missing ones. */
import { dirname } from 'node:path'
import { demoDynasty } from '../../../src/hosts/demo/sleeper/index.ts'
import { findFreePort } from '../free-port.ts'
import type { BuiltSite } from './site-to-host.ts'
import { run, versionOf } from './web-servers.ts'

const python = { name: "Python's http.server", program: 'python3', versionArgument: '--version' }
const sleeperPage = `/leagues/sleeper/${demoDynasty.leagueId}/overview`
const espnPages = ['/leagues/espn/101/overview', '/recap/espn/101/2025']
const pages = ['/', '/leagues', ...espnPages, sleeperPage, '/snapshot/manifest.json']

/** Whether pages that are files open everywhere. Prints failures, and returns their number. */
export async function tryPlainServer(sites: readonly BuiltSite[], scratch: string): Promise<number> {
  const version = versionOf(python)
  if (version === null) {
    console.log(`${python.name} is not installed`)
    return 0
  }
  let failed = 0
  for (const { folder, base } of sites) {
    const port = await findFreePort()
    const root = base === '' ? folder : dirname(folder)
    const serving = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root]
    const host = await run(python.program, serving, port, scratch)
    try {
      // Redirects to a folder's page with a trailing slash, as hosts of files do.
      const responses = await Promise.all(pages.map((path) => fetch(host.origin + base + path)))
      const missing = responses.filter(({ status }) => status !== 200).map(({ url }) => url)
      console.log(
        `${python.name} ${version}, ${base || 'the root'}: ${pages.length - missing.length} of ${pages.length} pages open`,
      )
      for (const url of missing) console.log(`  Not there: ${url}`)
      failed += missing.length
    } finally {
      await host.stop()
    }
  }
  return failed
}
