/**
 * `npm run try-hosting`: runs the web servers of docs/hosting that are installed on this machine, with those configurations
 * and a site of the demo leagues, and checks the promises of docs/deploy.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { DomainError } from '../src/domain/errors.ts'
import { buildApp } from '../src/server/app.ts'
import { serve } from '../src/server/serve.ts'
import { findBrowser } from './lib/find-browser.ts'
import { buildForHost, takeDemoSnapshots } from './lib/hosting/site-to-host.ts'
import { tryServers } from './lib/hosting/try-servers.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'

const command = new Command('npm run try-hosting --')
  .description('Try the configurations of docs/hosting with the web servers of this machine.')
  .option('--browser', 'open pages below a path in a browser, too')
  .addHelpText('after', '\nEnvironment:\n  CHROME  the browser; found or installed where it is not set')
  .action(tryHosting)

await runCommand(command)

async function tryHosting(options: { browser?: boolean }): Promise<void> {
  const signal = interruptSignal('Stopped.')
  const folder = await mkdtemp(join(tmpdir(), 'hosting-'))
  try {
    const browser = options.browser ? await findBrowser(signal) : null
    const store = await takeDemoSnapshots(folder, signal)
    const root = await buildForHost(folder, '', signal)
    const below = await buildForHost(folder, '/my-league', signal)
    const settings = { imports: null, apiToken: null, corsOrigins: [], log: console.error, trustedProxies: 1 }
    const app = buildApp({ ...settings, store, siteDir: root.folder })
    const api = await serve(app, { host: '127.0.0.1', port: 0 })
    try {
      const failed = await tryServers({ root, below, apiPort: Number(new URL(api.url).port), folder, browser, signal })
      if (failed > 0) throw new DomainError('bad-request', `${failed} checks failed; they are named above.`)
    } finally {
      await api.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
