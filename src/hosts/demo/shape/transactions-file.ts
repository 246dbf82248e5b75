import type { FantasySeason } from '../fantasy-season.ts'
import type { DemoMove } from '../league-state.ts'
import { memberId, shapeStatus } from './league-status.ts'

const claimedBefore = 20 * 3_600_000

/** `transactions-NN.json`: mTransactions2 of one week. */
export function shapeTransactions(season: FantasySeason, week: number) {
  const { plan, moves } = season
  return {
    draftDetail: { drafted: true, inProgress: false },
    gameId: 1,
    id: plan.espnLeagueId,
    scoringPeriodId: week,
    seasonId: plan.season,
    segmentId: 0,
    status: shapeStatus(season),
    transactions: moves.filter((move) => move.week === week).map((move) => shapeMove(season, move)),
  }
}

function shapeMove({ plan }: FantasySeason, move: DemoMove) {
  // Moves that ESPN makes at night carry its own name.
  const isProcessed = move.type === 'WAIVER' || (move.type === 'TRADE_ACCEPT' && move.status === 'EXECUTED')
  return {
    bidAmount: move.bid,
    executionType: isProcessed ? 'PROCESS' : 'EXECUTE',
    id: move.id,
    isActingAsTeamOwner: false,
    isLeagueManager: move.type === 'TRADE_UPHOLD',
    isPending: false,
    items: move.items.map((item) => ({
      fromLineupSlotId: item.fromSlot,
      fromTeamId: item.fromTeamId,
      isKeeper: false,
      overallPickNumber: item.overallPick,
      playerId: item.playerId,
      toLineupSlotId: item.toSlot,
      toTeamId: item.toTeamId,
      type: item.type,
    })),
    memberId: move.type === 'WAIVER' ? 'NightlyLeagueUpdateTaskProcessor' : memberId(plan, move),
    ...(isProcessed ? { processDate: move.at } : {}),
    // Claims are made in the days before.
    proposedDate: move.type === 'WAIVER' ? move.at - claimedBefore : move.at,
    rating: 0,
    ...(move.relatedTo === null ? {} : { relatedTransactionId: move.relatedTo }),
    scoringPeriodId: move.week,
    // A manager's approval of a trade has no status.
    ...(move.status === 'agreed' ? {} : { status: move.status }),
    teamId: move.teamId,
    type: move.type,
  }
}
