/** A team's moves of a season in one line. */
import type { MovesResponse } from '../../contract/responses/moves.ts'
import { formatCount, formatDollars, formatSigned } from '../../ui/format.ts'

export type TeamMoves = MovesResponse['teams'][number]

/** `14 pickups, 8 never started, +57.2 by pickups, +12.1 by trades, $100 spent` */
export function describeTeamMoves(team: TeamMoves): string {
  const { adds, neverStarted, addValue, tradeValue } = team
  const spent = spentBy(team)
  return [
    formatCount(adds, 'pickup'),
    neverStarted !== null && adds > 0 && `${neverStarted} never started`,
    addValue !== null && `${formatSigned(addValue)} by pickups`,
    tradeValue !== null && `${formatSigned(tradeValue)} by trades`,
    spent !== null && `${formatDollars(spent)} spent`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Dollars: the host's count, else the sum of winning bids. */
export const spentBy = ({ budgetSpent, bids }: TeamMoves) => budgetSpent ?? bids
