/**
 * The store of leagues, on a server and on a reader's device: for each season a document, and beside it a small card for lists and
 * metadata; links between seasons, numbers of players, when each was viewed, what was announced, pictures, the host's responses.
 */
import { buildSeasonSummary, type SeasonSummary } from '../analytics/season-summary.ts'
import type { RefreshFailing, SeasonSource } from '../contract/response-headers.ts'
import { DomainError } from '../domain/errors.ts'
import {
  type Completeness,
  type HostSeason,
  largestSeason,
  oldestSealedFormat,
  seasonFormat,
} from '../domain/host-season.ts'
import {
  compareSeasons,
  describeLeague,
  importCommand,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
} from '../domain/identity.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { type SeasonStatistics, statisticsFormat } from '../domain/season-statistics.ts'
import { upgradeSeason } from '../domain/upgrade-season.ts'
import { judgeSeason } from '../verdict/judge-season.ts'
import { openAnnouncements } from './announcement-store.ts'
import { type Document, decodeDocument, encodeDocument } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { openLeagueLinks } from './league-links.ts'
import { type LockOptions, memoryLock, type TakeLock } from './lock.ts'
import { openLogoStore } from './logo-store.ts'
import { openPaths } from './path-store.ts'
import { openPlayerNumbers } from './player-numbers.ts'
import { openPushStore } from './push-store.ts'
import { openStoredResponses, type RawResponses } from './raw-responses.ts'
import { createReadCache } from './read-cache.ts'
import { seasonDocuments } from './season-documents.ts'
import { createSeasonList } from './season-list.ts'
import { openSeasonPages } from './season-pages.ts'
import { openSeasonUses } from './season-uses.ts'
import { seasonKey, seasonOfKey } from './stored-keys.ts'

/** Cards of another format are rebuilt. It is raised with a season's, and where `SeasonSummary` changes. */
const cardFormat = 1000 * 8 + seasonFormat

const cachedLeagues = 2000

export interface SeasonOrigin {
  /** When the newest response that it was read from was saved, ISO 8601; null where unknown. */
  asOf: string | null
  source: SeasonSource
  /** How far it was read; 'whole' where it is left out. */
  known?: Completeness
  /** See `KnownParts`. */
  hasDraft?: boolean
  /** True: more is read only when a call needs it, see `FetchSeasonOptions.until`. */
  isEnough?: true
}

/** Whether an import has not come as far yet as it is to come. */
export const isBeingRead = ({ known, isEnough }: SeasonOrigin) => known !== undefined && known !== 'whole' && !isEnough

/** What is known of a season without reading its document. */
export interface SeasonCard extends SeasonOrigin {
  known: Completeness
  summary: SeasonSummary
  /** Changes with every write of the season. */
  version: string
  /** When a season after this one was last requested, ISO 8601; left out where none was since this one was written. */
  nextSoughtAt?: string
  /** Since when its host does not let it be read again, and why; left out where the last attempt succeeded. */
  failing?: RefreshFailing
}

/** Whether a season does not change any more: it is over, and was read after the corrections of its last week. */
export const isClosed = ({ asOf, summary }: SeasonCard) =>
  summary.status.phase === 'complete' && asOf !== null && Date.parse(asOf) >= Date.parse(summary.correctedAt)

export interface LeagueStoreOptions {
  /** Called with every damaged document. */
  onDamage?: (error: DomainError) => void
  /**
   * Milliseconds that cards and lists of seasons may lag behind other processes; 0: they are read each time. Absence is never
   * cached, as somebody may be importing what is missing.
   */
  cachedFor?: number
  /** Left out: no other process uses the storage. */
  lock?: TakeLock
  /** The host's responses that seasons are read from; left out: documents of the storage. */
  raw?: RawResponses
  /** Limits of parsed seasons in memory: their number, and their size as text (a usual season has 0.6 MB). */
  parsed?: { max: number; maxSize?: number }
}

const isReadable = ({ format, source }: SeasonContent) =>
  format === seasonFormat || (source === 'sealed' && format >= oldestSealedFormat && format < seasonFormat)

interface SeasonContent extends SeasonOrigin {
  format: number
  season: HostSeason
}

export type LeagueStore = ReturnType<typeof openLeagueStore>

