import { z } from 'zod'
import { draftInfo, hostIds, id, maybePoints, percentage, playerRef, points, teamRef, week } from './shared.ts'

export const playerSummary = playerRef.extend({
  team: teamRef.nullable().describe('Fantasy team that has him in the last known week'),
  total_points: points,
  avg_points_per_game: maybePoints,
  games_played: z.int(),
  starts: z.int(),
  total_projected: points,
})

export const players = z.array(playerSummary)

const weeklyStat = z.object({
  week,
  nfl_team: z.string().nullable(),
  nfl_opponent: z.string().nullable().describe("'vs X', '@X' or 'BYE'; null where the schedule is not known"),
  points: maybePoints,
  projected_points: maybePoints,
  lineup_slot: z.string().nullable().describe('Null: nobody rostered him'),
  is_starter: z.boolean(),
  team: teamRef.nullable().describe('Fantasy team that rostered him'),
  matchup_info: z.object({ is_playoff: z.boolean() }).nullable(),
})

const highlight = z.object({ week, points }).nullable()

export const player = playerRef.extend({
  league: z.object({ id, ...hostIds, season: z.int() }),
  injury_status: z.string().nullable().describe('As of the import'),
  draft_info: draftInfo,
  draft_team: teamRef.nullable(),
  season_stats: z.object({
    total_points: points,
    avg_points_per_game: maybePoints,
    starts: z.int().describe('Weeks somebody started him'),
    games_played: z.int(),
    total_projected: points,
    start_percentage: percentage.nullable().describe('Starts per game played'),
    accuracy: percentage
      .nullable()
      .describe('100 minus the mean absolute projection error in percent of the projection'),
    is_partial: z.boolean().describe('True: only weeks in which somebody rostered him are known'),
  }),
  weekly_stats: z.array(weeklyStat),
  performance_highlights: z.object({
    best_week: highlight,
    worst_week: highlight,
    consistency_score: z.number().nullable().describe('100 × (1 − coefficient of variation), clipped to 0..100'),
  }),
})

export const playerWeeklyStats = z.object({ player_id: id, name: z.string(), weekly_stats: z.array(weeklyStat) })
