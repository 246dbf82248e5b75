import { z } from 'zod'
import { id, playerRef, points, teamRef } from './shared.ts'

export const draftPick = z.object({
  id,
  round_num: z.int(),
  pick_in_round: z.int(),
  overall_pick: z.int(),
  is_keeper: z.boolean(),
  bid_amount: z.number().nullable().describe('Auction price in dollars; null outside auctions'),
  team: teamRef,
  player: playerRef,
})

export const draftPicks = z.array(draftPick)

const performance = z.object({
  grade: z
    .enum(['Boom', 'Bust'])
    .nullable()
    .describe('At least one standard deviation above or below the cohort; null otherwise'),
  total_points: points.describe("The player's points over the season, whoever rostered him"),
  points_per_game: points.nullable(),
  games_played: z.int(),
  value_over_expectation: points.describe('Total points minus the cohort’s mean'),
  deviations: z.number().nullable().describe('Value over expectation in standard deviations'),
  cohort_mean: points,
  cohort_std: z.number().nullable().describe('Sample standard deviation (n - 1); null for a cohort of one'),
  cohort_size: z.int(),
  price_cohort: z
    .object({
      tier: z.int().describe('1 holds the dearest purchases'),
      highest_bid: z.number(),
      lowest_bid: z.number(),
      size: z.int(),
      mean: points,
      std: z.number().nullable().describe('Sample standard deviation (n - 1); null for a cohort of one'),
      value_over_expectation: points.describe('Total points minus this cohort’s mean'),
      deviations: z.number().nullable(),
      grade: z.enum(['Boom', 'Bust']).nullable(),
    })
    .nullish()
    .describe('Against purchases of the same position and about the same price; null outside auctions'),
})

const analyzedPick = z.object({
  pick_id: id,
  overall_pick: z.int(),
  round_num: z.int(),
  team: teamRef,
  player: playerRef,
  performance,
})

export const draftAnalysis = z.object({
  league_id: id,
  draft_picks: z.array(analyzedPick),
  best_booms: z.array(analyzedPick),
  worst_busts: z.array(analyzedPick),
  summary: z.object({
    total_picks: z.int(),
    booms: z.int(),
    busts: z.int(),
    is_partial: z.boolean().describe('True: points of weeks in which nobody rostered a player are missing'),
    note: z.string().nullable().describe('What is partial, in words'),
  }),
})

const valuedPick = z.object({
  pick_id: id,
  player_name: z.string(),
  position: z.string(),
  round_num: z.int(),
  overall_pick: z.int(),
  total_points: points,
  value_score: points.describe('Value over expectation'),
})

export const leagueDraftAnalytics = z.object({
  league_id: id,
  teams: z.array(
    z.object({
      team_id: id,
      team_name: z.string(),
      draft_performance: z.object({
        draft_efficiency: z
          .number()
          .nullable()
          .describe('Share of the team’s starter points that its own picks scored, 0 to 1; null before a point'),
        total_value_score: points.describe('Sum of its picks’ value over expectation'),
        starter_points_from_draft: points,
      }),
      best_picks: z.array(valuedPick),
      worst_picks: z.array(valuedPick),
    }),
  ),
})

export const draftComplete = z.object({
  league_id: id,
  draft_picks: draftPicks,
  draft_analysis: draftAnalysis,
  league_draft_analytics: leagueDraftAnalytics,
})
