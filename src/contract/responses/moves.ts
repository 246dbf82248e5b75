import { z } from 'zod'
import { unavailable } from './luck.ts'
import { id, playerRef, points, teamRef } from './shared.ts'

const value = z
  .number()
  .nullable()
  .describe('Points above replacement level in the weeks of this season that he started; null if unknown')
const dollars = z.number().nullable().describe('Dollars; null in leagues without a budget')

const stint = z.object({
  weeksRostered: z.int().nullable().describe('Consecutive weeks in the lineup; null without a known lineup'),
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

export const tradedPick = z.object({
  season: z.int().nullable().describe('Null with its round where the host names a pick only by its place in a draft'),
  round: z.int().nullable(),
  overallPick: z.int().nullable().describe('Its place in the draft; null where that is decided later'),
  originalTeam: teamRef.nullable().describe('Whose pick it was at first; null if unknown'),
})

/** Every completed move and its outcome. */
export const moves = z.object({
  leagueId: id,
  season: z.int(),
  unavailable,
  usesBudget: z.boolean().describe('Free agents are claimed with bids'),
  budget: dollars.describe('Dollars of each team for the season'),
  minimumBid: dollars,
  notes: z.array(z.string()).describe('Missing data of this season, one sentence each'),
  replacementLevels: z
    .array(z.object({ position: z.string(), points }))
    .describe(
      'Mean points of benched players who played, by position; of all players in lineups if too few were benched',
    ),
  teams: z.array(
    z.object({
      team: teamRef,
      adds: z.int(),
      neverRostered: z.int().nullable().describe('Adds that were in no lineup; null without a known lineup'),
      neverStarted: z.int().nullable(),
      drops: z.int().describe('Players; those of a roster that was released are not counted'),
      trades: z.int(),
      churn: z.number().nullable().describe('Adds divided by the places of a roster'),
      addValue: value,
      tradeValue: value,
      bids: dollars.describe('Sum of the bids that won'),
      unusedBids: dollars.describe('For players who never started'),
      overbid: dollars.describe('Beyond what was needed to win'),
      budgetSpent: dollars.describe('As the host counts it, without traded dollars; need not be the sum of the bids'),
    }),
  ),
  bestPickUps: z.array(z.string()).describe('Ids of moves of players who started, best first'),
  worstPickUps: z.array(z.string()).describe('Ids of moves of players who started, worst first'),
  bestTrades: z
    .array(z.string())
    .describe("Ids of trades by the better side's value this season, best first; `openPicks` are left out of it"),
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
        isRebuilt: z.boolean().describe('True: the host did not list the traded players; inferred from the lineups'),
        isRelease: z
          .boolean()
          .describe('The team gave up half of its roster or more in one week, as one that is out does; kind is drop'),
        bid: dollars,
        secondBid: dollars.describe('The highest losing bid; null if unknown'),
        overbid: dollars,
        otherBids: z
          .array(z.object({ team: teamRef, dollars: z.number() }))
          .optional()
          .describe('Losing bids for the player, highest first; absent if unknown'),
        openPicks: z
          .int()
          .optional()
          .describe(
            'Draft picks in a trade that its values leave out, as they are not used this season; absent without any',
          ),
        byCommissioner: z.literal(true).optional().describe('The commissioner did it for the team'),
        sides: z
          .array(
            z.object({
              team: teamRef,
              received: z.array(received),
              sent: z.array(sent),
              receivedPicks: z.array(tradedPick).optional().describe('Draft picks'),
              sentPicks: z.array(tradedPick).optional(),
              receivedDollars: z.number().optional().describe('Of the budget'),
              sentDollars: z.number().optional(),
              value: value.describe(
                'Value received this season; of a trade minus the value sent, as far as known. `trades` rates trades over all seasons',
              ),
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
