import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { sumPoints } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { factsOf } from '../season-facts.ts'

/** If fewer starters than this share have a projection above 0, the week counts as having none, as week 1 of 2023. */
const fewestProjected = 0.5

/**
 * Projected points of every team's starters in a week, by team. Null if the source has no projections for that week, which may appear as 0
 * for nearly all players, and in best ball, where the games determine the starters.
 */
export function projectWeek(season: Season, week: number): ReadonlyMap<number, number> | null {
  const known = projectedWeeks(season)
  const remembered = known.get(week)
  if (remembered !== undefined) return remembered
  const projected = computeWeek(season, week)
  known.set(week, projected)
  return projected
}

/** Projected points of a team over the weeks of a matchup; null if one week has no projections. */
export function projectScore(season: Season, teamId: number, weeks: readonly number[]): number | null {
  const scores = weeks.flatMap((week) => projectWeek(season, week)?.get(teamId) ?? [])
  return scores.length < weeks.length || scores.length === 0 ? null : sumPoints(scores)
}

const projectedWeeks = memoizeBySeason((_: Season) => new Map<number, ReadonlyMap<number, number> | null>())

function computeWeek(season: Season, week: number): ReadonlyMap<number, number> | null {
  if (season.settings.isBestBall) return null
  const { lineupIn, playerWeek } = factsOf(season)
  const byTeam = season.teams.flatMap(({ id }) => {
    const starters = lineupIn(id, week)?.entries.filter(({ slot }) => isStartingSlot(slot)) ?? []
    const projections = starters.map(({ player }) => playerWeek(player, week)?.projectedPoints ?? 0)
    return projections.length === 0 ? [] : [{ id, projections }]
  })
  const all = byTeam.flatMap(({ projections }) => projections)
  if (all.length === 0 || all.filter((points) => points > 0).length < fewestProjected * all.length) return null
  return new Map(byTeam.map(({ id, projections }) => [id, sumPoints(projections)]))
}
