import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { compareFigures } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import type { AssetPath } from './follow-asset.ts'
import { type LeagueTrade, listTrades } from './list-trades.ts'
import { isOpen, valueTrade } from './rate-trade.ts'

/** A trade by what its own season tells: until today and over all seasons its page rates it. */
interface SeasonTrade {
  trade: LeagueTrade
  sides: readonly SeasonTradeSide[]
  /** Draft picks that no value counts, as the season has not seen them used. */
  openPicks: number
}

export interface SeasonTradeSide {
  teamId: number
  received: readonly AssetPath[]
  /** Value received minus value sent, as far as known; null while nothing is. */
  value: number | null
}

/** The trades of a season that count, by id. */
export const rateSeasonTrades = memoizeBySeason(
  (season: Season): ReadonlyMap<string, SeasonTrade> =>
    new Map(
      listTrades(season).map((trade) => {
        const { paths, sides } = valueTrade([season], trade)
        const openPicks = paths.filter((path) => path.asset.kind === 'pick' && isOpen(path)).length
        return [trade.move.id, { trade, sides, openPicks }]
      }),
    ),
)

/** One team's side of a trade with a known value. */
export interface RankedTradeSide extends Pick<SeasonTrade, 'trade' | 'openPicks'> {
  side: SeasonTradeSide
  value: number
}

/** Sides of the season's trades of which something is known, best first. */
export function rankTrades(season: Season): RankedTradeSide[] {
  return [...rateSeasonTrades(season).values()]
    .flatMap(({ trade, sides, openPicks }) =>
      sides.flatMap((side) => (side.value === null ? [] : [{ trade, openPicks, side, value: side.value }])),
    )
    .sort((a, b) => compareFigures(b.value, a.value))
}
