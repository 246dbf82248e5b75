import { z } from 'zod'
import { unavailable } from './luck.ts'
import { id, playerRef, points, teamRef } from './shared.ts'

const value = z.number().nullable().describe('Points started above the replacement level; null where not known')
const dollars = z.number().nullable().describe('Dollars; null in leagues without a budget')

const stint = z.object({
  weeks_rostered: z.int().nullable().describe('Consecutive weeks in the lineup; null where no lineup is known'),
  weeks_started: z.int().nullable(),
  points_rostered: points.nullable().describe('In all weeks on the roster'),
  points_started: points.nullable().describe('In the weeks he started'),
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
  original_team: teamRef.nullable().describe('Whose pick it was at first'),
})

/** Every move that was carried out, and what came of it. */
export const moves = z.object({
  league_id: id,
  season: z.int(),
  unavailable,
  uses_budget: z.boolean().describe('Free agents are claimed with bids'),
  budget: dollars.describe('Dollars of each team for the season'),
  minimum_bid: dollars,
  notes: z.array(z.string()).describe('What cannot be known of this season, one sentence each'),
  replacement_levels: z
    .array(z.object({ position: z.string(), points }))
    .describe(
      'Mean points of a benched player who played, by position; of all in a lineup where hardly anybody was benched',
    ),
  teams: z.array(
    z.object({
      team: teamRef,
      adds: z.int(),
      never_rostered: z.int().nullable().describe('Adds that were in no lineup; null where no lineup is known'),
      never_started: z.int().nullable(),
      drops: z.int().describe('Players; those of a roster that was released are not counted'),
      trades: z.int(),
      churn: z.number().nullable().describe('Adds divided by the places of a roster'),
      add_value: value,
      trade_value: value,
      bids: dollars.describe('Sum of the bids that won'),
      unused_bids: dollars.describe('For players who never started'),
      overbid: dollars.describe('Beyond what was needed to win'),
      budget_spent: dollars.describe('As the host counts it, which need not be the sum of the bids'),
    }),
  ),
  best_pick_ups: z.array(z.string()).describe('Ids of moves, the best first; of those who started'),
  worst_pick_ups: z.array(z.string()).describe('Ids of moves, the worst first; of those who started'),
  best_trades: z.array(z.string()).describe('Ids of trades by what the better side made of it, the best first'),
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
        is_rebuilt: z.boolean().describe('The host did not say who was traded: worked out from the lineups'),
        is_release: z
          .boolean()
          .describe('The team gave up half of its roster or more in one week, as one that is out does; kind is drop'),
        bid: dollars,
        second_bid: dollars.describe('The highest bid that lost to it; null where none is known'),
        overbid: dollars,
        other_bids: z
          .array(z.object({ team: teamRef, dollars: z.number() }))
          .optional()
          .describe('What others bid for the player and lost, the highest first; left out where none is known'),
        by_commissioner: z.literal(true).optional().describe('The commissioner did it for the team'),
        sides: z
          .array(
            z.object({
              team: teamRef,
              received: z.array(received),
              sent: z.array(sent),
              received_picks: z.array(tradedPick).optional().describe('Draft picks, on hosts that trade them'),
              sent_picks: z.array(tradedPick).optional(),
              received_dollars: z.number().optional().describe('Of the budget, on hosts that trade it'),
              sent_dollars: z.number().optional(),
              value: value.describe('Value received; of a trade minus the value sent; null with draft picks in it'),
            }),
          )
          .describe('One team; in a trade all that took part, whose values add up to 0'),
      }),
    )
    .describe('In the order they happened'),
})
