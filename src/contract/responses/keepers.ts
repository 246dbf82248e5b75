/** Who could be kept for the next draft, and what keeping was worth. */
import { z } from 'zod'
import { historySeason, leagueName, ownerNames, season } from './history.ts'
import { playerRef, points, teamRef } from './shared.ts'

const drafted = z
  .object({
    round: z.int().nullable().describe('Null in an auction'),
    price: z.number().nullable(),
    isKeeper: z.boolean(),
  })
  .nullable()
  .describe('Null: nobody drafted him')

export const keepers = z.object({
  leagueName,
  ownerNames,
  seasons: z.array(historySeason),
  rule: z
    .object({
      cost: z.enum(['round', 'price', 'as-drafted']),
      change: z.int().describe('Rounds earlier, or dollars more'),
      undrafted: z.int().nullable().describe('Round or price of undrafted players; null: they cannot be kept'),
      years: z.int().nullable().describe('Times in a row that a team may keep a player; null: no limit'),
    })
    .nullable()
    .describe("From the league's book; null without one, and then nothing is listed"),
  from: season.nullable().describe('The season whose last rosters the candidates are of'),
  isAuction: z.boolean().describe('Costs are dollars, not rounds'),
  candidates: z.array(
    z.object({
      team: teamRef,
      player: playerRef,
      drafted,
      cost: z.int().nullable().describe('Round or price; null if he cannot be kept'),
      timesKept: z.int().describe('Drafts in a row in which the team kept him'),
      refusal: z.enum(['undrafted', 'years']).nullable().describe('Why he cannot be kept'),
    }),
  ),
  kept: z
    .array(
      z.object({
        season,
        team: teamRef,
        player: playerRef,
        drafted,
        worth: points.describe('His points beyond the mean of his position at that round or price'),
      }),
    )
    .describe('Keepers of played seasons, best first'),
})

export type KeepersResponse = z.infer<typeof keepers>
