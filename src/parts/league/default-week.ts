/** Weeks that pages open with where the address names none. */
import { defaultWeek, lastWeek } from '../../domain/constants.ts'

/**
 * For a team's page: the current week while a season runs, the first before it, the product's default once it is over and
 * where the server names no phase.
 */
export function firstWeekOf(league: FirstWeekLeague): number {
  const { phase, currentWeek: current, finalWeek: final } = league
  if (phase === 'pre-draft' || phase === 'pre-season') return 1
  if (phase === 'in-season' && current) return Math.min(current, final || lastWeek)
  return Math.min(defaultWeek, final || lastWeek)
}

interface FirstWeekLeague {
  phase?: string | null
  currentWeek?: number | null
  finalWeek?: number | null
}

/** For the league's matchups: the current week while a season runs, the last once it is over, the first before it. */
export function shownWeekOf(league: Parameters<typeof firstWeekOf>[0]): number {
  return league.phase === 'complete' && league.finalWeek ? league.finalWeek : firstWeekOf(league)
}
