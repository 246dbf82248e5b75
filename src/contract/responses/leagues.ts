import { z } from 'zod'
import { hostIds, id, maybePoints, points, rank, teamRef, week } from './shared.ts'

export const league = z.object({
  id,
  ...hostIds,
  name: z.string(),
  season: z.int(),
  team_count: z.int(),
  total_teams: z.int(),
  regular_season_weeks: z.int().describe('Last week of the regular season'),
  playoff_weeks: z.int().describe('Weeks of playoffs'),
  draft_complete: z.boolean(),
  total_picks: z.int(),
  summary: z.object({ total_picks: z.int() }),
  phase: z.enum(['pre-draft', 'pre-season', 'in-season', 'complete']),
  current_week: z.int().describe('0 before the season'),
  completed_weeks: z.array(week),
  final_week: z.int(),
  playoff_team_count: z.int(),
  scoring_format: z
    .enum(['head-to-head', 'total-points', 'elimination', 'other'])
    .optional()
    .describe('Only head-to-head leagues have matchups of two teams and records'),
  has_median_game: z.boolean().optional().describe('A second result each week against the median of all scores'),
  is_best_ball: z.literal(true).optional().describe('The best lineup of a week counts by itself, nobody sets one'),
  draft_type: z.string(),
  draft_date: z.string().nullish().describe('When it is held, or was; ISO 8601, null where it is not known'),
  trade_deadline: z.string().nullish().describe('Last moment for trades, ISO 8601; null where the host names none'),
  draft_order: z
    .array(id)
    .optional()
    .describe('Team ids in the order of the first round, until the draft is over; empty where it is not known'),
  lineup_slots: z.array(z.object({ slot: z.string(), count: z.int() })),
  scoring: z.string().nullable().describe('PPR, Half PPR or Standard; null where it does not tell'),
  seasons: z.array(z.int()).describe('All seasons of this league that are here, newest first'),
  season_league_ids: z
    .array(z.object({ season: z.int(), host_league_id: hostIds.host_league_id }))
    .optional()
    .describe('The ids of these seasons, on hosts where each season has its own'),
  as_of: z.string().nullable().describe('When it was read from its host, ISO 8601'),
  is_partial: z
    .boolean()
    .describe("True while weeks and players are still being read: until then only the league's own response is known"),
  warnings: z.array(z.string()).describe('What is not known about this season, and why'),
  team_logos: z
    .array(
      z.object({
        team_id: id,
        team_name: z.string(),
        logo: z.string().describe('Path of a small WebP on this server, behind which nothing ever changes'),
      }),
    )
    .optional()
    .describe('Pictures of the teams that have one; left out in lists of leagues'),
})

export const leagues = z.array(league)

export const userLeagues = z.object({
  host: hostIds.host,
  user: z.string(),
  leagues: z.array(
    z.object({
      name: z.string(),
      team_count: z.int().nullable(),
      seasons: z.array(z.object({ season: z.int(), host_league_id: hostIds.host_league_id })).describe('Newest first'),
    }),
  ),
})

export const team = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  owner_names: z.array(z.string()),
  division: z.string().nullable(),
  league: z.object({ id, ...hostIds, name: z.string(), season: z.int() }),
})

export const teams = z.array(team)

const side = z.object({
  team_id: id,
  team_name: z.string(),
  score: z.number().nullable(),
  adjustment: z.number().describe("Commissioner's adjustment, part of the score"),
})

export const matchup = z.object({
  matchup_id: z.int().describe('Number of the matchup within its league season'),
  week: week.describe('First week of the matchup'),
  weeks: z.array(week),
  is_playoff: z.boolean(),
  kind: z.enum(['regular', 'winners-bracket', 'winners-consolation', 'losers-consolation']),
  status: z.enum(['scheduled', 'in-progress', 'final']),
  home: side,
  away: side.nullable().describe('Null: a bye'),
  winner: teamRef.nullable().describe('Null: undecided, or a tie'),
  is_tie: z.boolean(),
})

export const matchups = z.array(matchup)

/** Nothing of it is known in leagues without opponents. */
const record = z.object({
  wins: z.int().nullable().describe('Null in leagues without opponents'),
  losses: z.int().nullable(),
  ties: z.int().nullable(),
  win_percentage: z.number().nullable().describe('0 to 100; a tie counts half'),
})

/** A team in a summary, with the figure it is there for. */
const leader = z.object({ team_name: z.string(), team_id: id, points: points }).nullable()

export const standings = z.object({
  league_id: id,
  season: z.int(),
  is_final: z.boolean().describe('False: ranks are those of the regular season so far'),
  standings: z.array(
    z.object({
      team_id: id,
      team_name: z.string(),
      owner_names: z.array(z.string()),
      rank,
      is_champion: z.boolean(),
      seed: rank
        .nullish()
        .describe(
          "Place in the race for the playoffs: the league's own once the regular season is over; null without one",
        ),
      made_playoffs: z.boolean(),
      eliminated_in_week: week.nullish().describe('In elimination leagues, when the team was out'),
      regular_season: record.extend({
        rank,
        points_for: points,
        points_against: maybePoints,
        point_differential: maybePoints,
        avg_points_for: points,
        avg_points_against: maybePoints,
        against_median: z
          .object({ wins: z.int(), losses: z.int(), ties: z.int() })
          .nullish()
          .describe('The part of the record that was won against the median; null in leagues without it'),
      }),
      total_season: record,
      rank_by_week: z
        .array(z.object({ week, rank }))
        .describe('Regular-season rank after each decided matchup period, by its last week'),
    }),
  ),
  summary: z.object({
    champion: leader,
    regular_season_leader: leader,
    highest_scoring: leader.describe('Most points for in the regular season'),
    regular_season_games: z.int().describe('Decided games of the regular season, each counted once'),
    total_points: points.describe('Points for of all teams, regular season'),
    avg_points_per_team: points,
  }),
})

export const headToHead = z.object({
  team_a: teamRef,
  team_b: teamRef,
  summary: z.object({
    games: z.int(),
    a_wins: z.int(),
    b_wins: z.int(),
    ties: z.int(),
    a_points: points,
    b_points: points,
  }),
  games: z.array(
    z.object({
      week,
      weeks: z.array(week),
      is_playoff: z.boolean(),
      a_score: z.number().nullable(),
      b_score: z.number().nullable(),
      winner_id: id.nullable(),
    }),
  ),
})