/** The store over any storage of documents. */
export function openLeagueStore(
  storage: DocumentStorage,
  {
    onDamage,
    cachedFor = 0,
    lock = memoryLock(),
    raw = openStoredResponses(storage),
    parsed = { max: 16, maxSize: 24 * 2 ** 20 },
  }: LeagueStoreOptions = {},
) {
  const cards = seasonDocuments<SeasonCard>(storage, 'cards', { format: cardFormat })
  const cachedCards = createReadCache<SeasonCard>({ max: cachedLeagues, ttl: cachedFor })
  const cachedLists = createReadCache<LeagueKey[]>({ max: cachedLeagues, ttl: cachedFor })
  const parsedSeasons = createReadCache<Document<SeasonContent>>({ ...parsed, sizeOf: ({ size }) => size })
  const numbers = openPlayerNumbers(storage, (key) =>
    openSeason(key).then((document) => {
      // A partial season numbers its players differently.
      return document?.content.known === 'whole' ? document.content.season.players : []
    }, orWhenDamaged([])),
  )
  const links = openLeagueLinks(storage, cachedFor)
  const logos = openLogoStore(storage)
  const paths = openPaths(storage)
  const list = createSeasonList(async () => toSeasons(await storage.keys('seasons')), cachedFor)
  const pages = openSeasonPages({ list, card, seasonsOf, cachedFor, onDamage })
  const lockLeague = (task: string, what: string) => (league: LeagueRef, options: LockOptions) =>
    lock(`${task}-${nameLeague(league)}`, describeBusy(league, what), options)

  async function openSeason(key: LeagueKey): Promise<Document<SeasonContent> | null> {
    const name = seasonKey('seasons', key)
    const bytes = await storage.read(name)
    if (bytes === null) return null
    // It would fill the memory of a phone.
    if (bytes.byteLength > largestSeason) throw new DamagedSeason(key, 'is larger than any league')
    const document = decodeDocument<SeasonContent>(name, bytes)
    if (!document) throw new DamagedSeason(key, 'is damaged')
    const { content } = document
    if (!isReadable(content)) throw new DamagedSeason(key, 'was written by another version', content.source)
    return content.format === seasonFormat
      ? document
      : { ...document, content: { ...content, season: upgradeSeason(content.season) } }
  }

  /** Null where the season is not there. Throws `DamagedSeason` where its document is damaged. */
  function card(key: LeagueKey): Promise<SeasonCard | null> {
    return cachedCards.read(seasonKey('cards', key), async () => (await cards.read(key)) ?? rebuildCard(key))
  }

  /** The card is missing, damaged, or does not match the season: it is rebuilt from the season. */
  async function rebuildCard(key: LeagueKey): Promise<SeasonCard | null> {
    const document = await openSeason(key)
    if (!document) return null
    const { season, format: _, ...origin } = document.content
    const summary = buildSeasonSummary(judgeSeason({ ...season, asOf: origin.asOf }))
    const rebuilt = cardOf(summary, origin, document.checksum)
    // A read-only folder still works.
    await cards.write(key, rebuilt).catch((error) => onDamage?.(error))
    return rebuilt
  }

  /**
   * Null where the season is not there. Throws `DamagedSeason` where its document is damaged. `expected`: the version of the season's
   * card if the caller has it, so that the card is not read again.
   */
  async function read(key: LeagueKey, expected?: string): Promise<HostSeason | null> {
    const version = expected ?? (await card(key))?.version
    if (version === undefined) return null
    const document = await parsedSeasons.read(`${seasonKey('seasons', key)}@${version}`, async () => {
      const opened = await openSeason(key)
      // The process that wrote the season ended before it wrote the card.
      if (opened && opened.checksum !== version) await rebuildCard(key)
      return opened
    })
    return document ? withAge(document.content) : null
  }

  /** Stored seasons of a league, newest first, those with other ids of the same league among them; empty where there are none. */
  async function seasonsOf(league: LeagueRef): Promise<LeagueKey[]> {
    const seasons = await Promise.all((await links.chainOf(league)).map(seasonsOfId))
    return seasons.flatMap((ofId) => ofId ?? []).sort(compareSeasons)
  }

  function seasonsOfId(league: LeagueRef): Promise<LeagueKey[] | null> {
    const prefix = `seasons:${nameLeague(league)}`
    return cachedLists.read(prefix, async () => {
      const found = toSeasons(await storage.keys(prefix))
      return found.length > 0 ? found : null
    })
  }

  function forgetCached(): void {
    cachedCards.clear()
    cachedLists.clear()
    pages.forget()
    links.forget()
  }

  return {
    seasonsOf,
    card,
    read,
    /** Numbers of other hosts' leagues, and which ids are seasons of one league. */
    links,
    leagueOfNumber: links.leagueOfNumber,
    /** Permanent numbers of the season's players; empty where the season is unknown. They survive damage, and removal. */
    playerNumbers: numbers.of,
    raw,
    /** Pictures of the teams. */
    logos,
    /** What players did on the field; null inside where the season's responses do not have it. */
    statistics: seasonDocuments<{ statistics: SeasonStatistics | null }>(storage, 'statistics', {
      format: statisticsFormat,
    }),
    /** How the chances of its games moved while somebody watched. */
    paths,
    /** When seasons were last viewed, and which may go. */
    uses: openSeasonUses(storage),
    /** Which weeks were announced, and where. */
    announcements: openAnnouncements(storage),
    /** Devices that want to be told of a team. */
    push: openPushStore(storage, lock),
    /** The lock of a league's import, among all who use this store. */
    lockImport: lockLeague('import', 'is being imported right now.'),
    /** The lock of a league's announcements: an import neither waits for them nor keeps them waiting. */
    lockAnnouncing: lockLeague('announce', 'is being announced right now.'),
    /** Reads the store itself, bypassing every cache. Throws where it cannot be read. No league has this number. */
    check: () => storage.keys('seasons:0').then(() => {}),
    /** Every season that has a document, the most recent first. */
    keys: async () => (await list.current()).keys,
    /** Another thread or process wrote a season: drops what is cached. */
    forget(): void {
      forgetCached()
      list.expire()
    },
    /** Closes connections that would keep a command from ending. */
    close: () => storage.close(),
    /**
     * Replaces the season and returns the bytes of its document. Throws `DomainError('storage')` where it cannot be written;
     * the old document then stays. Throws also where no card can be made of it: nothing would list it then.
     */
    async write(
      season: HostSeason,
      { asOf, source, known = 'whole', hasDraft, isEnough }: SeasonOrigin,
    ): Promise<number> {
      const summary = buildSeasonSummary(judgeSeason({ ...season, asOf }))
      const content: SeasonContent = { format: seasonFormat, asOf, source, known, hasDraft, isEnough, season }
      const name = seasonKey('seasons', season)
      const { bytes, checksum } = encodeDocument(name, content)
      if (bytes.byteLength > largestSeason)
        throw new DomainError('storage', `The season of ${describeLeague(season)} is larger than any league’s.`)
      if (known === 'whole') await numbers.add(season)
      await links.add(season)
      await storage.write(name, bytes)
      forgetCached()
      list.forget()
      const card = cardOf(summary, { asOf, source, known, hasDraft, isEnough }, checksum)
      // No card is better than one that does not match the season: it is rebuilt from that.
      await cards.write(season, card).catch(async (error) => {
        await cards.remove(season).catch(() => {})
        throw error
      })
      forgetCached()
      return bytes.byteLength
    },
    /** A season after this one is requested. */
    async noteNextSought(key: LeagueKey, at: string): Promise<void> {
      const found = await card(key)
      if (!found) return
      await cards.write(key, { ...found, nextSoughtAt: at })
      forgetCached()
    },
    /** The season could not be read again. Its next write forgets it. */
    async noteFailing(key: LeagueKey, { since, reason }: RefreshFailing): Promise<void> {
      const found = await card(key)
      if (!found || found.failing?.reason === reason) return
      await cards.write(key, { ...found, failing: { since: found.failing?.since ?? since, reason } })
      forgetCached()
    },
    /**
     * Removes the season with the host's responses; with the last one of a league also its links. The numbers of its players stay
     * (3 kB), so that links remain valid if it is imported again, unless it is removed for good.
     */
    async remove(key: LeagueKey, { forGood } = { forGood: false }): Promise<void> {
      // The season first: leftovers of a removed season are never read, and are replaced by the next import.
      for (const kind of ['seasons', 'cards', 'uses', 'statistics', ...(forGood ? ['numbers'] : [])])
        await storage.remove(seasonKey(kind, key))
      await raw.remove(key)
      await logos.remove(key)
      await paths.remove(key)
      forgetCached()
      list.forget()
      if ((await seasonsOf(key)).length === 0) await links.remove(key)
    },
    /** A page of league seasons, the most recent season first; damaged and unreadable ones are left out. */
    list: pages.read,
  }
}

