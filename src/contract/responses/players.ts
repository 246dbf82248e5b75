import { z } from 'zod'
import { draftInfo, hostIds, id, maybePoints, percentage, playerRef, points, teamRef, week } from './shared.ts'

const playerSummary = playerRef.extend({
  team: teamRef.nullable().describe('Fantasy team of his last known week'),
  totalPoints: points,
  avgPointsPerGame: maybePoints,
  gamesPlayed: z.int().describe('Completed weeks in which he played'),
  starts: z.int().describe('Completed weeks in which a team started him'),
  totalProjected: points.describe('Of completed weeks'),
})

export const players = z.array(playerSummary)

const weeklyStat = z.object({
  week,
  nflTeam: z.string().nullable(),
  nflOpponent: z.string().nullable().describe("'vs X', '@X' or 'BYE'; null where the schedule is not known"),
  points: maybePoints,
  projectedPoints: maybePoints,
  lineupSlot: z.string().nullable().describe('Null: on no roster'),
  isStarter: z.boolean(),
  team: teamRef.nullable().describe('Fantasy team that rostered him'),
  isComplete: z.boolean().describe('False while the week is being played'),
  matchupInfo: z.object({ isPlayoff: z.boolean() }).nullable(),
})

const highlight = z.object({ week, points }).nullable()

export const player = playerRef.extend({
  league: z.object({ id, ...hostIds, season: z.int() }),
  injuryStatus: z.string().nullable().describe('As of the import'),
  draftInfo,
  draftTeam: teamRef.nullable(),
  trades: z
    .array(z.object({ id: z.string().describe('As in `moves`'), week: z.int(), from: teamRef.nullable(), to: teamRef }))
    .optional()
    .describe('Trades that moved him this season, in order'),
  seasonStats: z.object({
    totalPoints: points.describe('With those of the running week; all other figures are of completed weeks'),
    avgPointsPerGame: maybePoints,
    starts: z.int().describe('Weeks in which a team started him'),
    gamesPlayed: z.int(),
    totalProjected: points,
    startPercentage: percentage.nullable().describe('Starts per game played'),
    accuracy: percentage
      .nullable()
      .describe('100 minus the mean absolute projection error in percent of the projection'),
    isPartial: z.boolean().describe('True: only weeks on a roster are known'),
  }),
  weeklyStats: z.array(weeklyStat),
  performanceHighlights: z.object({
    bestWeek: highlight,
    worstWeek: highlight,
    consistencyScore: z.number().nullable().describe('100 × (1 − coefficient of variation), clipped to 0..100'),
  }),
})

export const playerWeeklyStats = z.object({ playerId: id, name: z.string(), weeklyStats: z.array(weeklyStat) })
