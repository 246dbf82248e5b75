import type { ListedMove, MovesResponse } from '../../contract/responses/moves.ts'
import { roundTo, sumKnown } from '../../domain/rounding.ts'
import { isTrade } from '../moves/move-labels.ts'
import type { TradeVerdicts } from './use-trade-verdicts.ts'

/** The moves with values also for the trades that a season alone cannot rate, as those with draft picks: what their pages say until today. */
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
  if (!isTrade(move) || move.sides.every(({ value }) => value !== null)) return move
  const rated = verdictOf(move.id)?.sides ?? []
  if (rated.every(({ value }) => value === null)) return move
  return {
    ...move,
    sides: move.sides.map((side) => ({
      ...side,
      value: rated.find(({ team }) => team.id === side.team.id)?.value ?? null,
    })),
  }
}
