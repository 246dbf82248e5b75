/** Titles, notes and weeks of embeds. */
import { hasDraftBegun, hasMissedDraft, isBeforeSeason } from '../../parts/league/league-phase.ts'
import type { LeagueResponse } from '../../parts/league/league-view.ts'
import { formatMoment } from '../../ui/format.ts'

/** "Standings · 2025 season", without unknown parts. */
export function subtitleOf(what: string, { season }: LeagueResponse): string {
  return [what, season !== null && `${season} season`].filter(Boolean).join(' · ')
}

/** Why there are no figures yet; null once the season has begun. */
export function noteBeforeSeason(league: LeagueResponse, now: number | null): string | null {
  if (!isBeforeSeason(league)) return null
  const { phase, draftDate } = league
  if (phase !== 'pre-draft') return 'The season starts with week 1.'
  if (hasDraftBegun(league)) return 'The draft has begun.'
  const verb = hasMissedDraft(league, now) ? 'was to be' : 'is'
  return draftDate ? `The draft ${verb} on ${formatMoment(draftDate)}.` : 'This league hasn’t drafted yet.'
}

/** The running week, then the last final week before it: the first one that has begun is shown. */
export function weeksToShow({ phase, runningWeek, finalWeek, completedWeeks }: WeeksOfLeague): number[] {
  if (phase === 'pre-draft' || phase === 'pre-season') return []
  const decided = completedWeeks.length > 0 ? Math.max(...completedWeeks) : null
  const newest = phase === 'complete' ? (finalWeek ?? decided) : runningWeek
  return [...new Set([newest, decided])].filter((week) => week !== null)
}

type WeeksOfLeague = Pick<LeagueResponse, 'phase' | 'runningWeek' | 'finalWeek' | 'completedWeeks'>
