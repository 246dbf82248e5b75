/**
 * The engine: does the server's work where there is no server. It reads leagues from ESPN onto the user's device and
 * responds to the same contract through the same handlers. It runs in a worker of the page, or in Node.
 */
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import { DomainError } from '../domain/errors.ts'
import type { SeasonKey } from '../domain/identity.ts'
import { isCompleteEnough, requiredCompleteness } from '../handlers/completeness.ts'
import { leagueHandlers } from '../handlers/league-handlers.ts'
import { readParameters } from '../handlers/parameters.ts'
import { type Resolved, resolveSeason, type SeasonScope } from '../handlers/resolve-season.ts'
import { readLeagueSeason, readOnlyFolder } from '../hosts/espn/index.ts'
import { describeFailure } from './describe-failure.ts'
import { type DeviceLeague, listDevice, seasonsIn } from './device-list.ts'
import type { DeviceCard, DeviceStore } from './device-store.ts'
import type { JobWait } from './import-jobs.ts'
import type { WantedSeason } from './import-season.ts'
import { type DroppedFile, type LeagueResponses, readLeagueFiles } from './league-files.ts'
import type { EngineResponse } from './protocol.ts'
import { createSeasonReader, type SeasonReaderOptions } from './season-reader.ts'

export interface Engine {
  /**
   * The response to one call; parameters as in an address. Reads the season from ESPN first where it is not stored. Throws
   * `DomainError`.
   */
  call(name: EndpointName, parameters: Readonly<Record<string, string>>, wait?: JobWait): Promise<EngineResponse>
  /** Reads a season from ESPN again, whatever its age. Throws `DomainError`. */
  refresh(key: SeasonKey, wait?: JobWait): Promise<void>
  /** Imports the leagues in the files and returns their keys. Throws `DomainError`. */
  open(files: readonly DroppedFile[]): Promise<SeasonKey[]>
  /** Leagues on this device, the most recently viewed first. */
  list(): Promise<DeviceLeague[]>
  remove(espnLeagueId: number): Promise<void>
  /** Resolves once nothing is being read from ESPN. */
  idle(): Promise<void>
}

/** A running season that is viewed and older than this is read again. */
const oldAfterMilliseconds = 10 * 60_000
const touchedEveryMilliseconds = 60 * 60_000

export interface EngineOptions extends SeasonReaderOptions {
  /** Called with a sentence for the user, where something failed that no caller waits for. */
  onNote: (message: string) => void
}

