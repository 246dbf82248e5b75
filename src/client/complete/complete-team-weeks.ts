/** Completes a team's weeks, and sums them up where the server does not. */
import type { Completed } from '../../contract/read-completed.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { byWeek } from './unknown.ts'

type TeamWeeks = Completed<ResponseOf<'teamWeeklyPerformance'>>
type Week = TeamWeeks['weeklyPerformance'][number]

/** Ascending by week; entries without a valid week are left out. */
export function completeTeamWeeks(response: TeamWeeks) {
  const weeklyPerformance = byWeek(response.weeklyPerformance).map(completeWeek)
  const played = weeklyPerformance
    .filter(({ isComplete }) => isComplete)
    .flatMap(({ week, starterPoints }) => (starterPoints === null ? [] : { week, points: starterPoints }))
    .toSorted((a, b) => b.points - a.points || a.week - b.week)
  const total = played.reduce((sum, { points }) => sum + points, 0)
  const { avgStarterPoints, bestWeek, worstWeek } = response.summary
  return {
    ...response,
    weeklyPerformance,
    summary: {
      avgStarterPoints: avgStarterPoints ?? (played.length > 0 ? total / played.length : null),
      bestWeek: knownHighlight(bestWeek) ?? played[0] ?? null,
      worstWeek: knownHighlight(worstWeek) ?? played.at(-1) ?? null,
    },
  }
}

function completeWeek(week: Week & { week: number }) {
  return {
    ...week,
    // A server with one figure of a week sends the team's points.
    starterPoints: week.starterPoints ?? week.totalPoints,
    isComplete: week.isComplete ?? true,
    isBye: week.isBye ?? week.matchup === null,
  }
}

/** A highlight of which both parts are known. */
export function knownHighlight(
  highlight: { week: number | null; points: number | null } | null,
): { week: number; points: number } | null {
  const { week = null, points = null } = highlight ?? {}
  return week === null || points === null ? null : { week, points }
}
