/** One week's moves: mTransactions2 with scoringPeriodId. */
import * as z from 'zod/mini'
import { milliseconds, weeksAtMost } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { espnDollars, identifier, moveItemsAtMost, namedTeamId, overallPick } from './bounds.ts'
import { status } from './league.ts'

/** Items of a trade that are no players: a pick by its place in the draft, and FAAB dollars. They need no `playerId`, or have 0. */
export const pickTrade = 'DRAFT_TRADE'
export const budgetTrade = 'ACQUISITION_BUDGET_TRADE'

const item = z
  .object({
    playerId: z.nullish(identifier),
    /** ADD, DROP, TRADE, DRAFT, LINEUP, DRAFT_TRADE, ACQUISITION_BUDGET_TRADE; null in declined trades. */
    type: z.nullish(z.string()),
    fromTeamId: z.nullish(namedTeamId),
    toTeamId: z.nullish(namedTeamId),
    /** Of a traded pick; 0 in other items. */
    overallPickNumber: z.nullish(overallPick),
    /** Traded dollars. */
    acquisitionBudget: z.nullish(espnDollars),
  })
  .check(
    z.refine(({ type, playerId }) => playerId != null || type === pickTrade || type === budgetTrade, {
      path: ['playerId'],
      error: 'expected number',
    }),
  )

export const espnTransaction = tolerant(
  z.object({
    id: z.string().check(z.maxLength(200)),
    /** FREEAGENT, WAIVER, DRAFT, TRADE_…, and ROSTER and FUTURE_ROSTER for lineup moves. */
    type: z.string(),
    /** EXECUTED, PENDING, CANCELED, FAILED_…; missing in many TRADE_ACCEPT. Of a vote it is the vote's, not the trade's. */
    status: z.nullish(z.string()),
    scoringPeriodId: z.nullish(identifier.check(z.gte(0), z.lte(weeksAtMost))),
    /** The commissioner did it as such. Also true if he let an accepted trade take place, or voted. */
    isLeagueManager: z.nullish(z.boolean()),
    teamId: z.nullish(namedTeamId),
    bidAmount: z.nullish(espnDollars),
    /** Milliseconds since 1970. */
    proposedDate: z.nullish(milliseconds),
    processDate: z.nullish(milliseconds),
    /** The proposal that an acceptance, a vote or a veto is about. */
    relatedTransactionId: z.nullish(z.string().check(z.maxLength(200))),
    items: z.nullish(z.array(item).check(z.maxLength(moveItemsAtMost))),
  }),
)

export const transactionsResponse = tolerant(
  z.object({
    id: identifier,
    seasonId: identifier,
    scoringPeriodId: z.nullish(identifier),
    status: z.nullish(status),
    /** Left out in a week without any. */
    transactions: z.nullish(z.array(z.unknown())),
  }),
)

export type EspnTransactionRecord = z.infer<typeof espnTransaction>
export type TransactionItemRecord = z.infer<typeof item>
