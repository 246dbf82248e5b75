/**
 * `npm start`: builds the site if it is out of date, imports the demo leagues on the first start, and serves site and API.
 * All settings are in the environment; see --help.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Command } from 'commander'
import { Hono } from 'hono'
import webPush from 'web-push'
import { demoSeasons } from '../demo/index.ts'
import { DomainError } from '../src/domain/errors.ts'
import { listRequestedHosts } from '../src/domain/host-facts.ts'
import { openPushWatch, type PushWatch } from '../src/push/watch-leagues.ts'
import { hostsOf, isLoopback } from '../src/server/allowed-hosts.ts'
import { buildApp } from '../src/server/app.ts'
import { serverLimits } from '../src/server/client-bounds.ts'
import { hostBaseUrls, readServerConfig, type ServerConfig } from '../src/server/config.ts'
import { writeDemoBooks } from '../src/server/demo-books.ts'
import { importDemo } from '../src/server/import-demo.ts'
import { importInWorker } from '../src/server/import-in-worker.ts'
import { createLog, type Log } from '../src/server/log.ts'
import { createMetrics } from '../src/server/metrics.ts'
import { rebuildStored } from '../src/server/open-service.ts'
import { openPageThread } from '../src/server/page-thread.ts'
import { accessOf } from '../src/server/push-routes.ts'
import { createResponsePool } from '../src/server/response-pool.ts'
import { secretsOfHosts } from '../src/server/secrets.ts'
import { serve } from '../src/server/serve.ts'
import { createLeagueBudget } from '../src/service/league-budget.ts'
import type { LeagueStore } from '../src/storage/league-store.ts'
import { openStore } from '../src/storage/open-store.ts'
import type { PushKeys } from '../src/storage/push-store.ts'
import { secretsOfStore } from '../src/storage/shared-store.ts'
import { hostSettings } from './lib/host-settings.ts'
import { restoreInterrupted } from './lib/replace-folder.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'

export const command = new Command('npm start')
  .description('Start the dashboard and API. Adds demo leagues on first run.')
  .option('--no-build', 'skip the build and serve the last one')
  .option('--no-demo', 'import no demo leagues')
  .addHelpText(
    'after',
    `
Environment:
  PORT                port to listen on (4321)
  HOST                address to listen on (localhost); 0.0.0.0 to accept connections from other machines
  DATA_DIR            folder of leagues and saved responses (data)
  STORAGE_URL         store shared by several servers, in place of the folder: redis://… or s3://…
  SITE_DIR            folder of the built site (dist); with --no-build
  ALLOWED_HOSTS       host names the server accepts, separated by commas (default: localhost when listening there,
                      otherwise any)
  API_TOKEN           if set, the API and /metrics require it as a bearer token
  CORS_ORIGINS        origins whose pages may call the API, separated by commas; * for all
  IMPORT_ON_DEMAND    0: don't import a league when someone opens it
  RENDER_PAGES        0: readers' browsers render pages of leagues, not the server
  DEMO_CLOCK          0: the demo leagues stand still, on the day before their Sunday
${hostSettings}
  ${hostBaseUrls.join(', ')} alternative base URLs for the ${listRequestedHosts()} APIs
  PUSH                0: send no notices to phones
  PUSH_SERVICES       origins of push services beside those of Chrome, Firefox, Safari and Edge, separated by commas
  PUSH_CONTACT        whom push services may contact: mailto:me@example.org (default: the site)
  RATE_LIMIT          requests a minute per client (1200); 0: unlimited
  IMPORT_RATE_LIMIT   imports a minute per client (10); 0: unlimited
  IMPORT_RATE_LIMIT_ALL imports a minute for all clients (60)
  MAX_LEAGUES         most leagues kept for readers (1000); 0: unlimited
  MAX_STORE_MB        most megabytes of these, saved responses included (3000); 0: unlimited
  TRUST_PROXY         number of trusted reverse proxies (X-Forwarded-For) (0)
  DRAIN_SECONDS       how long a stopping server keeps responding while /readyz returns 503 (0)
  LOG_LEVEL           debug, info, warn or error (info)
  LOG_FORMAT          text, or json with one object per line (text)`,
  )
  .action(start)

if (import.meta.main) await runCommand(command)

async function start({ build, demo }: { build: boolean; demo: boolean }): Promise<void> {
  const config = readServerConfig(process.env)
  const log = createLog({ level: config.logLevel, format: config.logFormat, secrets: secretsOf(config) })
  const print = config.logFormat === 'json' ? log.print : console.log
  const signal = interruptSignal('Stopped.')
  const shared = config.sharedStore
  const opened = openStore(config.dataDir, { shared, onDamage: (error) => log.failure(error.message) })
  const store = rebuildStored(opened, { log: log.failure })
  try {
    await expectFreePort(config)
    print(
      build
        ? 'Starting. The first start imports the demo leagues and builds the site, which takes a minute.'
        : 'Starting.',
    )
    if (demo) await addDemo({ store, signal, print }, config)
    if (build) await buildSite(signal, print)
    await expectSite(config.siteDir, print)
    signal.throwIfAborted()
    await serveUntilStopped(config, { store, opened, signal, log, print })
  } finally {
    await store.close()
  }
}

function secretsOf({ apiToken, access, sharedStore }: ServerConfig) {
  return [apiToken, ...secretsOfHosts(access), ...secretsOfStore(sharedStore)]
}

/** Checks the port before a minute of building. */
async function expectFreePort(config: ServerConfig): Promise<void> {
  const probe = await serve(new Hono(), config)
  await probe.close()
}

