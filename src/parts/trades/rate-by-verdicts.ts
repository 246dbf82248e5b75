import type { ListedMove, MovesResponse } from '../../contract/responses/moves.ts'
import { roundTo, sumKnown } from '../../domain/rounding.ts'
import { isTrade } from '../moves/move-labels.ts'
import type { ListedTrade } from './describe-trade.ts'

/** A trade of a season by its id; undefined while the trades are loading, and where they are not known. */
export type TradeVerdicts = (trade: string) => ListedTrade | undefined

export function verdictsIn(trades: readonly ListedTrade[], season: number | null): TradeVerdicts {
  return (id) => trades.find((one) => one.id === id && one.season === season)
}

/**
 * The moves with the values of trades that their pages say: until today, over all seasons, with what picks became. Otherwise a row would have
 * the value of its season beside that of its page. The same response where nothing differs.
 */
export function rateByVerdicts(response: MovesResponse, verdictOf: TradeVerdicts): MovesResponse {
  const moves = response.moves.map((move) => rateMove(move, verdictOf))
  if (moves.every((move, index) => move === response.moves[index])) return response
  const sides = moves.filter(({ kind }) => kind === 'trade').flatMap((move) => move.sides)
  const sumOf = (teamId: number) => {
    const sum = sumKnown(sides.filter(({ team }) => team.id === teamId).map(({ value }) => value))
    return sum === null ? null : roundTo(sum, 4)
  }
  return {
    ...response,
    moves,
    teams: response.teams.map((totals) => ({ ...totals, tradeValue: sumOf(totals.team.id) })),
  }
}

function rateMove(move: ListedMove, verdictOf: TradeVerdicts): ListedMove {
  const rated = isTrade(move) ? (verdictOf(move.id)?.sides ?? []) : []
  const ratedValue = (teamId: number) => rated.find(({ team }) => team.id === teamId)?.value ?? null
  const isSame = move.sides.every(({ team, value }) => value === ratedValue(team.id))
  if (rated.every(({ value }) => value === null) || isSame) return move
  const { openPicks: _, ...rest } = move
  return { ...rest, sides: move.sides.map((side) => ({ ...side, value: ratedValue(side.team.id) })) }
}
