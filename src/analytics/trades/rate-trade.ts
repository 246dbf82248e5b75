import { roundFigure } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { type AssetPath, followAsset } from './follow-asset.ts'
import { type LeagueTrade, listAssets } from './list-trades.ts'
import { type FlippedGame, replayWithout } from './replay-without.ts'

export interface RatedTrade {
  trade: LeagueTrade
  paths: readonly AssetPath[]
  sides: readonly RatedSide[]
  state: TradeState
  /** The side with the highest value; null in an even trade, and while nothing is rated. */
  best: RatedSide | null
  flips: readonly FlippedGame[]
}

/**
 * 'decided': every asset has left its new team, or the season that counted is over. 'leading': some are still there, or open. 'open': nothing
 * can be rated yet.
 */
type TradeState = 'decided' | 'leading' | 'open'

export interface RatedSide {
  teamId: number
  received: readonly AssetPath[]
  sent: readonly AssetPath[]
  /** Value of what the team received minus that of what it sent, as far as known; null while nothing is. */
  value: number | null
  /** Wins that it gained against random opponents; null without games of two teams and lineups. */
  wins: number | null
}

/** What a trade has been worth to each side until today, over all seasons. `seasons` ascend. */
export function rateTrade(seasons: readonly Season[], trade: LeagueTrade): RatedTrade {
  const paths = listAssets(trade).map((asset) => followAsset(seasons, trade, asset))
  const isRated = paths.some(({ value }) => value !== null)
  const { wins, flips } = replayWithout(trade, paths)
  const sides = trade.move.sides.map(({ teamId }): RatedSide => {
    const received = paths.filter(({ asset }) => asset.toTeamId === teamId)
    const sent = paths.filter(({ asset }) => asset.fromTeamId === teamId)
    const value = isRated ? sumValues(received) - sumValues(sent) : null
    return { teamId, received, sent, value, wins: isRated ? (wins.get(teamId) ?? null) : null }
  })
  const [first = null] = sides.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const isEven = roundFigure(first?.value ?? 0) === 0
  return { trade, paths, sides, state: stateOf(paths, isRated), best: isEven ? null : first, flips }
}

function sumValues(paths: readonly AssetPath[]): number {
  return paths.reduce((sum, { value }) => sum + (value ?? 0), 0)
}

function stateOf(paths: readonly AssetPath[], isRated: boolean): TradeState {
  if (!isRated) return 'open'
  return paths.some((path) => isOpen(path) || path.end.kind === 'held') ? 'leading' : 'decided'
}

/** An asset of which it is not known yet, or not any more, what it was worth. */
export function isOpen({ value, end }: AssetPath): boolean {
  return end.kind === 'pending' || end.kind === 'unknown' || (value === null && end.kind !== 'none')
}
