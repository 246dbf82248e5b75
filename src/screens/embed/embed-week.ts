/** The week that an embed shows. */
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import type { LeagueResponse } from '../../parts/league/league-view.ts'

/** The running week, then the last final week before it: the first one that has begun is shown. */
export function weeksToShow({ phase, currentWeek, finalWeek, completedWeeks }: WeeksOfLeague): number[] {
  if (phase === 'pre-draft' || phase === 'pre-season') return []
  const decided = completedWeeks.length > 0 ? Math.max(...completedWeeks) : null
  const newest = phase === 'complete' ? (finalWeek ?? decided) : currentWeek
  return [...new Set([newest, decided])].filter((week) => week !== null).filter((week) => week > 0)
}

type WeeksOfLeague = Pick<LeagueResponse, 'phase' | 'currentWeek' | 'finalWeek' | 'completedWeeks'>

/** Whether a game of the week has begun. */
export function hasBegun({ matchups, ranking }: ScoreboardResponse): boolean {
  return matchups.some(({ status }) => status !== 'scheduled') || ranking.some(({ points }) => points !== null)
}
