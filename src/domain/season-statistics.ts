/**
 * What a season's players did on the field, beside the season in a document of its own: only the rule lab reads it.
 * Everything is as the host has it; `analytics/lab` makes points of it.
 */

/** Raised when the document holds something new: older ones are then made again from the saved responses. */
export const statisticsFormat = 1

export interface SeasonStatistics {
  /** The league's scoring, in the host's order. */
  scoring: ScoringRule[]
  /** The statistics that `players` refers to by index, see `domain/statistics.ts`. */
  statistics: string[]
  /** Ascending. */
  weeks: { week: number; players: PlayerLine[] }[]
}

/** Points per unit of a statistic. */
export interface ScoringRule {
  /** Id of the statistic, see `domain/statistics.ts`. */
  statistic: string
  points: number
  /** Points for players of some positions instead; left out where there are none. */
  byPosition?: Record<string, number>
}

/** A player's week: the host's id of him, then pairs of an index in `statistics` and an amount other than 0. */
export type PlayerLine = number[]
