/**
 * League seasons on the user's device: for each a document, ESPN's responses that it was read from, and a card for the
 * list.
 */
import type { ResponseOf } from '../contract/responses/index.ts'
import type { SeasonKey } from '../domain/identity.ts'
import { type Completeness, type LeagueSeason, type PlayerNumbers, seasonFormat } from '../domain/league-season.ts'
import { leagueCard } from '../handlers/leagues.ts'
import type { KnownSeasons } from '../handlers/resolve-season.ts'
import { proScheduleFile, type RawFolder, readLeagueSeason } from '../hosts/espn/index.ts'
import type { SeasonOrigin } from '../storage/season-store.ts'
import { type DeviceFiles, memoryFiles, NoRoom } from './device-files.ts'
import { packJson, unpackJson, versionOf } from './packed-json.ts'

/** Raised when older responses and cards can no longer be read. */
const plainFormat = 1
const parsedSeasons = 3

export interface DeviceCard extends SeasonOrigin {
  league: ResponseOf<'league'>
  /** Changes with every change of the season. */
  version: string
  /** How much of it has been read. */
  known: Completeness
  /** When the league was last viewed, ISO 8601. */
  usedAt: string
}

/** Cards from before `known` stay readable: a league from an export file cannot be read from ESPN again. */
interface OlderCard {
  isPartial?: boolean
}

export interface DeviceStore extends KnownSeasons {
  /** Null where the season is not there, or its card is damaged. */
  card(key: SeasonKey): Promise<DeviceCard | null>
  /** Null where the season is not there, or is damaged and cannot be rebuilt from ESPN's responses. */
  read(key: SeasonKey): Promise<LeagueSeason | null>
  /** Permanent numbers of the season's players; none before a whole season was written. */
  playerNumbers(key: SeasonKey): Promise<PlayerNumbers>
  write(season: LeagueSeason, origin: SeasonOrigin & { known: Completeness }): Promise<void>
  /** ESPN's responses of a season. */
  rawFolder(key: SeasonKey): RawFolder
  /** Records that the league was viewed: where space runs out, the others are removed first. */
  touch(key: SeasonKey): Promise<void>
  /** Bytes of each league, by ESPN's id. */
  sizes(): Promise<Map<number, number>>
  remove(espnLeagueId: number): Promise<void>
}

export interface DeviceStoreOptions {
  /** ISO 8601. */
  now: () => string
  /** Called with a sentence for the user where a league was removed, or where this one cannot be stored. */
  onNote: (message: string) => void
}

