import type { LeagueResponse } from '../league/league-view.ts'

/** Stories begin after this week: earlier a season has little to tell. */
export const firstStoryWeek = 7

/** `throughWeek`: the last week that counts; null: the season is over. */
export function hasStory({ throughWeek }: { throughWeek: number | null }): boolean {
  return throughWeek === null || throughWeek >= firstStoryWeek
}

/** The last week that counts of a league that is not in a snapshot; null once its season is over, 0 before its first. */
export function throughWeekOf({ phase, completedWeeks }: LeagueResponse): number | null {
  return phase === 'complete' ? null : Math.max(0, ...completedWeeks)
}
