/** How the managers of a league draft, and where the league usually picks, from all stored drafts. */
import { z } from 'zod'
import { historySeason, key, leagueName, name, ownerNames, season } from './history.ts'
import { points } from './shared.ts'

const share = z.number().describe('0 to 1: of picks, in an auction of dollars')
const position = z.string()
const round = z
  .number()
  .nullable()
  .describe('Mean round of the first pick of the position; null in an auction, and without one')

export const draftTendencies = z.object({
  leagueName,
  ownerNames,
  seasons: z.array(historySeason),
  drafts: z
    .array(z.object({ season, teams: z.int(), picks: z.int(), keepers: z.int() }))
    .describe(
      'The stored drafts that count: complete, of the same players as the next one, and auctions or not as it is',
    ),
  isAuction: z.boolean(),
  managers: z
    .array(
      z.object({
        key,
        name,
        seasons: z.array(season).describe('Of his drafts'),
        tendencies: z
          .object({
            picks: z.int(),
            positions: z
              .array(z.object({ position, share, leagueShare: share, firstRound: round, leagueFirstRound: round }))
              .describe('Against all teams in the same drafts'),
            rounds: z
              .array(z.object({ round: z.int(), positions: z.array(z.object({ position, picks: z.int() })) }))
              .describe('What he took in the first four rounds, the most frequent first; empty in an auction'),
            nflTeams: z
              .array(z.object({ nflTeam: z.string(), picks: z.int(), expected: z.number() }))
              .describe('NFL teams of which he picked at least three players, and twice what the league would have'),
            keepersPerDraft: z.number(),
          })
          .nullable()
          .describe('Null: fewer than three drafts'),
      }),
    )
    .describe('By name'),
  usual: z
    .object({
      seasons: z.array(season).describe('Drafts with as many teams as the newest season has; empty in an auction'),
      positions: z.array(
        z.object({
          position,
          firstRound: z.number().describe('Mean round of its first pick'),
          overallPicks: z.array(z.number()).describe('Mean overall pick of its first player, its second, and so on'),
        }),
      ),
      picks: z.array(
        z.object({
          overallPick: z.int(),
          drafts: z.int().describe('Drafts of played seasons that have the pick'),
          meanPoints: points.describe('Mean of the season points of the players picked there'),
          best: z.object({ season, playerName: z.string(), position, points }),
        }),
      ),
    })
    .describe('Where this league usually picks, keepers left out'),
})

export type DraftTendenciesResponse = z.infer<typeof draftTendencies>
