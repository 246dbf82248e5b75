/** Which weeks of a season may differ from their saved responses, because the NFL has corrected statistics since. */
export interface WeekAges {
  /** Weeks up to this one were read after their corrections: they are closed. */
  closedWeek: number
  /** Weeks up to this one have no corrections to come: those that are not closed are read once more. */
  correctedWeek: number
  /** The last week of an explicit import, which is requested even if it is closed; null for none. */
  requestedWeek: number | null
  /** True: the season is over, and all of its weeks are closed. */
  isClosed: boolean
}
