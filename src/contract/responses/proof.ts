/** How right a league's figures are: against its host's own, and playoff odds against what came. */
import { z } from 'zod'
import { hostNames } from '../../domain/identity.ts'
import { equalToHost, leagueName, ownerNames, season } from './history.ts'
import { teamRef, week } from './shared.ts'

const chances = z.int().describe('How many chances were given before they were decided')
const scores = {
  brier: z.number().describe('Mean squared distance of chance and outcome: 0 is perfect'),
  logLoss: z.number().describe('Mean of −ln of the chance of what came: 0 is perfect'),
}

const measuredOdds = z.object({
  chances,
  bins: z
    .array(
      z.object({
        from: z.number().describe('0 to 1'),
        to: z.number().describe('0 to 1'),
        chances: z.int().describe('Chances between them'),
        meanChance: z.number().describe('0 to 1; 0 without chances'),
        share: z.number().describe('Of these chances, how many came: 0 to 1; 0 without chances'),
      }),
    )
    .describe('Ten, from the least likely'),
  weeks: z.array(
    z.object({
      week: week.describe('After this week'),
      chances,
      ...scores,
      baseRate: z.object(scores).describe('As if every team had the same chance'),
      coinPerGame: z.object(scores).describe('By the standings and a coin for each remaining game'),
    }),
  ),
})

export const proof = z.object({
  leagueName,
  ownerNames,
  seasons: z
    .array(
      z.object({
        season,
        host: z.enum(hostNames).describe('Its host'),
        hostLeagueId: z.string().describe("The host's league id of this season"),
        equalToHost,
        odds: measuredOdds.nullable().describe('Null before the playoff teams are certain, and without odds'),
        said: z
          .object({
            week: week.describe('After this week'),
            teams: z.array(
              z.object({
                team: teamRef,
                chance: z.number().describe('Of the playoffs: 0 to 1'),
                came: z.boolean().describe('Whether the team was in the playoffs'),
              }),
            ),
          })
          .nullable()
          .describe('What the odds were in the middle of the season, the most likely first; null without odds'),
      }),
    )
    .describe('Newest first'),
})

export type ProofResponse = z.infer<typeof proof>
export type SeasonProof = ProofResponse['seasons'][number]
