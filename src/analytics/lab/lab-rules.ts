/** Proposed rules of a league. Absent rules keep their value of each season. */
export interface LabRules {
  /** Points per unit by id of the statistic (`domain/statistics.ts`), for all positions. */
  scoring: Readonly<Record<string, number>>
  /** A second result each week, against the median. */
  hasMedianGame?: boolean
  playoffTeamCount?: number
  /** Number of weeks of the championship. */
  finalWeeks?: 1 | 2
  /** False: division winners get no priority in seeding. */
  hasDivisions?: false
  seedingRule?: 'points-for' | 'head-to-head'
  /** The best remaining seed plays the worst in every round. */
  reseeds?: boolean
  /** Uses each roster's optimal lineup instead of the actual one. */
  lineups?: 'best'
  /** Removed lineup slots, such as K. */
  withoutSlots: readonly string[]
  /** 'lot': mean over all schedules, without schedule luck. */
  schedule?: 'lot'
}

export const noRules: LabRules = { scoring: {}, withoutSlots: [] }

/** Whether rules change players' points, which needs their statistics. */
export function needsStatistics({ scoring }: LabRules): boolean {
  return Object.keys(scoring).length > 0
}

/** Whether rules need the weekly lineups; all others need only scores. */
export function needsLineups({ lineups, withoutSlots }: LabRules): boolean {
  return lineups !== undefined || withoutSlots.length > 0
}
