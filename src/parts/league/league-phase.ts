import type { LeagueResponse } from './league-view.ts'

/** Whether teams of a league play against each other: only then are there records and points against. */
export function hasOpponents({ scoring_format }: { scoring_format?: string | null }): boolean {
  return scoring_format !== 'total-points' && scoring_format !== 'elimination'
}

interface Played {
  regular_season?: { wins?: number | null; losses?: number | null; ties?: number | null; points_for?: number }
}

/** Whether a team has played a game: false only where its record says 0-0 and it has no points. */
export function hasPlayed({ regular_season: season }: Played): boolean {
  if (!season || (season.points_for ?? 0) > 0) return true
  const { wins, losses, ties } = season
  return typeof wins !== 'number' || typeof losses !== 'number' || wins + losses + (ties ?? 0) > 0
}

/** Whether a league's first week is still to come; false where the server names no phase. */
export function isBeforeSeason({ phase }: { phase?: string | null }): boolean {
  return phase === 'pre-draft' || phase === 'pre-season'
}

/** Whether there is a forecast: for a running season with playoffs, once a week is complete. */
export function hasForecast(league: LeagueResponse): boolean {
  const { phase, playoff_team_count: places = 0, completed_weeks: weeks = [] } = league
  return phase === 'in-season' && hasOpponents(league) && places > 0 && weeks.length > 0
}
