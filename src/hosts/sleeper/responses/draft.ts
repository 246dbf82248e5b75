/** `/league/{id}/drafts`: the drafts of a season, newest first; `/draft/{id}`: one of them; `/draft/{id}/picks`: its picks. */
import * as z from 'zod/mini'
import { milliseconds, smallCount } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { longId, optional, playerId, rosterId } from './bounds.ts'

export const draft = tolerant(
  z.object({
    draft_id: longId,
    /** snake, linear, auction. */
    type: z.nullish(z.string()),
    /** pre_draft, drafting, paused, complete. */
    status: z.nullish(z.string()),
    created: optional(milliseconds),
    start_time: optional(milliseconds),
    /** When the last pick was made. */
    last_picked: optional(milliseconds),
    settings: z.nullish(
      z.object({
        rounds: optional(smallCount),
        teams: optional(smallCount),
        /** 0: everybody, 1: rookies, 2: veterans. */
        player_type: optional(smallCount),
        /** 3: third-round reversal; 0: none. */
        reversal_round: optional(smallCount),
      }),
    ),
    /**
     * Draft position → team. Null until the order is set, or the teams in order of their ids, while `draft_order` is null. Public reports:
     * `/drafts` may lack it where `/draft/{id}` has it.
     */
    slot_to_roster_id: optional(z.record(z.string(), z.nullish(rosterId))),
    /** User id → draft position; may exist before the teams. */
    draft_order: optional(z.record(z.string(), z.nullish(smallCount))),
  }),
)

export const sleeperDraftPick = tolerant(
  z.object({
    pick_no: smallCount.check(z.gte(1)),
    round: smallCount,
    player_id: playerId,
    /** The team that got him, also for a traded pick. */
    roster_id: z.nullish(rosterId),
    draft_slot: z.nullish(smallCount),
    /** User id; empty for an autopick. */
    picked_by: z.nullish(z.string()),
    is_keeper: z.nullish(z.boolean()),
    metadata: z.nullish(
      z.object({
        first_name: z.catch(z.nullish(z.string()), null),
        last_name: z.catch(z.nullish(z.string()), null),
        position: z.catch(z.nullish(z.string()), null),
        /** Price in an auction, in dollars, as text. */
        amount: optional(z.union([z.string(), z.number()])),
      }),
    ),
  }),
)

export type DraftRecord = z.infer<typeof draft>
export type SleeperDraftPickRecord = z.infer<typeof sleeperDraftPick>
