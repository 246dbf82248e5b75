import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { meanOf } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { isReserveSlot, type Position } from '../../domain/vocabulary.ts'
import { factsOf } from '../season-facts.ts'

/**
 * Replacement level by position: the mean of all players who played while on a bench, over completed weeks. If there are fewer such weeks than half the
 * teams (kickers), it is the mean of all players in lineups, since the next best is picked up on demand. Positions without players are
 * absent.
 */
export const findReplacementLevels = memoizeBySeason((season: Season): ReadonlyMap<Position, number> => {
  const { isFinalWeek, lineupIn, lineupWeeksOf, playerWeek, players } = factsOf(season)
  const weeks = season.teams.flatMap(({ id }) =>
    lineupWeeksOf(id)
      .filter(isFinalWeek)
      .flatMap((week) =>
        (lineupIn(id, week)?.entries ?? []).flatMap(({ player, slot }) => {
          const points = playerWeek(player, week)?.points ?? null
          const position = players.get(player)?.position
          return !isReserveSlot(slot) && points !== null && position
            ? [{ position, points, isBenched: slot === 'BENCH' }]
            : []
        }),
      ),
  )
  return new Map(
    [...Map.groupBy(weeks, ({ position }) => position)].map(([position, all]) => {
      const benched = all.filter(({ isBenched }) => isBenched)
      const counted = benched.length < season.teams.length / 2 ? all : benched
      return [position, meanOf(counted.map(({ points }) => points)) ?? 0]
    }),
  )
})
