import { teamRefOf } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { Season, TradedDraftPick } from '../domain/season.ts'

export function describeTradedPick(season: Season, pick: TradedDraftPick) {
  const { season: year, round, overallPick, originalTeamId } = pick
  const isTeam = originalTeamId !== null && factsOf(season).teams.has(originalTeamId)
  return { season: year, round, overallPick, originalTeam: isTeam ? teamRefOf(season, originalTeamId) : null }
}
