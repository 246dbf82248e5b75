import { z } from 'zod'
import { tradedPick } from './moves.ts'
import {
  draftInfo,
  gameResult,
  id,
  isBye,
  lineupAlert,
  maybePoints,
  playerRef,
  points,
  slotChanges,
  teamMatchup,
  week,
  weekPoints,
} from './shared.ts'

const rosterPlayer = z.object({
  playerId: id,
  name: z.string(),
  nflTeam: z.string().nullable().describe('His NFL team in that week if known, else today’s'),
  position: z.string(),
  isStarter: z.boolean(),
  lineupSlot: z.string(),
  weekPoints: maybePoints.describe('Null: he did not play, or not yet'),
  projectedPoints: maybePoints,
  opponentMatchup: z.string().nullable().describe("'vs X', '@X' or 'BYE'; null where the schedule is not known"),
  isOnBye: z.boolean(),
  injuryStatus: z.string().nullable().describe('As of the import'),
  draftInfo,
  weeklyPerformance: z.array(weekPoints).describe('The six weeks up to this one'),
})

export const weeklyRoster = z.object({
  teamId: id,
  teamName: z.string(),
  week,
  roster: z.array(rosterPlayer),
  matchup: teamMatchup,
  isBye,
})

/** A weekly roster in a list of all weeks. Each week holds its own points, so `weeklyPerformance` is left out. */
export const rosterAmongOthers = weeklyRoster.extend({
  roster: z.array(rosterPlayer.omit({ weeklyPerformance: true })),
})

/** What a team can still change in its lineup. */
export const openDecisions = z.object({
  changes: z
    .array(
      z.object({
        slot: z.string(),
        starterId: id.nullable(),
        starterName: z.string().nullable().describe('Null for an empty slot'),
        starterProjected: points,
        benchId: id,
        benchName: z.string(),
        benchProjected: points,
        gain: points.describe('Projected points'),
        chanceGain: z.number().nullable().describe('Of the chance to win: 0 to 1; null if unknown'),
        moves: slotChanges,
        until: z
          .string()
          .nullable()
          .optional()
          .describe('The first kickoff of a player who changes his slot, ISO 8601; null if unknown'),
      }),
    )
    .describe('Better starters by the projections, the largest gain first; empty without projections'),
  alerts: z
    .array(lineupAlert)
    .describe('Slots that will score nothing, or may, and can still be changed; the surest first'),
})

export const startSitAnalysis = z.object({
  teamId: id,
  week,
  teamScore: points.describe('Starters of the week, without adjustments'),
  optimalScore: maybePoints.describe("The roster's optimal lineup; null if its bench points are unknown"),
  startSitImpact: maybePoints.describe(
    'Optimal minus actual, never below 0, and always 0 in best ball; null if bench points are unknown',
  ),
  result: gameResult,
  opponentScore: maybePoints.describe('Opponent’s starters of the week'),
  wouldHaveWon: z.boolean().nullable().describe('True: a loss that the optimal lineup would have won'),
  isAutomatic: z
    .literal(true)
    .optional()
    .describe('Best ball: the optimal lineup counts automatically, so optimal is actual and nothing is missed'),
  note: z
    .string()
    .optional()
    .describe('Why there was no decision, or why it is unknown, in one sentence; otherwise absent'),
  missedOpportunities: z.array(
    z.object({
      positionEligibility: z.string().describe('The slot the two compete for'),
      starterId: id.nullable(),
      starterName: z.string().describe("'Empty slot' where nobody was started"),
      starterPoints: points,
      benchId: id,
      benchName: z.string(),
      benchPoints: points,
      pointsMissed: points,
      moves: slotChanges,
    }),
  ),
  optimalLineup: z.array(z.object({ slot: z.string(), playerId: id.nullable(), name: z.string(), points })),
  open: openDecisions
    .nullable()
    .describe(
      'What can still be changed, among players whose games have not begun; null unless the week is being played',
    ),
})

const weekPerformance = z.object({
  week,
  totalPoints: maybePoints.describe('Starters and bench; null without a known lineup'),
  starterPoints: points.describe('Starters of the week'),
  benchPoints: maybePoints.describe('Null without a known lineup'),
  projectedPoints: maybePoints.describe('Projection of the starters'),
  optimalPoints: maybePoints.describe(
    'The optimal lineup, in best ball the one that counted; null without a known lineup',
  ),
  isComplete: z.boolean().describe('False while the week is being played'),
  matchup: teamMatchup,
  isBye,
})

const bestWeek = z.object({ week, points }).nullable()

export const teamWeeklyPerformance = z.object({
  teamId: id,
  teamName: z.string(),
  weeklyPerformance: z.array(weekPerformance),
  summary: z.object({ bestWeek, worstWeek: bestWeek, avgStarterPoints: maybePoints }),
})

export const weeklyPerformance = z.object({
  leagueId: id,
  weekStart: week,
  weekEnd: week,
  weeklyPerformance: z.array(weekPerformance.extend({ teamId: id, teamName: z.string() })),
  playerWeeks: z
    .array(z.object({ week, points: maybePoints, projectedPoints: maybePoints, isStarter: z.boolean() }))
    .nullable()
    .describe('Weeks of the requested player, else null'),
})

export const teamRoster = z.object({
  teamId: id,
  teamName: z.string(),
  roster: z.array(
    playerRef.extend({
      draftInfo,
      weeksRostered: z.int(),
      starts: z.int(),
      pointsAsStarter: points,
      totalPoints: points.describe('Over the season, on any roster'),
      isRosteredNow: z.boolean(),
    }),
  ),
})

const exchanged = { fromTeamId: id.nullable(), toTeamId: id.nullable() }

export const teamTransactions = z.object({
  teamId: id,
  transactions: z.array(
    z.object({
      transactionId: z.string(),
      week: z.int(),
      date: z.string().nullable(),
      kind: z
        .enum(['add', 'drop', 'waiver', 'trade', 'commissioner', 'undone', 'draft', 'other'])
        .describe('commissioner: he moved players or put them back; undone: what was put back'),
      status: z.enum(['executed', 'failed', 'pending', 'unknown']),
      bidAmount: z.number().nullable(),
      items: z.array(
        z.object({
          player: playerRef,
          action: z.enum(['add', 'drop', 'trade', 'other']),
          fromTeamId: id.nullable(),
          toTeamId: id.nullable(),
        }),
      ),
      draftPicks: z.array(tradedPick.extend(exchanged)).optional().describe('Traded draft picks'),
      budgetDollars: z
        .array(z.object({ dollars: z.number(), ...exchanged }))
        .optional()
        .describe('Traded dollars of the budget'),
    }),
  ),
})

export const seasonOverview = z.object({
  teamId: id,
  teamName: z.string(),
  draftSummary: z.array(
    z.object({
      playerId: id,
      playerName: z.string(),
      position: z.string(),
      round: z.int().nullable().describe('Null in an auction'),
      pick: z.int().describe('Overall pick'),
      totalPoints: points,
      valueOverExpectation: points.nullable().describe('Null for a keeper, whom nobody picked'),
      cohortSize: z
        .int()
        .optional()
        .describe(
          'Picks of the same position in the same round, in an auction of about the same price, this one included',
        ),
      isBestPick: z.boolean(),
      isWorstPick: z.boolean(),
    }),
  ),
  positionProduction: z
    .record(z.string(), z.array(z.object({ week, totalPoints: points })))
    .describe('Starter points by position and completed week; QB, RB, WR, TE, K and D/ST are always there'),
})
