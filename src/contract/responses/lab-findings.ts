import { z } from 'zod'
import { unavailable } from './luck.ts'
import { id, teamRef } from './shared.ts'

/** Proposed rules of a league. An absent rule keeps its value of each season. */
const rules = z.object({
  scoring: z
    .record(z.string(), z.number())
    .readonly()
    .describe(
      "Points per unit by id of the statistic: ESPN's number, or Sleeper's name where ESPN has none; for all positions",
    ),
  hasMedianGame: z.boolean().optional().describe('A second result each week, against the median'),
  playoffTeamCount: z.int().optional(),
  finalWeeks: z.int().optional().describe('Number of weeks of the championship'),
  hasDivisions: z.literal(false).optional().describe('False: division winners get no priority in seeding'),
  seedingRule: z.enum(['points-for', 'head-to-head']).optional(),
  reseeds: z.boolean().optional().describe('The best remaining seed plays the worst in every round'),
  lineups: z.enum(['best']).optional().describe("Each roster's optimal lineup instead of the actual one"),
  withoutSlots: z.array(z.string()).readonly().describe('Removed lineup slots, such as K'),
  schedule: z.enum(['lot']).optional().describe("'lot': mean over all schedules, without schedule luck"),
})

/** What rules change in a season. */
const effect = z.object({
  champion: z
    .object({ before: teamRef.nullable(), after: teamRef.nullable() })
    .describe('Null while the season has none, and where nobody can say who it would have been'),
  isOtherChampion: z.boolean().describe('False also where one of them is unknown'),
  leader: teamRef.nullable().describe('First in the regular season under these rules'),
  isOtherLeader: z.boolean(),
  entered: z.array(teamRef).describe('Teams in the playoffs that were not'),
  left: z.array(teamRef).describe('Teams that were in the playoffs and are not'),
  flippedGames: z.int().nullable().describe('Games with another winner; null by random schedules, which play no games'),
  winChange: z
    .object({ team: teamRef, wins: z.number().describe('Above 0: more than with its own schedule') })
    .nullable()
    .describe('By random schedules: the team whose wins change most; else null'),
  movedTeams: z.int().describe('Teams with another rank in the regular season'),
  gainsMost: z
    .object({ team: teamRef, places: z.int() })
    .nullable()
    .describe('Ranks of the regular season; null if no team gains any'),
  isDisruptive: z.boolean().describe('Whether anything but points changes'),
})

/** What common rule debates would have changed in a season. */
export const labFindings = z.object({
  leagueId: id,
  season: z.int(),
  unavailable,
  findings: z
    .array(z.object({ question: z.string().describe("Its short name: 'Half PPR'"), rules, effect }))
    .describe("Those that apply to the league's rules and data, the most disruptive first"),
})
