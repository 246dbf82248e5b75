/** The message for a week without a roster. */
import type { CallFailure } from '../../client/call-failure.ts'
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'

/** A week without a roster is a bye or not played yet, not a failure. */
export function isMissingWeek({ status, detail }: Pick<CallFailure, 'status' | 'detail'>): boolean {
  return status === 404 && detail.includes('No roster data found')
}

/** The message for a week that is over in which the team had no bye, as the week's scoreboard shows; null if it may have had one. */
export function unrecordedWeekText(
  week: number,
  { unavailable, matchups }: Pick<ScoreboardResponse, 'unavailable' | 'matchups'>,
  teamId: number,
): string | null {
  if (unavailable !== null) return `Nothing was recorded for Week ${week}. No roster data available.`
  const hasGame = matchups.some(({ home, away }) => away && [home.team.id, away.team.id].includes(teamId))
  return hasGame ? `This team’s lineup for Week ${week} wasn’t recorded. No roster data available.` : null
}

export function missingWeekText(week: number, isOver: boolean): string {
  return isOver
    ? `This team had a bye in Week ${week}. No roster data available.`
    : "No roster data available for this week. The team was on bye or this week hasn't occurred yet."
}
