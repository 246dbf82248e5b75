/**
 * The engine: does the server's work where there is no server. It reads leagues from their hosts onto the user's device and
 * responds to the same contract through the same handlers. It runs in a worker of the page, or in Node.
 */
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import { toWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import {
  deriveLeagueNumber,
  type HostName,
  hostTitles,
  isSameSeason,
  type LeagueKey,
  type LeagueRef,
  type WantedSeason,
} from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'
import { chooseGoal, isCompleteEnough, requiredCompleteness } from '../handlers/completeness.ts'
import type { HistoryInput } from '../handlers/history-input.ts'
import { leagueHandlers } from '../handlers/league-handlers.ts'
import { listSeasons } from '../handlers/leagues.ts'
import { readParameters } from '../handlers/parameters.ts'
import { type KnownSeasons, notAtHost, resolveSeason, type SeasonScope } from '../handlers/resolve-season.ts'
import type { LeagueSources } from '../hosts/index.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { describeFailure, describeForLog, readingFrom } from './describe-failure.ts'
import { type DeviceLeague, listDevice } from './device-list.ts'
import { type DeviceCard, type DeviceStore, isBeingRead } from './device-store.ts'
import type { JobWait } from './import-jobs.ts'
import type { DroppedFile, LeagueResponses } from './league-files.ts'
import { loadPart } from './load-part.ts'
import type { EngineResponse } from './protocol.ts'
import { createSeasonReader, type SeasonReaderOptions } from './season-reader.ts'

export interface Engine {
  /**
   * The response to one call; parameters as in an address. Reads the season from its host first where it is not stored. Throws
   * `DomainError`.
   */
  call(name: EndpointName, parameters: Readonly<Record<string, string>>, wait?: CallWait): Promise<EngineResponse>
  /** Reads a season from its host again, whatever its age. Throws `DomainError`. */
  refresh(key: LeagueKey, wait?: JobWait): Promise<void>
  /** Imports the leagues in the files and returns their keys. Throws `DomainError`. */
  open(files: readonly DroppedFile[]): Promise<LeagueKey[]>
  /** Leagues on this device, the most recently viewed first. */
  list(): Promise<DeviceLeague[]>
  /** Removes all seasons of the league. */
  remove(league: LeagueRef): Promise<void>
  /** Resolves once nothing is being read from a host. */
  idle(): Promise<void>
}

export interface CallWait extends JobWait {
  /** See `EngineTasks`. */
  pageLeague?: LeagueRef
}

/** A running season that is viewed and older than this is read again. */
const oldAfterMilliseconds = 10 * 60_000
const touchedEveryMilliseconds = 60 * 60_000

export interface EngineOptions extends SeasonReaderOptions {
  /** Called with a sentence for the user, where something failed that no caller waits for. */
  onNote: (message: string) => void
}

export function openEngine(options: EngineOptions): Engine {
  const { store, sources, now, tabs, onNote } = options
  const reader = createSeasonReader(options)
  let lastNote = ''

  return {
    call,
    open,
    remove,
    idle: reader.idle,
    list: () => listDevice(store),
    refresh: (key, wait = {}) => reader.start(key).wait('whole', wait),
  }

  async function call(
    name: EndpointName,
    values: Readonly<Record<string, string>>,
    wait: CallWait = {},
  ): Promise<EngineResponse> {
    const parameters = readParameters(name, values, toWire(values) as Record<string, string>)
    const { scope } = endpoints[name]
    if (scope === 'store') return respondWithList(name, parameters)
    if (scope === 'host') return respondWithUserLeagues(name, parameters, wait)
    if (scope === 'history') return respondWithHistory(name, parameters, wait)
    const { key, card } = await loadSeason(name, scope, parameters, wait)
    const season = await store.read(key)
    if (!season) throw new DomainError('storage', damaged(card.league.name))
    const { asOf, source } = card
    const context = { seasons: await store.seasonsOf(key), asOf, isPartial: isBeingRead(card) }
    const statistics = 'readsStatistics' in endpoints[name] ? await findStatistics(key, card) : null
    return { json: await computeJson(name, { season, context, statistics }, parameters), origin: { source, asOf } }
  }

  /** Read from the saved responses each time: a device has little room. */
  async function findStatistics(key: LeagueKey, card: DeviceCard): Promise<SeasonStatistics | null> {
    const source = await sources(key.host)
    if (card.source !== 'demo') return source.readStatistics(store.rawFolder(key)).catch(() => null)
    const demo = (await options.loadDemo()).find((one) => isSameSeason(one, key))
    return demo ? source.readStatistics(readOnlyFolder(demo.generate())) : null
  }

  /** The season of a call, once enough of it is on the device. */
  async function loadSeason(
    name: EndpointName,
    scope: SeasonScope,
    parameters: Parameters<EndpointName>,
    { pageLeague, ...wait }: CallWait,
  ): Promise<{ key: LeagueKey; card: DeviceCard }> {
    const needed = requiredCompleteness(name)
    const known = withPageLeague(store, pageLeague)
    for (let hasWaited = false; ; hasWaited = true) {
      const resolved = await resolveSeason(scope, parameters, known)
      const card = resolved.kind === 'season' ? await findReadable(resolved.key) : null
      if (resolved.kind === 'season' && card && isCompleteEnough(card.known, needed)) {
        recordUse(resolved.key, card)
        return { key: resolved.key, card }
      }
      const wanted: WantedSeason = resolved.kind === 'season' ? resolved.key : resolved.wanted
      if (hasWaited && !card) throw notAtHost(wanted)
      const until = hasWaited ? 'whole' : needed
      await reader.start(wanted, chooseGoal(wanted, until, await store.seasonsOf(wanted))).wait(until, wait)
    }
  }

  /** A damaged season that its host still has is removed, and so read again. */
  async function findReadable(key: LeagueKey): Promise<DeviceCard | null> {
    const card = await store.card(key)
    if (!card || card.source === 'folder' || (await store.read(key)) !== null) return card
    await store.remove(key)
    return null
  }

  /** Records that the league was viewed, and reads it again where it may have changed. */
  function recordUse(key: LeagueKey, card: DeviceCard): void {
    const { league, source, asOf, usedAt } = card
    const isPartial = isBeingRead(card)
    const age = (since: string) => now().getTime() - Date.parse(since)
    if (age(usedAt) > touchedEveryMilliseconds) store.touch(key).catch(() => {})
    const isOld = league.phase !== 'complete' && (asOf === null || age(asOf) > oldAfterMilliseconds)
    if (source !== 'host' || !(isPartial || isOld)) return
    reader
      .start(key)
      .wait('whole', {})
      .catch((failure) => {
        if (isPartial) return
        const problem = describeForLog(failure)
        if (problem !== null) console.warn(problem)
        const note = `${league.name} couldn’t be refreshed. Your saved copy is safe. ${describeFailure(failure).detail}`
        if (note !== lastNote) onNote(note)
        lastNote = note
      })
  }

  async function respondWithList(name: EndpointName, parameters: Parameters<EndpointName>): Promise<EngineResponse> {
    const { limit, offset } = parameters as Parameters<'leagues'>
    const page = (await store.keys()).slice(offset, offset + limit).map(async (key) => {
      const card = await store.card(key)
      return card ? [{ ...card.league, ...listSeasons(key, await store.seasonsOf(key)) }] : []
    })
    return { json: await computeJson(name, { cards: (await Promise.all(page)).flat() }, parameters), origin: null }
  }

  /** What the host says now; nothing of it is stored. */
  async function respondWithUserLeagues(
    name: EndpointName,
    parameters: Parameters<EndpointName>,
    { signal }: JobWait,
  ): Promise<EngineResponse> {
    const { host, user } = parameters as Parameters<'userLeagues'>
    const leagues = await readingFrom(host, async () => {
      const { findLeagues } = await sources(host)
      if (!findLeagues) throw new DomainError('bad-request', listsNoUsers(host))
      return findLeagues(user, { now, signal })
    })
    return { json: await computeJson(name, { leagues }, parameters), origin: null }
  }

  /** About all seasons of the league that are on the device; one of them at least. */
  async function respondWithHistory(
    name: EndpointName,
    parameters: Parameters<EndpointName>,
    wait: CallWait,
  ): Promise<EngineResponse> {
    const { key, card } = await loadSeason(name, 'host-league', parameters, wait)
    const { listUnread } = await loadPart(() => import('../handlers/history-input.ts'))
    const stored = await Promise.all((await store.seasonsOf(key)).map(readFinished))
    const seasons = stored.filter((season) => season !== null)
    const input = { seasons, aliases: {}, missing: listUnread(seasons), notes: [] } satisfies HistoryInput
    const { source, asOf } = card
    return { json: await computeJson(name, input, parameters), origin: { source, asOf } }
  }

  async function readFinished(key: LeagueKey): Promise<LeagueSeason | null> {
    const card = await store.card(key)
    return card && !isBeingRead(card) ? store.read(key) : null
  }

  async function open(files: readonly DroppedFile[]): Promise<LeagueKey[]> {
    const { readLeagueFiles } = await loadPart(() => import('./league-files.ts'))
    const opened: LeagueKey[] = []
    for (const responses of await readLeagueFiles(files)) {
      const key = await storeResponses(store, sources, responses, now().toISOString())
      tabs?.post({ kind: 'changed', ...key, known: 'whole' })
      opened.push(key)
    }
    return opened
  }

  async function remove(league: LeagueRef): Promise<void> {
    const [seasons, ids] = await Promise.all([store.seasonsOf(league), store.chainOf(league)])
    for (const id of ids) await store.remove(id)
    for (const key of seasons) tabs?.post({ kind: 'changed', ...key, known: 'whole' })
  }
}

/** A league that is not here yet is found by its number in a team's or player's id, too, where it is that of the page's address. */
function withPageLeague(store: KnownSeasons, pageLeague: LeagueRef | undefined): KnownSeasons {
  if (!pageLeague) return store
  return {
    ...store,
    leagueOfNumber: async (number) =>
      (await store.leagueOfNumber(number)) ?? (deriveLeagueNumber(pageLeague) === number ? pageLeague : null),
  }
}

/** The table of handlers is typed by name, so only one name at a time can be called. */
async function computeJson(name: EndpointName, input: unknown, parameters: unknown): Promise<string> {
  const table = name in leagueHandlers ? leagueHandlers : await loadHandlers(name)
  const handler = (table as Record<string, unknown>)[name] as (input: unknown, parameters: unknown) => unknown
  return JSON.stringify(handler(input, parameters))
}

/** Two thirds of all analytics, none of which the first screen needs. */
function loadHandlers(name: EndpointName): Promise<object> {
  return loadPart(async () => {
    if (name === 'weekly') return (await import('../handlers/weekly-handlers.ts')).weeklyHandlers
    if (endpoints[name].scope === 'history') return (await import('../handlers/history-handlers.ts')).historyHandlers
    const { seasonHandlers } = await import('../handlers/season-handlers.ts')
    return name in seasonHandlers ? seasonHandlers : (await import('../handlers/story-handlers.ts')).storyHandlers
  })
}

const listsNoUsers = (host: HostName) =>
  `${hostTitles[host]} doesn’t share a user’s league list. Open the league by its ID or URL.`
const damaged = (name: string) =>
  `The saved copy of ${name} on this device is damaged. Open its file again, or remove the league from this device.`

/** Reads the season before it writes: what is stored stays where the file is unreadable. Throws `DomainError`. */
async function storeResponses(
  store: DeviceStore,
  sources: LeagueSources,
  { host, leagueId, season, responses }: LeagueResponses,
  asOf: string,
): Promise<LeagueKey> {
  const key = { host, leagueId, season }
  const folder = readOnlyFolder(Object.fromEntries(responses))
  const source = await sources(host)
  const numbers = await store.playerNumbers(key)
  const read = await readingFrom(host, () => source.readSeason(folder, { leagueId, season, numbers }))
  const raw = store.rawFolder(key)
  for (const [name, json] of responses) await raw.write(name, json)
  await store.write(read, { asOf, source: 'folder', known: 'whole' })
  return key
}
