/** The snapshot command without its output: decides which seasons to take, and takes them. */
import {
  findSnapshotSeason,
  keyOfSnapshot,
  leagueOfSnapshot,
  type SnapshotSeason,
  seasonFolder,
  snapshotsOfLeague,
} from '../contract/snapshot.ts'
import { lastWeek } from '../domain/constants.ts'
import { DomainError } from '../domain/errors.ts'
import {
  describeLeague,
  hasIdPerSeason,
  hostTitles,
  importCommand,
  isSameLeague,
  type LeagueKey,
  type LeagueRef,
  leagueArgument,
  type WantedSeason,
} from '../domain/identity.ts'
import { areCorrectionsOver } from '../domain/week-corrections.ts'
import { TransientError } from '../hosts/shared/transient-error.ts'
import type { JobProgress } from '../service/import-job.ts'
import { ownerNamesIn } from './anonymize.ts'
import { type PrivateOptions, staysPrivate } from './private-leagues.ts'
import { isUpToDate, readTakenFrom, removeSeasons, tidySnapshots } from './publish-files.ts'
import { readManifest } from './read-snapshots.ts'
import type { SeasonOffer, SnapshotSource } from './source.ts'
import { type TakenHistory, takeHistory } from './take-history.ts'
import { type TakenSeason, takeSeason } from './take-season.ts'

export interface SnapshotOptions extends PrivateOptions {
  source: SnapshotSource
  /** Empty: every season of the source. */
  leagues: readonly WantedSeason[]
  /** True: nobody named these leagues, and those that cannot be published are left out. */
  areUnnamed?: boolean
  /** True: includes seasons that are not over. */
  running: boolean
  anonymize: boolean
  /** True: seasons that are over are taken again. */
  refresh: boolean
  onProgress?: (progress: JobProgress) => void
  /** Called with the outcome of every season. */
  onSeason?: (outcome: SnapshotOutcome) => void
  /** Called for every league whose history was taken, with its newest season. */
  onHistory?: (newest: SnapshotSeason, taken: TakenHistory) => void
  signal?: AbortSignal
  now?: () => string
}

export type SnapshotOutcome =
  | ({ kind: 'taken'; key: LeagueKey; ms: number } & TakenSeason)
  | { kind: 'unchanged'; key: LeagueKey; name: string; throughWeek: number | null }
  /** It is not over, or its league is private, and such seasons were not requested; or seasons of its history are private. */
  | { kind: 'left-out'; reason: 'running' | 'private' | 'private-history'; key: LeagueKey; name: string }
  | { kind: 'failed'; key: WantedSeason; error: DomainError }

/**
 * Takes snapshots. If one of several seasons fails, that is reported and the others are taken all the same; then, and where
 * there is only one, it throws `DomainError`.
 */
export async function takeSnapshots(options: SnapshotOptions): Promise<void> {
  const { folder, source, leagues, onSeason, onHistory, signal } = options
  const { seasons } = await readManifest(folder)
  const wanted = leagues.length > 0 ? leagues : await source.list()
  if (wanted.length === 0) throw new DomainError('not-found', nothingThere(source))
  let failures = 0
  for (const one of wanted) {
    try {
      const outcome = await takeOne(one, seasons, options)
      onSeason?.(outcome)
    } catch (error) {
      if (!concernsOneSeason(error) || wanted.length === 1) throw error
      onSeason?.({ kind: 'failed', key: one, error })
      failures += 1
    }
  }
  for (const newest of await newestOf(wanted, folder)) {
    const taken = await takeHistory(newest, options)
    if (taken) onHistory?.(newest, taken)
  }
  await tidySnapshots(folder, signal)
  if (failures > 0) {
    throw new DomainError('bad-request', `${failures} of ${wanted.length} seasons could not be taken; see above.`)
  }
}

/** Removes every season of leagues' ids, or the wanted one, from a snapshot; returns what was removed. Throws `DomainError('not-found')`. */
export async function removeSnapshots(
  folder: string,
  leagues: readonly WantedSeason[],
  signal?: AbortSignal,
): Promise<SnapshotSeason[]> {
  const { seasons } = await readManifest(folder)
  const removed = leagues.flatMap((wanted) => {
    const found = snapshotsOfLeague(seasons, wanted).filter((snapshot) =>
      wanted.season === null ? isSameLeague(leagueOfSnapshot(snapshot), wanted) : snapshot.season === wanted.season,
    )
    if (found.length === 0) throw new DomainError('not-found', `The snapshot has no ${describeWanted(wanted)}.`)
    return found
  })
  await removeSeasons(folder, removed.map(keyOfSnapshot), signal)
  return removed
}

/** The newest snapshot season of each league of these seasons. */
async function newestOf(wanted: readonly WantedSeason[], folder: string): Promise<Set<SnapshotSeason>> {
  const { seasons } = await readManifest(folder)
  return new Set(wanted.flatMap((one) => snapshotsOfLeague(seasons, one)[0] ?? []))
}

