import { hasOpponents } from '../../domain/season-format.ts'
import type { LeagueResponse } from './league-view.ts'

/** Whether a league's first week is still to come; false if the server sends no phase. */
export function isBeforeSeason({ phase }: { phase?: string | null }): boolean {
  return phase === 'pre-draft' || phase === 'pre-season'
}

/** Whether the time of the draft has passed without a pick, by the reader's time (null: unknown) or when the league was read from its host. */
export function hasMissedDraft({ draftDate, asOf, totalPicks }: DraftDay, now: number | null): boolean {
  const date = Date.parse(draftDate ?? '')
  return !totalPicks && (date < (now ?? Number.NaN) || date < Date.parse(asOf ?? ''))
}

interface DraftDay {
  /** ISO 8601, as `asOf`. */
  draftDate?: string | null
  asOf?: string | null
  totalPicks?: number
}

/** Whether there is a forecast: for a running season with playoffs, after its first completed week. */
export function hasForecast(league: LeagueResponse): boolean {
  const { phase, playoffTeamCount: places = 0, completedWeeks: weeks = [] } = league
  return phase === 'in-season' && hasOpponents(league.scoringFormat) && places > 0 && weeks.length > 0
}

/** The last completed week of a running season; null before its first one and once it is over. */
export function weekToDate({
  phase,
  completedWeeks = [],
}: {
  phase?: string | null
  completedWeeks?: number[]
}): number | null {
  return phase === 'in-season' && completedWeeks.length > 0 ? Math.max(...completedWeeks) : null
}
