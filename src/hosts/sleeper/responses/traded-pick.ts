/** `/league/{id}/traded_picks`: who has the picks that were traded, of this season's draft and later ones. */
import * as z from 'zod/mini'
import { smallCount } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { rosterId, seasonYear } from './bounds.ts'

export const tradedPick = tolerant(
  z.object({
    season: seasonYear,
    round: smallCount,
    /** The pick's original team. */
    roster_id: rosterId,
    /** The team that has it now. */
    owner_id: rosterId,
  }),
)

export type TradedPickRecord = z.infer<typeof tradedPick>
