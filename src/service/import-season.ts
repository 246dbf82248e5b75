/** Imports one season from its host into the store: the league's response first, then scores, then everything else. */
import {
  hasIdPerSeason,
  isSameLeague,
  isSameSeason,
  type LeagueKey,
  type LeagueRef,
  type WantedSeason,
} from '../domain/identity.ts'
import type { Completeness, ImportGoal, LeagueSeason } from '../domain/league-season.ts'
import { isCompleteEnough } from '../handlers/completeness.ts'
import type { LeagueSources } from '../hosts/index.ts'
import type { ImportStep, LeagueSource, RawFolder, RequestCounts } from '../hosts/league-source.ts'
import { importStateFile } from '../hosts/shared/raw-files.ts'
import { type LeagueStore, orWhenDamaged, type SeasonCard } from '../storage/league-store.ts'

export interface ImportSeasonOptions {
  store: LeagueStore
  hosts: LeagueSources
  now: () => Date
  /** How far it is read; 'whole' by default. */
  until?: ImportGoal
  /** True: a reader opened it, and it may be removed for lack of space. A season that is stored already keeps its status. */
  onDemand?: boolean
  /** Adds the teams' pictures to a season that was read whole; `bytes` is the size of those that it saved. */
  savePictures?: (season: LeagueSeason) => Promise<{ season: LeagueSeason; bytes: number }>
  /** Called once, if somebody else imports this league and has to be waited for. */
  onWait?: () => void
  onProgress?: (step: ImportStep) => void
  /** Where given, a season is stored while the rest is read, and this is called when more of it is stored than before. */
  onKnown?: (season: LeagueKey, known: Completeness) => void
  /** Called once with the number of requests to the host, whatever the outcome. */
  onRequestCounts?: (counts: RequestCounts) => void
  signal?: AbortSignal
}

/**
 * Imports a season and returns it. The host's responses are saved at once, so that a stopped import resumes. If anything fails, the
 * stored season stays as it was. Throws `DomainError`.
 */
export async function importSeason(wanted: WantedSeason, options: ImportSeasonOptions): Promise<LeagueSeason> {
  const { store, hosts, until = 'whole', onWait, signal } = options
  const source = await hosts(wanted.host)
  const before = await findCard(wanted, store)
  const found = await findKnownId(wanted, store)
  const release = await store.lockImport(found, { wait: true, onWait, signal })
  try {
    const after = await findCard(found, store)
    // Somebody else has just imported it: there is nothing newer.
    const theirs = after && hasChanged(before, after, until) ? await store.read(keyOfCard(after)) : null
    return theirs ?? (await importFromHost(found, source, options))
  } finally {
    await release()
  }
}

/** Whether somebody else has read the season as far meanwhile. */
function hasChanged(before: SeasonCard | null, after: SeasonCard, until: ImportGoal): boolean {
  if (after.source !== 'host' || !isCompleteEnough(after.known, until)) return false
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
  { store, now, signal }: ImportSeasonOptions,
): Promise<void> {
  if ((await store.links.chainOf(wanted)).some((known) => isSameLeague(known, found))) return
  const { seasons } = await source.listSeasons(wanted.leagueId, { now, signal })
  for (const [index, { leagueId }] of seasons.entries()) {
    const previous = seasons[index + 1]
    if (previous) await store.links.link({ host: wanted.host, leagueId }, previous.leagueId)
  }
}

async function findCard(wanted: WantedSeason, store: LeagueStore): Promise<SeasonCard | null> {
  store.forget()
  const seasons = await store.seasonsOf(wanted)
  // Of two ids of one year the wanted one.
  const own = seasons.filter(({ leagueId }) => leagueId === wanted.leagueId)
  const key = wanted.season === null ? own[0] : [...own, ...seasons].find(({ season }) => season === wanted.season)
  return key ? store.card(key).catch(orWhenDamaged(null)) : null
}

