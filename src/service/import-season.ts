/** Imports one season into the store: from its host, or from responses that are here already. */
import { isDemoLeague } from '../domain/constants.ts'
import { DomainError } from '../domain/errors.ts'
import type { HostSeason, ImportGoal, KnownParts } from '../domain/host-season.ts'
import {
  describeLeague,
  hasIdPerSeason,
  isSameLeague,
  type LeagueKey,
  type LeagueRef,
  type WantedSeason,
} from '../domain/identity.ts'
import { isCompleteEnough } from '../handlers/completeness.ts'
import type {
  DemoLeague,
  ImportStep,
  LeagueSource,
  LeagueSources,
  RawFolder,
  ReadSeasonOptions,
  RequestCounts,
} from '../hosts/league-source.ts'
import { importStateFile, readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { type LeagueStore, orWhenDamaged, type SeasonCard } from '../storage/league-store.ts'
import { LockLost } from '../storage/lock.ts'
import { withSavedLogos } from '../storage/logo-store.ts'
import { keepPaths } from './keep-paths.ts'
import { saveStatistics } from './season-statistics.ts'

/** What an import works with, wherever its responses come from. */
export interface ImportContext {
  store: LeagueStore
  hosts: LeagueSources
  now: () => Date
  /** True: readers open leagues. A season is stored while the rest of it is read, and may be removed for lack of space. */
  forReaders?: boolean
  /** Where given, a league of the demo is simulated; else its id is that of a league at its host. */
  loadDemo?: () => Promise<readonly DemoLeague[]>
  /** Where given, stored seasons of the demo are simulated again when they are imported. */
  loadStoredDemo?: () => Promise<readonly DemoLeague[]>
  /** Adds the teams' pictures to a season that was read whole; `bytes` is the size of those that it saved. */
  savePictures?: (season: HostSeason, signal?: AbortSignal) => Promise<{ season: HostSeason; bytes: number }>
  /** True: what players did on the field is stored beside the season; else it is read from the responses each time. */
  keepsStatistics?: boolean
  /** True: the responses of a file are stored, too, so that a damaged season can be rebuilt from them. */
  keepsFiles?: boolean
}

/** A season that is to be imported, and how far. */
export interface WantedImport extends WantedSeason {
  until: ImportGoal
  /** See `FetchSeasonOptions`. */
  first?: 'draft'
  /** See `FetchSeasonOptions`. */
  onlyRunning?: boolean
  /** See `FetchSeasonOptions`. */
  isExplicit?: boolean
  /** True: the season is stored, and nobody asked for it. Where it is removed before it is read again, it stays so. */
  isRefresh?: boolean
  /**
   * With `season` null: only a season after this one is wanted, which is stored. The import returns the stored one where the host has none
   * yet. `soughtAt`: the `nextSoughtAt` of that one's card, as far as the caller knows.
   */
  next?: { after: number; soughtAt: string | null }
}

/** Whether an import of a league is about this season of it. */
export const isWantedYear = ({ season: wanted, next }: WantedImport, { season }: Pick<LeagueKey, 'season'>): boolean =>
  wanted === null ? season > (next?.after ?? 0) : season === wanted

/** What an import reports while it runs. */
export interface ImportReports {
  onProgress: (step: ImportStep) => void
  /** Somebody else imports this league and has to be waited for. */
  onWait: () => void
  /** The league's lock is ours: the import goes on when this resolves. */
  onLocked: () => Promise<void>
  /** What readers see first is stored: the rest is read when this resolves. */
  onFirstPart: () => Promise<void>
  /** More of the season is stored than before. */
  onKnown: (season: LeagueKey, parts: KnownParts) => void
  /** So much of the season is stored already: somebody else may have read it after the caller looked for it. */
  onFound: (season: LeagueKey, parts: KnownParts) => void
  /** The number of requests to the host, also where the import fails. */
  onRequestCounts: (counts: RequestCounts) => void
}

/** Imports a season into the store and returns which one it was. Rejects with `DomainError`. */
export type RunImport = (wanted: WantedImport, reports: ImportReports, signal: AbortSignal) => Promise<LeagueKey>

/**
 * Imports in this thread. The host's responses are saved at once, so that a stopped import resumes. If anything fails, the stored season
 * stays as it was.
 */
export function importHere(context: ImportContext): RunImport {
  const { loadDemo } = context
  const fromHost = oneAtATime(context.store, importUnlocked(context))
  return async (wanted, reports, signal) => {
    if (!loadDemo || !isDemoLeague(wanted)) return fromHost(wanted, reports, signal)
    return importResponses(findDemo(wanted, await loadDemo(), context.now()), { ...context, signal, reports })
  }
}

/** The import itself, for callers that hold the league's lock. */
export function importUnlocked(context: ImportContext): RunImport {
  const { store, loadStoredDemo } = context
  return async (wanted, reports, signal) => {
    const options = { ...context, reports, signal }
    const card = loadStoredDemo && (await findCard(wanted, store))
    if (loadStoredDemo && card?.source === 'demo')
      return storeResponses(findDemo(wanted, await loadStoredDemo(), context.now()), options)
    const source = await context.hosts(wanted.host)
    const known = findKnown(wanted)
    if (!known) return importFromHost(wanted, source, options)
    // Before the request: the host is not asked again at once where it fails, or hides the season.
    await store.noteNextSought(known, context.now().toISOString())
    return importFromHost(wanted, source, options).catch((error) => {
      if (error instanceof DomainError && error.kind === 'not-found') return known
      throw error
    })
  }
}

/** The stored season after which one is wanted. */
const findKnown = ({ next, ...wanted }: WantedImport) => (next ? keyOf({ ...wanted, season: next.after }) : null)

/**
 * Runs one import of a league at a time among all who share the store. `store` must not rebuild damaged seasons by itself: that takes the
 * same lock.
 */
export function oneAtATime(store: LeagueStore, run: RunImport): RunImport {
  return async (wanted, reports, signal) => {
    const before = await findCard(wanted, store)
    if (before) reports.onFound(keyOfCard(before), partsOf(before))
    const found = await findKnownId(wanted, store)
    return whileLocked(found, { store, onWait: reports.onWait, signal }, async (signal) => {
      const after = await findCard({ ...wanted, ...found }, store)
      // Somebody else has just imported it: there is nothing newer.
      if (after && hasChanged(before, after, wanted.until)) return keyOfCard(after)
      const known = findKnown(wanted)
      if (known && !(await isNextWanted(known, wanted, store))) return known
      if (wanted.isRefresh && !known && !(await isStored(store, wanted)))
        throw new DomainError('not-found', `League ${wanted.leagueId} was removed.`)
      await reports.onLocked()
      return run({ ...wanted, ...found }, reports, signal)
    })
  }
}

/**
 * Runs while nobody else imports the league. A tab that its browser suspended loses its turn, and takes another one when it runs again:
 * by then the league is stored, or so much of it as the others have read.
 */
async function whileLocked<T>(
  league: LeagueRef,
  { store, onWait, signal }: { store: LeagueStore; onWait?: () => void; signal?: AbortSignal },
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (;;) {
    const lost = new AbortController()
    const onLost = () => lost.abort(new LockLost())
    const release = await store.lockImport(league, { wait: true, onWait, onLost, signal })
    try {
      return await run(AbortSignal.any([...(signal ? [signal] : []), lost.signal]))
    } catch (error) {
      signal?.throwIfAborted()
      if (!(lost.signal.aborted || error instanceof LockLost)) throw error
    } finally {
      await release()
    }
  }
}

/** Whether somebody else has read the season as far meanwhile. */
function hasChanged(before: SeasonCard | null, after: SeasonCard, until: ImportGoal): boolean {
  if (after.source !== 'host' || !isCompleteEnough(after, until)) return false
  if (until === 'scores') return before === null
  return after.version !== before?.version || after.asOf !== before.asOf || before.known !== 'whole'
}

/** On hosts where each season has an id of its own, the id of the wanted season where it is known. */
async function findKnownId(wanted: WantedSeason, store: LeagueStore): Promise<WantedSeason> {
  if (wanted.season === null || !hasIdPerSeason(wanted.host)) return wanted
  const seasons = (await store.seasonsOf(wanted)).filter((key) => key.season === wanted.season)
  return seasons.find((key) => isSameLeague(key, wanted)) ?? seasons[0] ?? wanted
}

/** A season with another id than the wanted one is to be found by both. */
async function linkTo(
  found: LeagueRef,
  wanted: LeagueRef,
  source: LeagueSource,
  { store, now, signal }: RunningImport,
): Promise<void> {
  if ((await store.links.chainOf(wanted)).some((known) => isSameLeague(known, found))) return
  const { seasons } = await source.listSeasons(wanted.leagueId, { now, signal })
  for (const [index, { leagueId }] of seasons.entries()) {
    const previous = seasons[index + 1]
    if (previous) await store.links.link({ host: wanted.host, leagueId }, previous.leagueId)
  }
}

/** False where the league was removed meanwhile, or somebody else has just looked for its next season. */
async function isNextWanted(known: LeagueKey, { next }: WantedImport, store: LeagueStore): Promise<boolean> {
  const card = await findCard({ ...known, until: 'whole' }, store)
  return card !== null && (card.nextSoughtAt ?? null) === next?.soughtAt
}

async function findCard(wanted: WantedImport, store: LeagueStore): Promise<SeasonCard | null> {
  store.forget()
  const seasons = await store.seasonsOf(wanted)
  // Of two ids of one year the wanted one.
  const own = seasons.filter(({ leagueId }) => leagueId === wanted.leagueId)
  const key = (wanted.season === null ? own : [...own, ...seasons]).find((one) => isWantedYear(wanted, one))
  return key ? store.card(key).catch(orWhenDamaged(null)) : null
}

interface RunningImport extends ImportContext {
  reports: ImportReports
  signal: AbortSignal
}

async function importFromHost(
  { until, first, onlyRunning, isExplicit, next, ...wanted }: WantedImport,
  source: LeagueSource,
  options: RunningImport,
): Promise<LeagueKey> {
  const { store, now, forReaders = false, keepsStatistics = false, savePictures, reports, signal } = options
  const { leagueId, season: wantedSeason } = wanted
  let savedAt: string | null = null
  let bytesBeside = 0
  /** Resolves when the rest of the season may be read. */
  let rest: Promise<void> | null = null
  /** Whether this import has stored some of the season. */
  let hasStored = false

  /** A reader's season is marked before it is stored: were the import killed in between, it would count as imported by hand. */
  async function write(season: HostSeason, { known, hasDraft }: KnownParts, isEnough = false): Promise<void> {
    const card = await store.card(season).catch(orWhenDamaged(null))
    const use = await store.uses.find(season)
    const mayGo = forReaders && (!(await isStored(store, season)) || use?.mayGo === true)
    const mark = async (bytes: number) => {
      const usedAt = use?.usedAt ?? now().toISOString()
      if (mayGo) await store.uses.mark({ ...keyOf(season), usedAt, bytes, mayGo })
    }
    if (use === null) await mark(0)
    // Where nothing had to be requested, the season keeps its age.
    const asOf = (await store.raw.savedAt(season)) ?? savedAt ?? card?.asOf ?? now().toISOString()
    if (known === 'whole') await keepPaths(store, season, { asOf })
    const bytes = await store.write(season, {
      asOf,
      source: 'host',
      known,
      hasDraft,
      ...(isEnough ? { isEnough } : {}),
    })
    await mark(bytes + bytesBeside + (await store.raw.size(season)))
    if (!forReaders) await store.uses.unmark(season)
  }

  async function storeEarly(read: HostSeason, reported: KnownParts): Promise<void> {
    const parts = namesDraftees(read) ? reported : { known: reported.known }
    try {
      await linkTo(read, wanted, source, options)
      const card = await store.card(read).catch(orWhenDamaged(null))
      if (card && !replaces(parts, card, { isOlder: !hasStored })) return
      hasStored = true
      await write(await numbered(read, store), parts)
      reports.onKnown(keyOf(read), parts)
    } finally {
      rest ??= reports.onFirstPart()
      // Whoever saves the next response waits for it.
      rest.catch(() => {})
    }
  }

  function rawFor(key: LeagueKey): RawFolder {
    const folder = store.raw.folder(key)
    return {
      ...folder,
      async write(name, json) {
        // Nothing more is requested before this response is saved.
        await rest
        await folder.write(name, json)
        if (name !== importStateFile) savedAt = now().toISOString()
      },
    }
  }

  const before = source.counts()
  const fetched = await source
    .fetchSeason(leagueId, {
      season: wantedSeason,
      after: next?.after,
      rawFor,
      now,
      until,
      first,
      numbersOf: store.playerNumbers,
      onlyRunning,
      isExplicit,
      onProgress: reports.onProgress,
      signal,
      ...(forReaders && until === 'whole' && !onlyRunning ? { onEarly: storeEarly } : {}),
    })
    .finally(() => reports.onRequestCounts(subtract(source.counts(), before)))
  await linkTo(fetched, wanted, source, options)
  if (until === 'scores') {
    await write(await numbered(fetched, store), { known: 'scores' }, true)
    return keyOf(fetched)
  }
  // Only now is it known which season is the newest, and so whose players keep their numbers.
  const raw = rawFor(fetched)
  const read = await readNumbered(raw, fetched, { store, source, signal }, fetched)
  if (onlyRunning) {
    // Pictures and statistics of final weeks stay as they are.
    await write(withSavedLogos(read, await store.logos.of(fetched)), { known: 'whole' })
    return keyOf(fetched)
  }
  const { season, bytes } = savePictures ? await savePictures(read, signal) : { season: read, bytes: 0 }
  bytesBeside = bytes
  await write(season, { known: 'whole' })
  if (keepsStatistics) await saveStatistics(store, season, source, raw)
  return keyOf(fetched)
}

/** A season's responses that are here already. */
export interface SavedSeason extends LeagueKey {
  raw: RawFolder
  /** When they were saved, ISO 8601; null where unknown. */
  asOf: string | null
  source: 'folder' | 'demo'
}

/**
 * Reads the season before anything is written: what is stored stays where it cannot be read. What no host gives again is never removed
 * without asking. Throws `DomainError`.
 */
export async function importResponses(saved: SavedSeason, options: SavedImport): Promise<LeagueKey> {
  const { store, reports, signal } = options
  return whileLocked(saved, { store, onWait: reports?.onWait, signal }, (signal) =>
    storeResponses(saved, { ...options, signal }),
  )
}

/** The same for callers that hold the league's lock. */
async function storeResponses(
  { raw, asOf, source: origin, ...key }: SavedSeason,
  { store, hosts, now, forReaders = false, keepsStatistics = false, keepsFiles = false, ...running }: SavedImport,
): Promise<LeagueKey> {
  const { reports, signal } = running
  const source = await hosts(key.host)
  const read = await readNumbered(raw, key, { store, source, onProgress: reports?.onProgress, signal })
  if (keepsFiles && origin === 'folder') await store.raw.replace(key, await readResponses(raw, source))
  const season = withSavedLogos(read, await store.logos.of(key))
  // The first reading is no look at its Sunday, which is simulated again for who watches it.
  if (origin === 'demo' && asOf !== null && (await isStored(store, key)))
    await keepPaths(store, season, { asOf, isDemo: true })
  const use = origin === 'demo' ? await store.uses.find(key) : null
  const bytes = (await store.write(season, { asOf, source: origin })) + (await store.raw.size(key))
  if (keepsStatistics) await saveStatistics(store, key, source, raw)
  const mayGo = use?.mayGo ?? (forReaders && origin === 'demo')
  await store.uses.mark({ ...keyOf(key), usedAt: now().toISOString(), bytes, mayGo })
  return keyOf(key)
}

type SavedImport = ImportContext & { reports?: Pick<ImportReports, 'onWait' | 'onProgress'>; signal?: AbortSignal }

async function readResponses(raw: RawFolder, { toStored }: LeagueSource): Promise<Map<string, unknown>> {
  const responses = new Map<string, unknown>()
  for (const name of await raw.list()) responses.set(name, toStored(await raw.read(name)))
  return responses
}

/** The responses of a demo league at a moment, which are simulated when they are read. */
export function demoResponses({ host, leagueId, season, generate }: DemoLeague, at: Date): SavedSeason {
  return { host, leagueId, season, raw: readOnlyFolder(generate(at)), asOf: at.toISOString(), source: 'demo' }
}

function findDemo(wanted: WantedSeason, leagues: readonly DemoLeague[], now: Date): SavedSeason {
  const { season } = wanted
  const demo = leagues.find((one) => isSameLeague(one, wanted) && (season === null || one.season === season))
  if (demo) return demoResponses(demo, demo.momentAt(now))
  const what = season === null ? '' : ` of season ${season}`
  throw new DomainError('not-found', `There is no demo ${describeLeague(wanted)}${what}.`)
}

/** Whether no drafted player is missing from what has been read: those that the host's list lacks are named by lineups, which come later. */
function namesDraftees({ drafts, players }: HostSeason): boolean {
  const unknown = new Set(players.flatMap(({ number, position }) => (position === 'UNKNOWN' ? number : [])))
  return drafts.every(({ picks }) => picks.every(({ player }) => !unknown.has(player)))
}

/**
 * Whether an early season replaces the stored one: scores are more than the draft, which more screens wait for. What an earlier import left is
 * `isOlder`, and replaced by as much; but a season of which scores are enough stays until it is whole.
 */
function replaces(parts: KnownParts, card: SeasonCard, { isOlder }: { isOlder: boolean }): boolean {
  if (card.isEnough || !isCompleteEnough(parts, card.known)) return false
  if (!isCompleteEnough(card, parts.known)) return true
  const hadDraft = isCompleteEnough(card, 'draft')
  const hasDraft = isCompleteEnough(parts, 'draft')
  return hasDraft === hadDraft ? isOlder : hasDraft
}

/** With the number of its league in the store. Its drafted players have those of the whole season, and others are nowhere shown until then. */
async function numbered(season: HostSeason, store: LeagueStore): Promise<HostSeason> {
  return { ...season, leagueNumber: await store.links.numberOf(season) }
}

/** What `readNumbered` needs beside the responses. */
interface NumberedOptions extends Pick<ReadSeasonOptions, 'onProgress' | 'signal'> {
  store: LeagueStore
  source: LeagueSource
}

/**
 * Reads a season from a raw folder, with the numbers that its league and its players have in the store. `known` is the season if it
 * was read already: it is returned where the store has no other numbers.
 */
export async function readNumbered(
  raw: RawFolder,
  key: LeagueKey,
  { store, source, ...options }: NumberedOptions,
  known?: HostSeason,
): Promise<HostSeason> {
  const numbers = await store.playerNumbers(keyOf(key))
  const leagueNumber = await store.links.numberOf(key)
  if (known && numbers.size === 0 && known.leagueNumber === leagueNumber) return known
  return source.readSeason(raw, { ...keyOf(key), leagueNumber, numbers, ...options })
}

async function isStored(store: LeagueStore, wanted: WantedSeason): Promise<boolean> {
  return (await store.seasonsOf(wanted)).some(
    (stored) => isSameLeague(stored, wanted) && stored.season === wanted.season,
  )
}

function subtract(after: RequestCounts, before: RequestCounts): RequestCounts {
  return {
    answered: after.answered - before.answered,
    refused: after.refused - before.refused,
    failed: after.failed - before.failed,
  }
}

const partsOf = ({ known, hasDraft }: KnownParts): KnownParts => ({ known, ...(hasDraft && { hasDraft }) })

/** The key alone of what has more. */
export const keyOf = ({ host, leagueId, season }: LeagueKey): LeagueKey => ({ host, leagueId, season })

/** The season of a card. */
export const keyOfCard = ({ summary }: SeasonCard): LeagueKey => keyOf(summary)
