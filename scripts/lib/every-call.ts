/** Every call that makes sense for a league season: what the benchmarks measure and the contract tests check. */
import { type CallParameters, type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { toLeagueId, toMemberId } from '../../src/domain/identity.ts'
import type { LeagueSeason } from '../../src/domain/league-season.ts'

export interface Call {
  name: EndpointName
  /** Path and query, encoded. */
  url: string
}

/** One call or many for each endpoint: all teams, all weeks with a line-up, the given number of players. */
export function everyCall(season: LeagueSeason, { players }: { players: number }): Call[] {
  const leagueId = toLeagueId(season)
  const teamIds = season.teams.map(({ id }) => toMemberId(season, id))
  const [first = 0, second = first] = teamIds
  const playerIds = season.players.slice(0, players).map(({ number }) => toMemberId(season, number))
  const [player = 0] = playerIds
  const weeks = season.lineups.map(({ teamId, week }) => ({ id: toMemberId(season, teamId), week }))
  const espn = { espnId: season.espnLeagueId, season: season.season }
  const parameters: { [N in EndpointName]: CallParameters<N>[] } = {
    superlatives: [{ league_id: leagueId }],
    matchups: [{ league_id: leagueId }, { team_id: first, is_playoff: false }, { league_id: leagueId, week: 1 }],
    weeklyPerformance: [{ league_id: leagueId, week_end: 3 }, { team_id: first }, { player_id: player }],
    draftAnalysis: [{ league_id: leagueId }],
    standings: [{ league_id: leagueId }, { league_id: leagueId, season: season.season }],
    headToHead: [{ a: first, b: second }],
    leagues: [{}, { limit: 1, offset: 1 }],
    league: [{ id: leagueId }],
    espnLeague: [espn],
    leagueTeams: [{ id: leagueId }],
    espnLeagueTeams: [espn],
    leagueDraft: [{ id: leagueId }, { id: leagueId, round_num: 1 }],
    espnLeagueDraft: [espn],
    leagueSchedule: [{ id: leagueId }, { id: leagueId, week: 1 }],
    espnLeagueSchedule: [espn],
    draftAnalytics: [{ id: leagueId }],
    draftComplete: [espn],
    team: teamIds.map((id) => ({ id })),
    teamWeeklyPerformance: teamIds.map((id) => ({ id })),
    teamVersus: teamIds.filter((id) => id !== first).map((otherId) => ({ id: first, otherId })),
    teamRoster: [...teamIds.map((id) => ({ id })), { id: first, position: 'DEF' }],
    weeklyRoster: weeks,
    startSitAnalysis: weeks,
    teamTransactions: [...teamIds.map((id) => ({ id })), { id: first, up_to_week: 2 }],
    seasonOverview: teamIds.map((id) => ({ id })),
    players: [{ league_id: leagueId }, { league_id: leagueId, position: 'QB', search: 'a', limit: 5, offset: 1 }],
    playerSearch: [{ league_id: leagueId, query: 'e' }],
    topPerformers: [{ league_id: leagueId }, { league_id: leagueId, metric: 'starts', limit: 3, position: 'D/ST' }],
    playersByPosition: ['QB', 'D/ST', 'DEF'].map((position) => ({ league_id: leagueId, position })),
    player: playerIds.map((id) => ({ id })),
    playerWeeklyStats: playerIds.map((id) => ({ id, week_start: 2, week_end: 9 })),
  }
  return (Object.keys(parameters) as EndpointName[]).flatMap((name) =>
    parameters[name].map((values) => ({ name, url: urlOf(name, values) })),
  )
}

function urlOf(name: EndpointName, values: Readonly<Record<string, unknown>>): string {
  const { path, pathParameters } = endpoints[name]
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key])))
  const query = Object.entries(values).filter(([key]) => !(key in pathParameters))
  return query.length > 0
    ? `${filled}?${new URLSearchParams(query.map(([key, value]) => [key, String(value)]))}`
    : filled
}
