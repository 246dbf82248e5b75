/** Storage of league seasons: one document per season, and beside it a small card for lists and metadata. */
import { LRUCache } from 'lru-cache'
import type { ResponseOf } from '../contract/responses/index.ts'
import { DomainError } from '../domain/errors.ts'
import {
  compareSeasons,
  hasIdPerSeason,
  isSameLeague,
  isSameSeason,
  type LeagueKey,
  type LeagueRef,
  leagueArgument,
  nameLeague,
  parseLeagueName,
} from '../domain/identity.ts'
import { type ImportGoal, type LeagueSeason, type PlayerNumbers, seasonFormat } from '../domain/league-season.ts'
import { leagueCard } from '../handlers/index.ts'
import { listSeasons } from '../handlers/leagues.ts'
import { type AnnouncementStore, openAnnouncements } from './announcement-store.ts'
import { type Document, decodeDocument, encodeDocument } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { type LeagueLinkStore, openLeagueLinks } from './league-links.ts'
import type { LockLeague } from './lease.ts'
import { type LogoStore, openLogoStore } from './logo-store.ts'
import { createOpenedSeasons, type OpenedSeasons } from './opened-seasons.ts'
import { openPlayerNumbers } from './player-numbers.ts'
import { createSeasonList } from './season-list.ts'
import { openStatistics, type StatisticsStore } from './statistics-store.ts'
import { keyOfSeason, leagueOfCard, upgradeCard, upgradeSeason, withSource } from './upgrade-season.ts'

/**
 * Documents of older formats are read with the new fields unknown (`upgradeSeason`), and rebuilt from the saved responses
 * where these are available (`rebuildDamaged` of the server).
 */
const format = seasonFormat
const oldestFormat = 1
/** Limits of parsed seasons in memory: their number, and their size as text (a usual season has 0.6 MB). */
const parsedSeasons = 16
const parsedBytes = 24 * 2 ** 20
const cardsInMemory = 2000
const listedMilliseconds = 1000

/** Where a season came from. Only those of a host are refreshed; the id of a demo league is never requested from a host. */
export type SeasonSource = 'host' | 'folder' | 'demo'

export interface SeasonOrigin {
  /** When the newest response that it was read from was saved, ISO 8601; null where unknown. */
  asOf: string | null
  source: SeasonSource
  /** How far it was read; 'whole' where it is left out. */
  known?: ImportGoal
}

/** What is known of a season without reading its document. */
export interface SeasonCard extends SeasonOrigin {
  league: ResponseOf<'league'>
  /** Changes with every write of the season. */
  version: string
  /** True: its document is of an older format, in which some fields are unknown. */
  isOutdated: boolean
}

export interface SeasonStore {
  /** Stored seasons of a league, newest first, those with other ids of the same league among them; empty where there are none. */
  seasonsOf(league: LeagueRef): Promise<LeagueKey[]>
  /** Numbers of other hosts' leagues, and which ids are seasons of one league. */
  links: LeagueLinkStore
  /** See `LeagueLinkStore`. */
  leagueOfNumber(leagueNumber: number): Promise<LeagueRef | null>
  /** Null where the season is not there. Throws `DamagedSeason` where its document is damaged. */
  card(key: LeagueKey): Promise<SeasonCard | null>
  /**
   * Null where the season is not there. Throws `DamagedSeason` where its document is damaged. `version`: from the season's
   * card if the caller has it, so that the card is not read again.
   */
  read(key: LeagueKey, version?: string): Promise<LeagueSeason | null>
  /** Permanent numbers of the season's players; empty where the season is unknown. They survive damage to its document. */
  playerNumbers(key: LeagueKey): Promise<PlayerNumbers>
  /**
   * Replaces the season and returns the bytes of its document. Throws `DomainError('storage')` where it cannot be written;
   * the old document then stays.
   */
  write(season: LeagueSeason, origin: SeasonOrigin): Promise<number>
  /** Removes the season. The numbers of its players stay (3 kB), so that links remain valid if it is imported again. */
  remove(key: LeagueKey): Promise<void>
  /** Pictures of the teams. */
  logos: LogoStore
  /** What players did on the field. */
  statistics: StatisticsStore
  /** Which seasons are stored only because a user opened them. */
  opened: OpenedSeasons
  /** A page of league seasons, the most recent season first; damaged ones are left out. */
  list(page: { limit: number; offset: number }): Promise<SeasonCard[]>
  /** Every season that has a document, the most recent first. */
  keys(): Promise<LeagueKey[]>
  /** Reads the store itself, bypassing every cache. Throws where it cannot be read. */
  check(): Promise<void>
  /** Takes the lock of a league's import, among all processes that use this store; returns a function that releases it. */
  lockImport: LockLeague
  /** Which weeks were announced, and where. */
  announcements: AnnouncementStore
  /** Takes the lock of a league's announcements, as `lockImport`. */
  lockAnnouncing: LockLeague
  /** Another thread or process wrote a season of the league: drops its cached data. */
  forget(league: LeagueRef): void
  /** Closes connections that would keep a command from ending. */
  close(): Promise<void>
}

