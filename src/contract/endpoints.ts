/**
 * The table of endpoints, as plain data so that the browser reads it without a schema library. Routes, client calls, snapshot files, the
 * OpenAPI document and the contract tests derive from it. To add an endpoint, add a line here, the response schema in `responses/`, and a
 * handler (the compiler requires it).
 */
import { byPositionLimit, defaultMetric, lastWeek, searchLimit, topPerformersLimit } from '../domain/constants.ts'
import type { HostName } from '../domain/identity.ts'
import { joinParameters } from './league-join.ts'

/** How an endpoint selects its league season, and by which parameter. */
export type Scope =
  /** No league season: the list of leagues in the store. */
  | 'store'
  /** `{host}` and `{user}`: read from the host, not from the store. */
  | 'host'
  /** `league_id` or `{id}`, a public id. */
  | 'league'
  /** `{host}` and `{leagueId}`: all seasons of the league. */
  | 'history'
  /** `{host}`, `{leagueId}` and, optionally, `season`. */
  | 'host-league'
  /** `{id}` of a team. */
  | 'team'
  /** `{id}` of a player. */
  | 'player'
  /** `league_id`, `team_id` or `player_id` if present, else the first league of the list. */
  | 'any-league'

export type Parameter =
  | { kind: 'id'; required?: true; description: string }
  /** One of `hostNames`; another value does not match the path. */
  | { kind: 'host'; required?: true; description: string }
  /** An id on a host: decimal digits, possibly beyond 2^53. */
  | { kind: 'digits'; required?: true; description: string }
  | { kind: 'integer'; min: number; max: number; default?: number; required?: true; description: string }
  /** A word of letters, digits, - and _, such as a manager's key. */
  | { kind: 'key'; required?: true; description: string }
  | { kind: 'boolean'; description: string }
  | { kind: 'text'; default?: string; required?: true; description: string }
  /** Words separated by commas; `item` is the pattern of one. */
  | { kind: 'list'; item: string; most: number; description: string }
  | { kind: 'choice'; choices: readonly string[]; default?: string; description: string }

/** The pattern of a whole list. */
export const listPattern = ({ item, most }: Extract<Parameter, { kind: 'list' }>): string =>
  `^(?:${item})(?:,(?:${item})){0,${most - 1}}$`

export interface Endpoint {
  /** `{name}` marks a path parameter. */
  path: string
  scope: Scope
  summary: string
  /** Part of a snapshot: requested by screens or downloaded by readers. */
  inSnapshot?: true
  /**
   * Can respond while a new league is still being imported, once this part of the season is read. The response equals the final one or lacks
   * fields of it, except that Sleeper's picks name their players as on the day of the draft, and its records miss corrections of points.
   */
  early?: 'league' | 'draft' | 'scores'
  /** Of all seasons: a season that is being read is in it once its scores are, as one of which no more is known. */
  countsScores?: true
  /** The response lists the league's other seasons, which change with every import. */
  namesOtherSeasons?: true
  /** Also needs the season's statistics (`domain/season-statistics.ts`). */
  readsStatistics?: true
  /** Also needs how the chances of games moved: of the running week, of the week of the call, or of all weeks that were watched. */
  readsPaths?: 'running week' | 'week of the call' | 'all weeks'
  /** The response says how many figures equal the host's own. */
  comparesWithHost?: true
  /** An endpoint of the specification: any server may implement it and leave out fields. Other responses must match their schema. */
  lenient?: true
  /** No screen reads the response, so the browser needs no shape for it. */
  unread?: true
  pathParameters: Readonly<Record<string, Parameter>>
  query: Readonly<Record<string, Parameter>>
}

const id = (description: string) => ({ kind: 'id', required: true, description }) as const
const optionalId = (description: string) => ({ kind: 'id', description }) as const
const week = (description: string) => ({ kind: 'integer', min: 1, max: lastWeek, description }) as const
const text = (description: string) => ({ kind: 'text', description }) as const
const limit = (count: number) =>
  ({ kind: 'integer', min: 1, max: 500, default: count, description: 'How many at most' }) as const

