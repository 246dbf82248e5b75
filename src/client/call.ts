/**
 * Calls the endpoints of the contract, trying sources in order. A finished season comes from its snapshot, a league that is on this device
 * from a file from the engine, everything else from the API. On
 * sites that may have no API, if it is down or missing, the engine in this browser responds, and last the snapshot of a season in progress,
 * or before what the API or the device has where that is older.
 */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { isBeforeSnapshot } from '../contract/snapshot.ts'
import type { LeagueRef } from '../domain/identity.ts'
import type { EngineOrigin } from '../engine/protocol.ts'
import { apiSource } from './api-source.ts'
import { CallFailure } from './call-failure.ts'
import { hasEngine, keepsFiles } from './engine.ts'
import { engineSource } from './engine-source.ts'
import { isBeyondSnapshot, withLeagueJoin } from './league-joins.ts'
import { leaguesOfDevice, withLeagues } from './listed-leagues.ts'
import { isCallFromFile, isFromFile } from './private-leagues.ts'
import { type ReadResponse, readResponse } from './read-response.ts'
import { findSaved } from './saved-responses.ts'
import { findSeasonToPlace, placeSeason } from './season-elsewhere.ts'
import { pageLeague } from './site-base.ts'
import { snapshotSource } from './snapshot-source.ts'
import { findSnapshot, hasSnapshots, readSnapshotLeagues } from './snapshots.ts'
import type { CallOptions, Source } from './source.ts'
import { isApiCertain } from './urls.ts'

type Read<N extends EndpointName> = ReadResponse<N>

/** Leagues that are on this device from a file: the engine responds, and no server learns of them. */
const filesSource: Source = {
  async request(name, parameters, options) {
    return isCallFromFile(name, parameters) || isForLeagueFromFile(parameters)
      ? engineSource.request(name, parameters, options)
      : undefined
  },
}

/** Whether the page of such a league requests another league, which its history joins: the engine needs the seasons of both. */
function isForLeagueFromFile(parameters: object): boolean {
  const page = pageLeague()
  return hasEngine && 'leagueId' in parameters && page !== null && isFromFile(page.league)
}

/** In order of precedence. */
const sources: readonly Source[] = [
  ...(hasSnapshots ? [snapshotSource('finished')] : []),
  ...(keepsFiles ? [filesSource] : []),
  apiSource,
  // While an API configured in the build is down, the engine does not replace it.
  ...(hasEngine && !isApiCertain ? [engineSource] : []),
  ...(hasSnapshots ? [snapshotSource('running')] : []),
]

/** A snapshot has what its book joined, and nothing of this device. */
const liveSources: readonly Source[] = [filesSource, apiSource, engineSource]
const rankOf = (source: Source) => (liveSources.includes(source) ? 0 : 1)

/** Calls one endpoint and reads the response as `readResponse` does. Throws `CallFailure`. */
export async function call<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  options: CallOptions = {},
): Promise<Read<N>> {
  if (name === 'leagues') return (await listLeagues(parameters as CallParameters<'leagues'>, options)) as Read<N>
  const season = findSeasonToPlace(name, parameters)
  const loadHistory = (league: LeagueRef) => call('history', { ...league }, { signal: options.signal })
  const placed = season ? { ...parameters, ...(await placeSeason(season, loadHistory)) } : parameters
  const isJoined = isBeyondSnapshot(name, placed)
  let failure = null as CallFailure | null
  let showOlder = null as (() => Read<N>) | null
  // A snapshot is then the last resort.
  for (const source of isJoined ? sources.toSorted((a, b) => rankOf(a) - rankOf(b)) : sources) {
    try {
      const takesJoin = liveSources.includes(source)
      const joined = takesJoin ? withLeagueJoin(name, placed, { forServer: source === apiSource }) : placed
      const age = withAge(options)
      const response = await source.request(name, joined, age.options)
      if (response === undefined) continue
      const show = () => {
        age.report()
        return response
      }
      if (isJoined || source === filesSource || !(await isOutdated(name, placed, age.asOf()))) return show()
      showOlder ??= show
    } catch (cause) {
      const isFinal = cause instanceof CallFailure && cause.reason === 'refused' && !(isJoined && hasSnapshots)
      if (!(cause instanceof CallFailure) || isFinal) throw cause
      // The engine's failure is more useful to a reader than the missing API.
      failure = failure?.reason === 'down' ? failure : cause
    }
  }
  if (showOlder) return showOlder()
  const isKnown = failure?.reason !== 'down' && (await findSnapshot(name, placed)) !== null
  throw isKnown || !failure ? notInSnapshot(name, parameters) : failure
}

/** Tells how old a response is before the page learns it. */
function withAge(options: CallOptions) {
  let savedAt: string | null = null
  let readAt: string | null = null
  let origin: EngineOrigin | null | undefined
  return {
    options: {
      ...options,
      onSaved(at: string) {
        savedAt = at
      },
      onAsOf(at: string) {
        readAt = at
      },
      onOrigin(from: EngineOrigin | null) {
        origin = from
      },
    },
    /** Null: it is current. */
    asOf: (): string | null => readAt ?? savedAt ?? origin?.asOf ?? null,
    report() {
      if (savedAt !== null) options.onSaved?.(savedAt)
      if (origin !== undefined) options.onOrigin?.(origin)
    },
  }
}

/** Whether results of a running season are older than the site's snapshot. */
async function isOutdated(name: EndpointName, parameters: object, asOf: string | null): Promise<boolean> {
  if (asOf === null) return false
  const snapshot = await findSnapshot(name, parameters as Readonly<Record<string, unknown>>).catch(() => null)
  return snapshot?.throughWeek != null && isBeforeSnapshot(asOf, snapshot)
}

/** A server's failure for data that a season does not have, such as the roster of a bye week. */
export function notInSnapshot(name: EndpointName, parameters: Readonly<Record<string, unknown>>): CallFailure {
  return name === 'weeklyRoster'
    ? new CallFailure(404, `No roster data found for team ${parameters.id} in week ${parameters.week}.`)
    : new CallFailure(404, 'This page wasn’t saved with the season.', { reason: 'no-api' })
}

/** The API's list plus snapshots and leagues on this device; what is saved of it if it is down, and only these if there is none. */
async function listLeagues(parameters: CallParameters<'leagues'>, options: CallOptions): Promise<Read<'leagues'>> {
  const [live, snapshots] = await Promise.allSettled([
    apiSource.request('leagues', parameters, options).then((list) => list ?? []),
    readSnapshotLeagues(options.signal).then((list) => readResponse('leagues', list) ?? []),
  ])
  const others = [...(snapshots.status === 'fulfilled' ? snapshots.value : []), ...leaguesOfDevice()]
  if (live.status === 'fulfilled') return withLeagues(live.value, others)
  if (!(live.reason instanceof CallFailure) || live.reason.reason === 'refused') throw live.reason
  const saved = live.reason.reason === 'down' && others.length > 0 ? await findSaved('leagues', parameters) : null
  if (saved) options.onSaved?.(saved.savedAt)
  if (others.length === 0 && snapshots.status === 'rejected') throw snapshots.reason
  if (others.length === 0 && !(hasEngine && live.reason.reason === 'no-api')) throw live.reason
  return withLeagues(saved?.data ?? [], others)
}