export function openEngine(options: EngineOptions): Engine {
  const { store, now, tabs, onNote } = options
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
    wait: JobWait = {},
  ): Promise<EngineResponse> {
    const parameters = readParameters(name, values, values)
    if (endpoints[name].scope === 'store') return respondWithList(name, parameters)
    const { key, card } = await loadSeason(name, parameters, wait)
    const season = await store.read(key)
    if (!season) throw new DomainError('storage', damaged(card.league.name))
    const { asOf, source, known } = card
    const context = { seasons: await store.seasonsOf(key.espnLeagueId), asOf, isPartial: known !== 'whole' }
    return { json: await computeJson(name, { season, context }, parameters), origin: { source, asOf } }
  }

  /** The season of a call, once enough of it is on the device. */
  async function loadSeason(
    name: EndpointName,
    parameters: Parameters<EndpointName>,
    wait: JobWait,
  ): Promise<{ key: SeasonKey; card: DeviceCard }> {
    const needed = requiredCompleteness(name)
    for (let hasWaited = false; ; hasWaited = true) {
      const resolved = await resolveSeason(endpoints[name].scope as SeasonScope, parameters, store)
      const card = resolved.kind === 'season' ? await findReadable(resolved.key) : null
      if (resolved.kind === 'season' && card && isCompleteEnough(card.known, needed)) {
        recordUse(resolved.key, card)
        return { key: resolved.key, card }
      }
      const wanted = wantedOf(resolved)
      if (hasWaited && !card) throw new DomainError('not-found', nowhere(wanted))
      await reader.start(wanted).wait(hasWaited ? 'whole' : needed, wait)
    }
  }

  /** A damaged season that ESPN still has is removed, and so read again. */
  async function findReadable(key: SeasonKey): Promise<DeviceCard | null> {
    const card = await store.card(key)
    if (!card || card.source === 'folder' || (await store.read(key)) !== null) return card
    await store.remove(key.espnLeagueId)
    return null
  }

  /** Records that the league was viewed, and reads it again where it may have changed. */
  function recordUse(key: SeasonKey, { league, source, asOf, known, usedAt }: DeviceCard): void {
    const isPartial = known !== 'whole'
    const age = (since: string) => now().getTime() - Date.parse(since)
    if (age(usedAt) > touchedEveryMilliseconds) store.touch(key).catch(() => {})
    const isOld = league.phase !== 'complete' && (asOf === null || age(asOf) > oldAfterMilliseconds)
    if (source !== 'espn' || !(isPartial || isOld)) return
    reader
      .start(key)
      .wait('whole', {})
      .catch((failure) => {
        if (isPartial) return
        const note = `${league.name} could not be read again. What is here stays. ${describeFailure(failure).detail}`
        if (note !== lastNote) onNote(note)
        lastNote = note
      })
  }

  async function respondWithList(name: EndpointName, parameters: Parameters<EndpointName>): Promise<EngineResponse> {
    const { limit, offset } = parameters as Parameters<'leagues'>
    const keys = await store.keys()
    const page = await Promise.all(keys.slice(offset, offset + limit).map(store.card))
    const cards = page
      .filter((card) => card !== null)
      .map(({ league }) => ({ ...league, seasons: seasonsIn(keys, league.espn_league_id) }))
    return { json: await computeJson(name, { cards }, parameters), origin: null }
  }

  async function open(files: readonly DroppedFile[]): Promise<SeasonKey[]> {
    const opened: SeasonKey[] = []
    for (const responses of await readLeagueFiles(files)) {
      const key = await storeResponses(store, responses, now().toISOString())
      tabs?.post({ kind: 'changed', ...key, known: 'whole' })
      opened.push(key)
    }
    return opened
  }

  async function remove(espnLeagueId: number): Promise<void> {
    const seasons = await store.seasonsOf(espnLeagueId)
    await store.remove(espnLeagueId)
    for (const season of seasons) tabs?.post({ kind: 'changed', espnLeagueId, season, known: 'whole' })
  }
}

/** The table of handlers is typed by name, so only one name at a time can be called. */
async function computeJson(name: EndpointName, input: unknown, parameters: unknown): Promise<string> {
  const table = name in leagueHandlers ? leagueHandlers : await loadHandlers(name)
  const handler = (table as Record<string, unknown>)[name] as (input: unknown, parameters: unknown) => unknown
  return JSON.stringify(handler(input, parameters))
}

/** Two thirds of all analytics, none of which the first screen needs. */
async function loadHandlers(name: EndpointName): Promise<object> {
  try {
    const { seasonHandlers } = await import('../handlers/season-handlers.ts')
    return name in seasonHandlers ? seasonHandlers : (await import('../handlers/story-handlers.ts')).storyHandlers
  } catch (cause) {
    throw new DomainError('storage', notLoaded, { cause })
  }
}

function wantedOf(resolved: Resolved): WantedSeason {
  return resolved.kind === 'season' ? resolved.key : { espnLeagueId: resolved.espnLeagueId, season: resolved.season }
}

const nowhere = ({ espnLeagueId, season }: WantedSeason) =>
  `ESPN has no ${season === null ? 'season' : `season ${season}`} of league ${espnLeagueId}.`
const damaged = (name: string) =>
  `What this device kept of ${name} is damaged. Open its file again, or remove the league from this device.`
const notLoaded = 'A part of this site could not be loaded. Check the connection and try again.'

/** Reads the season before it writes: what is stored stays where the file is unreadable. Throws `DomainError`. */
async function storeResponses(
  store: DeviceStore,
  { espnLeagueId, season, responses }: LeagueResponses,
  asOf: string,
): Promise<SeasonKey> {
  const key = { espnLeagueId, season }
  const folder = readOnlyFolder(Object.fromEntries(responses))
  const read = await readLeagueSeason(folder, { ...key, numbers: await store.playerNumbers(key) })
  const raw = store.rawFolder(key)
  for (const [name, json] of responses) await raw.write(name, json)
  await store.write(read, { asOf, source: 'folder', known: 'whole' })
  return key
}
