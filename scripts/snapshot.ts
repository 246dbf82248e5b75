/**
 * `npm run snapshot`: saves seasons as files that need no server, from the store or any server of the API. Those whose statistics
 * are final are requested once. If it is stopped, the previous snapshot is intact.
 */
import { Argument, Command } from 'commander'
import { leagueOfSnapshot } from '../src/contract/snapshot.ts'
import { leagueArgument, type WantedSeason } from '../src/domain/identity.ts'
import { readDataDir } from '../src/server/config.ts'
import { createApiHttp } from '../src/snapshot/api-http.ts'
import { snapshotFromApi } from '../src/snapshot/api-source.ts'
import { withoutSealed } from '../src/snapshot/find-sealed.ts'
import { readSnapshotDir } from '../src/snapshot/read-snapshots.ts'
import type { SnapshotSource } from '../src/snapshot/source.ts'
import { storeSource } from '../src/snapshot/store-source.ts'
import { removeSnapshots, takeSnapshots } from '../src/snapshot/take-snapshots.ts'
import type { LeagueStore } from '../src/storage/league-store.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { describeHistory, describeOutcome } from './lib/describe-snapshot.ts'
import { type ProgressDisplay, showProgress } from './lib/progress.ts'
import { addLeague, leagueFormats, readAddress, readYear } from './lib/read-league.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'

export const command = new Command('npm run snapshot --')
  .description('Save league seasons as static files (default: every finished season).')
  .addArgument(new Argument('[leagues...]', `${leagueFormats}; the latest season of each`).argParser(addLeague))
  .option('--season <year>', 'season (default: the latest)', readYear)
  .option('--api <url>', 'use an API server instead of the store, e.g. http://localhost:4321', readAddress)
  .option('--running', 'include seasons in progress')
  .option('--anonymize', 'replace manager names with numbers')
  .option('--public', 'include leagues that ESPN shows to their members only: everyone can then read them')
  .option('--refresh', 'retake existing snapshots')
  .option('--remove', 'remove these leagues from the snapshot (every season, or the one given by --season)')
  .addHelpText(
    'after',
    `
Environment:
  DATA_DIR          folder of leagues and saved responses (data)
  STORAGE_URL       store shared by several servers, in place of the folder: redis://… or s3://…
  SNAPSHOT_DIR      folder of the snapshot (snapshot in DATA_DIR)
  API_TOKEN         bearer token for --api, where that server needs one`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

interface Options {
  season?: number
  api?: string
  public?: boolean
  running?: boolean
  anonymize?: boolean
  refresh?: boolean
  remove?: boolean
}

async function run(named: readonly WantedSeason[], options: Options): Promise<void> {
  const { season, api, running = false, anonymize = false, refresh = false, remove = false } = options
  const folder = readSnapshotDir(process.env)
  const leagues = named.map((league) => ({ ...league, season: season ?? league.season }))
  const signal = interruptSignal('Stopped. Your progress is saved; run it again to continue.')
  if (remove) {
    if (leagues.length === 0) command.error('error: --remove needs at least one league')
    for (const snapshot of await removeSnapshots(folder, leagues, signal)) {
      const league = leagueArgument(leagueOfSnapshot(snapshot))
      console.log(`${snapshot.name} (${league}), season ${snapshot.season}: removed`)
    }
    return
  }
  const progress = showProgress(process.stdout)
  const store = openStore(readDataDir(process.env), { shared: readSharedStore(process.env) })
  try {
    await takeSnapshots({
      folder,
      leagues,
      isPublic: options.public === true,
      running,
      anonymize,
      refresh,
      source: ofSeason(season, openSource(api, store, progress, signal)),
      onProgress: progress.update,
      onSeason: (outcome) => {
        progress.stop()
        const print = outcome.kind === 'failed' ? console.error : console.log
        print(describeOutcome(outcome))
      },
      onHistory: (newest, taken) => {
        progress.stop()
        console.log(describeHistory(newest, taken))
      },
      signal,
    })
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    progress.stop()
    await store.close()
  }
}

function openSource(
  api: string | undefined,
  store: LeagueStore,
  progress: ProgressDisplay,
  signal: AbortSignal,
): SnapshotSource {
  const dataDir = readDataDir(process.env)
  if (api === undefined) return storeSource(store, { dataDir, signal })
  const token = process.env.API_TOKEN?.trim() || null
  const source = snapshotFromApi(createApiHttp({ baseUrl: api, token, onImporting: progress.update, signal }))
  return withoutSealed(source, { dataDir, links: store.links })
}

/** With --season and no league: that season of every league. */
function ofSeason(season: number | undefined, source: SnapshotSource): SnapshotSource {
  if (season === undefined) return source
  return { ...source, list: async () => (await source.list()).filter((key) => key.season === season) }
}
