/**
 * `npm run import -- 123456`: imports one league season from ESPN, or from saved responses (a folder or a file), into the
 * store. ESPN's responses are saved, so that a stopped import resumes.
 */
import { Argument, Command } from 'commander'
import type { RequestCounts } from '../src/hosts/espn/index.ts'
import { readDataDir } from '../src/server/config.ts'
import { readEspnAccess } from '../src/server/espn-access.ts'
import { importFile, isFile } from '../src/server/import-file.ts'
import { importLeague } from '../src/server/import-league.ts'
import type { LogoFigures } from '../src/server/logos/save-logos.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { describeImport } from './lib/describe-import.ts'
import { showProgress } from './lib/progress.ts'
import { type NamedLeague, readLeague, readYear } from './lib/read-league.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'

const command = new Command('npm run import --')
  .description('Import one season of an ESPN league; the newest where none is named.')
  .addArgument(
    new Argument(
      '[league]',
      "ESPN's league id, or its address at ESPN; may be left out where --from names a file",
    ).argParser(readLeague),
  )
  .option('--season <year>', 'the year in which the season started', readYear)
  .option(
    '--from <place>',
    "read saved answers instead of asking ESPN: a folder {place}/{season}/{league}/, a member's file, or a zip",
  )
  .addHelpText(
    'after',
    `
Environment:
  DATA_DIR          folder of leagues and saved ESPN answers (data)
  STORAGE_URL       store of leagues that servers share, in place of the folder: redis://… or s3://…
  ESPN_S2, SWID     cookies of a member, for private leagues`,
  )
  .action(run)

await runCommand(command)

async function run(
  league: NamedLeague | undefined,
  { season, from }: { season?: number; from?: string },
): Promise<void> {
  const readsFile = from !== undefined && (await isFile(from))
  if (!league && !readsFile) command.error("error: missing required argument 'league'")
  const wanted = league ? { espnLeagueId: league.espnLeagueId, season: season ?? league.season } : null
  const dataDir = readDataDir(process.env)
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  const signal = interruptSignal('Stopped. Nothing is lost: run it again to continue.')
  const progress = showProgress(process.stdout)
  let requestCounts: RequestCounts | null = null
  let logos: LogoFigures | null = null
  const options = {
    store,
    onWait: () =>
      progress.print(
        `Another import of ${wanted ? `league ${wanted.espnLeagueId}` : 'this league'} is running; waiting for it.`,
      ),
    onProgress: progress.update,
    signal,
  }
  try {
    const imported = readsFile
      ? await importFile(from, wanted, options)
      : wanted && [
          await importLeague(wanted, {
            ...options,
            dataDir,
            espn: readEspnAccess(process.env),
            from: from ?? null,
            onRequestCounts: (figures) => {
              requestCounts = figures
            },
            onLogos: (figures) => {
              logos = figures
            },
          }),
        ]
    progress.stop()
    for (const season of imported ?? []) {
      console.log(describeImport(season, await store.seasonsOf(season.espnLeagueId), requestCounts, logos))
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    progress.stop()
    await store.close()
  }
}