/** The store over any files. What does not fit, once every other league is removed, is held in memory for the visit. */
export function openDeviceStore(files: DeviceFiles, { now, onNote }: DeviceStoreOptions): DeviceStore {
  const memoryOnly = memoryFiles()
  const parsed = new Map<string, { version: string; season: LeagueSeason }>()

  async function readJson(name: string): Promise<unknown> {
    const bytes = (await memoryOnly.read(name)) ?? (await files.read(name))
    return bytes && unpackJson(name, formatOf(name), new Uint8Array(bytes))
  }

  /** `isStored`: false where it is in memory only. */
  async function writeJson(name: string, content: unknown): Promise<{ version: string; isStored: boolean }> {
    const bytes = await packJson(name, formatOf(name), content)
    return { version: versionOf(bytes), isStored: await put(name, bytes) }
  }

  async function put(name: string, bytes: Uint8Array): Promise<boolean> {
    for (;;) {
      try {
        await files.write(name, bytes)
        await memoryOnly.remove(name)
        return true
      } catch (cause) {
        if (!(cause instanceof NoRoom)) throw cause
        // No league is removed for the NFL's schedule: it may be the one that is being read.
        if (leagueOf(name) !== 0 && (await dropLeastUsed(leagueOf(name)))) continue
        if ((await memoryOnly.sizes('')).size === 0) onNote(noRoom)
        await memoryOnly.write(name, bytes)
        return false
      }
    }
  }

  /** False where there is no other league. */
  async function dropLeastUsed(except: number): Promise<boolean> {
    const known = await cards()
    const listed = new Set(known.map(({ league }) => league.espn_league_id))
    // Left by an interrupted import.
    const rest = [...(await sizes()).keys()].find((league) => league !== except && !listed.has(league))
    if (rest !== undefined) {
      await remove(rest)
      return true
    }
    const others = known.filter(({ league }) => league.espn_league_id !== except)
    const last = others.sort((a, b) => (a.usedAt < b.usedAt ? -1 : 1))[0]
    if (!last) return false
    await remove(last.league.espn_league_id)
    onNote(
      `There was no room left on this device: ${last.league.name} was removed. Opening it reads it from ESPN again.`,
    )
    return true
  }

  async function keys(): Promise<SeasonKey[]> {
    return keysBelow(cardsFolder)
  }

  async function keysBelow(prefix: string): Promise<SeasonKey[]> {
    const names = new Set([...(await files.sizes(prefix)).keys(), ...(await memoryOnly.sizes(prefix)).keys()])
    return [...names].map(keyOf).sort((a, b) => b.season - a.season || a.espnLeagueId - b.espnLeagueId)
  }

  async function card(key: SeasonKey): Promise<DeviceCard | null> {
    const found = (await readJson(cardName(key))) as (DeviceCard & OlderCard) | null
    if (!found) return null
    const { isPartial, ...newer } = found
    return isPartial === undefined ? newer : { ...newer, known: isPartial ? 'league' : 'whole' }
  }

  async function cards(): Promise<DeviceCard[]> {
    return (await Promise.all((await keys()).map(card))).filter((found) => found !== null)
  }

  async function readDocument(key: SeasonKey, { known, ...origin }: DeviceCard): Promise<LeagueSeason | null> {
    const season = (await readJson(seasonName(key))) as LeagueSeason | null
    if (season) return season
    const numbers = await playerNumbers(key)
    const again = await readLeagueSeason(rawFolder(key), { ...key, numbers }).catch(() => null)
    if (again) await write(again, { asOf: origin.asOf, source: origin.source, known })
    return again
  }

  async function write(season: LeagueSeason, origin: SeasonOrigin & { known: Completeness }): Promise<void> {
    const { asOf, source, known } = origin
    const isPartial = known !== 'whole'
    // A partial season numbers its players differently.
    if (!isPartial) await saveNumbers(season)
    const { version, isStored } = await writeJson(seasonName(season), season)
    cacheParsed(seasonName(season), { version, season })
    const league = leagueCard(season, { seasons: [season.season], asOf, isPartial })
    const name = cardName(season)
    const card: DeviceCard = { league, asOf, source, version, known, usedAt: now() }
    if (isStored) await writeJson(name, card)
    else {
      await files.remove(name)
      await memoryOnly.write(name, await packJson(name, formatOf(name), card))
    }
  }

  function cacheParsed(name: string, season: { version: string; season: LeagueSeason }): void {
    parsed.delete(name)
    parsed.set(name, season)
    for (const oldest of [...parsed.keys()].slice(0, -parsedSeasons)) parsed.delete(oldest)
  }

  async function playerNumbers(key: SeasonKey): Promise<PlayerNumbers> {
    return new Map(((await readJson(numbersName(key))) as [number, number][] | null) ?? [])
  }

  async function saveNumbers(season: LeagueSeason): Promise<void> {
    const numbers = new Map(await playerNumbers(season))
    const before = numbers.size
    for (const { espnPlayerId, number } of season.players) numbers.set(espnPlayerId, number)
    if (numbers.size > before) await writeJson(numbersName(season), [...numbers])
  }

  function rawFolder(key: SeasonKey): RawFolder {
    const folder = rawName(key)
    // The NFL's schedule is the same for all leagues of a season and is stored once.
    const placeOf = (name: string) => (name === proScheduleFile ? `${nflFolder}${key.season}` : folder + name)
    return {
      read: (name) => readJson(placeOf(name)),
      write: async (name, json) => {
        await writeJson(placeOf(name), json)
      },
      async list() {
        const names = [...(await files.sizes(folder)).keys(), ...(await memoryOnly.sizes(folder)).keys()]
        const own = [...new Set(names)].map((name) => name.slice(folder.length))
        const shared = (await readJson(placeOf(proScheduleFile))) === null ? [] : [proScheduleFile]
        return [...own, ...shared].sort()
      },
    }
  }

  async function sizes(): Promise<Map<number, number>> {
    const byLeague = new Map<number, number>()
    for (const [name, bytes] of [...(await files.sizes('')), ...(await memoryOnly.sizes(''))]) {
      if (leagueOf(name) !== 0) byLeague.set(leagueOf(name), (byLeague.get(leagueOf(name)) ?? 0) + bytes)
    }
    return byLeague
  }

  async function remove(espnLeagueId: number): Promise<void> {
    for (const folder of [cardsFolder, seasonsFolder, rawRoot, numbersFolder]) {
      await memoryOnly.remove(`${folder}${espnLeagueId}/`)
      await files.remove(`${folder}${espnLeagueId}/`)
    }
  }

  return {
    card,
    keys,
    playerNumbers,
    rawFolder,
    remove,
    sizes,
    write,
    seasonsOf: async (espnLeagueId) => (await keysBelow(`${cardsFolder}${espnLeagueId}/`)).map(({ season }) => season),
    async read(key) {
      const found = await card(key)
      if (!found) return null
      const name = seasonName(key)
      const known = parsed.get(name)
      if (known?.version === found.version) return known.season
      const season = await readDocument(key, found)
      if (season) cacheParsed(name, { version: found.version, season })
      return season
    },
    async touch(key) {
      const found = await card(key)
      if (found) await writeJson(cardName(key), { ...found, usedAt: now() } satisfies DeviceCard)
    },
  }
}

const noRoom = 'There is no room left on this device: the league can be read now, and is gone when the page is closed.'
const cardsFolder = 'cards/'
const seasonsFolder = 'seasons/'
const rawRoot = 'raw/'
const numbersFolder = 'numbers/'
const nflFolder = 'nfl/'
const cardName = ({ espnLeagueId, season }: SeasonKey) => `${cardsFolder}${espnLeagueId}/${season}`
const seasonName = ({ espnLeagueId, season }: SeasonKey) => `${seasonsFolder}${espnLeagueId}/${season}`
const numbersName = ({ espnLeagueId, season }: SeasonKey) => `${numbersFolder}${espnLeagueId}/${season}`
const rawName = ({ espnLeagueId, season }: SeasonKey) => `${rawRoot}${espnLeagueId}/${season}/`
/** A season of an older format is read again from ESPN's responses. */
const formatOf = (name: string) => (name.startsWith(seasonsFolder) ? seasonFormat : plainFormat)
/** 0 for files of no league. */
const leagueOf = (name: string) => (name.startsWith(nflFolder) ? 0 : Number(name.split('/')[1]))

function keyOf(name: string): SeasonKey {
  const [, espnLeagueId, season] = name.split('/').map(Number)
  return { espnLeagueId: espnLeagueId ?? 0, season: season ?? 0 }
}
