/** `/league/{id}/drafts`: the drafts of a season, the newest first; `/draft/{id}/picks`: what was picked. */
import * as z from 'zod/mini'
import { count, dollars, longId, milliseconds, playerId, rosterId } from './bounds.ts'

export const draft = z.object({
  draft_id: longId,
  /** snake, linear, auction. */
  type: z.nullish(z.string()),
  /** pre_draft, drafting, paused, complete. */
  status: z.nullish(z.string()),
  start_time: z.nullish(milliseconds),
  settings: z.nullish(z.object({ rounds: z.nullish(count), teams: z.nullish(count), budget: z.nullish(dollars) })),
  /** Place in the order → team. */
  slot_to_roster_id: z.nullish(z.record(z.string(), z.nullish(rosterId))),
})

export const draftPick = z.object({
  pick_no: count.check(z.gte(1)),
  round: count,
  player_id: playerId,
  /** The team that got him, whoever had the pick at first. */
  roster_id: z.nullish(rosterId),
  draft_slot: z.nullish(count),
  /** User id; empty where the computer picked. */
  picked_by: z.nullish(z.string()),
  is_keeper: z.nullish(z.boolean()),
  metadata: z.nullish(
    z.object({
      first_name: z.catch(z.nullish(z.string()), null),
      last_name: z.catch(z.nullish(z.string()), null),
      position: z.catch(z.nullish(z.string()), null),
      /** Price in an auction, in dollars. */
      amount: z.catch(z.nullish(z.string()), null),
    }),
  ),
})

export type DraftRecord = z.infer<typeof draft>
export type DraftPickRecord = z.infer<typeof draftPick>
