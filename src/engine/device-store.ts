/**
 * League seasons on the user's device: for each a document, the host's responses that it was read from, and a card for the
 * list.
 */
import type { ResponseOf } from '../contract/responses/index.ts'
import {
  compareSeasons,
  deriveLeagueNumber,
  hasIdPerSeason,
  hostTitles,
  isSameLeague,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
  nextLeagueNumber,
  parseLeagueName,
} from '../domain/identity.ts'
import { walkChain } from '../domain/league-chain.ts'
import { type Completeness, type LeagueSeason, type PlayerNumbers, seasonFormat } from '../domain/league-season.ts'
import { leagueCard } from '../handlers/leagues.ts'
import type { KnownSeasons } from '../handlers/resolve-season.ts'
import type { LeagueSources } from '../hosts/index.ts'
import type { RawFolder } from '../hosts/league-source.ts'
import { onlyScores } from '../hosts/shared/only-scores.ts'
import { proScheduleFile, scopeOfFile } from '../hosts/shared/raw-files.ts'
import type { SeasonOrigin } from '../storage/season-store.ts'
import { upgradeCard, withSource } from '../storage/upgrade-season.ts'
import { type DeviceFiles, memoryFiles, NoRoom } from './device-files.ts'
import { packJson, unpackJson, versionOf } from './packed-json.ts'

/** Raised when older responses and cards can no longer be read. */
const plainFormat = 1
const parsedSeasons = 3

/** Where a season on the device came from, and how much of it has been read. */
export interface DeviceOrigin extends Omit<SeasonOrigin, 'known'> {
  known: Completeness
  /** True: more is read only when a call needs it, see `FetchSeasonOptions.until`. */
  isEnough?: true
}

export interface DeviceCard extends DeviceOrigin {
  league: ResponseOf<'league'>
  /** Changes with every change of the season. */
  version: string
  /** When the league was last viewed, ISO 8601. */
  usedAt: string
}

/** Cards from before `known` stay readable: a league from an export file cannot be read from ESPN again. */
interface OlderCard extends Omit<DeviceCard, 'known'> {
  known?: Completeness
  isPartial?: boolean
}

/** Whether an import has not come as far yet as it is to come. */
export const isBeingRead = ({ known, isEnough }: DeviceOrigin) => known !== 'whole' && !isEnough

export interface DeviceStore extends KnownSeasons {
  /** Null where the season is not there, or its card is damaged. */
  card(key: LeagueKey): Promise<DeviceCard | null>
  /** Null where the season is not there, or is damaged and cannot be rebuilt from the host's responses. */
  read(key: LeagueKey): Promise<LeagueSeason | null>
  /** Permanent numbers of the season's players; none before a whole season was written. */
  playerNumbers(key: LeagueKey): Promise<PlayerNumbers>
  /** Returns the season with the number that the league has on this device. */
  write(season: LeagueSeason, origin: DeviceOrigin): Promise<LeagueSeason>
  /** The host's responses of a season. */
  rawFolder(key: LeagueKey): RawFolder
  /** Remembers the id of the season before, on hosts where each season has its own. */
  link(league: LeagueRef, previousLeagueId: string): Promise<void>
  /** The ids of all seasons of a league that are known, whether stored or not. */
  chainOf(league: LeagueRef): Promise<LeagueRef[]>
  /** Records that the league was viewed: where space runs out, the others are removed first. */
  touch(key: LeagueKey): Promise<void>
  /** Bytes of each league id, by `nameLeague`. What leagues share is of none. */
  sizes(): Promise<Map<string, number>>
  /** Removes everything of a league id, and what it shared with leagues that are not here any more. */
  remove(league: LeagueRef): Promise<void>
}

export interface DeviceStoreOptions {
  sources: LeagueSources
  /** ISO 8601. */
  now: () => string
  /** Called with a sentence for the user where a league was removed, or where this one cannot be stored. */
  onNote: (message: string) => void
}

