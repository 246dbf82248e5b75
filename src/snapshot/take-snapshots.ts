/** The snapshot command without its output: decides which seasons to take, and takes them. */
import type { SnapshotSeason } from '../contract/snapshot.ts'
import { DomainError } from '../domain/errors.ts'
import type { SeasonKey } from '../domain/identity.ts'
import { TransientError } from '../hosts/shared/transient-error.ts'
import type { CrawlStep } from './crawl-season.ts'
import { packSeasons, readTakenFrom, removeSeasons, seasonDirOf, tidySnapshots } from './publish-season.ts'
import { readManifest } from './read-snapshots.ts'
import { isWhole } from './season-files.ts'
import type { SeasonOffer, SnapshotSource } from './source.ts'
import { type TakenSeason, takeSeason } from './take-season.ts'

export interface WantedLeague {
  espnLeagueId: number
  /** Null: the newest one of the source. */
  season: number | null
}

export interface SnapshotOptions {
  folder: string
  source: SnapshotSource
  /** Empty: every season of the source. */
  leagues: readonly WantedLeague[]
  /** True: includes seasons that are not over. */
  running: boolean
  anonymize: boolean
  /** True: seasons that are over are taken again. */
  refresh: boolean
  onProgress?: (step: CrawlStep) => void
  /** Called with the outcome of every season. */
  onSeason?: (outcome: Outcome) => void
  signal?: AbortSignal
  now?: () => string
}

export type Outcome =
  | ({ kind: 'taken'; key: SeasonKey; ms: number } & TakenSeason)
  | { kind: 'unchanged'; key: SeasonKey; name: string; throughWeek: number | null }
  /** It is not over, and such seasons were not requested. */
  | { kind: 'left-out'; key: SeasonKey; name: string }
  | { kind: 'failed'; key: WantedLeague; error: DomainError }

/**
 * Takes snapshots. If one of several seasons fails, that is reported and the others are taken all the same; then, and where
 * there is only one, it throws `DomainError`.
 */
export async function takeSnapshots(options: SnapshotOptions): Promise<void> {
  const { folder, source, leagues, onSeason, signal } = options
  await packSeasons(folder, signal)
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
  await tidySnapshots(folder, signal)
  if (failures > 0) {
    throw new DomainError('bad-request', `${failures} of ${wanted.length} seasons could not be taken; see above.`)
  }
}

/** Removes leagues, or one season of each, from a snapshot; returns what was removed. Throws `DomainError('not-found')`. */
export async function removeSnapshots(
  folder: string,
  leagues: readonly WantedLeague[],
  signal?: AbortSignal,
): Promise<SnapshotSeason[]> {
  const { seasons } = await readManifest(folder)
  const removed = leagues.flatMap(({ espnLeagueId, season }) => {
    const found = seasons.filter(
      (snapshot) => snapshot.espn_league_id === espnLeagueId && (season === null || snapshot.season === season),
    )
    if (found.length === 0)
      throw new DomainError('not-found', `The snapshot has no ${describeLeague({ espnLeagueId, season })}.`)
    return found
  })
  const keys = removed.map(({ espn_league_id, season }) => ({ espnLeagueId: espn_league_id, season }))
  await removeSeasons(folder, keys, signal)
  return removed
}

async function takeOne(
  { espnLeagueId, season }: WantedLeague,
  seasons: readonly SnapshotSeason[],
  options: SnapshotOptions,
): Promise<Outcome> {
  const { source, leagues, running } = options
  const began = performance.now()
  const snapshotOf = (year: number | null) =>
    seasons.find((snapshot) => snapshot.espn_league_id === espnLeagueId && snapshot.season === year)

  const known = snapshotOf(season)
  if (known && (await isUpToDate(known, null, options))) return unchanged(known)
  const offer = await source.find(espnLeagueId, season)
  if (!offer) throw new DomainError('not-found', missing({ espnLeagueId, season }, source))
  const key = { espnLeagueId, season: offer.season }
  if (!offer.isOver && !running) {
    if (leagues.length > 0) throw new DomainError('bad-request', notOver(offer))
    return { kind: 'left-out', key, name: offer.name }
  }
  const snapshot = snapshotOf(offer.season)
  if (snapshot && (await isUpToDate(snapshot, offer, options))) return unchanged(snapshot)
  const taken = await takeSeason(offer, { ...options, source: source.kind })
  return { kind: 'taken', key, ms: performance.now() - began, ...taken }
}

/** A finished season is not taken again; a running one only if the source does not say that nothing changed. */
async function isUpToDate(
  snapshot: SnapshotSeason,
  offer: SeasonOffer | null,
  { folder, source, anonymize, refresh }: SnapshotOptions,
): Promise<boolean> {
  const isFinal = snapshot.through_week === null
  if (refresh || (!isFinal && !offer)) return false
  const key = { espnLeagueId: snapshot.espn_league_id, season: snapshot.season }
  const taken = await readTakenFrom(folder, key, snapshot.hash)
  if ((taken?.is_anonymized ?? false) !== anonymize) return false
  const isSame = taken?.source === source.kind && taken.version !== null && taken.version === offer?.version
  return (isFinal || isSame) && isWhole(seasonDirOf(folder, key), snapshot.hash)
}

function unchanged({ espn_league_id, season, name, through_week }: SnapshotSeason): Outcome {
  return { kind: 'unchanged', key: { espnLeagueId: espn_league_id, season }, name, throughWeek: through_week }
}

/** An unavailable server or store, or a wrong token, concerns all seasons. */
function concernsOneSeason(error: unknown): error is DomainError {
  if (!(error instanceof DomainError) || error instanceof TransientError) return false
  return ['bad-request', 'not-found', 'storage', 'unreadable-answer'].includes(error.kind)
}

const describeLeague = ({ espnLeagueId, season }: WantedLeague) =>
  season === null ? `league ${espnLeagueId}` : `season ${season} of league ${espnLeagueId}`

function missing(wanted: WantedLeague, { kind }: SnapshotSource): string {
  if (kind === 'api') return `The API does not have ${describeLeague(wanted)}.`
  const season = wanted.season === null ? '' : ` --season ${wanted.season}`
  return `There is no ${describeLeague(wanted)} here. Import it first: npm run import -- ${wanted.espnLeagueId}${season}`
}

function notOver({ name, espnLeagueId, season }: SeasonOffer): string {
  return `${name}, season ${season}, is not over. Take it as it stands, marked as such: npm run snapshot -- ${espnLeagueId} --season ${season} --running`
}

function nothingThere({ kind }: SnapshotSource): string {
  if (kind === 'api') return 'The API has no leagues.'
  return 'There is no league here yet. Import one: npm run import -- 123456'
}
