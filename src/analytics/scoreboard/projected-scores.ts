import { isRuledOut } from '../../domain/injury.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { sumPoints } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { isOnBye } from '../nfl-opponent.ts'
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

/**
 * A player's projection for his whole game, by his number; null without one. In the running week it is 0 for who will not play, whatever the source says:
 * on bye, or ruled out before his game. A final week keeps the projection that it began with.
 */
export function projectPlayer(season: Season, number: number, week: number): number | null {
  const { players, playerWeek, isRunningWeek } = factsOf(season)
  const { points = null, projectedPoints = null } = playerWeek(number, week) ?? {}
  const player = players.get(number)
  if (!player || points || !isRunningWeek(week)) return projectedPoints
  return isRuledOut(player.injuryStatus) || isOnBye(season, player, week) ? 0 : projectedPoints
}

const projectedWeeks = memoizeBySeason((_: Season) => new Map<number, ReadonlyMap<number, number> | null>())

function computeWeek(season: Season, week: number): ReadonlyMap<number, number> | null {
  if (season.settings.isBestBall) return null
  const { lineupIn, playerWeek } = factsOf(season)
  const byTeam = season.teams.flatMap(({ id }) => {
    const starters = lineupIn(id, week)?.entries.filter(({ slot }) => isStartingSlot(slot)) ?? []
    return starters.length === 0 ? [] : [{ id, starters: starters.map(({ player }) => player) }]
  })
  const all = byTeam.flatMap(({ starters }) => starters)
  const projected = all.filter((player) => (playerWeek(player, week)?.projectedPoints ?? 0) > 0)
  if (all.length === 0 || projected.length < fewestProjected * all.length) return null
  const project = (player: number) => projectPlayer(season, player, week) ?? 0
  return new Map(byTeam.map(({ id, starters }) => [id, sumPoints(starters.map(project))]))
}
