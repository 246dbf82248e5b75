import { z } from 'zod'
import * as mini from 'zod/mini'
import { hostPlayer, hostSeason, hostTeam } from '../../domain/host-season.ts'
import { unavailable } from './luck.ts'
import { id, week } from './shared.ts'

const { settings, status, matchups, playoffDraw, lineups, drafts } = hostSeason.shape

/**
 * A season for the browser's rule lab to replay: of its document (`HostSeason`) what judges its games, without names of managers, moves,
 * projections and the NFL's schedule, and players' statistics. Ids of teams and games are the season's own, not public ids.
 */
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
    unlisted: z
      .string()
      .nullable()
      .describe('In one sentence, where players keep scores that do not follow from the listed rules; else null'),
  }),
  lineupsUnavailable: z.string().nullable().describe('Why rules about lineups cannot be tried; else null'),
  finalWeeks: z.int().nullable().describe('Number of weeks of the championship; null without one'),
  settings,
  status,
  teams: z.array(
    mini.pick(hostTeam, {
      id: true,
      name: true,
      divisionId: true,
      playoffSeed: true,
      finalRank: true,
      rankByCommissioner: true,
      recordByHost: true,
    }),
  ),
  matchups,
  playoffDraw,
  lineups,
  drafts,
  players: z.array(
    mini.extend(
      mini.pick(hostPlayer, {
        number: true,
        name: true,
        position: true,
        eligibleSlots: true,
        coverage: true,
        seasonPoints: true,
      }),
      {
        weeks: z
          .array(z.array(z.number()))
          .describe('Week, official points, then pairs of an index in `statistics` and an amount; no pairs: unknown'),
      },
    ),
  ),
})
