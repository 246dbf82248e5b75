/** Publishes in one step: imports what may have changed, takes snapshots, and rebuilds the site after changes. */

import { join } from 'node:path'
import { writeEasternMoment } from '../../src/domain/eastern-time.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import {
  describeLeague,
  type LeagueKey,
  type LeagueRef,
  leagueArgument,
  type WantedSeason,
} from '../../src/domain/identity.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { type SnapshotOutcome, takeSnapshots } from '../../src/snapshot/take-snapshots.ts'
import { folderLock } from '../../src/storage/folder-lock.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { type PublishedLeagues, seasonsToImport, seasonsToSave } from './choose-seasons.ts'
import { describeHistory, describeOutcome } from './describe-snapshot.ts'
import { hidesNames, idsOfLeague } from './names-on-site.ts'
import { readPublishedSite, recordPublishedSite, stampOf } from './published-site.ts'
import { restoreInterrupted } from './replace-folder.ts'

export interface PublishOptions extends PublishedLeagues {
  dataDir: string
  siteDir: string
  /** True: numbers managers instead of naming them; leagues with such a snapshot keep it in any case. */
  anonymize: boolean
  /** True: private leagues become public. */
  isPublic?: boolean
  /** Seals the named leagues instead of taking snapshots, so no output or page names them. */
  seal?: () => Promise<void>
  /** True: the folder is uploaded and removed, so its absence is no reason to build. */
  isUploaded: boolean
  steps: PublishSteps
  print: (line: string) => void
  printError: (line: string) => void
  signal?: AbortSignal
  now?: () => Date
}

interface PublishSteps {
  importSeason: (wanted: WantedSeason) => Promise<HostSeason>
  /** Inputs of the site. */
  hashInputs: () => Promise<string>
  build: () => Promise<void>
}

/**
 * Publishes. Concurrent runs take turns, and the second finds no changes. A season that fails to import or snapshot does not affect the
 * others. Returns whether the site was built, and the number of failed seasons. Throws `DomainError` if the build fails.
 */
export async function publishSite(options: PublishOptions): Promise<{ isBuilt: boolean; failures: number }> {
  const { dataDir, print, signal } = options
  const release = await folderLock(join(dataDir, 'locks'))('publish', 'The site is already being published.', {
    wait: true,
    onWait: () => print('Another command is publishing; waiting for it.'),
    signal,
  })
  try {
    // A run that was killed while it put the next site in place left none: it is back before anything is read.
    await restoreInterrupted(options.siteDir)
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
      const imported = await steps.importSeason(wanted)
      const { name, season, ...league } = imported
      const { finalWeeks, finalWeek } = judgeSeason(imported).status
      const weeks = `${finalWeeks.length} of ${finalWeek} weeks`
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
 * A league whose snapshot was taken without managers' names stays so, also in seasons with another id and in leagues added by its book. If
 * it is unknown how a snapshot was taken, it counts as one without names.
 */
async function isAnonymized(
  league: LeagueRef,
  { store, dataDir, snapshotDir, print }: PublishOptions,
): Promise<boolean> {
  const hides = await hidesNames(await idsOfLeague(league, { store, dataDir }), snapshotDir)
  if (hides !== 'unknown') return hides
  print(
    `${describeLeague(league)}: no record says whether its managers were named, so they’re numbered. To name them: npm run snapshot -- ${leagueArgument(league)} --refresh`,
  )
  return true
}

async function takeOf(leagues: readonly LeagueKey[], anonymize: boolean, options: PublishOptions): Promise<number> {
  if (leagues.length === 0) return 0
  const { store, dataDir, snapshotDir, print, printError, signal } = options
  let failures = 0
  const onSeason = (outcome: SnapshotOutcome) => {
    if (outcome.kind === 'failed') {
      failures += 1
      printError(describeOutcome(outcome))
    } else if (outcome.kind === 'left-out' || (outcome.kind === 'taken' && outcome.isNew))
      print(describeOutcome(outcome))
  }
  try {
    await takeSnapshots({
      folder: snapshotDir,
      source: storeSource(store, { dataDir, signal }),
      leagues,
      areUnnamed: options.named.length === 0,
      isPublic: options.isPublic,
      running: true,
      anonymize,
      refresh: false,
      onSeason,
      onHistory: (newest, taken) => print(describeHistory(newest, taken)),
      signal,
    })
  } catch (error) {
    // Failed seasons were reported, and the others have their snapshots.
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
