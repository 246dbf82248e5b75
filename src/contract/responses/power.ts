import { z } from 'zod'
import { unavailable } from './luck.ts'
import { id, points, rank, teamRef, week } from './shared.ts'

/** Every team's strength by its scores, with its standard error. Regular season only. */
export const power = z.object({
  leagueId: id,
  season: z.int(),
  unavailable,
  throughWeek: week.nullable().describe('Last week of the last final matchup period'),
  leagueMean: points.nullable().describe("Mean points of a team's week"),
  weeklyDeviation: points.nullable().describe("Standard deviation of a team's weekly points around its own mean"),
  averageWeeks: z
    .number()
    .nullable()
    .describe("Weeks of an average team that every rating includes: the more the league's teams differ, the fewer"),
  teams: z
    .array(
      z.object({
        team: teamRef,
        rank,
        previousRank: rank.nullable().describe('After the matchup period before; null after the first'),
        rating: points.describe('Points a week that it is expected to score'),
        error: points.describe('Standard error of the rating'),
        isLevelWithPrevious: z
          .boolean()
          .describe('True: less than one standard error behind the team ranked above, so the order is uncertain'),
        allPlayRank: rank.describe('By expected wins; equal ones share a rank'),
        recordRank: rank.describe('By the regular-season table'),
      }),
    )
    .describe('The strongest first'),
  weeks: z
    .array(
      z.object({
        week,
        leagueMean: points,
        teams: z.array(z.object({ team: teamRef, rank, rating: points, error: points })),
      }),
    )
    .describe('The same after each final matchup period, from what was known then'),
})

export type PowerResponse = z.infer<typeof power>
export type RatedTeam = PowerResponse['teams'][number]
