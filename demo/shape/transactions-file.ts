import type { FantasySeason } from '../fantasy-season.ts'
import type { DemoMove } from '../league-state.ts'
import { shapeStatus } from './league-status.ts'

const claimedBefore = 20 * 3_600_000

/** `transactions-NN.json`: mTransactions2 of one week. */
export function shapeTransactions(season: FantasySeason, week: number) {
  const { plan, moves } = season
  return {
    id: plan.espnLeagueId,
    scoringPeriodId: week,
    seasonId: plan.season,
    status: shapeStatus(season),
    transactions: moves.filter((move) => move.week === week).map(shapeMove),
  }
}

function shapeMove(move: DemoMove) {
  // Moves that ESPN makes at night.
  const isProcessed = move.type === 'WAIVER' || (move.type === 'TRADE_ACCEPT' && move.status === 'EXECUTED')
  return {
    bidAmount: move.bid,
    id: move.id,
    isLeagueManager: move.type === 'TRADE_UPHOLD',
    items: move.items,
    ...(isProcessed ? { processDate: move.at } : {}),
    // Claims are made in the days before.
    proposedDate: move.type === 'WAIVER' ? move.at - claimedBefore : move.at,
    ...(move.relatedTo === null ? {} : { relatedTransactionId: move.relatedTo }),
    scoringPeriodId: move.week,
    // A manager's approval of a trade has no status.
    ...(move.status === 'agreed' ? {} : { status: move.status }),
    teamId: move.teamId,
    type: move.type,
  }
}
