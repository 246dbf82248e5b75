import { fromCents, subtractPoints, sumPoints, toCents } from '../../domain/points.ts'
import type { MatchupSide, Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { factsOf } from '../season-facts.ts'

/** A team's score over some weeks, against any opponent; null if unknown. */
export type ScoreOver = (teamId: number, weeks: readonly number[]) => number | null

/**
 * Weekly scores against any opponent: from played games, without home bonus; for a team without a game from its lineup. The adjustment of a
 * two-week game belongs to its last week.
 */
export function scoresOfWeeks(season: Season): ScoreOver {
  const scores = new Map<number, number>()
  for (const { teamId, week, entries } of season.lineups) {
    const { playerWeek } = factsOf(season)
    const starters = entries.filter(({ slot }) => isStartingSlot(slot))
    scores.set(keyOf(teamId, week), sumPoints(starters.map(({ player }) => playerWeek(player, week)?.points ?? 0)))
  }
  for (const { weeks, home, away } of season.matchups) {
    for (const side of [home, away]) if (side) addSide(scores, side, weeks)
  }
  return (teamId, weeks) => {
    const known = weeks.flatMap((week) => scores.get(keyOf(teamId, week)) ?? [])
    return known.length === weeks.length ? sumPoints(known) : null
  }
}

function addSide(scores: Map<number, number>, side: MatchupSide, weeks: readonly number[]): void {
  if (side.points === null) return
  const [first, ...more] = weeks
  if (first !== undefined && more.length === 0) {
    scores.set(keyOf(side.teamId, first), subtractPoints(side.points, side.homeBonus))
    return
  }
  for (const { week, points } of side.pointsByWeek) {
    const extra = week === weeks.at(-1) ? side.adjustment : 0
    scores.set(keyOf(side.teamId, week), fromCents(toCents(points) + toCents(extra)))
  }
}

const keyOf = (teamId: number, week: number) => teamId * 100 + week
