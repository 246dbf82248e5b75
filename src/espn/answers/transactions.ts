/** One week's moves: mTransactions2 with scoringPeriodId. */
import { z } from 'zod'
import { dollars, identifier, milliseconds, namedTeamId, weeksAtMost } from './bounds.ts'
import { status } from './league.ts'

const item = z.object({
  playerId: identifier,
  /** ADD, DROP, TRADE, DRAFT, LINEUP; null in declined trades. */
  type: z.string().nullish(),
  fromTeamId: namedTeamId.nullish(),
  toTeamId: namedTeamId.nullish(),
})

export const transaction = z.object({
  id: z.string().max(200),
  /** FREEAGENT, WAIVER, DRAFT, TRADE_…, and ROSTER and FUTURE_ROSTER for line-up moves. */
  type: z.string(),
  /** EXECUTED, PENDING, CANCELED, FAILED_…; missing in many TRADE_ACCEPT. */
  status: z.string().nullish(),
  scoringPeriodId: identifier.min(0).max(weeksAtMost).nullish(),
  teamId: namedTeamId.nullish(),
  bidAmount: dollars.nullish(),
  /** Milliseconds since 1970. */
  proposedDate: milliseconds.nullish(),
  processDate: milliseconds.nullish(),
  /** The proposal that an acceptance, a vote or a veto is about. */
  relatedTransactionId: z.string().max(200).nullish(),
  items: z.array(item).nullish(),
})

export const transactionsAnswer = z.object({
  id: identifier,
  seasonId: identifier,
  scoringPeriodId: identifier.nullish(),
  status: status.nullish(),
  /** Left out in a week without any. */
  transactions: z.array(z.unknown()).nullish(),
})

export type TransactionRecord = z.infer<typeof transaction>
export type TransactionItemRecord = z.infer<typeof item>