async function importFromHost(
  wanted: WantedSeason,
  source: LeagueSource,
  options: ImportSeasonOptions,
): Promise<LeagueSeason> {
  const { store, now, until = 'whole', onDemand = false, savePictures, onProgress, onKnown, signal } = options
  const { leagueId, season: wantedSeason } = wanted
  let savedAt: string | null = null
  let bytesBeside = 0

  /** A reader's season is marked before it is stored: were the import killed in between, it would count as imported by hand. */
  async function write(season: LeagueSeason, known: Completeness, isEnough: boolean): Promise<void> {
    const card = await store.card(season).catch(orWhenDamaged(null))
    const use = await store.uses.find(season)
    const mayGo = onDemand && (!(await isStored(store, season)) || use?.mayGo === true)
    const mark = async (bytes: number) => {
      const usedAt = use?.usedAt ?? now().toISOString()
      if (mayGo) await store.uses.mark({ ...keyOfSeason(season), usedAt, bytes, mayGo })
    }
    if (use === null) await mark(0)
    // Where nothing had to be requested, the season keeps its age.
    const asOf = (await store.raw.savedAt(season)) ?? savedAt ?? card?.asOf ?? now().toISOString()
    const bytes = await store.write(season, { asOf, source: 'host', known, ...(isEnough ? { isEnough } : {}) })
    await mark(bytes + bytesBeside + (await store.raw.size(season)))
    if (!onDemand) await store.uses.unmark(season)
  }

  async function storeEarly(read: LeagueSeason, known: Completeness): Promise<void> {
    await linkTo(read, wanted, source, options)
    const card = await store.card(read).catch(orWhenDamaged(null))
    if (card && isCompleteEnough(card.known, known)) return
    await write(await numbered(read, store), known, false)
    onKnown?.(read, known)
  }

  function rawFor(key: LeagueKey): RawFolder {
    const folder = store.raw.folder(key)
    return {
      ...folder,
      async write(name, json) {
        await folder.write(name, json)
        if (name !== importStateFile) savedAt = now().toISOString()
      },
    }
  }

  const before = source.counts()
  const fetched = await source
    .fetchSeason(leagueId, {
      ...{ season: wantedSeason, rawFor, now, until, onProgress, signal },
      ...(onKnown && until === 'whole' ? { onEarly: storeEarly } : {}),
    })
    .finally(() => options.onRequestCounts?.(subtract(source.counts(), before)))
  await linkTo(fetched, wanted, source, options)
  if (until === 'scores') {
    const season = await numbered(fetched, store)
    await write(season, 'scores', true)
    return season
  }
  // Only now is it known which season is the newest, and so whose players keep their numbers.
  const read = await readNumbered(rawFor(fetched), fetched, { store, source, signal }, fetched)
  const { season, bytes } = savePictures ? await savePictures(read) : { season: read, bytes: 0 }
  bytesBeside = bytes
  await write(season, 'whole', false)
  return season
}

/** With the number of its league in the store. Its players keep theirs when it is read whole: until then they are nowhere shown. */
async function numbered(season: LeagueSeason, store: LeagueStore): Promise<LeagueSeason> {
  return { ...season, leagueNumber: await store.links.numberOf(season) }
}

/**
 * Reads a season from a raw folder, with the numbers that its league and its players have in the store. `known` is the season if it
 * was read already: it is returned where the store has no other numbers.
 */
export async function readNumbered(
  raw: RawFolder,
  { host, leagueId, season }: LeagueKey,
  {
    store,
    source,
    onProgress,
    signal,
  }: Pick<ImportSeasonOptions, 'store' | 'onProgress' | 'signal'> & { source: LeagueSource },
  known?: LeagueSeason,
): Promise<LeagueSeason> {
  const numbers = await store.playerNumbers({ host, leagueId, season })
  const leagueNumber = await store.links.numberOf({ host, leagueId })
  if (known && numbers.size === 0 && known.leagueNumber === leagueNumber) return known
  return source.readSeason(raw, { leagueId, season, leagueNumber, numbers, onProgress, signal })
}

async function isStored(store: LeagueStore, key: LeagueKey): Promise<boolean> {
  return (await store.seasonsOf(key)).some((stored) => isSameSeason(stored, key))
}

function subtract(after: RequestCounts, before: RequestCounts): RequestCounts {
  return {
    answered: after.answered - before.answered,
    refused: after.refused - before.refused,
    failed: after.failed - before.failed,
  }
}

const keyOfSeason = ({ host, leagueId, season }: LeagueKey): LeagueKey => ({ host, leagueId, season })

/** The season of a card. */
export const keyOfCard = ({ league }: SeasonCard): LeagueKey => ({
  host: league.host,
  leagueId: league.hostLeagueId,
  season: league.season,
})
