/** Every call that a season has an answer to: what the benchmarks time and what tests read through. */
import { findPlayers } from '../analytics/find-players.ts'
import { factsOf } from '../analytics/season-facts.ts'
import {
  type CallParameters,
  type EndpointName,
  endpoints,
  type Parameter,
  type Parameters,
} from '../contract/endpoints.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { SeasonContext } from './handler.ts'
import { handlers, leagueCard } from './index.ts'
import { leagueIdOf, playerIdOf, teamIdOf } from './references.ts'

/** An endpoint with parameters as a caller gives them. */
export type Call = { [N in EndpointName]: { name: N; parameters: CallParameters<N> } }[EndpointName]

/**
 * Every endpoint with every team, week with a roster, player, pair of teams, round and position of a season. Calls
 * that are answered with an error are not among them.
 */
export function everyCall(season: LeagueSeason): Call[] {
  const id = leagueIdOf(season)
  const espn = { espnId: season.espnLeagueId, season: season.season }
  const rounds = [...new Set(factsOf(season).picks.map(({ pick }) => pick.round))]
  const weeks = Array.from({ length: season.status.finalWeek }, (_, index) => index + 1)
  return [
    { name: 'leagues', parameters: {} },
    { name: 'league', parameters: { id } },
    { name: 'espnLeague', parameters: espn },
    { name: 'leagueTeams', parameters: { id } },
    { name: 'espnLeagueTeams', parameters: espn },
    { name: 'superlatives', parameters: { league_id: id } },
    { name: 'standings', parameters: { league_id: id, season: season.season } },
    { name: 'draftAnalysis', parameters: { league_id: id } },
    { name: 'draftAnalytics', parameters: { id } },
    { name: 'draftComplete', parameters: espn },
    { name: 'wholeSeason', parameters: espn },
    { name: 'luck', parameters: espn },
    { name: 'power', parameters: espn },
    { name: 'moves', parameters: espn },
    { name: 'forecastHistory', parameters: espn },
    { name: 'forecast', parameters: espn },
    { name: 'managers', parameters: espn },
    { name: 'bracket', parameters: espn },
    ...weeks.map((week): Call => ({ name: 'scoreboard', parameters: { ...espn, week } })),
    { name: 'matchups', parameters: { league_id: id } },
    { name: 'matchups', parameters: { league_id: id, is_playoff: true } },
    { name: 'weeklyPerformance', parameters: { league_id: id } },
    ...[undefined, ...rounds].flatMap((round_num): Call[] => [
      { name: 'leagueDraft', parameters: { id, round_num } },
      { name: 'espnLeagueDraft', parameters: { ...espn, round_num } },
    ]),
    ...[undefined, ...weeks].flatMap((week): Call[] => [
      { name: 'leagueSchedule', parameters: { id, week } },
      { name: 'espnLeagueSchedule', parameters: { ...espn, week } },
    ]),
    ...season.teams.flatMap(({ id: team }) => callsOfTeam(season, team)),
    ...callsOfPlayers(season, id),
  ]
}

/** The answer of a call, with the defaults of the parameters that it leaves out. Throws `Problem` as handlers do. */
export function answerCall(season: LeagueSeason, context: SeasonContext, { name, parameters }: Call): unknown {
  // The compiler cannot follow a name and its parameters through the table together.
  const handler = handlers[name] as (input: unknown, parameters: unknown) => unknown
  const input = endpoints[name].scope === 'store' ? { cards: [leagueCard(season, context)] } : { season, context }
  return handler(input, withDefaults(name, parameters))
}

/** Parameters as a handler receives them. */
export function withDefaults<N extends EndpointName>(name: N, parameters: CallParameters<N>): Parameters<N> {
  const { pathParameters, query } = endpoints[name]
  const declared: Readonly<Record<string, Parameter>> = { ...pathParameters, ...query }
  const defaults = Object.entries(declared).map(([key, parameter]) => [
    key,
    'default' in parameter ? parameter.default : undefined,
  ])
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(given) }
}

function callsOfTeam(season: LeagueSeason, team: number): Call[] {
  const id = teamIdOf(season, team)
  const others = season.teams.filter((other) => other.id !== team).map((other) => teamIdOf(season, other.id))
  return [
    { name: 'team', parameters: { id } },
    { name: 'matchups', parameters: { team_id: id } },
    { name: 'weeklyPerformance', parameters: { team_id: id } },
    { name: 'teamWeeklyPerformance', parameters: { id } },
    { name: 'teamRoster', parameters: { id } },
    { name: 'teamTransactions', parameters: { id } },
    { name: 'seasonOverview', parameters: { id } },
    ...others.flatMap((otherId): Call[] => [
      { name: 'teamVersus', parameters: { id, otherId } },
      { name: 'headToHead', parameters: { a: id, b: otherId } },
    ]),
    ...factsOf(season)
      .lineupWeeksOf(team)
      .flatMap((week): Call[] => [
        { name: 'weeklyRoster', parameters: { id, week } },
        { name: 'startSitAnalysis', parameters: { id, week } },
      ]),
  ]
}

function callsOfPlayers(season: LeagueSeason, league_id: number): Call[] {
  const positions = [...new Set(season.players.map(({ position }) => position))]
  return [
    { name: 'players', parameters: { league_id } },
    { name: 'playerSearch', parameters: { league_id, query: 'an' } },
    ...endpoints.topPerformers.query.metric.choices.map(
      (metric): Call => ({ name: 'topPerformers', parameters: { league_id, metric } }),
    ),
    ...positions.map((position): Call => ({ name: 'playersByPosition', parameters: { league_id, position } })),
    ...findPlayers(season, {}).flatMap(({ player }): Call[] => {
      const id = playerIdOf(season, player.number)
      return [
        { name: 'player', parameters: { id } },
        { name: 'playerWeeklyStats', parameters: { id } },
        { name: 'weeklyPerformance', parameters: { player_id: id } },
      ]
    }),
  ]
}
