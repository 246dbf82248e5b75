import type { LeagueSeason } from '../../domain/league-season.ts'
import type { Position } from '../../domain/vocabulary.ts'
import { oncePerSeason } from '../once-per-season.ts'
import { meanOf } from '../points.ts'
import { factsOf } from '../season-facts.ts'

/**
 * What a manager would have had without a player: the season's mean of all players of his position who played while they
 * sat on somebody's bench. By position; one without such a week is missing.
 */
export const findReplacementLevels = oncePerSeason((season: LeagueSeason): ReadonlyMap<Position, number> => {
  const { lineupIn, lineupWeeksOf, playerWeek, players } = factsOf(season)
  const benched = season.teams.flatMap(({ id }) =>
    lineupWeeksOf(id).flatMap((week) =>
      (lineupIn(id, week)?.entries ?? []).flatMap(({ player, slot }) => {
        const points = playerWeek(player, week)?.points ?? null
        const position = players.get(player)?.position
        return slot === 'BENCH' && points !== null && position ? [{ position, points }] : []
      }),
    ),
  )
  return new Map(
    [...Map.groupBy(benched, ({ position }) => position)].map(([position, weeks]) => [
      position,
      meanOf(weeks.map(({ points }) => points)) ?? 0,
    ]),
  )
})
