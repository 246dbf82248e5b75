/**
 * `npm run import -- 123456`: imports league seasons from their host, or from saved responses (a folder or a file), into the store.
 * The host's responses are saved, so an interrupted import resumes.
 */
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Argument, Command, InvalidArgumentError } from 'commander'
import { DomainError } from '../src/domain/errors.ts'
import { listHostsOfFiles, listRequestedHosts } from '../src/domain/host-facts.ts'
import type { LeagueKey, LeagueRef, WantedSeason } from '../src/domain/identity.ts'
import { openHosts } from '../src/hosts/index.ts'
import type { LeagueSources, RequestCounts } from '../src/hosts/league-source.ts'
import { readDataDir, readHostAccess, readPort } from '../src/server/config.ts'
import { openService } from '../src/server/open-service.ts'
import { findInFolder, listFolder } from '../src/server/saved-folder.ts'
import type { SavedSeason } from '../src/service/import-season.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { chooseLeague } from './lib/choose-league.ts'
import { describeImport } from './lib/describe-import.ts'
import { hostSettings } from './lib/host-settings.ts'
import { readImported, reportTo } from './lib/import-reports.ts'
import { showProgress } from './lib/progress.ts'
import { leagueFormats, type NamedUser, readLeagueOrUser, readYear } from './lib/read-league.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'
import { saveFolder } from './lib/save-folder.ts'

interface Flags {
  season?: number
  allSeasons?: boolean
  from?: string
  saveFolder?: string
  anonymize?: boolean
}

export const command = new Command('npm run import --')
  .description(
    `Import a season of an ${listRequestedHosts('or')} league (default: the latest), or the seasons in a file, also of ${listHostsOfFiles()}.`,
  )
  .addArgument(
    new Argument(
      '[league]',
      `${leagueFormats}; or sleeper:@username to pick from a user's leagues. Optional with --from FILE`,
    ).argParser(readNamed),
  )
  .option('--season <year>', 'season year', readYear)
  .option('--all-seasons', 'import every available season, newest first')
  .option(
    '--from <place>',
    'read saved responses instead of requesting them: a folder {place}/{season}/{league}/, an exported league file, or a zip',
  )
  .option('--save-folder <folder>', "also save the host's responses in {folder}/{season}/{league}/, for --from")
  .option('--anonymize', 'save them without names, IDs, and pictures of people, teams, and the league')
  .addHelpText(
    'after',
    `
Environment:
  DATA_DIR            folder of leagues and saved responses (data)
  PORT                port that npm start listens on, for the URL that is printed (4321)
  STORAGE_URL         store shared by several servers, in place of the folder: redis://… or s3://…
${hostSettings}`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

function readNamed(text: string): WantedSeason | NamedUser {
  if (/\.(json|gz|zip)$/i.test(text)) throw new InvalidArgumentError(`a file is read with --from ${text}.`)
  return readLeagueOrUser(text)
}

async function run(named: WantedSeason | NamedUser | undefined, flags: Flags): Promise<void> {
  const { season, allSeasons, from, saveFolder: folder, anonymize = false } = flags
  const saved = from === undefined ? null : await stat(from).catch(() => null)
  const readsFile = from !== undefined && saved?.isFile() === true
  if (!named && !readsFile) command.error("error: missing required argument 'league'")
  if (anonymize && folder === undefined) command.error('error: give --save-folder with --anonymize')
  if (season !== undefined && allSeasons) command.error('error: give either --season or --all-seasons')
  const dataDir = readDataDir(process.env)
  const access = readHostAccess(process.env)
  const port = readPort(process.env)
  const hosts = openHosts(access)
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  const signal = interruptSignal('Stopped. Your progress is saved; run it again to continue.')
  const progress = showProgress(process.stdout)
  const service = openService(
    { store, dataDir, access },
    { hosts, ...reportTo(progress.print), keepsFiles: folder !== undefined },
  )
  const wait = { signal, onProgress: progress.update }
  try {
    const league =
      named && 'user' in named
        ? await chooseLeague(named, { hosts, input: process.stdin, output: process.stdout, signal })
        : named
    const wanted = league ? { ...league, season: season ?? league.season } : null
    const report = async (key: LeagueKey, requests: RequestCounts | null) => {
      progress.stop()
      console.log(
        describeImport(await readImported(store, key), await store.seasonsOf(key), { requestCounts: requests, port }),
      )
      if (folder !== undefined) {
        console.log(`Saved in ${await saveFolder(store.raw, key, { folder, isAnonymous: anonymize })}`)
      }
    }
    const importOne = async (one: WantedSeason | SavedSeason) => {
      if ('raw' in one) return report(await service.importResponses(one, wait), null)
      const { key, requests } = await service.importLeague(one, { ...wait, isExplicit: true })
      return report(key, requests)
    }
    if (readsFile) {
      const file = { path: basename(from), bytes: new Uint8Array(await readFile(from)) }
      const asOf = saved.mtime.toISOString()
      await service.importFile([file], { ...wait, asOf, wanted, onImported: (key) => report(key, null) })
    } else if (wanted && allSeasons) await importAll(await listSeasons(wanted, { hosts, from, signal }), importOne)
    else if (wanted) await importOne(from === undefined ? wanted : await findInFolder(wanted, from, hosts))
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    progress.stop()
    await service.close()
    await store.close()
  }
}

interface Listed {
  seasons: readonly (LeagueKey | SavedSeason)[]
  /** The reason why older seasons may be missing from the list. */
  gap: string | null
}

/** Imports seasons one after the other; failures are reported and the others continue. */
async function importAll({ seasons, gap }: Listed, importOne: (season: LeagueKey) => Promise<void>): Promise<void> {
  const failed: number[] = []
  for (const one of seasons) {
    try {
      await importOne(one)
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'aborted') throw error
      failed.push(one.season)
      console.error(`Season ${one.season}: ${error.message}`)
    }
  }
  if (gap !== null) console.log(`Note: ${gap}`)
  if (failed.length > 0) {
    throw new DomainError(
      'host-unavailable',
      `${failed.length} of ${seasons.length} seasons could not be imported: ${failed.join(', ')}. Run it again to continue.`,
    )
  }
}

async function listSeasons(
  { host, leagueId }: LeagueRef,
  { hosts, from, signal }: { hosts: LeagueSources; from: string | undefined; signal: AbortSignal },
): Promise<Listed> {
  if (from !== undefined) {
    const saved: SavedSeason[] = []
    try {
      for await (const season of listFolder({ host, leagueId }, from, hosts)) saved.push(season)
    } catch (error) {
      const last = saved.at(-1)
      if (!(error instanceof DomainError) || !last) throw error
      return { seasons: saved, gap: `Earlier seasons than ${last.season} weren’t found: ${error.message}` }
    }
    return { seasons: saved, gap: null }
  }
  const source = await hosts(host)
  const { seasons, gap } = await source.listSeasons(leagueId, { now: () => new Date(), signal })
  return { seasons: seasons.map((one) => ({ host, leagueId: one.leagueId, season: one.season })), gap }
}
