/**
 * The store of leagues, on a server and on a reader's device: for each season a document, and beside it a small card for lists and
 * metadata; links between seasons, numbers of players, when each was viewed, what was announced, pictures, the host's responses.
 */
import type { ResponseOf } from '../contract/responses/index.ts'
import { DomainError } from '../domain/errors.ts'
import {
  compareSeasons,
  describeLeague,
  hasIdPerSeason,
  type LeagueKey,
  type LeagueRef,
  leagueArgument,
  nameLeague,
} from '../domain/identity.ts'
import { type Completeness, type LeagueSeason, type PlayerNumbers, seasonFormat } from '../domain/league-season.ts'
import { leagueCard, listSeasons } from '../handlers/leagues.ts'
import { type AnnouncementStore, openAnnouncements } from './announcement-store.ts'
import { type Document, decodeDocument, encodeDocument } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { type LeagueLinkStore, openLeagueLinks } from './league-links.ts'
import type { LockOptions, TakeLock } from './lock.ts'
import { type LogoStore, withoutLogos } from './logos.ts'
import { memoryLock } from './memory-lock.ts'
import { openPlayerNumbers } from './player-numbers.ts'
import { openStoredResponses, type RawResponses } from './raw-responses.ts'
import { createRecent } from './recent.ts'
import { createSeasonList } from './season-list.ts'
import { openSeasonUses, type SeasonUses } from './season-uses.ts'
import { openStatistics, type StatisticsStore } from './statistics-store.ts'
import { readAtOnce, seasonKey, seasonOfKey } from './stored-keys.ts'

const cardsInMemory = 2000

/** Where a season came from. Only those of a host are refreshed; the id of a demo league is never requested from a host. */
export type SeasonSource = 'host' | 'folder' | 'demo' | 'sealed'

export interface SeasonOrigin {
  /** When the newest response that it was read from was saved, ISO 8601; null where unknown. */
  asOf: string | null
  source: SeasonSource
  /** How far it was read; 'whole' where it is left out. */
  known?: Completeness
  /** True: more is read only when a call needs it, see `FetchSeasonOptions.until`. */
  isEnough?: true
}

/** Whether an import has not come as far yet as it is to come. */
export const isBeingRead = ({ known, isEnough }: SeasonOrigin) => known !== undefined && known !== 'whole' && !isEnough

/** What is known of a season without reading its document. */
export interface SeasonCard extends SeasonOrigin {
  known: Completeness
  league: ResponseOf<'league'>
  /** Changes with every write of the season. */
  version: string
}

/** Takes a lock of a league and returns a function that releases it, see `TakeLock`. */
export type LockLeague = (league: LeagueRef, options: LockOptions) => Promise<() => Promise<void>>

export interface LeagueStore {
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
  /** Permanent numbers of the season's players; empty where the season is unknown. They survive damage, and removal. */
  playerNumbers(key: LeagueKey): Promise<PlayerNumbers>
  /**
   * Replaces the season and returns the bytes of its document. Throws `DomainError('storage')` where it cannot be written;
   * the old document then stays.
   */
  write(season: LeagueSeason, origin: SeasonOrigin): Promise<number>
  /**
   * Removes the season with the host's responses; with the last one of a league also its links. The numbers of its players stay
   * (3 kB), so that links remain valid if it is imported again, unless it is removed for good.
   */
  remove(key: LeagueKey, how?: { forGood: boolean }): Promise<void>
  /** The host's responses that seasons are read from. */
  raw: RawResponses
  /** Pictures of the teams. */
  logos: LogoStore
  /** What players did on the field. */
  statistics: StatisticsStore
  /** When seasons were last viewed, and which may go. */
  uses: SeasonUses
  /** A page of league seasons, the most recent season first; damaged ones are left out. */
  list(page: { limit: number; offset: number }): Promise<SeasonCard[]>
  /** Every season that has a document, the most recent first. */
  keys(): Promise<LeagueKey[]>
  /** Reads the store itself, bypassing every cache. Throws where it cannot be read. */
  check(): Promise<void>
  /** The lock of a league's import, among all who use this store. */
  lockImport: LockLeague
  /** Which weeks were announced, and where. */
  announcements: AnnouncementStore
  /** The lock of a league's announcements: an import neither waits for them nor keeps them waiting. */
  lockAnnouncing: LockLeague
  /** Another thread or process wrote a season of the league: drops its cached data. */
  forget(league: LeagueRef): void
  /** Closes connections that would keep a command from ending. */
  close(): Promise<void>
}

