/** What is known of a league's newest season before it begins. */
import { z } from 'zod'
import { historySeason, leagueName, maybeKey, name, ownerNames, season } from './history.ts'
import { maybePoints, playerRef, teamRef } from './shared.ts'

const keeper = z.object({
  team: teamRef,
  player: playerRef,
  round: z
    .int()
    .nullable()
    .describe('That he costs; null in an auction, and if unknown: ESPN lists keepers in rounds that say nothing of it'),
  price: z.number().nullable().describe('In dollars; null outside auctions, and if unknown'),
  lastPoints: maybePoints.describe('His points in the season before; null if unknown'),
  lastRank: z.int().nullable().describe('By these among players of his position; null if unknown'),
})

export const seasonAhead = z.object({
  leagueName,
  ownerNames,
  seasons: z.array(historySeason),
  season: season.nullable().describe('The newest season; null without any'),
  before: season.nullable().describe('The last played season before it; null in a first one'),
  moments: z
    .array(
      z.object({
        season,
        date: z.string().describe('ISO 8601'),
        text: z.string().describe('With its year before the sentence'),
      }),
    )
    .describe(
      'Drafts and trades of earlier seasons by their day: those of the same days of the calendar are this week in history',
    ),
  keepers: z
    .array(keeper)
    .describe("Entered at the host for the draft to come; where it does not state their cost, by the book's rule"),
  candidates: z
    .array(keeper)
    .describe(
      "Before the draft, while no keeper is entered: by the book's rule the three of each team with the most points in the season before; empty without a rule",
    ),
  changes: z
    .array(z.object({ setting: z.string(), before: z.string(), now: z.string() }))
    .describe('Settings of the host that differ from the season before'),
  ruleChanges: z.array(z.object({ season, text: z.string() })).describe("Of the league's book, for the newest season"),
  schedule: z
    .array(
      z.object({
        team: teamRef,
        key: maybeKey,
        managerName: name,
        games: z.int(),
        rated: z.int().describe('Games against managers who played the season before'),
        strength: z
          .number()
          .nullable()
          .describe(
            "Mean of these opponents' all-play shares of the season before, 0 to 1, 0.5 is average; null if fewer than half of the games are rated",
          ),
      }),
    )
    .describe('The hardest first; empty without a schedule, and in a first season'),
})

export type SeasonAheadResponse = z.infer<typeof seasonAhead>
