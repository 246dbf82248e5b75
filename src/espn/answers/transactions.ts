/** One week's moves: mTransactions2 with scoringPeriodId. */
import { z } from 'zod'
import { status } from './league.ts'

const item = z.object({
  playerId: z.number(),
  /** ADD, DROP, TRADE, DRAFT, LINEUP; null in declined trades. */
  type: z.string().nullish(),
  fromTeamId: z.number().nullish(),
  toTeamId: z.number().nullish(),
})

export const transaction = z.object({
  id: z.string(),
  /** FREEAGENT, WAIVER, DRAFT, TRADE_…, and ROSTER and FUTURE_ROSTER for line-up moves. */
  type: z.string(),
  /** EXECUTED, PENDING, CANCELED, FAILED_…; missing in many TRADE_ACCEPT. */
  status: z.string().nullish(),
  scoringPeriodId: z.number().nullish(),
  teamId: z.number().nullish(),
  bidAmount: z.number().nullish(),
  /** Milliseconds since 1970. */
  proposedDate: z.number().nullish(),
  processDate: z.number().nullish(),
  /** The proposal that an acceptance, a vote or a veto is about. */
  relatedTransactionId: z.string().nullish(),
  items: z.array(item).nullish(),
})

export const transactionsAnswer = z.object({
  id: z.number(),
  seasonId: z.number(),
  scoringPeriodId: z.number().nullish(),
  status: status.nullish(),
  /** Left out in a week without any. */
  transactions: z.array(z.unknown()).nullish(),
})

export type TransactionRecord = z.infer<typeof transaction>
export type TransactionItemRecord = z.infer<typeof item>
