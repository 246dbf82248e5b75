/** Adds, drops, claims, trades and commissioner's moves. */
import * as z from 'zod/mini'
import { tolerant } from '../../shared/tolerant.ts'
import { playerFields } from './roster.ts'
import { count, figure, id, list, seconds, teamKey, text, whole } from './values.ts'

const team = z.optional(z.nullable(teamKey))

const move = z.object({
  type: text,
  source_type: text,
  source_team_key: team,
  destination_team_key: team,
})

// An object for some moves, a list of one for others.
const movedPlayer = z.object({ ...playerFields, transaction_data: list(move, 5) })
export type TransactionPlayer = z.infer<typeof movedPlayer>

export const transactionRecord = tolerant(
  z.object({
    transaction_id: id,
    type: z.string(),
    status: text,
    timestamp: seconds,
    faab_bid: figure,
    trader_team_key: team,
    tradee_team_key: team,
    players: list(movedPlayer, 200),
    picks: list(
      z.object({
        source_team_key: team,
        destination_team_key: team,
        original_team_key: team,
        round: whole,
      }),
      200,
    ),
  }),
)
export type TransactionRecord = z.infer<typeof transactionRecord>

export const draftResult = tolerant(
  z.object({
    pick: count,
    round: count,
    cost: figure,
    team_key: teamKey,
    player_key: z.optional(z.nullable(z.string())),
  }),
)
export type DraftResult = z.infer<typeof draftResult>
