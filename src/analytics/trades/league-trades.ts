import { compareFigures, sumKnown } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import type { HistorySeason, LeagueHistory } from '../history/league-history.ts'
import { listTrades } from './list-trades.ts'
import { type RatedSide, type RatedTrade, rateTrade } from './rate-trade.ts'

/** The trades of all seasons, in order, as they are rated today. */
export function rateLeagueTrades({ seasons }: Pick<LeagueHistory, 'seasons'>): RatedTrade[] {
  const all = seasons.map(({ season }) => season)
  return all.flatMap((season) => listTrades(season).map((trade) => rateTrade(all, trade)))
}

export interface TraderRecord {
  key: string
  trades: number
  won: number
  value: number
  /** Null without games of two teams. */
  wins: number | null
}

export interface TradePartners {
  key: string
  otherKey: string
  trades: number
  /** Value for the first of the two in trades of two teams; null if none is rated. */
  balance: number | null
}

type ManagerOf = (season: Season, teamId: number) => string | null

/** Every manager's trades, best first. */
export function sumByManager(trades: readonly RatedTrade[], managerOf: ManagerOf): TraderRecord[] {
  const sides = trades.flatMap(({ trade, sides, best }) =>
    sides.flatMap((side) => {
      const key = managerOf(trade.season, side.teamId)
      return key === null ? [] : [{ key, side, isBest: side === best }]
    }),
  )
  return [...Map.groupBy(sides, ({ key }) => key)]
    .map(([key, own]) => ({
      key,
      trades: own.length,
      won: own.filter(({ isBest }) => isBest).length,
      value: sumKnown(own.map(({ side }) => side.value)) ?? 0,
      wins: sumKnown(own.map(({ side }) => side.wins)),
    }))
    .sort((a, b) => compareFigures(b.value, a.value))
}

/** Pairs of managers who traded with each other, most trades first. */
export function listPartners(trades: readonly RatedTrade[], managerOf: ManagerOf): TradePartners[] {
  const pairs = trades.flatMap(({ trade: { season }, sides }) =>
    sides.flatMap((side, index) =>
      sides.slice(index + 1).flatMap((other) => {
        const keys = [managerOf(season, side.teamId), managerOf(season, other.teamId)]
        const [key = null, otherKey = null] = keys.toSorted()
        if (key === null || otherKey === null || key === otherKey) return []
        const own = keys[0] === key ? side : other
        return [{ key, otherKey, value: sides.length === 2 ? own.value : null }]
      }),
    ),
  )
  return [...Map.groupBy(pairs, ({ key, otherKey }) => `${key}/${otherKey}`).values()]
    .map((same) => {
      const [{ key, otherKey } = { key: '', otherKey: '' }] = same
      const balance = sumKnown(same.map(({ value }) => value))
      // Whom the trades favored first.
      const isBehind = balance !== null && balance < 0
      return {
        key: isBehind ? otherKey : key,
        otherKey: isBehind ? key : otherKey,
        trades: same.length,
        balance: balance === null ? null : Math.abs(balance),
      }
    })
    .sort((a, b) => b.trades - a.trades || compareFigures(b.balance ?? 0, a.balance ?? 0))
}

export interface ChampionTrade {
  season: HistorySeason
  championId: number
  /** The trade that was worth most to the champion in the season; null if none was worth anything. */
  best: { rated: RatedTrade; value: number } | null
  /** Games of the bracket that would have been lost without it. */
  playoffWins: number
}

/** What a trade did for each champion in the season of the title, also one of an earlier season. */
export function findChampionTrades(
  { seasons }: Pick<LeagueHistory, 'seasons'>,
  trades: readonly RatedTrade[],
): ChampionTrade[] {
  return seasons.flatMap((season) => {
    const { championId } = season.season.title
    // Without moves it is not known whether there was a trade.
    if (championId === null || !season.season.areMovesKnown) return []
    const [best = null] = trades
      .flatMap((rated) => {
        const side = rated.sides.find(({ teamId }) => teamId === championId)
        const value = side ? valueIn(season.season, side) : 0
        return value > 0 ? [{ rated, value }] : []
      })
      .sort((a, b) => b.value - a.value)
    const flips = best?.rated.flips.filter((game) => game.season === season.season && game.kind === 'playoffs') ?? []
    const isLost = ({ home, away }: (typeof flips)[number]) => {
      const [own, other] = home.teamId === championId ? [home, away] : [away, home]
      return own.teamId === championId && own.points > other.points
    }
    return [{ season, championId, best, playoffWins: flips.filter(isLost).length }]
  })
}

/** Value of one season: of what was received, minus that of what was sent. */
function valueIn(season: Season, { received, sent }: RatedSide): number {
  const sum = (paths: RatedSide['received']) =>
    paths
      .flatMap(({ spells }) => spells)
      .filter((spell) => spell.season === season)
      .reduce((total, { value }) => total + value, 0)
  return sum(received) - sum(sent)
}
