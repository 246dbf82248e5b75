/** Reduces a season to what an import of scores provides. */
import type { HostSeason } from '../../domain/host-season.ts'

/** Without data that only some weeks have, and without warnings about data that was not requested. */
export function onlyScores(season: HostSeason): HostSeason {
  return { ...season, lineups: [], warnings: [] }
}
