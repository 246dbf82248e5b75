import { roundFigure } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { factsOf } from '../season-facts.ts'
import { type AssetPath, followAsset } from './follow-asset.ts'
import { type LeagueTrade, listTradedAssets } from './list-trades.ts'
import { type FlippedGame, replayWithout, winsOfFlip } from './replay-without.ts'

export interface RatedTrade {
  trade: LeagueTrade
  paths: readonly AssetPath[]
  sides: readonly RatedSide[]
  state: TradeState
  /**
   * The side that gained most points, if the games that the trade flipped say the same or there are none; null in an even trade, where points
   * and games disagree, and while nothing is rated.
   */
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
  /** Games that the trade won it minus games that it lost it; null without games of two teams. */
  wins: number | null
}

/** What a trade has been worth to each side until today, over all seasons. `seasons` ascend. */
export function rateTrade(seasons: readonly Season[], trade: LeagueTrade): RatedTrade {
  const { paths, isRated, sides: valued } = valueTrade(seasons, trade)
  const flips = isRated ? replayWithout(trade, paths) : null
  const sides = valued.map((side): RatedSide => {
    const isKnown = factsOf(trade.season).teams.has(side.teamId)
    const wins = isKnown && flips ? flips.reduce((sum, flip) => sum + winsOfFlip(flip, side.teamId), 0) : null
    return { ...side, wins }
  })
  return { trade, paths, sides, state: stateOf(paths, isRated), best: findWinner(sides), flips: flips ?? [] }
}

/** The points of a trade without its games, which take longer. */
export function valueTrade(seasons: readonly Season[], trade: LeagueTrade) {
  const paths = listTradedAssets(trade).map((asset) => followAsset(seasons, trade, asset))
  const isRated = paths.some(({ value }) => value !== null) && !lacksSide(trade)
  const sides = trade.move.sides.map(({ teamId }): Omit<RatedSide, 'wins'> => {
    const received = paths.filter(({ asset }) => asset.toTeamId === teamId)
    const sent = paths.filter(({ asset }) => asset.fromTeamId === teamId)
    return { teamId, received, sent, value: isRated ? sumValues(received) - sumValues(sent) : null }
  })
  return { paths, isRated, sides }
}

/** Players of a trade that were inferred from lineups: a side without any got some that no lineup shows. */
function lacksSide({ move: { isRebuilt, sides } }: LeagueTrade): boolean {
  return (
    isRebuilt &&
    sides.some(
      ({ received, receivedPicks, receivedDollars }) => received.length + receivedPicks.length + receivedDollars === 0,
    )
  )
}

function findWinner(sides: readonly RatedSide[]): RatedSide | null {
  const [first] = sides.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  if (!first || roundFigure(first.value ?? 0) <= 0) return null
  const won = first.wins ?? 0
  return won >= 0 && sides.every(({ wins }) => (wins ?? 0) <= won) ? first : null
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
