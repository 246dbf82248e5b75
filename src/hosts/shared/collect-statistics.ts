/** Converts players' statistics to their compact stored form. */
import type { PlayerLine, ScoringRule, SeasonStatistics } from '../../domain/season-statistics.ts'
import { isOffered } from '../../domain/statistics.ts'

export interface StatisticsCollector {
  /** Adds a player's week, amounts by statistic id. The first call for a player and week counts. */
  add(week: number, hostPlayerId: number, amounts: Iterable<readonly [statistic: string, amount: number]>): void
  finish(): SeasonStatistics
}

/** Rounds off binary errors of the host's sums. */
const decimals = 1e4

/** Keeps the statistics that the league scores, and those that leagues often try. */
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
