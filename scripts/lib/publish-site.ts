/** Publishing in one step: reads what may have changed, takes snapshots of it, and builds the site where something did. */
import { join } from 'node:path'
import { seasonFolder, snapshotsOfLeague } from '../../src/contract/snapshot.ts'
import { writeEasternMoment } from '../../src/domain/eastern-time.ts'
import { DomainError } from '../../src/domain/errors.ts'
import {
  describeLeague,
  type LeagueKey,
  type LeagueRef,
  leagueArgument,
  type WantedSeason,
} from '../../src/domain/identity.ts'
import type { LeagueSeason } from '../../src/domain/league-season.ts'
import { findHistory } from '../../src/server/league-books.ts'
import { readTakenFrom } from '../../src/snapshot/publish-files.ts'
import { readManifest } from '../../src/snapshot/read-snapshots.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { type Outcome, takeSnapshots } from '../../src/snapshot/take-snapshots.ts'
import { folderLock } from '../../src/storage/folder-lock.ts'
import { type PublishedLeagues, seasonsToImport, seasonsToSave } from './choose-seasons.ts'
import { describeHistory, describeOutcome } from './describe-snapshot.ts'
import { readPublishedSite, recordPublishedSite, stampOf } from './published-site.ts'

export interface PublishOptions extends PublishedLeagues {
  dataDir: string
  siteDir: string
  /** True: managers are numbered, not named; leagues whose snapshot was taken so before stay so in any case. */
  anonymize: boolean
  /** Seals the named leagues in place of taking snapshots: then nothing that is printed or built names them. */
  seal?: () => Promise<void>
  /** True: the folder is uploaded and does not remain, so that its absence is no reason to build. */
  isUploaded: boolean
  steps: PublishSteps
  print: (line: string) => void
  printError: (line: string) => void
  signal?: AbortSignal
  now?: () => Date
}

export interface PublishSteps {
  importSeason: (wanted: WantedSeason) => Promise<LeagueSeason>
  /** What the site would be built from. */
  hashInputs: () => Promise<string>
  build: () => Promise<void>
}

/**
 * Publishes. Two at once take turns, and the second finds nothing to do. Where a season cannot be read, or its snapshot cannot be taken, the others are published
 * all the same. Returns whether the site was built, and how many seasons failed. Throws `DomainError` where it cannot be built.
 */
export async function publishSite(options: PublishOptions): Promise<{ isBuilt: boolean; failures: number }> {
  const { dataDir, print, signal } = options
  const release = await folderLock(join(dataDir, 'locks'))('publish', 'The site is already being published.', {
    wait: true,
    onWait: () => print('Another command is publishing; waiting for it.'),
    signal,
  })
  try {
    const failures = (await importSeasons(options)) + (await sealOrSave(options))
    return { isBuilt: await buildWhenChanged(options), failures }
  } finally {
    await release()
  }
}

async function sealOrSave(options: PublishOptions): Promise<number> {
  if (!options.seal) return saveSnapshots(options)
  await options.seal()
  return 0
}

async function importSeasons(options: PublishOptions): Promise<number> {
  const { store, steps, seal, print, printError, signal } = options
  let failures = 0
  for (const wanted of await seasonsToImport(options)) {
    try {
      const { name, season, status, ...league } = await steps.importSeason(wanted)
      const weeks = `${status.completedWeeks.length} of ${status.finalWeek} weeks`
      print(`${seal ? 'A league' : `${name} (${leagueArgument(league)}), season ${season}`}: read, ${weeks}`)
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof DomainError)) throw error
      const season = wanted.season === null ? '' : `, season ${wanted.season}`
      printError(`Reading ${seal ? 'a league' : `${describeLeague(wanted)}${season}`}: ${error.message}`)
      failures += 1
    }
    store.forget()
  }
  return failures
}

/** Prints what changed. */
async function saveSnapshots(options: PublishOptions): Promise<number> {
  const seasons = await seasonsToSave(options)
  if (seasons.length === 0) throw new DomainError('not-found', nothingThere)
  const isAnonymous = await Promise.all(
    seasons.map(async (key) => options.anonymize || (await isAnonymized(key, options))),
  )
  const [anonymous, named] = [true, false].map((wanted) => seasons.filter((_, index) => isAnonymous[index] === wanted))
  return (await takeOf(named ?? [], false, options)) + (await takeOf(anonymous ?? [], true, options))
}

/**
 * A league whose snapshot was taken without its managers' names stays so, in seasons that have another id and in leagues that its book adds, too.
 * Where nobody knows how a snapshot was taken, it counts as one without them.
 */
async function isAnonymized(
  league: LeagueRef,
  { store, dataDir, snapshotDir, print }: PublishOptions,
): Promise<boolean> {
  const { seasons } = await readManifest(snapshotDir)
  const { keys } = await findHistory(store, dataDir, league)
  const ids = [league, ...keys, ...(await Promise.all([league, ...keys].map(store.links.chainOf))).flat()]
  const ofLeague = new Set(ids.flatMap((id) => snapshotsOfLeague(seasons, id)))
  const taken = await Promise.all([...ofLeague].map((one) => readTakenFrom(snapshotDir, seasonFolder(one))))
  if (taken.some((one) => one?.is_anonymized)) return true
  if (!taken.includes(null)) return false
  print(
    `${describeLeague(league)}: it is not known whether its managers were named, so they are numbered. To name them: npm run snapshot -- ${leagueArgument(league)} --refresh`,
  )
  return true
}

async function takeOf(leagues: readonly LeagueKey[], anonymize: boolean, options: PublishOptions): Promise<number> {
  if (leagues.length === 0) return 0
  const { store, dataDir, snapshotDir, print, printError, signal } = options
  let failures = 0
  const onSeason = (outcome: Outcome) => {
    if (outcome.kind === 'failed') {
      failures += 1
      printError(describeOutcome(outcome))
    } else if (outcome.kind === 'taken' && outcome.isNew) print(describeOutcome(outcome))
  }
  try {
    await takeSnapshots({
      folder: snapshotDir,
      source: storeSource(store, { dataDir, signal }),
      leagues,
      running: true,
      anonymize,
      refresh: false,
      onSeason,
      onHistory: (newest, taken) => print(describeHistory(newest, taken)),
      signal,
    })
  } catch (error) {
    // Of several seasons, those that failed were reported, and the rest have their snapshots.
    if (failures === 0) throw error
  }
  return failures
}

async function buildWhenChanged(options: PublishOptions): Promise<boolean> {
  const { dataDir, siteDir, isUploaded, steps, print, signal, now = () => new Date() } = options
  const inputs = await steps.hashInputs()
  const published = await readPublishedSite(dataDir, siteDir)
  const stamp = await stampOf(siteDir)
  const isThere = stamp === null ? isUploaded : stamp === published?.stamp
  if (published?.inputs === inputs && isThere) {
    print(`Nothing changed since the site was built on ${writeEasternMoment(new Date(published.builtAt))}.`)
    return false
  }
  signal?.throwIfAborted()
  await steps.build()
  await recordPublishedSite(dataDir, siteDir, inputs, now())
  return true
}

const nothingThere = 'No leagues yet. Add one: npm run publish -- 123456'
