/** The message for a week without a roster. */
import type { CallFailure } from '../../client/call-failure.ts'

/** A week without a roster is a bye or not played yet, not a failure. */
export function isMissingWeek({ status, detail }: Pick<CallFailure, 'status' | 'detail'>): boolean {
  return status === 404 && detail.includes('No roster data found')
}

export function missingWeekText(week: number, isOver: boolean): string {
  return isOver
    ? `This team had a bye in Week ${week}. No roster data available.`
    : "No roster data available for this week. The team was on bye or this week hasn't occurred yet."
}