async function takeOne(
  wanted: WantedSeason,
  seasons: readonly SnapshotSeason[],
  options: SnapshotOptions,
): Promise<SnapshotOutcome> {
  const { source, leagues, areUnnamed = false, running } = options
  const began = performance.now()
  const isFixed = wanted.season !== null || hasIdPerSeason(wanted.host)
  const known = isFixed ? findSnapshotSeason(seasons, wanted, wanted.season ?? undefined) : null
  if (known && (await isSnapshotUpToDate(known, null, options))) return unchanged(known)
  const offer = await source.find(wanted, wanted.season)
  if (!offer) throw new DomainError('not-found', missing(wanted, source))
  const key = { host: offer.host, leagueId: offer.leagueId, season: offer.season }
  if (!offer.isOver && !running) {
    if (leagues.length > 0) throw new DomainError('bad-request', notOver(offer))
    return { kind: 'left-out', reason: 'running', key, name: offer.name }
  }
  if (await staysPrivate(offer, seasons, options)) {
    if (leagues.length > 0 && !areUnnamed) throw new DomainError('bad-request', isPrivate(offer))
    return { kind: 'left-out', reason: 'private', key, name: offer.name }
  }
  const snapshot = findSnapshotSeason(seasons, key, key.season)
  if (snapshot && (await isSnapshotUpToDate(snapshot, offer, options))) return unchanged(snapshot)
  const namesInHistory = options.anonymize ? await namesOf(key, source) : []
  const taken = await takeSeason(offer, namesInHistory, options)
  return { kind: 'taken', key, ms: performance.now() - began, ...taken }
}

/** The names of all managers that a league ever had; none where the source has no history. */
async function namesOf(league: LeagueRef, source: SnapshotSource): Promise<string[]> {
  const { host, leagueId } = league
  const offer = await source.findHistory(league)
  return ownerNamesIn(await offer?.ask({ name: 'history', parameters: { host, leagueId } }))
}

function isPrivate({ host, leagueId, name, season }: SeasonOffer): string {
  const argument = leagueArgument({ host, leagueId })
  return `${hostTitles[host]} shows ${name}, season ${season}, to its members only, and pages are for everyone. Encrypt it: npm run publish -- ${argument} --sealed. To publish it for everyone, add --public.`
}

/**
 * Whether nothing changed since the snapshot. A finished season may: statistics are corrected until days after its final. One of a server
 * that was taken after these is final, and that is known without an offer.
 */
async function isSnapshotUpToDate(
  snapshot: SnapshotSeason,
  offer: SeasonOffer | null,
  { folder, source, anonymize, refresh }: SnapshotOptions,
): Promise<boolean> {
  const isFinal = source.kind === 'api' && (await isFinalSnapshot(folder, snapshot))
  if (refresh || (!isFinal && !offer)) return false
  const wanted = { source: source.kind, version: offer?.version ?? null, is_anonymized: anonymize }
  return isUpToDate(folder, seasonFolder(snapshot), wanted, isFinal)
}

/** Earlier versions did not note it. */
async function isFinalSnapshot(folder: string, snapshot: SnapshotSeason): Promise<boolean> {
  const taken = await readTakenFrom(folder, seasonFolder(snapshot))
  const { season, takenAt, throughWeek } = snapshot
  return throughWeek === null && (taken?.is_final ?? areCorrectionsOver(season, lastWeek, takenAt))
}

function unchanged(snapshot: SnapshotSeason): SnapshotOutcome {
  const { name, throughWeek } = snapshot
  return { kind: 'unchanged', key: keyOfSnapshot(snapshot), name, throughWeek }
}

/** An unavailable server or store, or a wrong token, concerns all seasons. */
function concernsOneSeason(error: unknown): error is DomainError {
  if (!(error instanceof DomainError) || error instanceof TransientError) return false
  return ['bad-request', 'not-found', 'storage', 'unreadable-answer'].includes(error.kind)
}

const describeWanted = (wanted: WantedSeason) =>
  `${wanted.season === null ? '' : `season ${wanted.season} of `}${describeLeague(wanted)}`

function missing(wanted: WantedSeason, { kind }: SnapshotSource): string {
  if (kind === 'api') return `The API does not have ${describeWanted(wanted)}.`
  return `There is no ${describeWanted(wanted)} here. Import it first: ${importCommand(wanted)}`
}

function notOver({ name, season, ...league }: SeasonOffer): string {
  return `${name}, season ${season}, is not over. Take it as it stands, marked as such: npm run snapshot -- ${leagueArgument(league)} --season ${season} --running`
}

function nothingThere({ kind }: SnapshotSource): string {
  if (kind === 'api') return 'The API has no leagues.'
  return 'No leagues yet. Import one: npm run import -- 123456'
}
