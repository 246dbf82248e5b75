import { teamRefOf } from '../analytics/public-ids.ts'
import type { Season, TradedDraftPick } from '../domain/season.ts'

export function describeTradedPick(season: Season, pick: TradedDraftPick) {
  const { season: year, round, overallPick, originalTeamId } = pick
  const originalTeam = originalTeamId === null ? null : teamRefOf(season, originalTeamId)
  return { season: year, round, overallPick, originalTeam }
}
