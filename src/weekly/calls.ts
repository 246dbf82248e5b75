/** The calls of an edition: made by the handler of `weekly`, and by the build of frozen seasons. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { LenientResponse, SeasonSources, WeekSources } from './sources.ts'

/** One call: an endpoint and its parameters. */
export type EditionCall = { [N in EndpointName]: readonly [name: N, parameters: CallParameters<N>] }[EndpointName]

/** The response of one call; null or undefined where there is none. */
export type ReadResponse = <N extends EndpointName>(name: N, parameters: CallParameters<N>) => unknown

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
    ['standings', { leagueId: id, season }],
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

/** The responses that all editions of a season share; null where the league itself has none. */
export function readSeasonSources(key: LeagueKey & { id: number }, read: ReadResponse): SeasonSources | null {
  const [league, schedule, standings, forecastHistory, moves, bracket, history] = seasonCalls(key)
  const found = lenient(read, league)
  return (
    found && {
      league: found,
      schedule: lenient(read, schedule),
      standings: lenient(read, standings),
      forecastHistory: lenient(read, forecastHistory),
      moves: lenient(read, moves),
      bracket: lenient(read, bracket),
      history: lenient(read, history),
    }
  )
}

export function readWeekSources(season: EditionSeason, week: number, read: ReadResponse): WeekSources {
  const { scoreboards, startSit, rosters } = weekCalls(season, week)
  return {
    scoreboards: scoreboards.flatMap((call) => lenient(read, call) ?? []),
    startSit: startSit.flatMap((call) => lenient(read, call) ?? []),
    rosters: rosters.flatMap((call) => lenient(read, call) ?? []),
  }
}

/** What the calls of a week need to know of the season. */
export function editionSeason(key: LeagueKey & { id: number }, { league, standings }: SeasonSources): EditionSeason {
  const teamIds = (standings?.standings ?? []).flatMap(({ teamId }) => teamId ?? [])
  return { ...key, teamIds, hasOpponents: (league.scoringFormat ?? 'head-to-head') === 'head-to-head' }
}

function scoredWeeks(week: number, hasOpponents: boolean): number[] {
  return hasOpponents ? [week] : Array.from({ length: week }, (_, index) => index + 1)
}

/** Responses are trusted to be what the call promises, whole or leniently read. */
function lenient<N extends EndpointName>(
  read: ReadResponse,
  [name, parameters]: readonly [name: N, parameters: CallParameters<N>],
): LenientResponse<N> | null {
  return (read(name, parameters) as LenientResponse<N> | null | undefined) ?? null
}
