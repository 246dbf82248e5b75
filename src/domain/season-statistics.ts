/**
 * Statistics of a season's players, in a document beside the season that only the rule lab reads. Values are the host's; `analytics/lab`
 * converts them to points.
 */

/** Increment when the document gains new data. Older ones are then rebuilt from the saved responses. */
export const statisticsFormat = 1

export interface SeasonStatistics {
  /** The league's scoring, in the host's order. */
  scoring: ScoringRule[]
  /** Statistics that `players` refers to by index, see `domain/statistics.ts`. */
  statistics: string[]
  /** Ascending. */
  weeks: { week: number; players: PlayerLine[] }[]
}

/** Points per unit of a statistic. */
export interface ScoringRule {
  /** Id of the statistic, see `domain/statistics.ts`. */
  statistic: string
  points: number
  /** Points for players of some positions instead; absent if none. */
  byPosition?: Record<string, number>
}

/** A player's week: his id on the host, then pairs of an index in `statistics` and a non-zero amount. */
export type PlayerLine = number[]