export interface SeasonStoreOptions {
  /** Called with every damaged document. */
  onDamage?: (error: DomainError) => void
  /** How long the list of seasons may lag behind other processes. */
  listedFor?: number
  /** Left out: nobody else uses the storage. */
  lockImport?: LockLeague
  /** The same for announcements. */
  lockAnnouncing?: LockLeague
}

interface SeasonContent extends SeasonOrigin {
  format: number
  season: LeagueSeason
}

interface ParsedSeason {
  season: LeagueSeason
  /** Bytes of its document. */
  size: number
}

interface CardContent extends SeasonOrigin {
  /** Of the season's document. */
  format: number
  league: ResponseOf<'league'>
  /** Checksum of the season's document. */
  seasonChecksum: string
}

/** The store over any storage of documents. Seasons and cards are cached, and read again once they have changed. */
export function openSeasonStore(
  storage: DocumentStorage,
  {
    onDamage,
    listedFor = listedMilliseconds,
    lockImport = unlocked,
    lockAnnouncing = unlocked,
  }: SeasonStoreOptions = {},
): SeasonStore {
  const cards = new LRUCache<string, SeasonCard & { cardVersion: string | null }>({ max: cardsInMemory })
  const seasons = new LRUCache<string, ParsedSeason, LeagueKey & { version: string }>({
    max: parsedSeasons,
    maxSize: parsedBytes,
    sizeCalculation: ({ size }) => size,
    // More may be read at a time than fit in the cache: an evicted season still has its readers.
    ignoreFetchAbort: true,
    fetchMethod: async (_cacheKey, _stale, { context }) => {
      const document = await openSeason(context)
      // The process that wrote the season ended before it wrote the card.
      if (document && document.checksum !== context.version) await rebuildCard(context)
      return document ? { season: document.content.season, size: document.size } : undefined
    },
  })
  const numbers = openPlayerNumbers(storage, (key) =>
    openSeason(key).then(
      (document) => document?.content.season.players ?? [],
      (error) => {
        if (error instanceof DamagedSeason) return []
        throw error
      },
    ),
  )
  const opened = createOpenedSeasons(storage)
  const links = openLeagueLinks(storage, listedFor)
  const logos = openLogoStore(storage)
  const statistics = openStatistics(storage)
  const list = createSeasonList(async () => (await storage.keys('seasons')).map(keyOf).filter(isKey), listedFor)

  async function openSeason(key: LeagueKey): Promise<Document<SeasonContent> | null> {
    const raw = await storage.read(seasonName(key))
    if (raw === null) return null
    const document = decodeDocument<SeasonContent>(seasonName(key), raw, ({ season }) => isSame(season, key))
    if (!document) throw new DamagedSeason(key, 'is damaged')
    const content = withSource(document.content)
    if (content.format === format) return { ...document, content }
    if (!isReadableFormat(content.format)) throw new DamagedSeason(key, 'was written by another version')
    return { ...document, content: { ...content, season: upgradeSeason(content.season) } }
  }

  async function card(key: LeagueKey): Promise<SeasonCard | null> {
    const name = cardName(key)
    const cardVersion = await storage.versionOf(name)
    const known = cards.get(name)
    if (known && cardVersion !== null && known.cardVersion === cardVersion) return known
    const raw = await storage.read(name)
    const content = raw ? decodeDocument<CardContent>(name, raw, ({ league }) => isCardOf(league, key))?.content : null
    if (!content || !isReadableFormat(content.format)) return rebuildCard(key)
    const { asOf, source, known: goal, seasonChecksum } = withSource(content)
    const league = upgradeCard(content.league)
    const isOutdated = content.format !== format
    const read = { league, asOf, source, known: goal, version: seasonChecksum, isOutdated, cardVersion }
    cards.set(name, read)
    return read
  }

  /** The card is missing, damaged, or does not match the season: it is rebuilt from the season. */
  async function rebuildCard(key: LeagueKey): Promise<SeasonCard | null> {
    const document = await openSeason(key)
    if (!document) return null
    const { season, asOf, source, known } = document.content
    const isOutdated = document.content.format !== format
    const rebuilt = {
      league: await leagueOf(season, asOf),
      asOf,
      source,
      known,
      version: document.checksum,
      isOutdated,
    }
    // A read-only folder still works.
    await writeCard(key, rebuilt).catch((error) => onDamage?.(error))
    return rebuilt
  }

  async function writeCard(
    key: LeagueKey,
    { league, asOf, source, known, version, isOutdated }: SeasonCard,
  ): Promise<void> {
    const content: CardContent = {
      format: isOutdated ? oldestFormat : format,
      asOf,
      source,
      known,
      seasonChecksum: version,
      league,
    }
    await storage.write(cardName(key), encodeDocument(cardName(key), content).text)
    cards.delete(cardName(key))
  }

  async function leagueOf(season: LeagueSeason, asOf: string | null): Promise<ResponseOf<'league'>> {
    return leagueCard(season, { seasons: await seasonsOf(season), asOf })
  }

  async function seasonsOf(league: LeagueRef): Promise<LeagueKey[]> {
    const chain = await links.chainOf(league)
    const names = await Promise.all(chain.map((one) => storage.keys(`seasons:${nameLeague(one)}`)))
    return names.flat().map(keyOf).filter(isKey).sort(compareSeasons)
  }

  return {
    seasonsOf,
    links,
    leagueOfNumber: links.leagueOfNumber,
    card,
    lockImport,
    announcements: openAnnouncements(storage),
    lockAnnouncing,
    playerNumbers: numbers.of,
    opened,
    logos,
    statistics,
    // No league has this number.
    check: () => storage.keys('seasons:0').then(() => {}),
    keys: async () => (await list.current()).keys,
    forget() {
      links.forget()
      list.expire()
    },
    close: () => storage.close(),
    async read(key, expected) {
      const version = expected ?? (await card(key))?.version
      if (version === undefined) return null
      const name = `${seasonName(key)}@${version}`
      return (await seasons.fetch(name, { context: { ...key, version } }))?.season ?? null
    },
    async write(season, { asOf, source, known }) {
      await numbers.add(season)
      await links.add(season)
      const name = seasonName(season)
      const { text, checksum } = encodeDocument(name, { format, asOf, source, known, season } satisfies SeasonContent)
      await storage.write(name, text)
      list.forget()
      const card = { league: await leagueOf(season, asOf), asOf, source, known, version: checksum, isOutdated: false }
      await writeCard(season, card).catch((error) => withoutCard(season, error))
      return Buffer.byteLength(text)
    },
    async remove(key) {
      // The season first: leftovers of a removed season are never read, and are replaced by the next import.
      await storage.remove(seasonName(key))
      await storage.remove(cardName(key))
      await numbers.forget(key)
      await opened.unmark(key)
      await logos.remove(key)
      await statistics.remove(key)
      cards.delete(cardName(key))
      list.forget()
    },
    async list({ limit, offset }) {
      const { keys, byLeague } = await list.current()
      const page = await Promise.all(keys.slice(offset, offset + limit).map((key) => cardOrNothing(key)))
      return Promise.all(
        page
          .filter((found) => found !== null)
          .map(async ({ key, ...found }) => {
            const seasons = hasIdPerSeason(key.host) ? await seasonsOf(key) : byLeague.get(nameLeague(key))
            return { ...found, league: { ...found.league, ...listSeasons(key, seasons ?? []) } }
          }),
      )
    },
  }

  /** No card is better than one that does not match the season: it is rebuilt from that. */
  async function withoutCard(key: LeagueKey, error: unknown): Promise<never> {
    cards.delete(cardName(key))
    await storage.remove(cardName(key)).catch(() => {})
    throw error
  }

  async function cardOrNothing(key: LeagueKey): Promise<(SeasonCard & { key: LeagueKey }) | null> {
    try {
      const found = await card(key)
      return found && { ...found, key }
    } catch (error) {
      if (!(error instanceof DamagedSeason)) throw error
      onDamage?.(error)
      return null
    }
  }
}

