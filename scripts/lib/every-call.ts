/** Every call of a season with a response, for benchmarks and tests. */
import { findPlayers } from '../../src/analytics/find-players.ts'
import { findManagers } from '../../src/analytics/history/manager-seasons.ts'
import { leagueIdOf, playerIdOf, teamIdOf } from '../../src/analytics/public-ids.ts'
import { factsOf } from '../../src/analytics/season-facts.ts'
import { listTrades } from '../../src/analytics/trades/list-trades.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import type { Season } from '../../src/domain/season.ts'
import { callsOf } from '../../src/snapshot/snapshot-calls.ts'
import type { Call } from './handle-call.ts'

/**
 * Every endpoint with every team, week with a roster, player, pair of teams, round and position of a season. Calls with an
 * error response are left out: those about the path of a game in other weeks than `watched`.
 */
export function everyCall(season: Season, watched: readonly number[] = []): Call[] {
  const id = leagueIdOf(season)
  const { host, leagueId } = season
  const key = { host, leagueId, season: season.season }
  const rounds = [...new Set(factsOf(season).picks.flatMap(({ pick }) => pick.round ?? []))]
  const weeks = Array.from({ length: season.status.finalWeek }, (_, index) => index + 1)
  const ofLeague = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].scope === 'host-league')
  return [
    ...ofLeague.flatMap((name) => {
      const ofWeeks = name === 'gamePaths' ? watched : weeks
      return callsOf(name, { season: season.season, weeks: ofWeeks, subjects: [season] }) as Call[]
    }),
    { name: 'leagues', parameters: {} },
    { name: 'league', parameters: { id } },
    { name: 'leagueTeams', parameters: { id } },
    { name: 'superlatives', parameters: { leagueId: id } },
    { name: 'standings', parameters: { leagueId: id, season: season.season } },
    { name: 'draftAnalysis', parameters: { leagueId: id } },
    { name: 'draftAnalytics', parameters: { id } },
    ...callsOfHistory(season),
    { name: 'matchups', parameters: { leagueId: id } },
    { name: 'matchups', parameters: { leagueId: id, isPlayoff: true } },
    { name: 'weeklyPerformance', parameters: { leagueId: id } },
    { name: 'leagueDraft', parameters: { id } },
    { name: 'leagueSchedule', parameters: { id } },
    ...rounds.flatMap((roundNum): Call[] => [
      { name: 'leagueDraft', parameters: { id, roundNum } },
      { name: 'hostLeagueDraft', parameters: { ...key, roundNum } },
    ]),
    ...weeks.flatMap((week): Call[] => [
      { name: 'leagueSchedule', parameters: { id, week } },
      { name: 'hostLeagueSchedule', parameters: { ...key, week } },
    ]),
    ...season.teams.flatMap(({ id: team }) => callsOfTeam(season, team)),
    ...callsOfPlayers(season, id),
  ]
}

/** Two of the managers and trades only, because each of these calls reads all seasons. */
function callsOfHistory(season: Season): Call[] {
  const { host, leagueId } = season
  const [key, otherKey] = findManagers([season], {}).managers.keys()
  return [
    { name: 'history', parameters: { host, leagueId } },
    { name: 'proof', parameters: { host, leagueId } },
    { name: 'leagueBook', parameters: { host, leagueId } },
    { name: 'futurePicks', parameters: { host, leagueId } },
    { name: 'keepers', parameters: { host, leagueId } },
    { name: 'draftTendencies', parameters: { host, leagueId } },
    { name: 'seasonAhead', parameters: { host, leagueId } },
    { name: 'trades', parameters: { host, leagueId } },
    ...listTrades(season)
      .slice(0, 2)
      .map(({ move }): Call => ({ name: 'trade', parameters: { host, leagueId, trade: move.id } })),
    { name: 'weekly', parameters: { host, leagueId, season: season.season } },
    ...(key === undefined ? [] : [{ name: 'managerHistory', parameters: { host, leagueId, key } } satisfies Call]),
    ...(key === undefined || otherKey === undefined
      ? []
      : [{ name: 'managerVersus', parameters: { host, leagueId, key, otherKey } } satisfies Call]),
  ]
}

function callsOfTeam(season: Season, team: number): Call[] {
  const id = teamIdOf(season, team)
  const others = season.teams.filter((other) => other.id !== team).map((other) => teamIdOf(season, other.id))
  return [
    { name: 'team', parameters: { id } },
    { name: 'matchups', parameters: { teamId: id } },
    { name: 'weeklyPerformance', parameters: { teamId: id } },
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

function callsOfPlayers(season: Season, leagueId: number): Call[] {
  const positions = [...new Set(season.players.map(({ position }) => position))]
  return [
    { name: 'players', parameters: { leagueId } },
    { name: 'playerSearch', parameters: { leagueId, query: 'an' } },
    ...endpoints.topPerformers.query.metric.choices.map(
      (metric): Call => ({ name: 'topPerformers', parameters: { leagueId, metric } }),
    ),
    ...positions.map((position): Call => ({ name: 'playersByPosition', parameters: { leagueId, position } })),
    ...findPlayers(season, {}).flatMap(({ player }): Call[] => {
      const id = playerIdOf(season, player.number)
      return [
        { name: 'player', parameters: { id } },
        { name: 'playerWeeklyStats', parameters: { id } },
        { name: 'weeklyPerformance', parameters: { playerId: id } },
      ]
    }),
  ]
}
