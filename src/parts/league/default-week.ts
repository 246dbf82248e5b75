/** The week that a team's page opens with where the address names none. */
import { defaultWeek, lastWeek } from '../../domain/constants.ts'

/**
 * The current week while a season runs, the first before it, the product's default once it is over and where the server
 * says nothing of phases.
 */
export function firstWeekOf(league: FirstWeekLeague): number {
  const { phase, current_week: current, final_week: final } = league
  if (phase === 'pre-draft' || phase === 'pre-season') return 1
  if (phase === 'in-season' && current) return Math.min(current, final || lastWeek)
  return Math.min(defaultWeek, final || lastWeek)
}

interface FirstWeekLeague {
  phase?: string | null
  current_week?: number | null
  final_week?: number | null
}

/** The current week while a season runs, the last once it is over, the first before it. */
export function shownWeekOf(league: Parameters<typeof firstWeekOf>[0]): number {
  return league.phase === 'complete' && league.final_week ? league.final_week : firstWeekOf(league)
}