async function buildSite(signal: AbortSignal, print: Log['print']): Promise<void> {
  const began = performance.now()
  // Loaded on demand, because a server-only installation lacks the build's packages.
  const { buildSiteWhenStale } = await import('./lib/build-site.ts')
  if (await buildSiteWhenStale({ signal })) print(`Built the site in ${seconds(began)}.`)
}

/** A configured folder without a site is an error; without the setting the API alone is served. */
async function expectSite(siteDir: string, print: Log['print']): Promise<void> {
  // A publish that was killed may have left the site beside its folder.
  await restoreInterrupted(siteDir).catch(() => {})
  const isBuilt = await stat(join(siteDir, '404.html')).then(
    (found) => found.isFile(),
    () => false,
  )
  if (isBuilt) return
  const missing = `${siteDir} has no built site (404.html is missing)`
  if (process.env.SITE_DIR?.trim()) {
    throw new DomainError(
      'bad-request',
      `SITE_DIR: ${missing}. Build one there (SITE_DIR=… npm run build) or choose another folder.`,
    )
  }
  print(`${missing}. Serving the API only. To build the site: npm run build`)
}

async function addDemo(
  { store, signal, print }: Omit<Running, 'log' | 'opened'>,
  { dataDir, demoMoves }: ServerConfig,
): Promise<void> {
  const now = demoMoves ? () => new Date() : undefined
  const began = performance.now()
  const imported = await importDemo(store, { signal, leagues: demoSeasons, now })
  if (imported.length > 0) print(`Imported ${imported.length} seasons of the demo leagues in ${seconds(began)}.`)
  await writeDemoBooks(store, dataDir)
}

interface Running {
  store: LeagueStore
  /** The same, without rebuilding what is damaged. */
  opened: LeagueStore
  signal: AbortSignal
  log: Log
  print: Log['print']
}

async function serveUntilStopped(config: ServerConfig, { store, opened, signal, log, print }: Running): Promise<void> {
  const { dataDir, sharedStore, access, host, port, trustedProxies } = config
  const run = importInWorker({ store: opened, dataDir, sharedStore, access })
  const budget = createLeagueBudget({ store, limits: config.storeLimits, print: log.print, now: () => new Date() })
  const imports = config.importOnDemand ? { run, makeRoom: budget.makeRoom, demoMoves: config.demoMoves } : null
  const pool = createResponsePool({ dataDir, sharedStore })
  // Of a server with a token every reader sees what the token opens.
  const pageThread = config.rendersPages && config.apiToken === null ? openPageThread(config.siteDir) : null
  const keys = config.push.isOn ? await readPushKeys(store, log) : null
  let watch: PushWatch | null = null
  const app = buildApp({
    ...config,
    push: keys && {
      publicKey: keys.publicKey,
      services: config.push.services,
      onChange: (league) => watch?.noteChange(league),
    },
    pageThread,
    store,
    imports,
    log: log.failure,
    logRequest: log.request,
    metrics: createMetrics({ withProcess: true }),
    stopping: signal,
    compute: pool.compute,
    hosts: hostsOf({ host, allowed: config.allowedHosts, trustedProxies }),
    onUse: imports ? budget.noteUse : undefined,
    // Behind a proxy its readers may be anyone.
    takesFiles: isLoopback(host) && trustedProxies === 0,
  })
  // Behind a proxy all connections have the same address.
  const perClient = trustedProxies > 0 ? serverLimits.mostConnections : serverLimits.mostConnectionsPerClient
  const server = await serve(app, { host, port, limits: { ...serverLimits, mostConnectionsPerClient: perClient } })
  print(`Fantasy Football Analytics is ready: ${server.url}`)
  pageThread?.warm()
  watch =
    keys &&
    openPushWatch({
      store,
      service: app.service,
      keys,
      access: accessOf(config.apiToken),
      ...config.push,
      log: log.failure,
      print,
    })
  watch?.start()
  await new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', resolve, { once: true })
  })
  // /readyz reports it to the load balancer, which has time to react.
  await pause(config.drainSeconds * 1000)
  await Promise.all([server.close(), watch?.close(), app.service.close()])
  await Promise.all([pool.close(), pageThread?.close()])
}

/** Null where they cannot be stored, as in a folder that is only read: then no device is told of its team. */
async function readPushKeys(store: LeagueStore, log: Log): Promise<PushKeys | null> {
  return store.push
    .keys(() => webPush.generateVAPIDKeys())
    .catch((error) => {
      log.failure('Notices to phones are off: their keys cannot be stored', error)
      return null
    })
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
