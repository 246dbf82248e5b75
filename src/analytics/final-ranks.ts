import type { Season } from '../domain/season.ts'
import { buildBracket } from './bracket/season-bracket.ts'
import { memoizeBySeason } from './memoize-by-season.ts'

/**
 * Final ranks of all teams by team id: the host's, or if it ranks none those of the bracket's games. ESPN may name the winner of the
 * championship days before it ranks the teams. Null during the season, and if neither is known.
 */
export const finalRanksOf = memoizeBySeason((season: Season): ReadonlyMap<number, number> | null => {
  const { status, teams } = season
  if (status.phase !== 'complete' || teams.length === 0) return null
  const ranked = teams.flatMap(({ id, finalRank }) => (finalRank === null ? [] : [[id, finalRank] as const]))
  if (ranked.length > 0) return ranked.length === teams.length ? new Map(ranked) : null
  const places = buildBracket(season)?.places
  return places?.length === teams.length ? new Map(places.map((teamId, index) => [teamId, index + 1])) : null
})
