import { z } from 'zod'
import { matchupKind, matchupStatus } from './scoreboard.ts'
import { id, maybePoints, rank, teamRef, week } from './shared.ts'

const slot = z.object({
  team: teamRef.nullable().describe('Null: the team comes from an earlier game'),
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
  weekPoints: z.array(z.object({ week, points: maybePoints })).describe('Starters of each week'),
  isWinner: z.boolean(),
})

/** The playoff bracket and consolation ladders: rounds, games, next games of winners and losers, final ranks. */
export const bracket = z.object({
  leagueId: id,
  season: z.int(),
  unavailable: z.string().nullable().describe('Why there is no bracket, in one sentence; else null'),
  isProjected: z.boolean().describe('True: seeds are the table so far'),
  isEdited: z.boolean().describe('True: games of the bracket differ from the rules; they are shown without lines'),
  isConsolationEdited: z
    .optional(z.literal(true))
    .describe('True: only consolation games differ from the rules; they are shown without lines'),
  isReseeded: z.boolean().describe('True: in every round the best seed left meets the worst'),
  isToiletBowl: z
    .literal(true)
    .optional()
    .describe('Beside the bracket for the title the team that loses goes on, towards the last place'),
  playoffTeamCount: z.int(),
  seeds: z.array(z.object({ seed: rank, team: teamRef, inPlayoffs: z.boolean(), hasBye: z.boolean() })),
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
            matchupId: z.int().nullable(),
            kind: matchupKind,
            status: matchupStatus,
            isBye: z.boolean(),
            bestPlace: rank.describe('Best final place that can still be had from here'),
            worstPlace: rank,
            first: slot,
            second: slot.nullable().describe('Null: a bye'),
            winnerTo: z.string().nullable().describe('Key of the game the winner goes on to'),
            loserTo: z.string().nullable(),
          }),
        )
        .describe("The winners' bracket from top to bottom, then the games for places"),
    }),
  ),
  finalPlaces: z
    .array(z.object({ rank, team: teamRef }))
    .describe("The host's ranks once the season is over; else those of the games once all are final, else empty"),
})
