import { z } from 'zod'
import { unavailable } from './luck.ts'
import { id, playerRef, points, teamRef } from './shared.ts'

const value = z.number().nullable().describe('Points started above the replacement level; null where not known')
const dollars = z.number().nullable().describe('Dollars; null in leagues without a budget')

const stint = z.object({
  weeksRostered: z.int().nullable().describe('Consecutive weeks in the lineup; null where no lineup is known'),
  weeksStarted: z.int().nullable(),
  pointsRostered: points.nullable().describe('In all weeks on the roster'),
  pointsStarted: points.nullable().describe('In the weeks he started'),
  value,
})

const received = stint.extend({ player: playerRef, from: teamRef.nullable().describe('Null: a free agent') })

const sent = stint.extend({
  player: playerRef,
  to: teamRef.nullable().describe('Null: dropped; the figures are then those of all other teams that had him later'),
})

const tradedPick = z.object({
  season: z.int(),
  round: z.int(),
  originalTeam: teamRef.nullable().describe('Whose pick it was at first'),
})

/** Every completed move and its outcome. */
export const moves = z.object({
  leagueId: id,
  season: z.int(),
  unavailable,
  usesBudget: z.boolean().describe('Free agents are claimed with bids'),
  budget: dollars.describe('Dollars of each team for the season'),
  minimumBid: dollars,
  notes: z.array(z.string()).describe('What cannot be known of this season, one sentence each'),
  replacementLevels: z
    .array(z.object({ position: z.string(), points }))
    .describe(
      'Mean points of a benched player who played, by position; of all in a lineup where hardly anybody was benched',
    ),
  teams: z.array(
    z.object({
      team: teamRef,
      adds: z.int(),
      neverRostered: z.int().nullable().describe('Adds that were in no lineup; null where no lineup is known'),
      neverStarted: z.int().nullable(),
      drops: z.int().describe('Players; those of a roster that was released are not counted'),
      trades: z.int(),
      churn: z.number().nullable().describe('Adds divided by the places of a roster'),
      addValue: value,
      tradeValue: value,
      bids: dollars.describe('Sum of the bids that won'),
      unusedBids: dollars.describe('For players who never started'),
      overbid: dollars.describe('Beyond what was needed to win'),
      budgetSpent: dollars.describe('As the host counts it, which need not be the sum of the bids'),
    }),
  ),
  bestPickUps: z.array(z.string()).describe('Ids of moves, the best first; of those who started'),
  worstPickUps: z.array(z.string()).describe('Ids of moves, the worst first; of those who started'),
  bestTrades: z.array(z.string()).describe('Ids of trades by what the better side made of it, the best first'),
  moves: z
    .array(
      z.object({
        id: z.string(),
        kind: z
          .enum(['add', 'waiver', 'drop', 'trade', 'commissioner', 'undone'])
          .describe(
            'commissioner: he moved players between teams, or put them back; undone: a trade or another move that was put back. Both have no value and count nowhere',
          ),
        week: z.int(),
        date: z.string().nullable(),
        isRebuilt: z.boolean().describe('The host did not say who was traded: worked out from the lineups'),
        isRelease: z
          .boolean()
          .describe('The team gave up half of its roster or more in one week, as one that is out does; kind is drop'),
        bid: dollars,
        secondBid: dollars.describe('The highest bid that lost to it; null where none is known'),
        overbid: dollars,
        otherBids: z
          .array(z.object({ team: teamRef, dollars: z.number() }))
          .optional()
          .describe('What others bid for the player and lost, the highest first; left out where none is known'),
        byCommissioner: z.literal(true).optional().describe('The commissioner did it for the team'),
        sides: z
          .array(
            z.object({
              team: teamRef,
              received: z.array(received),
              sent: z.array(sent),
              receivedPicks: z.array(tradedPick).optional().describe('Draft picks, on hosts that trade them'),
              sentPicks: z.array(tradedPick).optional(),
              receivedDollars: z.number().optional().describe('Of the budget, on hosts that trade it'),
              sentDollars: z.number().optional(),
              value: value.describe('Value received; of a trade minus the value sent; null with draft picks in it'),
            }),
          )
          .describe('One team; in a trade all that took part, whose values add up to 0'),
      }),
    )
    .describe('In the order they happened'),
})

export type MovesResponse = z.infer<typeof moves>
export type ListedMove = MovesResponse['moves'][number]
/** A move from one team's point of view. */
export type ListedSide = ListedMove['sides'][number]
/** A player and his later value: for the team that received him, or for the other teams if he was dropped. */
export type MovedPlayer = z.infer<typeof stint> & { player: z.infer<typeof playerRef> }
