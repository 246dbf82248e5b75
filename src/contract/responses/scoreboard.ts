import { z } from 'zod'
import { id, lineupAlert, maybePoints, playerRef, points, rank, teamRef, week } from './shared.ts'

const chance = z.number().nullable().describe('0 to 1; null if unknown')

export const matchupKind = z.enum(['regular', 'winners-bracket', 'winners-consolation', 'losers-consolation'])
export const matchupStatus = z
  .enum(['scheduled', 'in-progress', 'final', 'not-recorded'])
  .describe("'not-recorded': the game is over, and its score unknown")

const side = z.object({
  team: teamRef,
  seed: rank.nullable().describe('In the playoffs; null in the regular season'),
  record: z
    .string()
    .describe("Regular-season record after this week, as '8-5' or '8-5-1'; empty for a team that left the league"),
  points: maybePoints.describe('Of the whole matchup, adjustments included; so far while it is played'),
  weekPoints: maybePoints.describe('Starters of this week only: differs in a two-week round'),
  adjustment: points.describe("Commissioner's adjustment and points for being at home, part of the points"),
  projectedPoints: maybePoints.describe('Starters, over the matchup; null without projections'),
  optimalPoints: maybePoints.describe('Optimal lineups, including the adjustment; null if a lineup is unknown'),
  missedPoints: maybePoints.describe('Optimal minus actual'),
  betterLineup: z
    .object({
      wins: z.boolean().describe('The optimal lineup would have won'),
      player: playerRef
        .nullable()
        .describe('The bench player whose start alone would have won, the costliest to miss; null if none would have'),
      week: week.nullable().describe('His week; null without a player'),
    })
    .nullish()
    .describe(
      'Of a side that lost or tied, once no starter of the game has points to come and its lineup can no longer be changed; null otherwise, if a lineup is unknown, in best ball, and if something else than points decided',
    ),
  scoreRank: rank.nullable().describe('Among all scores of the week; null while it is undecided'),
  chanceBefore: chance.describe('Pregame chance to win: 0.01 to 0.99; null if unknown'),
  chanceLive: chance.describe('Chance to win while it is played: 0.01 to 0.99; else null'),
  pointsToCome: maybePoints.describe(
    'Expected from now on, weeks of the round that have not begun included; only while it is played. Null if unknown',
  ),
  hostProjectedPoints: maybePoints.describe('The host’s own projection while it is played; else null'),
  hostChance: chance.describe('The host’s own chance to win while it is played, 0 to 1; else null'),
  startersToCome: z
    .int()
    .nullable()
    .describe('Starters with points to come; null if unknown, as with weeks of the round that have not begun'),
  isWinner: z.boolean(),
  beatsMedian: z.boolean().nullable().describe('Median leagues: its second result; null on a tie with the median'),
})

/** A week's matchups with remarkable facts about them. */
export const scoreboard = z.object({
  leagueId: id,
  season: z.int(),
  week,
  isComplete: z.boolean(),
  isPlayoffWeek: z.boolean(),
  unavailable: z.string().nullable().describe('Why there are no matchups, in one sentence; else null'),
  weeks: z.array(z.object({ week, isComplete: z.boolean(), isPlayoff: z.boolean() })).describe('Weeks of the season'),
  median: maybePoints.describe('Median score of the week in median leagues; else null'),
  chanceBasis: z.enum(['projections', 'ratings', 'mixed']).nullable().describe('Source of the pregame chances'),
  matchups: z
    .array(
      z.object({
        matchupId: z.int(),
        weeks: z.array(week).describe('Weeks it is played over'),
        kind: matchupKind,
        status: matchupStatus,
        home: side,
        away: side.nullable().describe('Null: a bye'),
        isTie: z.boolean(),
        margin: maybePoints.describe('Winner’s points minus loser’s; null while undecided'),
        flags: z.array(z.enum(['upset', 'close', 'blowout', 'stolen', 'top-score-loss', 'nobody-started'])),
      }),
    )
    .describe('The championship game first, then the winners’ bracket; byes last'),
  title: z
    .object({
      matchupId: z.int().describe('The championship game'),
      winnerIsChampion: z.boolean().describe('False: undecided, or the final ranks name another champion'),
    })
    .nullish()
    .describe('In the weeks of the championship game, if its teams are known; else null'),
  lineupAlerts: z
    .array(z.object({ teamId: id, alerts: z.array(lineupAlert) }))
    .optional()
    .describe(
      'Teams with slots that will score nothing, or may, and can still be changed; only while the week is being played',
    ),
  isWatched: z
    .boolean()
    .optional()
    .describe('Somebody watched while it was played: `gamePaths` has how the chances moved'),
  ranking: z
    .array(
      z.object({
        team: teamRef,
        rank: rank.nullable(),
        points: maybePoints.describe('Of the whole round; so far while it is played'),
        projectedPoints: maybePoints,
        optimalPoints: maybePoints,
        missedPoints: maybePoints,
        isOut: z.boolean().describe('Elimination leagues: out after this round'),
      }),
    )
    .describe('All against all, best first, in leagues without matchups; else empty'),
})

export type ScoreboardResponse = z.infer<typeof scoreboard>
