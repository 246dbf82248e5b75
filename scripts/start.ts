/**
 * `npm start`: builds the site where it is stale, imports the demo leagues at first, and serves site and API.
 * Everything it can be told is in the environment; see --help.
 */
import { Command } from 'commander'
import { Hono } from 'hono'
import { buildApp } from '../src/server/app.ts'
import { readServerConfig, type ServerConfig } from '../src/server/config.ts'
import { importDemo } from '../src/server/import-demo.ts'
import { importInWorker } from '../src/server/import-in-worker.ts'
import { createImports } from '../src/server/imports.ts'
import { logFailure } from '../src/server/log.ts'
import { serve } from '../src/server/serve.ts'
import { openStore } from '../src/storage/open-store.ts'
import type { SeasonStore } from '../src/storage/season-store.ts'
import { buildSiteWhenStale } from './lib/build-site.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'

const command = new Command('npm start')
  .description('Serve the dashboard and its API; on first run with demo leagues to look at.')
  .option('--no-build', 'serve the site as it was built last')
  .option('--no-demo', 'import no demo leagues')
  .addHelpText(
    'after',
    `
Environment:
  PORT              port to listen on (4321)
  HOST              address to listen on (localhost); 0.0.0.0 to be reached from other machines
  DATA_DIR          folder of leagues and saved ESPN answers (data)
  SITE_DIR          folder of the built site (dist); with --no-build
  API_TOKEN         where set, every call of the API needs it as a bearer token
  CORS_ORIGINS      origins whose pages may call the API, separated by commas; * for all
  IMPORT_ON_DEMAND  0: never ask ESPN for a league that somebody opens
  ESPN_S2, SWID     cookies of a member, for private leagues`,
  )
  .action(start)

await runCommand(command)

async function start({ build, demo }: { build: boolean; demo: boolean }): Promise<void> {
  const config = readServerConfig(process.env)
  const signal = interruptSignal('Stopped.')
  const store = openStore(config.dataDir, { onDamage: (problem) => logFailure(problem.message) })
  await expectFreePort(config)
  if (demo) await addDemo(store, signal)
  if (build) await buildSite(signal)
  signal.throwIfAborted()
  await serveUntilStopped(config, store, signal)
}

/** A port in use is said at once and not after a minute of building. */
async function expectFreePort(config: ServerConfig): Promise<void> {
  const probe = await serve(new Hono(), config)
  await probe.close()
}

async function buildSite(signal: AbortSignal): Promise<void> {
  const began = performance.now()
  if (await buildSiteWhenStale({ signal })) console.log(`Built the site in ${seconds(began)}.`)
}

async function addDemo(store: SeasonStore, signal: AbortSignal): Promise<void> {
  const began = performance.now()
  const imported = await importDemo(store, signal)
  if (imported.length > 0) console.log(`Imported ${imported.length} demo leagues in ${seconds(began)}.`)
}

async function serveUntilStopped(config: ServerConfig, store: SeasonStore, signal: AbortSignal): Promise<void> {
  const { dataDir, espn, siteDir, apiToken, corsOrigins } = config
  const run = importInWorker({ dataDir, espn })
  const imports = config.importOnDemand ? createImports({ store, run, log: logFailure }) : null
  const app = buildApp({ store, imports, siteDir, apiToken, corsOrigins, log: logFailure })
  const server = await serve(app, config)
  console.log(`Fantasy Football Analytics is ready: ${server.url}`)
  await new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', resolve, { once: true })
  })
  await Promise.all([server.close(), imports?.close()])
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
