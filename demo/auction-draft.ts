import type { DraftBoard, DraftedPlayer } from './draft-board.ts'
import type { DemoManager } from './league-plan.ts'
import type { Random } from './random.ts'
import { mostAppealing } from './snake-draft.ts'

const auctionBudget = 200

interface Bidder {
  manager: DemoManager
  roster: number[]
  dollars: number
}

/**
 * An auction: teams nominate in turn, and the highest bidder pays a dollar more than the second highest limit. Every team keeps a dollar
 * for each slot it still has to fill. Picks are in the order of nomination; a round has as many nominations as there are teams.
 */
export function draftByAuction(
  random: Random,
  board: DraftBoard,
  order: readonly DemoManager[],
  rosterSize: number,
): DraftedPlayer[] {
  const bidders: Bidder[] = order.map((manager) => ({ manager, roster: [], dollars: auctionBudget }))
  const free = new Set(board.ranking.map(({ playerId }) => playerId))
  const dollarsPerPoint = pricePerPoint(board, order.length, rosterSize)
  const picks: DraftedPlayer[] = []
  for (let turn = 0; picks.length < order.length * rosterSize; turn += 1) {
    const nominating = bidders[turn % bidders.length]
    if (!nominating || nominating.roster.length >= rosterSize) continue
    const playerId = mostAppealing(board, nominating.manager, nominating.roster, free)
    const bids = bidders
      .filter((bidder) => bidder.roster.length < rosterSize)
      .map((bidder) => ({ bidder, limit: limitOf(random, board, bidder, playerId, dollarsPerPoint, rosterSize) }))
      // The team that nominated a player has bid a dollar on him.
      .map(({ bidder, limit }) => ({ bidder, limit: bidder === nominating ? Math.max(1, limit) : limit }))
      .sort((a, b) => b.limit - a.limit)
    const [winner, second] = bids
    if (!winner) break
    const bid = Math.max(1, Math.min(winner.limit, (second?.limit ?? 0) + 1))
    winner.bidder.dollars -= bid
    winner.bidder.roster.push(playerId)
    free.delete(playerId)
    picks.push({
      overallPick: picks.length + 1,
      round: Math.floor(picks.length / order.length) + 1,
      pickInRound: (picks.length % order.length) + 1,
      teamId: winner.bidder.manager.teamId,
      playerId,
      keeper: false,
      bid,
    })
  }
  return picks
}

/** Dollars per point above replacement, if the league spends all its money. */
function pricePerPoint(board: DraftBoard, teams: number, rosterSize: number): number {
  const points = board.ranking.slice(0, teams * rosterSize).reduce((sum, { value }) => sum + wanted(value), 0)
  return (teams * (auctionBudget - rosterSize)) / points
}

/** Points above replacement as bidders weigh them: no team spends half a budget on one player. */
function wanted(value: number): number {
  return Math.max(0, value) ** 0.85
}

/** The most a team would pay; 0 if it does not want him or has no slot for him. */
function limitOf(
  random: Random,
  board: DraftBoard,
  bidder: Bidder,
  playerId: number,
  dollarsPerPoint: number,
  rosterSize: number,
): number {
  const appeal = board.appeal(bidder.manager, bidder.roster, playerId)
  if (appeal === Number.NEGATIVE_INFINITY) return 0
  const placesAfter = rosterSize - bidder.roster.length - 1
  const worth = Math.round(1 + wanted(appeal) * dollarsPerPoint * random.factor(0.08))
  return Math.max(0, Math.min(worth, bidder.dollars - placesAfter))
}
