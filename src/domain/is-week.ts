/** Above any season's weeks; charts and tables have a column for every week up to the last. */
const mostWeeks = 30

/** Whether a number in a response can be a week of a season. */
export function isWeek(week: number | null | undefined): week is number {
  return typeof week === 'number' && Number.isInteger(week) && week >= 1 && week <= mostWeeks
}
