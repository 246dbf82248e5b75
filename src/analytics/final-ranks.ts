import type { LeagueSeason } from '../domain/league-season.ts'
import { buildBracket } from './bracket/season-bracket.ts'
import { memoizeBySeason } from './memoize-by-season.ts'

/**
 * Final ranks by team id, every team's: the host's, and where it ranks nobody the places that the games of the bracket give. ESPN may
 * name the winner of the final days before it ranks the teams. Null while the season goes on, and where neither is known.
 */
export const finalRanksOf = memoizeBySeason((season: LeagueSeason): ReadonlyMap<number, number> | null => {
  const { status, teams } = season
  if (status.phase !== 'complete' || teams.length === 0) return null
  const ranked = teams.flatMap(({ id, finalRank }) => (finalRank === null ? [] : [[id, finalRank] as const]))
  if (ranked.length > 0) return ranked.length === teams.length ? new Map(ranked) : null
  const places = buildBracket(season)?.places
  return places?.length === teams.length ? new Map(places.map((teamId, index) => [teamId, index + 1])) : null
})