function cardOf(summary: SeasonSummary, origin: SeasonOrigin, version: string): SeasonCard {
  return { ...origin, known: origin.known ?? 'whole', version, summary }
}

/** The same object for the same document, because measures are cached by it. */
const withAge = memoizeBySeason(({ season, asOf }: SeasonContent): HostSeason => ({ ...season, asOf }))

const toSeasons = (keys: readonly string[]) => keys.flatMap((key) => seasonOfKey(key) ?? [])

/** "League 123456 is being imported right now." */
function describeBusy(league: LeagueRef, what: string): string {
  const text = `${describeLeague(league)} ${what}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** For `catch`: the fallback where a season is damaged. An unreachable store may well have it: that is thrown. */
export function orWhenDamaged<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof DamagedSeason) return fallback
    throw error
  }
}

/** A season's document cannot be read any more. The responses that it was read from may still be there. */
export class DamagedSeason extends DomainError {
  readonly key: LeagueKey
  readonly what: string
  /** As the document says it; null where it is damaged. */
  readonly source: SeasonSource | null

  constructor(key: LeagueKey, what: string, source: SeasonSource | null = null) {
    const from = source === 'folder' ? ' --from FILE, with the file or folder that it came from' : ''
    super(
      'storage',
      `The stored season seasons/${nameLeague(key)}/${key.season} ${what}. Import it again: ${importCommand(key)}${from}`,
    )
    this.key = { host: key.host, leagueId: key.leagueId, season: key.season }
    this.what = what
    this.source = source
  }
}
