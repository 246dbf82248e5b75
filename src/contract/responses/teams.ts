import { z } from 'zod'
import {
  draftInfo,
  gameResult,
  id,
  isBye,
  maybePoints,
  playerRef,
  points,
  teamMatchup,
  week,
  weekPoints,
} from './shared.ts'

const rosterPlayer = z.object({
  player_id: id,
  name: z.string(),
  nfl_team: z.string().nullable().describe('His NFL team in that week where known, else today’s'),
  position: z.string(),
  is_starter: z.boolean(),
  lineup_slot: z.string(),
  week_points: maybePoints.describe('Null: he did not play, or not yet'),
  projected_points: maybePoints,
  opponent_matchup: z.string().nullable().describe("'vs X', '@X' or 'BYE'; null where the schedule is not known"),
  is_on_bye: z.boolean(),
  injury_status: z.string().nullable().describe('As of the import'),
  draft_info: draftInfo,
  weekly_performance: z.array(weekPoints).describe('The six weeks up to this one'),
})

export const weeklyRoster = z.object({
  team_id: id,
  team_name: z.string(),
  week,
  roster: z.array(rosterPlayer),
  matchup: teamMatchup,
  is_bye: isBye,
})

/** One of a season's rosters: what players scored in other weeks stands in those. */
export const rosterAmongOthers = weeklyRoster.extend({
  roster: z.array(rosterPlayer.omit({ weekly_performance: true })),
})

export const startSitAnalysis = z.object({
  team_id: id,
  week,
  team_score: points.describe('Starters of the week, without adjustments'),
  optimal_score: maybePoints.describe('The best lineup the roster allowed; null where its bench is not known'),
  start_sit_impact: maybePoints.describe(
    'Optimal minus actual, never below 0, and always 0 in best ball; null where the bench is not known',
  ),
  result: gameResult,
  opponent_score: maybePoints.describe('Opponent’s starters of the week'),
  would_have_won: z.boolean().nullable().describe('True: a loss that the optimal lineup would have won'),
  is_automatic: z
    .literal(true)
    .optional()
    .describe('Best ball: the best lineup counts by itself, nobody sets one: optimal is actual, nothing is missed'),
  note: z
    .string()
    .optional()
    .describe(
      'Why there was nothing to decide, or why it is not known, in one sentence; left out where there is no reason',
    ),
  missed_opportunities: z.array(
    z.object({
      position_eligibility: z.string().describe('The slot the two compete for'),
      starter_id: id.nullable(),
      starter_name: z.string().describe("'Empty slot' where nobody was started"),
      starter_points: points,
      bench_id: id,
      bench_name: z.string(),
      bench_points: points,
      points_missed: points,
      moves: z
        .array(z.object({ player_id: id, name: z.string(), slot: z.string() }))
        .optional()
        .describe('Who moves into which slot, the bench player first; more than one where others make room for him'),
    }),
  ),
  optimal_lineup: z.array(z.object({ slot: z.string(), player_id: id.nullable(), name: z.string(), points })),
})

const weekPerformance = z.object({
  week,
  total_points: maybePoints.describe('Starters and bench; null where the lineup is not known'),
  starter_points: points.describe('Starters of the week'),
  bench_points: maybePoints.describe('Null where the lineup is not known'),
  projected_points: maybePoints.describe('Projection of the starters'),
  optimal_points: maybePoints.describe(
    'The best lineup, in best ball the one that counted; null where the lineup is not known',
  ),
  is_complete: z.boolean().describe('False while the week is being played'),
  matchup: teamMatchup,
  is_bye: isBye,
})

const bestWeek = z.object({ week, points }).nullable()

export const teamWeeklyPerformance = z.object({
  team_id: id,
  team_name: z.string(),
  weekly_performance: z.array(weekPerformance),
  summary: z.object({ best_week: bestWeek, worst_week: bestWeek, avg_starter_points: maybePoints }),
})

export const weeklyPerformance = z.object({
  league_id: id,
  week_start: week,
  week_end: week,
  weekly_performance: z.array(weekPerformance.extend({ team_id: id, team_name: z.string() })),
  player_weeks: z
    .array(z.object({ week, points: maybePoints, projected_points: maybePoints, is_starter: z.boolean() }))
    .nullable()
    .describe('Weeks of the player asked for, else null'),
})

export const teamRoster = z.object({
  team_id: id,
  team_name: z.string(),
  roster: z.array(
    playerRef.extend({
      draft_info: draftInfo,
      weeks_rostered: z.int(),
      starts: z.int(),
      points_as_starter: points,
      total_points: points.describe('Over the season, whoever rostered him'),
      is_rostered_now: z.boolean(),
    }),
  ),
})

export const teamTransactions = z.object({
  team_id: id,
  transactions: z.array(
    z.object({
      transaction_id: z.string(),
      week: z.int(),
      date: z.string().nullable(),
      kind: z
        .enum(['add', 'drop', 'waiver', 'trade', 'commissioner', 'undone', 'draft', 'other'])
        .describe('commissioner: he moved players or put them back; undone: what was put back'),
      status: z.enum(['executed', 'failed', 'pending', 'unknown']),
      bid_amount: z.number().nullable(),
      items: z.array(
        z.object({
          player: playerRef,
          action: z.enum(['add', 'drop', 'trade', 'other']),
          from_team_id: id.nullable(),
          to_team_id: id.nullable(),
        }),
      ),
    }),
  ),
})

export const seasonOverview = z.object({
  team_id: id,
  team_name: z.string(),
  draft_summary: z.array(
    z.object({
      player_id: id,
      player_name: z.string(),
      position: z.string(),
      round: z.int(),
      pick: z.int().describe('Overall pick'),
      total_points: points,
      value_over_expectation: points,
      cohort_size: z.int().optional().describe('Picks of the same position in the same round, this one included'),
      is_best_pick: z.boolean(),
      is_worst_pick: z.boolean(),
    }),
  ),
  position_production: z
    .record(z.string(), z.array(z.object({ week, total_points: points })))
    .describe('Starter points by position and week; QB, RB, WR, TE, K and D/ST are always there'),
})
