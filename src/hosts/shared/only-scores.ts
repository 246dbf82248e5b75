/** A season as an import until its scores leaves it. */
import type { LeagueSeason } from '../../domain/league-season.ts'

/** Without what is read of some weeks only, and without warnings of what was not requested. */
export function onlyScores(season: LeagueSeason): LeagueSeason {
  return { ...season, lineups: [], warnings: [] }
}
