/** The week that the league's matchups open with where the address names none. */
import { firstWeekOf } from '../team/first-week.ts'

/** The current week while a season runs, the last once it is over, the first before it. */
export function shownWeekOf(league: Parameters<typeof firstWeekOf>[0]): number {
  return league.phase === 'complete' && league.final_week ? league.final_week : firstWeekOf(league)
}
