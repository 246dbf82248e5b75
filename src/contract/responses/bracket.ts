import { z } from 'zod'
import { matchupKind, matchupStatus } from './scoreboard.ts'
import { id, maybePoints, rank, teamRef, week } from './shared.ts'

const slot = z.object({
  team: teamRef.nullable().describe('Null: who comes out of an earlier game'),
  seed: rank.nullable(),
  label: z
    .string()
    .describe(
      "The team's name, or 'Winner of 4/5', 'Loser of semifinal 1', 'Winner of 7–12, game 2', 'Best seed left'",
    ),
  from: z
    .object({ game: z.string(), outcome: z.enum(['winner', 'loser']) })
    .nullable()
    .describe('The game it came from; null in a first game and after a bye'),
  points: maybePoints.describe('Over all weeks of the game'),
  week_points: z.array(z.object({ week, points: maybePoints })).describe('Starters of each week'),
  is_winner: z.boolean(),
})

/** The playoffs as a bracket with the ladders beside it: rounds, games, where winners and losers go, final places. */
export const bracket = z.object({
  league_id: id,
  season: z.int(),
  unavailable: z.string().nullable().describe('Why there is no bracket, in one sentence; else null'),
  is_projected: z.boolean().describe('True: seeds are the table so far'),
  is_edited: z.boolean().describe('True: games differ from the rules; they are shown without lines'),
  is_reseeded: z.boolean().describe('True: in every round the best seed left meets the worst'),
  is_toilet_bowl: z
    .literal(true)
    .optional()
    .describe('Beside the bracket for the title the team that loses goes on, towards the last place'),
  playoff_team_count: z.int(),
  seeds: z.array(z.object({ seed: rank, team: teamRef, in_playoffs: z.boolean(), has_bye: z.boolean() })),
  rounds: z.array(
    z.object({
      round: z.int().min(1),
      title: z.string().describe("Of the winners' bracket: 'Quarterfinals', 'Semifinals', 'Final'"),
      weeks: z.array(week).describe('Two: one game over both'),
      games: z
        .array(
          z.object({
            key: z.string().describe("'r2g3': third game of the second round"),
            title: z.string().describe("'Semifinal 1', '3rd place', 'Places 7 to 12'"),
            matchup_id: z.int().nullable(),
            kind: matchupKind,
            status: matchupStatus,
            is_bye: z.boolean(),
            best_place: rank.describe('Best final place that can still be had from here'),
            worst_place: rank,
            first: slot,
            second: slot.nullable().describe('Null: a bye'),
            winner_to: z.string().nullable().describe('Key of the game the winner goes on to'),
            loser_to: z.string().nullable(),
          }),
        )
        .describe("The winners' bracket from top to bottom, then the games for places"),
    }),
  ),
  final_places: z
    .array(z.object({ rank, team: teamRef }))
    .describe(
      'As the host ranks them, once the season is over; else as the games make it once all are decided, else empty',
    ),
})
