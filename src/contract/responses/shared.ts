/** Parts shared by several responses. Points are league points with two decimals; percentages are 0 to 100. */
import { z } from 'zod'
import { hostNames } from '../../domain/identity.ts'

export const id = z.int().nonnegative().describe('Whole number, unique across all leagues')
/** A league's host and its id there. */
export const hostIds = {
  host: z.enum(hostNames).describe("The league's host"),
  hostLeagueId: z.string().describe("The host's league id, in decimal digits; on Sleeper that of this season only"),
  espnLeagueId: z.int().nullable().describe("ESPN's league id; null for leagues of other hosts"),
}
export const week = z.int().min(1).describe('NFL week, from 1')
export const points = z.number().describe('League points')
export const maybePoints = z.number().nullable().describe('League points; null if unknown')
export const percentage = z.number().describe('0 to 100')
export const rank = z.int().min(1).describe('1 is best')

export const teamRef = z.object({
  id,
  name: z.string(),
  hasLeft: z.literal(true).optional().describe('The team left the league since, so it has no page'),
})
export type TeamRef = z.infer<typeof teamRef>

export const playerRef = z.object({
  id,
  name: z.string(),
  position: z.string().describe('QB, RB, WR, TE, K, D/ST, or an IDP position'),
  nflTeam: z.string().nullable().describe('NFL team abbreviation; null for a free agent'),
})

export const gameResult = z.enum(['win', 'loss', 'tie']).nullable().describe('Null while undecided')

export const teamMatchup = z
  .object({
    matchupId: z.int().describe('Number of the matchup within its league season'),
    opponentId: id,
    hasOpponentLeft: z.literal(true).optional().describe('The opponent left the league since, so it has no page'),
    opponentName: z.string(),
    teamScore: maybePoints.describe('Score of the whole matchup, adjustments included'),
    opponentScore: maybePoints,
    teamWeekScore: maybePoints.describe('Starters of this week only: differs in a two-week round'),
    opponentWeekScore: maybePoints,
    result: gameResult,
    isNoContest: z.boolean().optional().describe('Ended 0–0 because neither team set a lineup'),
    median: z
      .object({ score: points.describe('Median of all scores of the matchup'), result: z.enum(['win', 'loss', 'tie']) })
      .nullish()
      .describe('Second result of a median league; null elsewhere and while it is not settled'),
    isPlayoff: z.boolean().describe('After the regular season, consolation games included'),
    isConsolation: z
      .boolean()
      .optional()
      .describe('A game of teams that missed the playoffs or are out of the title race'),
    weeks: z.array(week).describe('Weeks the matchup is played over'),
  })
  .nullable()
  .describe('Null in a bye week, in leagues without opponents, and where unknown')

export const isBye = z
  .boolean()
  .optional()
  .describe(
    'True for a week in which other teams play; false in leagues without opponents, and where the week’s matchups are unknown',
  )

export const weekPoints = z.object({ week, points: maybePoints, isStarter: z.boolean() })

export const draftInfo = z
  .object({
    round: z.int().nullable().describe('Null in an auction'),
    pick: z.int().describe('Overall pick'),
    overallPick: z.int(),
    pickInRound: z.int().nullable(),
  })
  .nullable()
  .describe('Null: undrafted')

export const slotChanges = z
  .array(z.object({ playerId: id, name: z.string(), slot: z.string() }))
  .optional()
  .describe('Slot changes, the bench player first; more than one if others make room for him')

/** A starting slot that will score nothing, or may, and can still be changed. */
export const lineupAlert = z.object({
  kind: z.enum(['empty', 'out', 'bye', 'doubtful', 'questionable']),
  slot: z.string(),
  playerId: id.nullable().describe('The starter; null for an empty slot'),
  name: z.string().nullable(),
  replacement: z
    .object({
      playerId: id,
      name: z.string(),
      projected: maybePoints,
      status: z.enum(['doubtful', 'questionable']).optional().describe('He may not play either; absent if healthy'),
      moves: slotChanges,
    })
    .nullable()
    .describe(
      'The bench player who could start instead: the best healthy one, else one who is more likely to play than the starter; null if there is none, or the bench is unknown',
    ),
  isBenchUnknown: z.literal(true).optional(),
  until: z.string().nullable().describe('The kickoff that ends the choice, ISO 8601; null if unknown'),
})
