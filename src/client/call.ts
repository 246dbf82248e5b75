/**
 * Calls the endpoints of the contract, trying sources in order. A finished season comes from its snapshot. For a league that this device has
 * from a file the engine responds, for all others the API. Where the API is down or missing, the engine in this browser responds, on sites
 * that may have none, and last the snapshot of a season in progress. That snapshot goes before an API or engine whose results are older. A
 * page that a server has rendered shows what its API has.
 */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { servedMarkSelector } from '../contract/page-mark.ts'
import { currentAge, type ResponseAge } from '../contract/response-headers.ts'
import { isBeforeSnapshot } from '../contract/snapshot.ts'
import { isHostName, type LeagueRef } from '../domain/identity.ts'
import { removedHere } from '../engine/protocol.ts'
import { apiSource } from './api-source.ts'
import { CallFailure, dataOf } from './call-failure.ts'
import { hasEngine, keepsFiles } from './engine.ts'
import { engineSource } from './engine-source.ts'
import { isBeyondSnapshot, withLeagueJoin } from './league-joins.ts'
import { leaguesOfDevice, withLeagues } from './listed-leagues.ts'
import { isCallFromFile, isCallOfRemoved, isFromFile, notePrivateOnServer } from './private-leagues.ts'
import { type ReadResponse, readResponse } from './read-response.ts'
import { readState } from './read-state.ts'
import { findSaved } from './saved-responses.ts'
import { findSeasonToPlace, placeSeason } from './season-elsewhere.ts'
import { pageLeague } from './site-base.ts'
import { snapshotSource } from './snapshot-source.ts'
import { findSnapshot, hasSnapshots, readSnapshotLeagues } from './snapshots.ts'
import type { CallOptions, CallState, Loaded, Source } from './source.ts'
import { isApiCertain } from './urls.ts'

type Read<N extends EndpointName> = ReadResponse<N>

/** Leagues that are on this device from a file: the engine responds, and no server learns of them. */
const filesSource: Source = {
  async send(name, parameters, options) {
    if (isCallOfRemoved(name, parameters)) throw new CallFailure(404, removedHere, { reason: 'refused' })
    const isHere = isCallFromFile(name, parameters) || isForLeagueFromFile(parameters)
    return isHere ? engineSource.send(name, parameters, options) : undefined
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

/** A page that a server has rendered from its store: the responses that its rows are from. */
const isServedDocument = () => hasSnapshots && globalThis.document?.querySelector(servedMarkSelector) != null

/** A snapshot has what its book joined, and nothing of this device. */
const liveSources: readonly Source[] = [filesSource, apiSource, engineSource]
const rankOf = (source: Source) => (liveSources.includes(source) ? 0 : 1)

/** The data of one endpoint's response. Throws `CallFailure`, and `ImportInProgress` while its league is imported. */
export async function call<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  options: CallOptions = {},
): Promise<Read<N>> {
  return dataOf(await send(name, parameters, options))
}

/** The response of one endpoint, read from the first source that has it. Throws `CallFailure`. */
export async function send<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  options: CallOptions = {},
): Promise<CallState<Read<N>>> {
  if (name === 'leagues') return (await listLeagues(parameters as CallParameters<'leagues'>, options)) as never
  const season = findSeasonToPlace(name, parameters)
  const loadHistory = (league: LeagueRef) => call('history', { ...league }, { signal: options.signal })
  const placed = season ? { ...parameters, ...(await placeSeason(season, loadHistory)) } : parameters
  const isJoined = isBeyondSnapshot(name, placed)
  const isLive = isJoined || isServedDocument()
  let failure = null as CallFailure | null
  let older = null as Loaded<Read<N>> | null
  // A snapshot is then the last resort.
  for (const source of isLive ? sources.toSorted((a, b) => rankOf(a) - rankOf(b)) : sources) {
    try {
      const takesJoin = liveSources.includes(source)
      const joined = takesJoin ? withLeagueJoin(name, placed, { forServer: source === apiSource }) : placed
      const response = await source.send(name, joined, options)
      if (response === undefined) continue
      const state = await readState(name, joined, response)
      if (state.status !== 'ready') return state
      if (source === apiSource) notePrivate(state.data)
      if (isLive || source === filesSource || !(await isOutdated(name, placed, state.age))) return state
      older ??= state
    } catch (cause) {
      const isFinal = cause instanceof CallFailure && cause.reason === 'refused' && !(isJoined && hasSnapshots)
      if (!(cause instanceof CallFailure) || isFinal) throw cause
      // The engine's failure is more useful to a reader than the missing API.
      failure = failure?.reason === 'down' ? failure : cause
    }
  }
  if (older) return older
  const isKnown = failure?.reason !== 'down' && (await findSnapshot(name, placed)) !== null
  throw isKnown || !failure ? notInSnapshot(name, parameters) : failure
}

/** The address of a private league opens nothing for who cannot reach this server. */
function notePrivate(data: unknown): void {
  const { host, hostLeagueId, isPrivate } = data as Partial<Read<'hostLeague'>>
  if (isPrivate && isHostName(host) && hostLeagueId) notePrivateOnServer([{ host, leagueId: String(hostLeagueId) }])
}

/** Whether results of a running season are older than the site's snapshot. */
async function isOutdated(name: EndpointName, parameters: object, age: ResponseAge): Promise<boolean> {
  const asOf = age.asOf ?? age.savedAt
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
async function listLeagues(
  parameters: CallParameters<'leagues'>,
  options: CallOptions,
): Promise<CallState<Read<'leagues'>>> {
  const [live, snapshots] = await Promise.allSettled([
    apiSource
      .send('leagues', parameters, options)
      .then((response) => response && readState('leagues', parameters, response)),
    readSnapshotLeagues(options.signal).then((list) => readResponse('leagues', list) ?? []),
  ])
  const others = [...(snapshots.status === 'fulfilled' ? snapshots.value : []), ...leaguesOfDevice()]
  const listed = (list: CallState<Read<'leagues'>> | undefined | null): CallState<Read<'leagues'>> => {
    const { data, ...state } = list?.status === 'ready' ? list : noLeagues
    return { ...state, data: withLeagues(data, others) }
  }
  if (live.status === 'fulfilled') return listed(live.value)
  if (!(live.reason instanceof CallFailure) || live.reason.reason === 'refused') throw live.reason
  const saved = live.reason.reason === 'down' && others.length > 0 ? await findSaved('leagues', parameters) : null
  if (others.length === 0 && snapshots.status === 'rejected') throw snapshots.reason
  if (others.length === 0 && !(hasEngine && live.reason.reason === 'no-api')) throw live.reason
  return listed(saved)
}

const noLeagues: Loaded<Read<'leagues'>> = { status: 'ready', data: [], age: currentAge('server') }