const seasonName = (key: LeagueKey) => `seasons:${nameLeague(key)}:${key.season}`
const cardName = (key: LeagueKey) => `cards:${nameLeague(key)}:${key.season}`

function keyOf(name: string): LeagueKey | null {
  const [, leagueName = '', season = ''] = /^seasons:([\w-]+):(\d{4})$/.exec(name) ?? []
  const league = parseLeagueName(leagueName)
  return league && { ...league, season: Number(season) }
}

const isReadableFormat = (found: number) => found >= oldestFormat && found <= format
const isKey = (key: LeagueKey | null) => key !== null
/** The field is missing where a document of another kind was put in place of this one. */
const isSame = (season: LeagueSeason | undefined, key: LeagueKey) => isSameSeason(season && keyOfSeason(season), key)
const isCardOf = (league: ResponseOf<'league'> | undefined, key: LeagueKey) =>
  league !== undefined && isSameLeague(leagueOfCard(league), key) && league.season === key.season
const unlocked: LockLeague = async () => async () => {}

/** A season's document cannot be read any more. The responses that it was read from may still be there. */
export class DamagedSeason extends DomainError {
  readonly key: LeagueKey

  constructor(key: LeagueKey, what: string) {
    super(
      'storage',
      `The stored season seasons/${nameLeague(key)}/${key.season} ${what}. Import it again: npm run import -- ${leagueArgument(key)} --season ${key.season}`,
    )
    this.key = { host: key.host, leagueId: key.leagueId, season: key.season }
  }
}
