import { z } from 'zod'
import { id, points, rank, teamRef, week } from './shared.ts'

const wins = z.number().describe('Wins above an average team')

/** The parts of a report; null if the report cannot separate them. */
const partsOf = (part: z.ZodNumber) =>
  z.object({
    draft: part.nullable().describe('Optimal lineup of the own draftees, as if all had stayed; null if unknown'),
    moves: part.nullable().describe('Gain of the real roster over that: pickups, trades, drops; null if unknown'),
    roster: part.nullable().describe('Draft and moves together, if they cannot be separated; else null'),
    lineup: part.nullable().describe('Missed points of the lineups, 0 in best ball; null without a known lineup'),
    adjustment: part.nullable().describe('Commissioner’s adjustments, points for being at home'),
    unknown: part.nullable().describe('Whole weeks without lineups; null if there are none'),
  })

/** Every manager's contribution to the team's wins: average + parts + luck = wins. Regular season only. */
export const managers = z.object({
  leagueId: id,
  season: z.int(),
  unavailable: z.string().nullable().describe('Why there is no report, in one sentence; else null'),
  throughWeek: week.nullable(),
  tellsDraftFromMoves: z
    .boolean()
    .describe("False: draftees' points for other teams are unknown, or it was a rookie draft"),
  leagueEfficiency: z
    .number()
    .nullable()
    .describe('Points started ÷ points of the optimal lineups: 0 to 1; null in best ball'),
  notes: z
    .array(z.string())
    .optional()
    .describe('Limits of the parts in this league, one sentence each; absent if there are none'),
  teams: z
    .array(
      z.object({
        team: teamRef,
        ownerNames: z.array(z.string()),
        luckFreeRank: rank.describe('By expected wins; equal ones share a rank'),
        recordRank: rank.describe('By the regular-season table'),
        games: z.int(),
        wins: z.number().describe('A tie counts half'),
        average: z.number().describe('Half of the games'),
        parts: partsOf(wins),
        luck: wins.describe('Wins minus expected wins'),
        expectedWins: z.number(),
        efficiency: z
          .number()
          .nullable()
          .describe('Points started ÷ points of the optimal lineups: 0 to 1; null in best ball'),
        weeks: z.array(
          z.object({
            week: week.describe('Last week of the matchup period'),
            weeks: z.array(week),
            score: points,
            points: partsOf(points).describe('In points, adding up to the score'),
            wins: partsOf(wins).describe('In wins, adding up to the share of the league outscored, minus a half'),
          }),
        ),
      }),
    )
    .describe('By luck-free rank'),
})

export type ManagersResponse = z.infer<typeof managers>
/** A manager's contribution to the team's wins. */
export type ManagerReport = ManagersResponse['teams'][number]
