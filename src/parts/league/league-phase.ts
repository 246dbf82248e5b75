import { hasOpponents } from '../../domain/season-format.ts'
import type { LeagueResponse } from './league-view.ts'

/** Whether a league's first week is still to come; false if the server sends no phase. */
export function isBeforeSeason({ phase }: Pick<LeagueResponse, 'phase'>): boolean {
  return phase === 'pre-draft' || phase === 'pre-season'
}

/** Whether the time of the draft has passed without a pick, by the reader's time (null: unknown) or when the league was read from its host. */
export function hasMissedDraft({ draftDate, asOf, totalPicks }: DraftDay, now: number | null): boolean {
  const date = Date.parse(draftDate ?? '')
  return !totalPicks && (date < (now ?? Number.NaN) || date < Date.parse(asOf ?? ''))
}

type DraftDay = Pick<LeagueResponse, 'draftDate' | 'asOf' | 'totalPicks'>

/** Whether there is a forecast: for a running season with playoffs, after its first completed week. */
export function hasForecast(league: LeagueResponse): boolean {
  const { phase, playoffTeamCount, completedWeeks } = league
  return phase === 'in-season' && hasOpponents(league.scoringFormat) && !!playoffTeamCount && completedWeeks.length > 0
}

/** The last completed week of a running season; null before its first one and once it is over. */
export function weekToDate({ phase, completedWeeks }: Pick<LeagueResponse, 'phase' | 'completedWeeks'>): number | null {
  return phase === 'in-season' && completedWeeks.length > 0 ? Math.max(...completedWeeks) : null
}

/** Whether a league may have a history, which needs several seasons. Otherwise no space is reserved for it. */
export function mayHaveHistory({ seasons }: Pick<LeagueResponse, 'seasons'>): boolean {
  return seasons.length > 1
}
