import type { Season } from '../../domain/season.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { isRegularSeasonOver, rankRegularSeason } from '../regular-season-table.ts'
import { factsOf } from '../season-facts.ts'

export interface PlayoffSeeds {
  /** All teams' ids, first seed first. */
  order: readonly number[]
  /** Team id → seed, from 1. */
  seedOf: ReadonlyMap<number, number>
  /** False: seeds as if the season ended today. */
  isFinal: boolean
}

/** The league's own seeds once the regular season is over, the regular-season standings before. */
export const findPlayoffSeeds = memoizeBySeason((season: Season): PlayoffSeeds => {
  const isOver = isRegularSeasonOver(season)
  const { teams } = factsOf(season)
  const table = rankRegularSeason(season).map(({ teamId }, index) => ({
    teamId,
    place: (isOver ? teams.get(teamId)?.playoffSeed : null) ?? index + 1,
  }))
  const order = table.sort((a, b) => a.place - b.place).map(({ teamId }) => teamId)
  return { order, seedOf: new Map(order.map((teamId, index) => [teamId, index + 1])), isFinal: isOver }
})
