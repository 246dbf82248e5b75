import { z } from 'zod'
import { id, playerRef, points, teamRef } from './shared.ts'

const draftPick = z.object({
  id,
  roundNum: z.int().nullable().describe('Null in an auction, where rounds are an order of nomination'),
  pickInRound: z.int().nullable(),
  overallPick: z.int(),
  isKeeper: z.boolean(),
  draftName: z.string().optional().describe('In a season of several drafts, such as “Rookie draft”'),
  bidAmount: z.number().nullable().describe('Auction price in dollars; null outside auctions'),
  team: teamRef,
  player: playerRef,
})

export const draftPicks = z.array(draftPick)

const performance = z.object({
  grade: z
    .enum(['Boom', 'Bust'])
    .nullable()
    .describe('At least one standard deviation above or below the cohort; null otherwise'),
  totalPoints: points.describe("The player's points over the season, whoever rostered him"),
  pointsForTeam: points
    .nullish()
    .describe('Those of weeks in which the team that picked him had him; null where its lineups aren’t known'),
  pointsPerGame: points.nullable(),
  gamesPlayed: z.int(),
  valueOverExpectation: points
    .nullable()
    .describe('Total points minus the cohort’s mean; null for a keeper, whom nobody picked'),
  deviations: z.number().nullable().describe('Value over expectation in standard deviations'),
  cohortMean: points.nullable().describe('Without keepers; null for one'),
  cohortStd: z.number().nullable().describe('Sample standard deviation (n - 1); null for a cohort of one'),
  cohortSize: z.int().nullable().describe('Without keepers; null for one'),
  priceCohort: z
    .object({
      tier: z.int().describe('1 holds the dearest purchases'),
      highestBid: z.number(),
      lowestBid: z.number(),
      size: z.int(),
      mean: points,
      std: z.number().nullable().describe('Sample standard deviation (n - 1); null for a cohort of one'),
      valueOverExpectation: points.describe('Total points minus this cohort’s mean'),
      deviations: z.number().nullable(),
      grade: z.enum(['Boom', 'Bust']).nullable(),
    })
    .nullish()
    .describe(
      'In an auction the cohort’s prices, with the figures of the pick; null outside auctions and without prices',
    ),
})

const analyzedPick = z.object({
  pickId: id,
  overallPick: z.int(),
  roundNum: z.int().nullable().describe('Null in an auction, where rounds are an order of nomination'),
  team: teamRef,
  player: playerRef,
  performance,
})

export const draftAnalysis = z.object({
  leagueId: id,
  draftPicks: z.array(analyzedPick),
  bestBooms: z.array(analyzedPick),
  worstBusts: z.array(analyzedPick),
  summary: z.object({
    totalPicks: z.int(),
    booms: z.int(),
    busts: z.int(),
    isPartial: z.boolean().describe('True: points of weeks on no roster are missing'),
    note: z.string().nullable().describe('What is partial, in words'),
  }),
})

const valuedPick = z.object({
  pickId: id,
  playerName: z.string(),
  position: z.string(),
  roundNum: z.int().nullable().describe('Null in an auction, where rounds are an order of nomination'),
  overallPick: z.int(),
  totalPoints: points,
  valueScore: points.describe('Value over expectation'),
})

export const leagueDraftAnalytics = z.object({
  leagueId: id,
  teams: z.array(
    z.object({
      teamId: id,
      teamName: z.string(),
      draftPerformance: z.object({
        draftEfficiency: z
          .number()
          .nullable()
          .describe('Share of the team’s starter points that its own picks scored, 0 to 1; null before a point'),
        totalValueScore: points.describe('Sum of its picks’ value over expectation'),
        starterPointsFromDraft: points,
      }),
      bestPicks: z.array(valuedPick),
      worstPicks: z.array(valuedPick),
    }),
  ),
})

export const draftComplete = z.object({
  leagueId: id,
  draftPicks,
  draftAnalysis,
  leagueDraftAnalytics,
})
