/** Puts players' statistics into the compact form in which they are stored. */
import type { PlayerLine, ScoringRule, SeasonStatistics } from '../../domain/season-statistics.ts'
import { isOffered } from '../../domain/statistics.ts'

export interface StatisticsCollector {
  /** A player's week, amounts by our id of the statistic. The first call for a player and week counts. */
  add(week: number, hostPlayerId: number, amounts: Iterable<readonly [statistic: string, amount: number]>): void
  finish(): SeasonStatistics
}

/** Binary noise of the host's sums is left out. */
const decimals = 1e4

/** Keeps the statistics that the league scores, and those that leagues like to try. */
export function collectStatistics(scoring: ScoringRule[]): StatisticsCollector {
  const scored = new Set(scoring.map(({ statistic }) => statistic))
  const indexes = new Map<string, number>()
  const weeks = new Map<number, Map<number, PlayerLine>>()

  function indexOf(statistic: string): number {
    const index = indexes.get(statistic) ?? indexes.size
    indexes.set(statistic, index)
    return index
  }

  return {
    add(week, hostPlayerId, amounts) {
      const players = weeks.get(week) ?? new Map<number, PlayerLine>()
      weeks.set(week, players)
      if (players.has(hostPlayerId)) return
      const sums = new Map<number, number>()
      for (const [statistic, amount] of amounts) {
        if (amount === 0 || !(scored.has(statistic) || isOffered(statistic))) continue
        const index = indexOf(statistic)
        sums.set(index, (sums.get(index) ?? 0) + amount)
      }
      const pairs = [...sums].flatMap(([index, amount]) => [index, Math.round(amount * decimals) / decimals])
      players.set(hostPlayerId, [hostPlayerId, ...pairs])
    },
    finish: () => ({
      scoring,
      statistics: [...indexes.keys()],
      weeks: [...weeks]
        .sort(([a], [b]) => a - b)
        .map(([week, players]) => ({ week, players: [...players.values()].sort(([a = 0], [b = 0]) => a - b) })),
    }),
  }
}
