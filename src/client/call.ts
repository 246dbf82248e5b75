/**
 * The one way to data: a season that is over and frozen into the site comes from its files, everything else from the
 * API, and where the API is down or missing, from the files again.
 */
import contract from 'virtual:compact-contract'
import type { Answer } from '../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { FrozenSeason } from '../contract/snapshot.ts'
import { type ApiOptions, askApi } from './ask-api.ts'
import { CallFailure } from './call-failure.ts'
import { findFrozen, hasSnapshots, readFrozen, readFrozenLeagues, siblingSeasons } from './frozen.ts'
import { type Lenient, readLeniently } from './lenient.ts'
import { isApiCertain } from './urls.ts'

export interface CallOptions extends ApiOptions {
  /** Told where the answer comes from a frozen season. */
  onFrozen?: (season: FrozenSeason) => void
}

type Read<N extends EndpointName> = Lenient<Answer<N>>

/** Asks one endpoint and reads the answer leniently. Throws `CallFailure`. */
export async function call<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  options: CallOptions = {},
): Promise<Read<N>> {
  if (name === 'leagues') return (await listLeagues(parameters as CallParameters<'leagues'>, options)) as Read<N>
  const season = hasSnapshots ? await findFrozen(name, parameters) : null
  if (!season) return askApi(name, parameters, options)
  const isOver = season.through_week === null
  const known = isOver ? await thaw(name, parameters, season, options) : undefined
  if (known !== undefined) return known
  try {
    return await askApi(name, parameters, options)
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.reason === 'answered') throw failure
    const saved = isOver ? undefined : await thaw(name, parameters, season, options)
    if (saved !== undefined) return saved
    throw failure.reason === 'no-api' ? notInSnapshot(name, parameters) : failure
  }
}

async function thaw<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  season: FrozenSeason,
  { signal, onFrozen }: CallOptions,
): Promise<Read<N> | undefined> {
  const answer = readThawed(name, await readFrozen(name, parameters, season, signal), await siblingSeasons(season))
  if (answer !== undefined) onFrozen?.(season)
  return answer
}

/**
 * A frozen answer as a screen reads it; undefined where there is none. A league's other seasons are those frozen beside
 * it now, and where an API is certain also those that it had when the snapshot was taken.
 */
export function readThawed<N extends EndpointName>(
  name: N,
  answer: unknown,
  siblings: readonly number[],
): Read<N> | undefined {
  const read = answer === undefined ? undefined : readLeniently(contract[name].shape, answer)
  if (read === undefined) return undefined
  if (name !== 'espnLeague' && name !== 'league') return read as Read<N>
  const league = read as Read<'league'>
  const seasons = [...new Set([...siblings, ...(isApiCertain ? (league.seasons ?? []) : [])])].sort((a, b) => b - a)
  return { ...league, seasons } as Read<N>
}

/** What a server would have said of something that a season does not have, such as the roster of a bye week. */
export function notInSnapshot(name: EndpointName, parameters: Readonly<Record<string, unknown>>): CallFailure {
  return name === 'weeklyRoster'
    ? new CallFailure(404, `No roster data found for team ${parameters.id} in week ${parameters.week}.`)
    : new CallFailure(404, 'This is not part of the season that is saved in this site.', { reason: 'no-api' })
}

/** The API's list with the frozen seasons that it lacks; the frozen ones alone where there is no API, or it is down. */
async function listLeagues(parameters: CallParameters<'leagues'>, options: CallOptions): Promise<Read<'leagues'>> {
  const [live, saved] = await Promise.allSettled([
    askApi('leagues', parameters, options),
    readFrozenLeagues(options.signal).then((list) => readLeniently(contract.leagues.shape, list) as Read<'leagues'>),
  ])
  const frozen = saved.status === 'fulfilled' ? saved.value : []
  if (live.status === 'rejected') {
    if (frozen.length > 0 && live.reason instanceof CallFailure && live.reason.reason !== 'answered') return frozen
    throw live.reason
  }
  const isListed = (one: Read<'league'>) =>
    live.value.some(({ espn_league_id, season }) => espn_league_id === one.espn_league_id && season === one.season)
  const others = frozen.filter((one) => !isListed(one))
  // A server's own order is its own.
  if (others.length === 0) return live.value
  return [...live.value, ...others].sort((a, b) => (b.season ?? 0) - (a.season ?? 0))
}
