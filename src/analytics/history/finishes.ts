import type { HistoryResponse } from '../../contract/responses/history.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import { toTeamRef } from '../public-ids.ts'
import type { Tenure } from './manager-seasons.ts'

/** How a team's season ended. */
export interface Finish {
  /** Final rank; null during the season, and if unknown. */
  rank: number | null
  /** Regular-season rank; null before its end and in leagues without opponents. */
  seed: number | null
  /** Null before the end of the regular season. */
  madePlayoffs: boolean | null
  isLast: boolean
}

/** Every team's finish, by team id. */
export const listFinishes = memoizeBySeason((season: Season): ReadonlyMap<number, Finish> => {
  const { teams, finalRanks, seeds, table, status, matchups, hasOpponents, playoffTeamIds, sources } = season
  const areKnown = sources.seeds === 'byHost' || table.some(({ games }) => games > 0)
  // A season's table need not say who was in the playoffs.
  const isFieldKnown = playoffTeamIds.size > 0 || matchups.length > 0
  const isSeeded = status.isRegularSeasonOver && hasOpponents && areKnown
  return new Map(
    teams.map(({ id }) => {
      const rank = finalRanks?.get(id) ?? null
      const seed = isSeeded ? (seeds.seedOf.get(id) ?? null) : null
      const isLast = rank !== null && rank > 1 && rank === teams.length
      return [id, { rank, seed, madePlayoffs: isSeeded && isFieldKnown ? playoffTeamIds.has(id) : null, isLast }]
    }),
  )
})

/** A team's finish, as in responses. */
export function describeFinish({
  season,
  team,
}: Pick<Tenure, 'season' | 'team'>): HistoryResponse['managers'][number]['finishes'][number] {
  const { rank = null, seed = null, madePlayoffs = null } = listFinishes(season).get(team.id) ?? {}
  return {
    season: season.season,
    team: toTeamRef(season, team),
    rank,
    seed,
    madePlayoffs,
    teamCount: season.teams.length,
  }
}
