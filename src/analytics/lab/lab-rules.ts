/** Rules of a league as somebody proposes them. What is left out stays as each season had it. */
export interface LabRules {
  /** Points per unit by id of the statistic (`domain/statistics.ts`), for all positions. */
  scoring: Readonly<Record<string, number>>
  /** A second result each week, against the median. */
  hasMedianGame?: boolean
  playoffTeamCount?: number
  /** Weeks that the final takes. */
  finalWeeks?: 1 | 2
  /** False: no seeds for winners of divisions. */
  hasDivisions?: false
  seedingRule?: 'points-for' | 'head-to-head'
  /** The best seed left meets the worst in every round. */
  reseeds?: boolean
  /** The best lineup that each roster allowed, instead of the one that was set. */
  lineups?: 'best'
  /** Lineup slots that do not count any more, such as K. */
  withoutSlots: readonly string[]
  /** 'lot': mean over all schedules, so that nobody is lucky with the opponents. */
  schedule?: 'lot'
}

export const noRules: LabRules = { scoring: {}, withoutSlots: [] }

/** Whether rules change what players score, which needs their statistics. */
export function needsStatistics({ scoring }: LabRules): boolean {
  return Object.keys(scoring).length > 0
}

/** Whether rules need the lineups of the weeks; all others need scores only. */
export function needsLineups({ lineups, withoutSlots }: LabRules): boolean {
  return lineups !== undefined || withoutSlots.length > 0
}