const league = id('League id, as in `League.id`')
/** A league by its id on the host. */
const ofHost = {
  host: { kind: 'host', required: true, description: "The league's host" },
  leagueId: { kind: 'digits', required: true, description: "The host's league id" },
} as const
const team = id('Team id')
const player = id('Player id')
const manager = (description: string) => ({ kind: 'key', required: true, description }) as const
const anyLeague = optionalId('League id; default: the first league of the list')
const season = {
  kind: 'integer',
  min: 2000,
  max: 2099,
  description: 'Season year; default: the newest',
} as const
const weekStart = { kind: 'integer', min: 1, max: lastWeek, default: 1, description: 'First week' } as const
const weekEnd = { kind: 'integer', min: 1, max: lastWeek, default: lastWeek, description: 'Last week' } as const
const position = text('Position: QB, RB, WR, TE, K, D/ST (DEF is read as D/ST)')
const round = { kind: 'integer', min: 1, max: 100, description: 'Round of the draft' } as const
const metric = {
  kind: 'choice',
  choices: ['total_points', 'avg_points_per_game', 'games_played', 'starts', 'total_projected'],
  default: defaultMetric,
  description: 'What to sort by, highest first',
} as const

export const endpoints = {
  superlatives: {
    lenient: true,
    path: '/api/v1/analytics/superlatives',
    scope: 'league',
    summary: 'Awards of a season',
    inSnapshot: true,
    pathParameters: {},
    query: { leagueId: league },
  },
  matchups: {
    lenient: true,
    path: '/api/v1/analytics/matchups',
    scope: 'any-league',
    summary: 'Matchups, by week, team, or playoffs',
    early: 'scores',
    pathParameters: {},
    query: {
      week: week('Only matchups played in this week'),
      teamId: optionalId('Only matchups of this team'),
      isPlayoff: { kind: 'boolean', description: 'Only playoff (true) or regular-season (false) matchups' },
      leagueId: anyLeague,
    },
  },
  weeklyPerformance: {
    lenient: true,
    path: '/api/v1/analytics/weekly-performance',
    scope: 'any-league',
    summary: 'Weekly scores of teams, or of one player',
    pathParameters: {},
    query: {
      weekStart,
      weekEnd,
      teamId: optionalId('Only this team'),
      playerId: optionalId('This player instead of teams'),
      leagueId: anyLeague,
    },
  },
  draftAnalysis: {
    lenient: true,
    path: '/api/v1/analytics/draft-analysis',
    scope: 'league',
    summary: 'Every pick against its cohort: booms and busts',
    pathParameters: {},
    query: { leagueId: league },
  },
  standings: {
    lenient: true,
    path: '/api/v1/analytics/standings',
    scope: 'league',
    summary: 'Final and regular-season standings',
    early: 'league',
    inSnapshot: true,
    pathParameters: {},
    query: { leagueId: league, season },
  },
  headToHead: {
    lenient: true,
    path: '/api/v1/analytics/head-to-head/{a}/{b}',
    scope: 'team',
    summary: 'All games of two teams of a league season',
    early: 'scores',
    pathParameters: { a: id('First team id'), b: id('Second team id') },
    query: {},
  },

  leagues: {
    lenient: true,
    path: '/api/v1/leagues/',
    scope: 'store',
    summary: 'League seasons, newest first',
    pathParameters: {},
    query: {
      limit: limit(50),
      offset: { kind: 'integer', min: 0, max: 1_000_000, default: 0, description: 'How many to skip' },
    },
  },
  league: {
    lenient: true,
    path: '/api/v1/leagues/{id}',
    scope: 'league',
    summary: 'One league season',
    namesOtherSeasons: true,
    early: 'league',
    inSnapshot: true,
    pathParameters: { id: league },
    query: {},
  },
  hostLeague: {
    lenient: true,
    path: '/api/v1/leagues/{host}/{leagueId}',
    scope: 'host-league',
    summary: "One league season by its host's id",
    namesOtherSeasons: true,
    early: 'league',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  userLeagues: {
    path: '/api/v1/users/{host}/{user}',
    scope: 'host',
    summary: "A user's leagues at a host, with their seasons, the most recent first",
    pathParameters: {
      host: ofHost.host,
      user: { kind: 'text', required: true, description: "The user's name or id there" },
    },
    query: {},
  },
  leagueTeams: {
    lenient: true,
    path: '/api/v1/leagues/{id}/teams',
    scope: 'league',
    summary: 'Teams of a league',
    early: 'league',
    pathParameters: { id: league },
    query: {},
  },
  hostLeagueTeams: {
    lenient: true,
    path: '/api/v1/leagues/{host}/{leagueId}/teams',
    scope: 'host-league',
    summary: "Teams of a league by its host's id",
    early: 'league',
    pathParameters: ofHost,
    query: { season },
  },
  leagueDraft: {
    lenient: true,
    path: '/api/v1/leagues/{id}/draft',
    scope: 'league',
    summary: 'Draft picks',
    pathParameters: { id: league },
    query: { roundNum: round },
  },
  hostLeagueDraft: {
    lenient: true,
    path: '/api/v1/leagues/{host}/{leagueId}/draft',
    scope: 'host-league',
    summary: "Draft picks by the host's league id",
    early: 'draft',
    pathParameters: ofHost,
    query: { roundNum: round, season },
  },
  leagueSchedule: {
    lenient: true,
    path: '/api/v1/leagues/{id}/schedule',
    scope: 'league',
    summary: 'Matchups of a season',
    early: 'scores',
    pathParameters: { id: league },
    query: { week: week('Only matchups played in this week') },
  },
  hostLeagueSchedule: {
    lenient: true,
    path: '/api/v1/leagues/{host}/{leagueId}/schedule',
    scope: 'host-league',
    summary: "Matchups of a season by the host's league id",
    early: 'scores',
    pathParameters: ofHost,
    query: { week: week('Only matchups played in this week'), season },
    inSnapshot: true,
  },
  draftAnalytics: {
    lenient: true,
    path: '/api/v1/leagues/{id}/draft-analytics',
    scope: 'league',
    summary: 'Draft results of each team',
    pathParameters: { id: league },
    query: {},
  },
  draftComplete: {
    lenient: true,
    path: '/api/v1/leagues/{host}/{leagueId}/draft-complete',
    scope: 'host-league',
    summary: 'Picks, their analysis, and the teams’ draft analytics in one response',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  draftRoom: {
    path: '/api/v1/leagues/{host}/{leagueId}/draft-room',
    scope: 'host-league',
    summary:
      'The draft while it runs: who is on the clock, the last picks, and the slots that teams still have to fill',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  luck: {
    path: '/api/v1/leagues/{host}/{leagueId}/luck',
    scope: 'host-league',
    summary: 'Effects of the schedule on every team: expected wins, luck, other schedules, reasons of losses',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  lab: {
    path: '/api/v1/leagues/{host}/{leagueId}/lab',
    scope: 'host-league',
    summary: 'Data to replay a season by other rules: its rules, games, lineups, and player statistics',
    inSnapshot: true,
    readsStatistics: true,
    pathParameters: ofHost,
    query: { season },
  },
  labFindings: {
    path: '/api/v1/leagues/{host}/{leagueId}/lab/findings',
    scope: 'host-league',
    summary: 'What common rule debates would have changed in a season: the rule lab, played in advance',
    inSnapshot: true,
    readsStatistics: true,
    pathParameters: ofHost,
    query: { season },
  },
  power: {
    path: '/api/v1/leagues/{host}/{leagueId}/power',
    scope: 'host-league',
    summary: 'Power ratings of every team by its scores, week by week',
    early: 'scores',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  scoreboard: {
    path: '/api/v1/leagues/{host}/{leagueId}/scoreboard/{week}',
    scope: 'host-league',
    summary: "A week's matchups: scores, optimal lineups, pregame chances, remarkable facts",
    inSnapshot: true,
    readsPaths: 'week of the call',
    pathParameters: { ...ofHost, week: { ...week('Week'), required: true } },
    query: { season },
  },
  gamePaths: {
    path: '/api/v1/leagues/{host}/{leagueId}/paths/{week}',
    scope: 'host-league',
    summary: "How the chances of a week's games moved while somebody watched; missing for other weeks",
    inSnapshot: true,
    readsPaths: 'week of the call',
    pathParameters: { ...ofHost, week: { ...week('Week'), required: true } },
    query: { season },
  },
  bracket: {
    path: '/api/v1/leagues/{host}/{leagueId}/bracket',
    scope: 'host-league',
    summary: 'The playoff bracket, with placement games and final ranks',
    early: 'scores',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  managers: {
    path: '/api/v1/leagues/{host}/{leagueId}/managers',
    scope: 'host-league',
    summary: 'Every manager’s contribution to the team’s wins: draft, moves, lineup, luck',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  forecast: {
    path: '/api/v1/leagues/{host}/{leagueId}/forecast',
    scope: 'host-league',
    summary: 'Forecast of the season: simulated odds, what is certain, stakes of the next games',
    early: 'scores',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  forecastHistory: {
    path: '/api/v1/leagues/{host}/{leagueId}/forecast-history',
    scope: 'host-league',
    summary: 'History of the odds, week by week',
    early: 'scores',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  live: {
    path: '/api/v1/leagues/{host}/{leagueId}/live',
    scope: 'host-league',
    summary: 'The running week while it is played: scores, odds, starters to come, the table as it would stand',
    inSnapshot: true,
    readsPaths: 'running week',
    pathParameters: ofHost,
    query: { season },
  },
  moves: {
    path: '/api/v1/leagues/{host}/{leagueId}/moves',
    scope: 'host-league',
    summary: 'Pickups, claims, drops, and trades, with their outcome',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  recap: {
    path: '/api/v1/leagues/{host}/{leagueId}/recap',
    scope: 'host-league',
    summary: 'Highlights of a season: the closest game, the biggest blowout, the costliest lineup decision',
    inSnapshot: true,
    pathParameters: ofHost,
    query: { season },
  },
  wholeSeason: {
    path: '/api/v1/leagues/{host}/{leagueId}/whole-season',
    scope: 'host-league',
    summary: 'All data of a league season, for download',
    namesOtherSeasons: true,
    inSnapshot: true,
    unread: true,
    pathParameters: ofHost,
    query: { season },
  },
  history: {
    path: '/api/v1/leagues/{host}/{leagueId}/history',
    scope: 'history',
    readsPaths: 'all weeks',
    summary: 'All seasons of a league by manager: champions, all-time standings, records, rivalries',
    countsScores: true,
    comparesWithHost: true,
    pathParameters: ofHost,
    query: joinParameters,
  },
  proof: {
    path: '/api/v1/leagues/{host}/{leagueId}/proof',
    scope: 'history',
    summary: "How right a league's figures are: against its host's own, and playoff odds against what came",
    comparesWithHost: true,
    pathParameters: ofHost,
    query: joinParameters,
  },
  managerHistory: {
    path: '/api/v1/leagues/{host}/{leagueId}/history/{key}',
    scope: 'history',
    summary: 'One manager in all seasons of a league',
    pathParameters: { ...ofHost, key: manager("The manager's key, as `history` gives it") },
    query: joinParameters,
  },
  weekly: {
    path: '/api/v1/leagues/{host}/{leagueId}/weekly',
    scope: 'history',
    readsPaths: 'all weeks',
    summary: "The league's weekly recap of a finished week, sentence by sentence",
    pathParameters: ofHost,
    query: { season, week: week('A final week; default: the newest'), ...joinParameters },
  },
  leagueBook: {
    path: '/api/v1/leagues/{host}/{leagueId}/book',
    scope: 'history',
    summary: 'The league book: rules, rivalries, trophies, champions, payouts',
    pathParameters: ofHost,
    query: joinParameters,
  },
  trades: {
    path: '/api/v1/leagues/{host}/{leagueId}/trades',
    scope: 'history',
    summary: 'The trades of all seasons of a league: who won them, by whom, and what is still open',
    pathParameters: ofHost,
    query: {},
  },
  trade: {
    path: '/api/v1/leagues/{host}/{leagueId}/trades/{trade}',
    scope: 'history',
    summary: 'One trade: what became of every player and pick over the seasons, and the games that it decided',
    pathParameters: { ...ofHost, trade: { kind: 'key', required: true, description: 'Its id, as `moves` gives it' } },
    query: { season },
  },
  futurePicks: {
    path: '/api/v1/leagues/{host}/{leagueId}/picks',
    scope: 'history',
    summary: 'Who owns which pick of the drafts to come, and how it got there',
    pathParameters: ofHost,
    query: {},
  },
  keepers: {
    path: '/api/v1/leagues/{host}/{leagueId}/keepers',
    scope: 'history',
    summary:
      'Who could be kept for the next draft and at what cost, by the rule in the league book, and what keeping was worth',
    pathParameters: ofHost,
    query: {},
  },
  draftTendencies: {
    path: '/api/v1/leagues/{host}/{leagueId}/draft-tendencies',
    scope: 'history',
    summary: 'How every manager drafts, and where the league usually picks each position, from all stored drafts',
    pathParameters: ofHost,
    query: joinParameters,
  },
  seasonAhead: {
    path: '/api/v1/leagues/{host}/{leagueId}/season-ahead',
    scope: 'history',
    summary:
      'Before a season: keepers, what changed since the last one, how hard each schedule is, and what happened on these days in earlier seasons',
    pathParameters: ofHost,
    query: joinParameters,
  },
  managerVersus: {
    path: '/api/v1/leagues/{host}/{leagueId}/history/{key}/{otherKey}',
    scope: 'history',
    summary: 'Two managers of a league: all their games over all seasons',
    pathParameters: { ...ofHost, key: manager("The manager's key"), otherKey: manager("The other manager's key") },
    query: joinParameters,
  },

  team: {
    lenient: true,
    path: '/api/v1/teams/{id}',
    scope: 'team',
    summary: 'One team',
    early: 'league',
    inSnapshot: true,
    pathParameters: { id: team },
    query: {},
  },
  teamWeeklyPerformance: {
    lenient: true,
    path: '/api/v1/teams/{id}/weekly-performance',
    scope: 'team',
    summary: "A team's weeks",
    inSnapshot: true,
    pathParameters: { id: team },
    query: { weekStart, weekEnd },
  },
  teamVersus: {
    lenient: true,
    path: '/api/v1/teams/{id}/vs/{otherId}',
    scope: 'team',
    summary: 'All games of a team against another',
    early: 'scores',
    pathParameters: { id: team, otherId: id('The other team’s id') },
    query: {},
  },
  teamRoster: {
    lenient: true,
    path: '/api/v1/teams/{id}/roster',
    scope: 'team',
    summary: 'Everyone a team rostered in the season',
    pathParameters: { id: team },
    query: { position },
  },
  weeklyRoster: {
    lenient: true,
    path: '/api/v1/teams/{id}/roster/weekly/{week}',
    scope: 'team',
    summary: 'The lineup of a week',
    inSnapshot: true,
    pathParameters: { id: team, week: { ...week('Week'), required: true } },
    query: {},
  },
  startSitAnalysis: {
    lenient: true,
    path: '/api/v1/teams/{id}/start-sit-analysis/{week}',
    scope: 'team',
    summary: "The week's lineup against the best there was",
    inSnapshot: true,
    pathParameters: { id: team, week: { ...week('Week'), required: true } },
    query: {},
  },
  teamTransactions: {
    lenient: true,
    path: '/api/v1/teams/{id}/transactions',
    scope: 'team',
    summary: 'Adds, drops, and trades of a team',
    pathParameters: { id: team },
    query: { upToWeek: week('Only up to this week') },
  },
  seasonOverview: {
    lenient: true,
    path: '/api/v1/teams/{id}/season-overview',
    scope: 'team',
    summary: 'Draft summary and position production of a team',
    inSnapshot: true,
    pathParameters: { id: team },
    query: {},
  },

  players: {
    lenient: true,
    path: '/api/v1/players/',
    scope: 'any-league',
    summary: 'Players of a league season, filtered',
    pathParameters: {},
    query: {
      position,
      nflTeam: text('NFL team abbreviation'),
      search: text('Part of the name'),
      limit: limit(50),
      offset: { kind: 'integer', min: 0, max: 1_000_000, default: 0, description: 'How many to skip' },
      leagueId: anyLeague,
    },
  },
  playerSearch: {
    lenient: true,
    path: '/api/v1/players/search',
    scope: 'any-league',
    summary: 'Players by part of their name',
    pathParameters: {},
    query: {
      query: { kind: 'text', required: true, description: 'Part of the name' },
      limit: limit(searchLimit),
      position,
      leagueId: anyLeague,
    },
  },
  topPerformers: {
    lenient: true,
    path: '/api/v1/players/top-performers',
    scope: 'any-league',
    summary: 'Best players by a metric',
    pathParameters: {},
    query: { metric, limit: limit(topPerformersLimit), position, leagueId: anyLeague },
  },
  playersByPosition: {
    lenient: true,
    path: '/api/v1/players/by-position/{position}',
    scope: 'any-league',
    summary: 'Players of a position (D/ST as D%2FST or DEF)',
    pathParameters: { position: { ...position, required: true } },
    query: { sortBy: metric, limit: limit(byPositionLimit), leagueId: anyLeague },
  },
  player: {
    lenient: true,
    path: '/api/v1/players/{id}',
    scope: 'player',
    summary: "A player's season",
    inSnapshot: true,
    pathParameters: { id: player },
    query: {},
  },
  playerWeeklyStats: {
    lenient: true,
    path: '/api/v1/players/{id}/weekly-stats',
    scope: 'player',
    summary: "A player's weeks",
    pathParameters: { id: player },
    query: { weekStart, weekEnd },
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

type ValueOf<P> = P extends { kind: 'id' | 'integer' }
  ? number
  : P extends { kind: 'host' }
    ? HostName
    : P extends { kind: 'boolean' }
      ? boolean
      : P extends { kind: 'choice'; choices: readonly (infer C)[] }
        ? C
        : string

type Given<P> = P extends { required: true } | { default: unknown } ? ValueOf<P> : ValueOf<P> | undefined

type Declared<N extends EndpointName> = (typeof endpoints)[N]['pathParameters'] & (typeof endpoints)[N]['query']

/** Parameters as a handler receives them: validated, with defaults. */
export type Parameters<N extends EndpointName> = { [K in keyof Declared<N>]: Given<Declared<N>[K]> }

type RequiredKeys<T> = { [K in keyof T]: T[K] extends { required: true } ? K : never }[keyof T]

/** Parameters as a caller passes them: required ones and optional ones. */
export type CallParameters<N extends EndpointName> = {
  [K in RequiredKeys<Declared<N>>]: ValueOf<Declared<N>[K]>
} & { [K in Exclude<keyof Declared<N>, RequiredKeys<Declared<N>>>]?: ValueOf<Declared<N>[K]> }

/** The endpoints that any server may implement. */
export type LenientEndpoint = {
  [N in EndpointName]: (typeof endpoints)[N] extends { lenient: true } ? N : never
}[EndpointName]
