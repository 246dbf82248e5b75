import type { LenientResponse } from './sources.ts'

/**
 * The weeks that have an edition, ascending: decided ones. A round of two weeks has one edition, after its second; so has
 * nothing of a week that is being played.
 */
export function editionWeeks(
  league: LenientResponse<'hostLeague'>,
  schedule: LenientResponse<'hostLeagueSchedule'> | null,
): number[] {
  const completed = new Set(league.completed_weeks ?? [])
  const games = (schedule ?? []).filter(({ weeks }) => weeks && weeks.length > 0)
  const decided = games.filter(({ status }) => status === 'final').map(({ weeks }) => Math.max(...(weeks ?? [])))
  const weeks = games.length > 0 ? decided.filter((week) => completed.has(week)) : [...completed]
  return [...new Set(weeks)].sort((a, b) => a - b)
}

/** The last edition of a season, whose recap says the rest; null while the season goes on. */
export function recapWeek(
  league: LenientResponse<'hostLeague'>,
  schedule: LenientResponse<'hostLeagueSchedule'> | null,
): number | null {
  return league.phase === 'complete' ? (editionWeeks(league, schedule).at(-1) ?? null) : null
}
