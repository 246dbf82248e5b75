/** `/league/{id}/transactions/{week}`: the moves of a week. */
import * as z from 'zod/mini'
import { milliseconds, smallCount } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { longId, optional, playerKey, rosterId, seasonYear, sleeperDollars, sleeperWeek } from './bounds.ts'

const teamOfPlayer = z.record(playerKey, rosterId)

export const sleeperTransaction = tolerant(
  z.object({
    transaction_id: longId,
    /** trade, waiver, free_agent, commissioner. */
    type: z.string(),
    /** complete or failed. */
    status: z.nullish(z.string()),
    leg: z.nullish(sleeperWeek),
    created: z.nullish(milliseconds),
    status_updated: z.nullish(milliseconds),
    /** User id of the requester. */
    creator: z.nullish(z.string()),
    /** The teams involved. */
    roster_ids: z.nullish(z.array(rosterId)),
    /** Player → the team that receives him. */
    adds: z.nullish(teamOfPlayer),
    /** Player → the team that drops or sends him. */
    drops: z.nullish(teamOfPlayer),
    draft_picks: z.nullish(
      z.array(
        z.object({
          season: z.nullish(seasonYear),
          round: z.nullish(smallCount),
          /** The pick's original owner. */
          roster_id: z.nullish(rosterId),
          /** The pick's new and previous owner; some trades leave the latter out. */
          owner_id: rosterId,
          previous_owner_id: z.nullish(rosterId),
        }),
      ),
    ),
    /** FAAB dollars that change teams. */
    waiver_budget: z.nullish(z.array(z.object({ sender: rosterId, receiver: rosterId, amount: sleeperDollars }))),
    settings: optional(z.object({ waiver_bid: z.nullish(sleeperDollars) })),
    /** `notes` gives the reason of a failed claim. */
    metadata: z.nullish(z.object({ notes: z.catch(z.nullish(z.string()), null) })),
  }),
)

export type SleeperTransactionRecord = z.infer<typeof sleeperTransaction>