/** The store over any files. What does not fit, once every other league is removed, is held in memory for the visit. */
export function openDeviceStore(files: DeviceFiles, { sources, now, onNote }: DeviceStoreOptions): DeviceStore {
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
    const league = ownerOf(name)
    for (;;) {
      try {
        await files.write(name, bytes)
        await memoryOnly.remove(name)
        return true
      } catch (cause) {
        if (!(cause instanceof NoRoom)) throw cause
        // No league is removed for what leagues share: it may be the one that is being read.
        if (league !== null && (await dropLeastUsed(league))) continue
        const isFirst = ![...(await memoryOnly.sizes('')).keys()].some((other) => ownerOf(other) !== null)
        if (league !== null && isFirst) onNote(noRoom)
        await memoryOnly.write(name, bytes)
        return false
      }
    }
  }

  /** False where there is no other league. */
  async function dropLeastUsed(except: string): Promise<boolean> {
    const known = await cards()
    const listed = new Set(known.map(({ key }) => nameLeague(key)))
    // Left by an interrupted import.
    const rest = [...(await sizes()).keys()].find((league) => league !== except && !listed.has(league))
    const leftOver = rest === undefined ? null : parseLeagueName(rest)
    if (leftOver) {
      await remove(leftOver)
      return true
    }
    const others = known.filter(({ key }) => nameLeague(key) !== except)
    const last = others.sort((a, b) => (a.card.usedAt < b.card.usedAt ? -1 : 1))[0]
    if (!last) return false
    await remove(last.key)
    onNote(
      `This device ran out of space, so ${last.card.league.name} was removed. Open it again to reload it from ${hostTitles[last.key.host]}.`,
    )
    return true
  }

  async function namesBelow(prefix: string): Promise<string[]> {
    const [stored, held] = await Promise.all([files.sizes(prefix), memoryOnly.sizes(prefix)])
    return [...new Set([...stored.keys(), ...held.keys()])]
  }

  async function keysBelow(prefix: string): Promise<LeagueKey[]> {
    return (await namesBelow(prefix)).flatMap((name) => keyOf(name) ?? []).sort(compareSeasons)
  }

  async function card(key: LeagueKey): Promise<DeviceCard | null> {
    const read = (await readJson(cardName(key))) as OlderCard | null
    if (!read) return null
    const { isPartial, ...found } = withSource(read)
    return { ...found, league: upgradeCard(found.league), known: found.known ?? (isPartial ? 'league' : 'whole') }
  }

  async function cards(): Promise<{ key: LeagueKey; card: DeviceCard }[]> {
    const found = (await keysBelow(cardsFolder)).map(async (key) => ({ key, card: await card(key) }))
    return (await Promise.all(found)).flatMap(({ key, card }) => (card ? [{ key, card }] : []))
  }

  async function readDocument(
    key: LeagueKey,
    { known, isEnough, asOf, source }: DeviceCard,
  ): Promise<LeagueSeason | null> {
    const season = (await readJson(seasonName(key))) as LeagueSeason | null
    if (season) return season
    const numbers = await playerNumbers(key)
    const host = await sources(key.host)
    const again = await host.readSeason(rawFolder(key), { ...key, numbers }).catch(() => null)
    if (!again) return null
    return write(isEnough ? onlyScores(again) : again, { asOf, source, known, isEnough })
  }

  async function write(read: LeagueSeason, origin: DeviceOrigin): Promise<LeagueSeason> {
    const { asOf, source, known, isEnough } = origin
    const season = { ...read, leagueNumber: await numberOf(read) }
    await saveIds(season)
    // A partial season numbers its players differently.
    if (known === 'whole') await saveNumbers(season)
    const { version, isStored } = await writeJson(seasonName(season), season)
    cacheParsed(seasonName(season), { version, season })
    const league = leagueCard(season, { seasons: [season], asOf, isPartial: isBeingRead(origin) })
    const name = cardName(season)
    const card: DeviceCard = { league, asOf, source, version, known, isEnough, usedAt: now() }
    if (isStored) await writeJson(name, card)
    else {
      await files.remove(name)
      await memoryOnly.write(name, await packJson(name, formatOf(name), card))
    }
    return season
  }

  function cacheParsed(name: string, season: { version: string; season: LeagueSeason }): void {
    parsed.delete(name)
    parsed.set(name, season)
    for (const oldest of [...parsed.keys()].slice(0, -parsedSeasons)) parsed.delete(oldest)
  }

  async function playerNumbers(key: LeagueKey): Promise<PlayerNumbers> {
    return new Map(((await readJson(numbersName(key))) as [number, number][] | null) ?? [])
  }

  async function saveNumbers(season: LeagueSeason): Promise<void> {
    const numbers = new Map(await playerNumbers(season))
    const before = numbers.size
    for (const { hostPlayerId, number } of season.players) numbers.set(hostPlayerId, number)
    if (numbers.size > before) await writeJson(numbersName(season), [...numbers])
  }

  /** Of leagues whose number is derived: `{number}/{league}`, where the name of the file says all there is to say. */
  async function leagueNumbers(prefix = ''): Promise<{ number: number; league: LeagueRef }[]> {
    return (await namesBelow(leagueNumbersFolder + prefix)).flatMap((name) => {
      const [, number, league] = name.split('/')
      const found = parseLeagueName(league ?? '')
      return found ? [{ number: Number(number), league: found }] : []
    })
  }

  async function numberOf(league: LeagueRef): Promise<number> {
    const derived = deriveLeagueNumber(league)
    if (league.host === 'espn') return derived
    const taken = await leagueNumbers()
    const own = taken.find((one) => isSameLeague(one.league, league))
    if (own) return own.number
    const isTaken = new Set(taken.map(({ number }) => number))
    let number = derived
    while (isTaken.has(number)) number = nextLeagueNumber(number)
    return number
  }

  /** So that the league is found by its number, and by the ids of its other seasons. */
  async function saveIds(season: LeagueSeason): Promise<void> {
    if (season.host !== 'espn') await saveName(`${leagueNumbersFolder}${season.leagueNumber}/${nameLeague(season)}`)
    if (season.previousLeagueId) await link(season, season.previousLeagueId)
  }

  /** `{league}/{previous id}`. */
  async function link(league: LeagueRef, previousLeagueId: string): Promise<void> {
    await saveName(`${linksFolder}${nameLeague(league)}/${previousLeagueId}`)
  }

  async function saveName(name: string): Promise<void> {
    if ((await namesBelow(name)).length === 0) await put(name, new Uint8Array())
  }

  async function chainOf(league: LeagueRef): Promise<LeagueRef[]> {
    const { host } = league
    if (!hasIdPerSeason(host)) return [league]
    const links = (await namesBelow(`${linksFolder}${host}-`)).map((name) => {
      const [, one = '', previous = ''] = name.split('/')
      return [parseLeagueName(one)?.leagueId ?? '', previous] as const
    })
    const previous = new Map(links)
    const next = new Map(links.map(([id, before]) => [before, id]))
    return walkChain(league, {
      previousOf: async ({ leagueId }) => previous.get(leagueId) ?? null,
      nextOf: async ({ leagueId }) => next.get(leagueId) ?? null,
    })
  }

  async function seasonsOf(league: LeagueRef): Promise<LeagueKey[]> {
    if (!hasIdPerSeason(league.host)) return keysBelow(`${cardsFolder}${nameLeague(league)}/`)
    const [chain, keys] = await Promise.all([chainOf(league), keysBelow(`${cardsFolder}${league.host}-`)])
    return keys.filter((key) => chain.some((one) => isSameLeague(one, key)))
  }

  function rawFolder(key: LeagueKey): RawFolder {
    const folder = rawName(key)
    const placeOf = (name: string) => sharedPlace(name, key.season) ?? folder + name
    return {
      read: (name) => readJson(placeOf(name)),
      write: async (name, json) => {
        await writeJson(placeOf(name), json)
      },
      async list() {
        const own = (await namesBelow(folder)).map((name) => name.slice(folder.length))
        const shared = (await namesBelow(nflFolder)).flatMap((place) => {
          const name = place === `${nflFolder}${key.season}` ? proScheduleFile : (place.split('/').at(-1) ?? '')
          return sharedPlace(name, key.season) === place ? [name] : []
        })
        return [...own, ...shared].sort()
      },
    }
  }

  async function sizes(): Promise<Map<string, number>> {
    const byLeague = new Map<string, number>()
    for (const [name, bytes] of [...(await files.sizes('')), ...(await memoryOnly.sizes(''))]) {
      const league = ownerOf(name)
      if (league !== null) byLeague.set(league, (byLeague.get(league) ?? 0) + bytes)
    }
    return byLeague
  }

  async function removeBelow(prefix: string): Promise<void> {
    await memoryOnly.remove(prefix)
    await files.remove(prefix)
  }

  async function remove(league: LeagueRef): Promise<void> {
    for (const folder of [...leagueFolders, linksFolder]) await removeBelow(`${folder}${nameLeague(league)}/`)
    for (const one of await leagueNumbers()) {
      if (isSameLeague(one.league, league)) await removeBelow(`${leagueNumbersFolder}${one.number}/`)
    }
    await removeUnshared()
  }

  /** What leagues share goes with the last one that reads it; a league that is being imported has responses already. */
  async function removeUnshared(): Promise<void> {
    const readers = (await Promise.all([keysBelow(cardsFolder), keysBelow(rawRoot)])).flat()
    for (const place of await namesBelow(nflFolder)) {
      if (!readers.some((key) => isReadBy(place, key))) await removeBelow(place)
    }
  }

  return {
    card,
    chainOf,
    link,
    playerNumbers,
    rawFolder,
    remove,
    seasonsOf,
    sizes,
    write,
    keys: () => keysBelow(cardsFolder),
    leagueOfNumber: async (number) => (await leagueNumbers(`${number}/`))[0]?.league ?? null,
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

const noRoom = 'This device is out of space. You can view the league now, but it won’t be saved.'
const cardsFolder = 'cards/'
const seasonsFolder = 'seasons/'
const rawRoot = 'raw/'
const numbersFolder = 'numbers/'
/** Their files are in a folder for each league id. */
const leagueFolders = [cardsFolder, seasonsFolder, rawRoot, numbersFolder]
const linksFolder = 'links/'
const leagueNumbersFolder = 'league-numbers/'
const nflFolder = 'nfl/'
const nameSeason = (key: LeagueKey) => `${nameLeague(key)}/${key.season}`
const cardName = (key: LeagueKey) => cardsFolder + nameSeason(key)
const seasonName = (key: LeagueKey) => seasonsFolder + nameSeason(key)
const numbersName = (key: LeagueKey) => numbersFolder + nameSeason(key)
const rawName = (key: LeagueKey) => `${rawRoot}${nameSeason(key)}/`
/** A season of an older format is read again from the host's responses. */
const formatOf = (name: string) => (name.startsWith(seasonsFolder) ? seasonFormat : plainFormat)

/** The league id that a file is of, as `nameLeague` has it; null where leagues share it. */
function ownerOf(name: string): string | null {
  return leagueFolders.some((folder) => name.startsWith(folder)) ? (name.split('/')[1] ?? null) : null
}

function keyOf(name: string): LeagueKey | null {
  const [, owner = '', season] = name.split('/')
  const league = parseLeagueName(owner)
  return league && { ...league, season: Number(season) }
}

/** Where a response is that is the same for all leagues, or for all of a season; null for one of a single league. */
function sharedPlace(name: string, season: number): string | null {
  if (name === proScheduleFile) return `${nflFolder}${season}`
  const scope = scopeOfFile(name)
  if (scope === 'league') return null
  return scope === 'season' ? `${nflFolder}${season}/${name}` : nflFolder + name
}

/** What is not for the leagues of all hosts has its host's name in front. */
function isReadBy(place: string, { host, season }: LeagueKey): boolean {
  const [year = '', file = ''] = /\/(?:(\d+)(?:\/|$))?(.*)$/.exec(place)?.slice(1) ?? []
  return (year === '' || Number(year) === season) && (file === '' || file.startsWith(`${host}-`))
}
