import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { subtractPoints, sumPoints } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import type { RegularPeriod } from '../verdict/regular-periods.ts'
import { teamWeekOf } from './team-week.ts'

/** The parts of a team's official score of a matchup: score = optimal − missed + adjustment. */
export interface ScoreParts {
  score: number
  /** Points of its starters. */
  started: number
  /** Points of the optimal lineups of these weeks. */
  optimal: number
  /** Points left on the bench in these weeks: optimal − started, never below 0. */
  missed: number
  /** The rest of the official score: commissioner's adjustment, home bonus. */
  adjustment: number
}

/** The parts of an official score over the weeks of a matchup; null if a lineup or its bench is unknown. */
export function splitScore(season: Season, teamId: number, weeks: readonly number[], score: number): ScoreParts | null {
  const teamWeeks = weeks.map((week) => teamWeekOf(season, teamId, week))
  const known = teamWeeks.flatMap((week) => (week && week.decision !== 'unknown' ? [week] : []))
  if (known.length < weeks.length || known.length === 0) return null
  const started = sumPoints(known.map(({ optimal }) => optimal.actualPoints))
  const optimal = sumPoints(known.map((week) => week.optimal.optimalPoints))
  return {
    score,
    started,
    optimal,
    missed: sumPoints(known.map((week) => week.optimal.missedPoints)),
    adjustment: subtractPoints(score, started),
  }
}

/** The parts of every team's score of a regular-season period, by team; cached per season. */
export function partsOfPeriod(season: Season, period: RegularPeriod): ReadonlyMap<number, ScoreParts | null> {
  const known = periodParts(season)
  const remembered = known.get(period.matchupPeriod)
  if (remembered) return remembered
  const parts = new Map(
    [...period.scores].map(([teamId, score]) => [teamId, splitScore(season, teamId, period.weeks, score)]),
  )
  known.set(period.matchupPeriod, parts)
  return parts
}

const periodParts = memoizeBySeason((_: Season) => new Map<number, ReadonlyMap<number, ScoreParts | null>>())
