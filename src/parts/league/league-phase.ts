import { isUnderWay } from '../../domain/nfl-clock.ts'
import { hasOpponents } from '../../domain/season-format.ts'
import { type SeasonWeek, weekOfSeason } from '../../domain/season-week.ts'
import { formatMoment } from '../../ui/format.ts'
import type { LeagueResponse } from './league-view.ts'

/** Whether a league's first week is still to come; false if the server sends no phase. */
export function isBeforeSeason({ phase }: Pick<LeagueResponse, 'phase'>): boolean {
  return phase === 'pre-draft' || phase === 'pre-season'
}

/** Whether the games of the running week were being played when the league was read from its host. */
export function isWeekUnderWay({ kickoffs, asOf }: Pick<LeagueResponse, 'kickoffs' | 'asOf'>): boolean {
  return asOf !== null && isUnderWay(kickoffs, Date.parse(asOf))
}

/** Whether picks were made that are no keepers; of a server that does not say, whether there are any. */
export function hasDraftBegun({ draftState, totalPicks }: Pick<LeagueResponse, 'draftState' | 'totalPicks'>): boolean {
  return draftState === null ? !!totalPicks : draftState === 'running' || draftState === 'complete'
}

/** Whether the time of the draft has passed without a pick, by the reader's time (null: unknown) or when the league was read from its host. */
export function hasMissedDraft({ draftDate, asOf, ...draft }: DraftDay, now: number | null): boolean {
  const date = Date.parse(draftDate ?? '')
  return !hasDraftBegun(draft) && (date < (now ?? Number.NaN) || date < Date.parse(asOf ?? ''))
}

type DraftDay = Pick<LeagueResponse, 'draftDate' | 'asOf' | 'draftState' | 'totalPicks'>

/** Whether there is a forecast: for a running season with playoffs, after its first completed week. */
export function hasForecast(league: LeagueResponse): boolean {
  const { phase, playoffTeamCount, completedWeeks } = league
  return phase === 'in-season' && hasOpponents(league.scoringFormat) && !!playoffTeamCount && completedWeeks.length > 0
}

/** A week of the league's season. */
export function weekOfLeague(
  { phase, runningWeek, completedWeeks, regularSeasonWeeks }: CalendarOfLeague,
  week: number,
): SeasonWeek {
  const calendar = { phase, runningWeek, finalWeeks: completedWeeks, regularSeasonFinalWeek: regularSeasonWeeks }
  return weekOfSeason(calendar, week)
}

type CalendarOfLeague = Pick<LeagueResponse, 'phase' | 'runningWeek' | 'completedWeeks' | 'regularSeasonWeeks'>

/** The last completed week of a running season; null before its first one and once it is over. */
export function weekToDate({ phase, completedWeeks }: Pick<LeagueResponse, 'phase' | 'completedWeeks'>): number | null {
  return phase === 'in-season' && completedWeeks.length > 0 ? Math.max(...completedWeeks) : null
}

/** Whether a league may have a history, which needs several seasons, of any of its addresses. Otherwise no space is reserved for it. */
export function mayHaveHistory(league: Pick<LeagueResponse, 'seasons' | 'joinedSeasons'>): boolean {
  return league.seasons.length + league.joinedSeasons.length > 1
}

/**
 * How far a league is that has not drafted: 'draft on Mon, Aug 31, 2026, 7:00 PM', which stays true of a page that is opened
 * later. `now` in milliseconds, null if unknown.
 */
export function describeDraft(league: Parameters<typeof hasMissedDraft>[0], now: number | null): string {
  const { draftDate, draftState } = league
  if (hasDraftBegun(league)) return 'the draft has begun'
  if (draftDate && hasMissedDraft(league, now)) return `was to draft on ${formatMoment(draftDate)}`
  if (draftState === 'not-held') return 'never drafted'
  return draftDate ? `draft on ${formatMoment(draftDate)}` : 'not drafted yet'
}
