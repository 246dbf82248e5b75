/**
 * `npm run import -- 123456`: imports league seasons from ESPN or Sleeper, or from saved responses (a folder or a file), into the
 * store. The host's responses are saved, so that a stopped import resumes.
 */
import { Argument, Command } from 'commander'
import { DomainError } from '../src/domain/errors.ts'
import { describeLeague, type LeagueRef, type WantedSeason } from '../src/domain/identity.ts'
import type { LeagueSeason } from '../src/domain/league-season.ts'
import { openHosts } from '../src/hosts/index.ts'
import type { RequestCounts } from '../src/hosts/league-source.ts'
import { readDataDir } from '../src/server/config.ts'
import { readHostAccess } from '../src/server/host-access.ts'
import { importFile, isFile } from '../src/server/import-file.ts'
import { type ImportLeagueOptions, importLeague, listFolder } from '../src/server/import-league.ts'
import type { LogoFigures } from '../src/server/logos/save-logos.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { chooseLeague } from './lib/choose-league.ts'
import { describeImport } from './lib/describe-import.ts'
import { showProgress } from './lib/progress.ts'
import { type NamedUser, readLeagueOrUser, readYear } from './lib/read-league.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'

interface Flags {
  season?: number
  allSeasons?: boolean
  from?: string
}

export const command = new Command('npm run import --')
  .description('Import a season of an ESPN or Sleeper league (default: the latest).')
  .addArgument(
    new Argument(
      '[league]',
      "ESPN league ID, sleeper:ID, league URL, or sleeper:@username to pick from a user's leagues. Optional with --from FILE",
    ).argParser(readLeagueOrUser),
  )
  .option('--season <year>', 'season year', readYear)
  .option('--all-seasons', 'import every available season, newest first')
  .option(
    '--from <place>',
    'read saved responses instead of requesting them: a folder {place}/{season}/{league}/, an exported league file, or a zip',
  )
  .addHelpText(
    'after',
    `
Environment:
  DATA_DIR            folder of leagues and saved responses (data)
  STORAGE_URL         store shared by several servers, in place of the folder: redis://… or s3://…
  ESPN_S2, SWID       cookies of a league member, for private ESPN leagues
  SLEEPER_UNOFFICIAL  0: do without Sleeper's undocumented statistics and projections`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

async function run(named: WantedSeason | NamedUser | undefined, { season, allSeasons, from }: Flags): Promise<void> {
  const readsFile = from !== undefined && (await isFile(from))
  if (!named && !readsFile) command.error("error: missing required argument 'league'")
  if (season !== undefined && allSeasons) command.error('error: give either --season or --all-seasons')
  const dataDir = readDataDir(process.env)
  const access = readHostAccess(process.env)
  const hosts = openHosts(access)
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  const signal = interruptSignal('Stopped. Your progress is saved; run it again to continue.')
  const progress = showProgress(process.stdout)
  try {
    const league =
      named && 'user' in named
        ? await chooseLeague(named, { hosts, input: process.stdin, output: process.stdout, signal })
        : named
    const wanted = league ? { ...league, season: season ?? league.season } : null
    let requestCounts: RequestCounts | null = null
    let logos: LogoFigures | null = null
    const options: ImportLeagueOptions = {
      ...{ store, dataDir, hosts, signal },
      from: from ?? null,
      logos: { baseUrl: access.espn.baseUrl },
      onWait: () =>
        progress.print(
          `Another import of ${wanted ? describeLeague(wanted) : 'this league'} is running; waiting for it.`,
        ),
      onProgress: progress.update,
      onRequestCounts: (figures) => {
        requestCounts = figures
      },
      onLogos: (figures) => {
        logos = figures
      },
    }
    const report = async (imported: LeagueSeason) => {
      progress.stop()
      console.log(describeImport(imported, await store.seasonsOf(imported), requestCounts, logos))
    }
    if (readsFile) for (const imported of await importFile(from, wanted, options)) await report(imported)
    else if (wanted && allSeasons) await importAll(wanted, options, report)
    else if (wanted) await report(await importLeague(wanted, options))
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    progress.stop()
    await store.close()
  }
}

/** One season after the other; what cannot be read is named, and the rest goes on. */
async function importAll(
  league: LeagueRef,
  options: ImportLeagueOptions,
  report: (imported: LeagueSeason) => Promise<void>,
): Promise<void> {
  const { keys, gap } = await listSeasons(league, options)
  const failed: number[] = []
  for (const key of keys) {
    try {
      await report(await importLeague(key, options))
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'aborted') throw error
      failed.push(key.season)
      console.error(`Season ${key.season}: ${error.message}`)
    }
  }
  if (gap !== null) console.log(`Note: ${gap}`)
  if (failed.length > 0) {
    throw new DomainError(
      'host-unavailable',
      `${failed.length} of ${keys.length} seasons could not be imported: ${failed.join(', ')}. Run it again to continue.`,
    )
  }
}

async function listSeasons({ host, leagueId }: LeagueRef, { hosts, from, signal }: ImportLeagueOptions) {
  const source = await hosts(host)
  if (from !== null) return { keys: await listFolder(source, { host, leagueId }, from), gap: null }
  const { seasons, gap } = await source.listSeasons(leagueId, { now: () => new Date(), signal })
  return { keys: seasons.map((one) => ({ host, leagueId: one.leagueId, season: one.season })), gap }
}