export interface LeagueStoreOptions {
  /** Called with every damaged document. */
  onDamage?: (error: DomainError) => void
  /** Milliseconds that lists of seasons may lag behind other processes; 0: they are listed each time. */
  listedFor?: number
  /** Left out: nobody else uses the storage. */
  lock?: TakeLock
  /** Left out: responses are documents of the storage. */
  raw?: RawResponses
  /** Left out: there are none. */
  logos?: LogoStore
  /** Limits of parsed seasons in memory: their number, and their size as text (a usual season has 0.6 MB). */
  parsed?: { max: number; maxSize: number }
}

interface SeasonContent extends SeasonOrigin {
  format: number
  season: LeagueSeason
}

interface CardContent extends SeasonCard {
  format: number
}

/** The store over any storage of documents. Seasons and cards are cached, and read again once they have changed. */
export function openLeagueStore(
  storage: DocumentStorage,
  {
    onDamage,
    listedFor = 0,
    lock = memoryLock(),
    raw = openStoredResponses(storage),
    logos = withoutLogos,
    parsed = { max: 16, maxSize: 24 * 2 ** 20 },
  }: LeagueStoreOptions = {},
): LeagueStore {
  const cards = createRecent<{ card: SeasonCard; cardVersion: string }>({ max: cardsInMemory })
  const seasons = createRecent<LeagueSeason>(parsed)
  const reading = new Map<string, Promise<LeagueSeason | null>>()
  const numbers = openPlayerNumbers(storage, (key) =>
    openSeason(key).then((document) => {
      // A partial season numbers its players differently.
      return document?.content.known === 'whole' ? document.content.season.players : []
    }, orWhenDamaged([])),
  )
  const uses = openSeasonUses(storage)
  const links = openLeagueLinks(storage, listedFor)
  const list = createSeasonList(async () => toSeasons(await storage.keys('seasons')), listedFor)

  async function openSeason(key: LeagueKey): Promise<Document<SeasonContent> | null> {
    const name = seasonKey('seasons', key)
    const bytes = await storage.read(name)
    if (bytes === null) return null
    const document = decodeDocument<SeasonContent>(name, bytes)
    if (!document) throw new DamagedSeason(key, 'is damaged')
    if (document.content.format !== seasonFormat) throw new DamagedSeason(key, 'was written by another version')
    return document
  }

  async function card(key: LeagueKey): Promise<SeasonCard | null> {
    const name = seasonKey('cards', key)
    const cardVersion = await storage.versionOf(name)
    const cached = cards.get(name)
    if (cached && cached.cardVersion === cardVersion) return cached.card
    const bytes = await storage.read(name)
    const content = bytes && decodeDocument<CardContent>(name, bytes)?.content
    if (!content || content.format !== seasonFormat) return rebuildCard(key)
    const { format: _, ...card } = content
    if (cardVersion !== null) cards.set(name, { card, cardVersion })
    return card
  }

  /** The card is missing, damaged, or does not match the season: it is rebuilt from the season. */
  async function rebuildCard(key: LeagueKey): Promise<SeasonCard | null> {
    const document = await openSeason(key)
    if (!document) return null
    const { season, format: _, ...origin } = document.content
    const rebuilt = await cardOf(season, origin, document.checksum)
    // A read-only folder still works.
    await writeCard(key, rebuilt).catch((error) => onDamage?.(error))
    return rebuilt
  }

  async function cardOf(season: LeagueSeason, origin: SeasonOrigin, version: string): Promise<SeasonCard> {
    const { asOf, known = 'whole' } = origin
    const league = leagueCard(season, { seasons: await seasonsOf(season), asOf, isPartial: isBeingRead(origin) })
    return { ...origin, known, version, league }
  }

  async function writeCard(key: LeagueKey, card: SeasonCard): Promise<void> {
    const name = seasonKey('cards', key)
    cards.delete(name)
    const content: CardContent = { format: seasonFormat, ...card }
    await storage.write(name, encodeDocument(name, content).bytes)
  }

  async function readSeason(key: LeagueKey, version: string): Promise<LeagueSeason | null> {
    const document = await openSeason(key)
    if (!document) return null
    // The process that wrote the season ended before it wrote the card.
    if (document.checksum !== version) await rebuildCard(key)
    seasons.set(`${seasonKey('seasons', key)}@${version}`, document.content.season, document.size)
    return document.content.season
  }

  async function seasonsOf(league: LeagueRef): Promise<LeagueKey[]> {
    const chain = await links.chainOf(league)
    const keys = await Promise.all(chain.map((one) => storage.keys(`seasons:${nameLeague(one)}`)))
    return toSeasons(keys.flat()).sort(compareSeasons)
  }

  return {
    seasonsOf,
    links,
    leagueOfNumber: links.leagueOfNumber,
    card,
    playerNumbers: numbers.of,
    raw,
    uses,
    logos,
    statistics: openStatistics(storage),
    announcements: openAnnouncements(storage),
    lockImport: (league, options) =>
      lock(`import-${nameLeague(league)}`, describeBusy(league, 'is being imported right now.'), options),
    lockAnnouncing: (league, options) =>
      lock(`announce-${nameLeague(league)}`, describeBusy(league, 'is being announced right now.'), options),
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
      const name = `${seasonKey('seasons', key)}@${version}`
      const known = seasons.get(name)
      if (known) return known
      const running = reading.get(name) ?? readSeason(key, version).finally(() => reading.delete(name))
      reading.set(name, running)
      return running
    },
    async write(season, origin) {
      const { asOf, source, known = 'whole', isEnough } = origin
      if (known === 'whole') await numbers.add(season)
      await links.add(season)
      const name = seasonKey('seasons', season)
      const content: SeasonContent = { format: seasonFormat, asOf, source, known, isEnough, season }
      const { bytes, checksum } = encodeDocument(name, content)
      await storage.write(name, bytes)
      list.forget()
      const card = await cardOf(season, { asOf, source, known, isEnough }, checksum)
      await writeCard(season, card).catch((error) => withoutCard(season, error))
      return bytes.byteLength
    },
    async remove(key, { forGood } = { forGood: false }) {
      // The season first: leftovers of a removed season are never read, and are replaced by the next import.
      for (const kind of ['seasons', 'cards', 'uses', 'statistics', ...(forGood ? ['numbers'] : [])])
        await storage.remove(seasonKey(kind, key))
      await raw.remove(key)
      await logos.remove(key)
      if ((await seasonsOf(key)).length === 0) await links.remove(key)
      cards.delete(seasonKey('cards', key))
      list.forget()
    },
    async list({ limit, offset }) {
      const { keys, byLeague } = await list.current()
      const page = await readAtOnce(keys.slice(offset, offset + limit), cardOrNothing)
      return readAtOnce(
        page.filter((found) => found !== null),
        async ({ key, ...found }) => {
          const seasons = hasIdPerSeason(key.host) ? await seasonsOf(key) : byLeague.get(nameLeague(key))
          return { ...found, league: { ...found.league, ...listSeasons(key, seasons ?? []) } }
        },
      )
    },
  }

  /** No card is better than one that does not match the season: it is rebuilt from that. */
  async function withoutCard(key: LeagueKey, error: unknown): Promise<never> {
    await storage.remove(seasonKey('cards', key)).catch(() => {})
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

  constructor(key: LeagueKey, what: string) {
    super(
      'storage',
      `The stored season seasons/${nameLeague(key)}/${key.season} ${what}. Import it again: npm run import -- ${leagueArgument(key)} --season ${key.season}`,
    )
    this.key = { host: key.host, leagueId: key.leagueId, season: key.season }
  }
}
