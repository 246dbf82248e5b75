import type { ResponseOf } from '../../contract/responses/index.ts'
import { compareFigures, roundFigure, sumKnown } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { rateSeasonTrades } from '../trades/season-trades.ts'
import { listMoves, type Move, type Received } from './list-moves.ts'

type TeamMoves = Omit<ResponseOf<'moves'>['teams'][number], 'team'> & { teamId: number }

/** Totals of every team's moves. */
export function summarizeMoves(season: Season): TeamMoves[] {
  const moves = listMoves(season)
  const places = season.settings.lineupSlots.reduce((sum, { count }) => sum + count, 0)
  const usesBudget = season.settings.acquisition?.usesBudget === true
  const trades = rateSeasonTrades(season)
  const valueOfTrade = (id: string, teamId: number) =>
    trades.get(id)?.sides.find((side) => side.teamId === teamId)?.value ?? null
  return season.teams.map(({ id: teamId, budgetSpentDollars }) => {
    const own = moves.flatMap((move) => move.sides.flatMap((side) => (side.teamId === teamId ? [{ move, side }] : [])))
    const added = own.filter(({ move: { kind } }) => kind === 'add' || kind === 'waiver' || kind === 'drop')
    const received = added.flatMap(({ side }) => side.received)
    const stints = received.flatMap(({ stint }) => stint ?? [])
    const traded = own.filter(({ move }) => move.kind === 'trade')
    const dollars = (pick: (one: (typeof added)[number]) => number | null) =>
      usesBudget ? added.reduce((sum, one) => sum + (pick(one) ?? 0), 0) : null
    return {
      teamId,
      adds: received.length,
      neverRostered: stints.length === 0 ? null : stints.filter(({ weeksRostered }) => weeksRostered === 0).length,
      neverStarted: stints.length === 0 ? null : stints.filter(({ weeksStarted }) => weeksStarted === 0).length,
      drops: added.flatMap(({ move, side }) => (move.isRelease ? [] : side.sent)).length,
      trades: traded.length,
      churn: places === 0 ? null : roundFigure(received.length / places),
      addValue: stints.length === 0 ? null : roundFigure(stints.reduce((sum, { value }) => sum + value, 0)),
      tradeValue: roundFigure(sumKnown(traded.map(({ move }) => valueOfTrade(move.id, teamId)))),
      bids: dollars(({ move }) => move.bid),
      // For players who never started.
      unusedBids: dollars(({ move, side }) => (isNeverStarted(side.received) ? move.bid : 0)),
      overbid: dollars(({ move }) => move.overbid),
      budgetSpent: usesBudget ? budgetSpentDollars : null,
    }
  })
}

/** Players who started at least once are not wasted; nor are players in unknown lineups. */
function isNeverStarted(received: readonly Received[]): boolean {
  return received.length > 0 && received.every(({ stint }) => stint?.weeksStarted === 0)
}

/** A pickup of one player and its value. */
export interface PickUp {
  move: Move
  teamId: number
  received: Received
  value: number
}

/** Pickups who started at least once, best first. */
export function rankPickUps(season: Season): PickUp[] {
  return listMoves(season)
    .filter(({ kind }) => kind === 'add' || kind === 'waiver')
    .flatMap((move) =>
      move.sides.flatMap(({ teamId, received }) =>
        received.flatMap((entry) =>
          entry.stint && entry.stint.weeksStarted > 0
            ? [{ move, teamId, received: entry, value: entry.stint.value }]
            : [],
        ),
      ),
    )
    .sort((a, b) => compareFigures(b.value, a.value))
}
