/** The calls of an edition, for a page, a feed or a command to make in the same way. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { EditionSources, LenientResponse, SeasonSources, WeekSources } from './sources.ts'

/** One call: an endpoint and its parameters. */
export type EditionCall = { [N in EndpointName]: readonly [name: N, parameters: CallParameters<N>] }[EndpointName]

/** Makes one call, as `MakeCall` of the client does; null or undefined where it has no response. */
export type LoadResponse = <N extends EndpointName>(name: N, parameters: CallParameters<N>) => Promise<unknown>

export interface EditionSeason extends LeagueKey {
  /** The season's public id. */
  id: number
  /** Public ids of its teams. */
  teamIds: readonly number[]
  /** Without opponents points add up, so that every week up to the edition's counts. */
  hasOpponents: boolean
}

/** Calls that all editions of a season share. History is of the league, and may be missing. */
export const seasonCalls = ({ id, host, leagueId, season }: LeagueKey & { id: number }) =>
  [
    ['hostLeague', { host, leagueId, season }],
    ['hostLeagueSchedule', { host, leagueId, season }],
    ['standings', { league_id: id, season }],
    ['forecastHistory', { host, leagueId, season }],
    ['moves', { host, leagueId, season }],
    ['bracket', { host, leagueId, season }],
    ['history', { host, leagueId }],
  ] as const satisfies readonly EditionCall[]

/** Calls of one week. */
export function weekCalls({ host, leagueId, season, teamIds, hasOpponents }: EditionSeason, week: number) {
  return {
    scoreboards: scoredWeeks(week, hasOpponents).map(
      (scored) => ['scoreboard', { host, leagueId, season, week: scored }] as const,
    ),
    startSit: teamIds.map((id) => ['startSitAnalysis', { id, week }] as const),
    rosters: teamIds.map((id) => ['weeklyRoster', { id, week }] as const),
  } satisfies Record<keyof WeekSources, readonly EditionCall[]>
}

/** All calls of an edition as one list, in the order in which they are made. */
export function editionCalls(season: EditionSeason, week: number): EditionCall[] {
  return [...seasonCalls(season), ...Object.values(weekCalls(season, week)).flat()]
}

/** Loads everything that an edition is written from; null where the league itself has no response. */
export async function loadEditionSources(
  key: LeagueKey & { id: number },
  week: number,
  load: LoadResponse,
): Promise<EditionSources | null> {
  const shared = await loadSeasonSources(key, load)
  return shared && { ...shared, ...(await loadWeekSources(editionSeason(key, shared), week, load)) }
}

/** The responses that all editions of a season share; null where the league itself has none. */
export async function loadSeasonSources(
  key: LeagueKey & { id: number },
  load: LoadResponse,
): Promise<SeasonSources | null> {
  const [league, schedule, standings, forecastHistory, moves, bracket, history] = seasonCalls(key)
  const loaded = await Promise.all([
    request(load, league),
    request(load, schedule),
    request(load, standings),
    request(load, forecastHistory),
    request(load, moves),
    request(load, bracket),
    request(load, history),
  ])
  return (
    loaded[0] && {
      league: loaded[0],
      schedule: loaded[1],
      standings: loaded[2],
      forecastHistory: loaded[3],
      moves: loaded[4],
      bracket: loaded[5],
      history: loaded[6],
    }
  )
}

export async function loadWeekSources(season: EditionSeason, week: number, load: LoadResponse): Promise<WeekSources> {
  const calls = weekCalls(season, week)
  const [scoreboards, startSit, rosters] = await Promise.all([
    Promise.all(calls.scoreboards.map((call) => request(load, call))),
    Promise.all(calls.startSit.map((call) => request(load, call))),
    Promise.all(calls.rosters.map((call) => request(load, call))),
  ])
  return {
    scoreboards: scoreboards.filter((response) => response !== null),
    startSit: startSit.filter((response) => response !== null),
    rosters: rosters.filter((response) => response !== null),
  }
}

/** What the calls of a week need to know of the season. */
export function editionSeason(key: LeagueKey & { id: number }, { league, standings }: SeasonSources): EditionSeason {
  const teamIds = (standings?.standings ?? []).flatMap(({ team_id }) => team_id ?? [])
  return { ...key, teamIds, hasOpponents: (league.scoring_format ?? 'head-to-head') === 'head-to-head' }
}

function scoredWeeks(week: number, hasOpponents: boolean): number[] {
  return hasOpponents ? [week] : Array.from({ length: week }, (_, index) => index + 1)
}

/** Responses are trusted to be what the call promises, whole or leniently read. */
async function request<N extends EndpointName>(
  load: LoadResponse,
  [name, parameters]: readonly [name: N, parameters: CallParameters<N>],
): Promise<LenientResponse<N> | null> {
  return ((await load(name, parameters)) as LenientResponse<N> | null | undefined) ?? null
}
