/** One week's moves: mTransactions2 with scoringPeriodId. */
import * as z from 'zod/mini'
import { dollars, identifier, milliseconds, namedTeamId, weeksAtMost } from './bounds.ts'
import { status } from './league.ts'

const item = z.object({
  playerId: identifier,
  /** ADD, DROP, TRADE, DRAFT, LINEUP; null in declined trades. */
  type: z.nullish(z.string()),
  fromTeamId: z.nullish(namedTeamId),
  toTeamId: z.nullish(namedTeamId),
})

export const transaction = z.object({
  id: z.string().check(z.maxLength(200)),
  /** FREEAGENT, WAIVER, DRAFT, TRADE_…, and ROSTER and FUTURE_ROSTER for lineup moves. */
  type: z.string(),
  /** EXECUTED, PENDING, CANCELED, FAILED_…; missing in many TRADE_ACCEPT. */
  status: z.nullish(z.string()),
  scoringPeriodId: z.nullish(identifier.check(z.gte(0), z.lte(weeksAtMost))),
  /** The commissioner did it as such. Also true if he let an accepted trade take place, or voted. */
  isLeagueManager: z.catch(z.nullish(z.boolean()), null),
  teamId: z.nullish(namedTeamId),
  bidAmount: z.nullish(dollars),
  /** Milliseconds since 1970. */
  proposedDate: z.nullish(milliseconds),
  processDate: z.nullish(milliseconds),
  /** The proposal that an acceptance, a vote or a veto is about. */
  relatedTransactionId: z.nullish(z.string().check(z.maxLength(200))),
  items: z.nullish(z.array(item)),
})

export const transactionsResponse = z.object({
  id: identifier,
  seasonId: identifier,
  scoringPeriodId: z.nullish(identifier),
  status: z.nullish(status),
  /** Left out in a week without any. */
  transactions: z.nullish(z.array(z.unknown())),
})

export type TransactionRecord = z.infer<typeof transaction>
export type TransactionItemRecord = z.infer<typeof item>
