/**
 * `npm run publish`: reads the running seasons from their hosts, freezes them, and builds the site, in one step that does nothing where
 * nothing changed; with `--announce` it posts new editions of the weekly afterwards.
 */
import { relative } from 'node:path'
import { Argument, Command } from 'commander'
import { readSiteUrl } from '../src/announce/load-edition.ts'
import { siteEnvironment } from '../src/build/site-environment.ts'
import { DomainError } from '../src/domain/errors.ts'
import { describeLeague, type WantedSeason } from '../src/domain/identity.ts'
import { openHosts } from '../src/hosts/index.ts'
import { readServerConfig } from '../src/server/config.ts'
import { importLeague } from '../src/server/import-league.ts'
import { readSnapshotDir } from '../src/snapshot/read-snapshots.ts'
import { openStore } from '../src/storage/open-store.ts'
import { announceNewEditions } from './lib/announce-league.ts'
import { buildSite, hashInputs } from './lib/build-site.ts'
import { seasonsToFreeze } from './lib/choose-seasons.ts'
import { publishSite } from './lib/publish-site.ts'
import { addLeague } from './lib/read-league.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'
import { projectFolder } from './lib/run-tool.ts'

interface Flags {
  anonymize?: boolean
  announce?: boolean
  uploaded?: boolean
}

export const command = new Command('npm run publish --')
  .description('Refresh seasons in progress, snapshot them, and build the site. Does nothing if nothing changed.')
  .addArgument(
    new Argument(
      '[leagues...]',
      'ESPN league IDs, sleeper:ID, or league URLs (default: leagues in the snapshot, otherwise all stored leagues)',
    ).argParser(addLeague),
  )
  .option('--announce', "also post the latest edition of each league's weekly to its webhooks, once each")
  .option('--anonymize', 'replace manager names with numbers; once anonymous, a league stays anonymous')
  .option('--uploaded', "the site is already deployed: don't rebuild just because its folder is missing")
  .addHelpText(
    'after',
    `
Exits with code 0 even if nothing changed, and with 1 if a season, the build, or a webhook failed.

Environment:
  DATA_DIR            folder of leagues, books and snapshots (data)
  STORAGE_URL         store shared by several servers, in place of the folder: redis://… or s3://…
  SNAPSHOT_DIR        folder of the snapshot (snapshot in DATA_DIR)
  SITE_DIR            folder of the site (dist)
  SITE_URL            where the site will be found, e.g. https://me.github.io/my-league/
  ESPN_S2, SWID       cookies of a league member, for private ESPN leagues
  SLEEPER_UNOFFICIAL  0: do without Sleeper's undocumented statistics and projections
plus the build's environment (npm run build -- --help) and, with --announce, the webhook URLs named in league books.`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

async function run(
  named: readonly WantedSeason[],
  { anonymize = false, announce = false, uploaded = false }: Flags,
): Promise<void> {
  const env = siteEnvironment({ folder: projectFolder })
  if (announce) readSiteUrl(env)
  const { dataDir, siteDir, sharedStore, access } = readServerConfig(process.env)
  const signal = interruptSignal('Stopped. The previous site is still there: run it again to continue.')
  const store = openStore(dataDir, { shared: sharedStore })
  const output = { print: console.log, printError: console.error }
  const leagues = { named, store, snapshotDir: readSnapshotDir(process.env) }
  const imports = {
    store,
    dataDir,
    hosts: openHosts(access),
    from: null,
    logos: { baseUrl: access.espn.baseUrl },
    signal,
  }
  try {
    const { failures } = await publishSite({
      ...leagues,
      ...output,
      ...{ dataDir, siteDir, anonymize, isUploaded: uploaded, signal },
      steps: {
        importSeason: (wanted) =>
          importLeague(wanted, {
            ...imports,
            onWait: () => console.log(`Another import of ${describeLeague(wanted)} is running; waiting for it.`),
          }),
        hashInputs: () => hashInputs(process.env),
        build: () => build(siteDir, signal),
      },
    })
    const unannounced = announce
      ? await announceNewEditions(await seasonsToFreeze(leagues), { ...leagues, ...output, dataDir, env, signal })
      : 0
    if (failures + unannounced > 0) throw new DomainError('bad-request', 'Not everything was published; see above.')
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    await store.close()
  }
}

async function build(siteDir: string, signal: AbortSignal): Promise<void> {
  const began = performance.now()
  await buildSite(siteDir, { signal })
  console.log(`Built ${relative('.', siteDir) || '.'}/ in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}
