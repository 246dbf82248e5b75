/** Reduces a season to what an import of scores provides. */
import type { LeagueSeason } from '../../domain/league-season.ts'

/** Without data that only some weeks have, and without warnings about data that was not requested. */
export function onlyScores(season: LeagueSeason): LeagueSeason {
  return { ...season, lineups: [], warnings: [] }
}
