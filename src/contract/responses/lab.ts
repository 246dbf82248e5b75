import { z } from 'zod'
import { unavailable } from './luck.ts'
import { id, points, teamRef, week } from './shared.ts'

const team = z.int().nonnegative().describe('Index in `teams`')
const slot = z.int().nonnegative().describe('Index in `slots`')

const side = z.object({
  team,
  points: points.nullable().describe('Adjustment and home bonus included; null before kick-off'),
  adjustment: points.describe("The commissioner's; stays under other rules"),
  homeBonus: points,
  weeks: z.array(z.array(z.number())).describe('Week and points of the starters'),
})

const score = z.array(z.number())

/** A season for the browser's rule lab to replay: rules, games, lineups and players' statistics. */
export const lab = z.object({
  leagueId: id,
  season: z.int(),
  unavailable,
  scoring: z.object({
    unavailable: z
      .string()
      .nullable()
      .describe('Why players cannot be scored again, in one sentence; else null. Other rules can be tried'),
    rules: z
      .array(
        z.object({
          statistic: z.string().describe("Id of the statistic: ESPN's number, or Sleeper's name where ESPN has none"),
          points: z.number().describe('A unit of it'),
          byPosition: z.record(z.string(), z.number()).describe('Points for these positions instead'),
        }),
      )
      .describe("The league's scoring"),
    statistics: z.array(z.string()).describe('What the indexes of `players` stand for'),
    playerWeeks: z.int().describe('Player-weeks with official points'),
    reproduced: z.int().describe("Those that the league's own scoring gives to the cent"),
    weeks: z.array(z.object({ week, playerWeeks: z.int(), reproduced: z.int() })),
  }),
  lineupsUnavailable: z.string().nullable().describe('Why rules about lineups cannot be tried; else null'),
  rules: z.object({
    regularSeasonMatchups: z.int(),
    matchupPeriods: z.array(z.object({ matchupPeriod: z.int(), weeks: z.array(week) })),
    playoffTeamCount: z.int(),
    finalWeeks: z.int().nullable().describe('Number of weeks of the championship; null without one'),
    hasMedianGame: z.boolean(),
    seedingRule: z.enum(['points-for', 'head-to-head', 'division-record', 'points-against', 'other']).nullable(),
    divisionRule: z.enum(['division-record']).nullable(),
    reseeds: z.boolean().nullable(),
    hasConsolationLadder: z.boolean().nullable(),
    losersBracket: z.enum(['consolation', 'toilet-bowl']).nullable(),
    divisions: z.array(z.int()),
    isBestBall: z.boolean(),
    lineupSlots: z.array(z.object({ slot, count: z.int() })),
  }),
  status: z.object({
    phase: z.enum(['pre-draft', 'pre-season', 'in-season', 'complete']),
    currentWeek: z.int(),
    completedWeeks: z.array(week),
    finalWeek: z.int(),
    regularSeasonFinalWeek: z.int(),
  }),
  slots: z.array(z.string()).describe('Lineup slots'),
  teams: z.array(
    z.object({
      team: teamRef,
      division: z.int().nullable(),
      seed: z.int().nullable(),
      finalRank: z.int().nullable(),
      record: z
        .object({ wins: z.int(), losses: z.int(), ties: z.int(), pointsFor: points, pointsAgainst: points })
        .nullable()
        .describe("The host's own"),
    }),
  ),
  matchups: z.array(
    z.object({
      matchupId: z.int(),
      matchupPeriod: z.int(),
      weeks: z.array(week),
      kind: z.enum(['regular', 'winners-bracket', 'winners-consolation', 'losers-consolation']),
      status: z.enum(['scheduled', 'in-progress', 'final']),
      home: side,
      away: side.nullable(),
      result: z.enum(['home', 'away', 'tie']).nullable().describe('The winner; null until final'),
    }),
  ),
  players: z
    .array(
      z.object({
        id,
        name: z.string(),
        position: z.string(),
        slots: z.array(slot).describe('Eligible starting slots'),
        seasonPoints: points.nullable(),
        isWhole: z.boolean().describe('True: all his weeks are known, rostered or not'),
        weeks: z
          .array(score)
          .describe('Week, official points, then pairs of an index in `statistics` and an amount; no pairs: unknown'),
      }),
    )
    .describe('In the order of their numbers'),
  lineups: z.array(
    z.object({
      week,
      team,
      isBenchUnknown: z.boolean(),
      entries: z.array(z.int()).describe('Pairs of an index in `players` and a slot'),
    }),
  ),
  picks: z
    .array(z.array(z.int()))
    .describe(
      'Overall pick, round, pick in the round (0 in an auction), indexes in `teams` and `players`, 1 for a keeper',
    ),
})
