import { hasOpponents } from '../league/league-phase.ts'
import type { LeagueAnswer } from '../league/league-tab.ts'

/** Whether there is something to forecast: a season that runs, towards playoffs, with a week behind it. */
export function hasForecast(league: LeagueAnswer): boolean {
  const { phase, playoff_team_count: places = 0, completed_weeks: weeks = [] } = league
  return phase === 'in-season' && hasOpponents(league) && places > 0 && weeks.length > 0
}
