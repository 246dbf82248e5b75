/**
 * `npm run publish`: imports running seasons, takes their snapshots and builds the site in one step, which does nothing without changes.
 * `--announce` then posts new editions of the weekly.
 */
import { relative } from 'node:path'
import { Argument, Command } from 'commander'
import { readSiteUrl } from '../src/announce/load-edition.ts'
import { siteEnvironment } from '../src/build/site-environment.ts'
import { DomainError } from '../src/domain/errors.ts'
import type { LeagueRef, WantedSeason } from '../src/domain/identity.ts'
import { readServerConfig } from '../src/server/config.ts'
import { openService } from '../src/server/open-service.ts'
import { isSurelySealed, refuseSealed } from '../src/snapshot/find-sealed.ts'
import { readSnapshotDir } from '../src/snapshot/read-snapshots.ts'
import { listSealed, readSealKey } from '../src/snapshot/sealed-folder.ts'
import { openStore } from '../src/storage/open-store.ts'
import { announceNewEditions } from './lib/announce-league.ts'
import { buildSite, hashInputs, keptFolders } from './lib/build-site.ts'
import { seasonsToSave } from './lib/choose-seasons.ts'
import { expectSiteFolder } from './lib/expect-site-folder.ts'
import { hostSettings } from './lib/host-settings.ts'
import { readImported, reportTo } from './lib/import-reports.ts'
import { publishSite } from './lib/publish-site.ts'
import { addLeague, leagueFormats } from './lib/read-league.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'
import { projectFolder } from './lib/run-tool.ts'
import { describeSealed, sealLeagues } from './lib/seal-league.ts'

interface Flags {
  anonymize?: boolean
  announce?: boolean
  newKey?: boolean
  public?: boolean
  sealed?: boolean
  uploaded?: boolean
}

export const command = new Command('npm run publish --')
  .description('Refresh seasons in progress, snapshot them, and build the site. Does nothing if nothing changed.')
  .addArgument(
    new Argument(
      '[leagues...]',
      `${leagueFormats} (default: leagues in the snapshot, otherwise all stored leagues)`,
    ).argParser(addLeague),
  )
  .option('--announce', "also post the latest edition of each league's weekly to its webhooks, once each")
  .option('--anonymize', 'replace manager names with numbers; once anonymous, a league stays anonymous')
  .option('--public', 'publish leagues that ESPN shows to their members only: everyone can then read them')
  .option('--sealed', 'encrypt the named leagues; only people with the printed link can read them')
  .option('--new-key', 'with --sealed: make a new link')
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
  SEAL_KEY            the sealed league's link, if the data folder is not kept
${hostSettings}
plus the build's environment (npm run build -- --help) and, with --announce, the webhook URLs named in league books.`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

async function run(
  named: readonly WantedSeason[],
  {
    anonymize = false,
    announce = false,
    newKey = false,
    public: isPublic = false,
    sealed = false,
    uploaded = false,
  }: Flags,
): Promise<void> {
  if (sealed && isPublic)
    throw new DomainError('bad-request', 'Choose --sealed or --public: a sealed league isn’t public.')
  if (sealed && announce) throw new DomainError('bad-request', 'A sealed league has no pages to announce.')
  if (newKey && !sealed) throw new DomainError('bad-request', '--new-key makes a new link of a --sealed league.')
  const env = siteEnvironment({ folder: projectFolder })
  if (announce || (sealed && !readSealKey(process.env))) readSiteUrl(env)
  const { dataDir, siteDir, sharedStore, access } = readServerConfig(process.env)
  await expectSiteFolder(siteDir, keptFolders())
  const signal = interruptSignal('Stopped. The previous site is still there: run it again to continue.')
  const store = openStore(dataDir, { shared: sharedStore })
  const output = { print: console.log, printError: console.error }
  const snapshotDir = readSnapshotDir(process.env)
  const lookup = { dataDir, links: store.links }
  const leagues = {
    named: sealed ? namedOrSealed(named, await listSealed(dataDir)) : named,
    store,
    snapshotDir,
    dataDir,
  }
  const service = openService({ store, dataDir, access }, reportTo(console.log))
  try {
    // Before it is imported. Whether a season that is not here yet is one of a sealed league is known afterwards, and asked again.
    if (!sealed)
      for (const league of named) if (await isSurelySealed(league, lookup)) await refuseSealed(league, lookup)
    const { failures } = await publishSite({
      ...leagues,
      ...output,
      siteDir,
      anonymize,
      isPublic,
      isUploaded: uploaded,
      signal,
      ...(sealed && { seal: () => seal(leagues.named, { store, dataDir, snapshotDir, site: env, isNewKey: newKey }) }),
      steps: {
        importSeason: async (wanted) => readImported(store, (await service.importLeague(wanted, { signal })).key),
        hashInputs: () => hashInputs(process.env),
        build: () => build(siteDir, signal),
      },
    })
    const unannounced = announce
      ? await announceNewEditions(await seasonsToSave(leagues), { ...leagues, ...output, env, signal })
      : 0
    if (failures + unannounced > 0) throw new DomainError('bad-request', 'Not everything was published; see above.')
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    await service.close()
    await store.close()
  }
}

async function seal(
  leagues: readonly WantedSeason[],
  options: Omit<Parameters<typeof sealLeagues>[1], 'env'>,
): Promise<void> {
  for (const report of await sealLeagues(leagues, { ...options, env: process.env })) console.log(describeSealed(report))
}

function namedOrSealed(named: readonly WantedSeason[], sealed: readonly LeagueRef[]): readonly WantedSeason[] {
  const leagues = named.length > 0 ? named : sealed.map((league) => ({ ...league, season: null }))
  if (leagues.length === 0)
    throw new DomainError('bad-request', 'Which league should be sealed? Name it: npm run publish -- 123456 --sealed')
  return leagues
}

async function build(siteDir: string, signal: AbortSignal): Promise<void> {
  const began = performance.now()
  await buildSite(siteDir, { signal })
  console.log(`Built ${relative('.', siteDir) || '.'}/ in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}
