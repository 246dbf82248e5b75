import type { ResponseOf } from '../contract/responses/index.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { meanOf, roundFigure, sumPoints } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import { factsOf } from './season-facts.ts'
import { hasBye, matchupIn } from './team-matchup.ts'
import { teamWeekOf, weekScoreOf } from './team-week.ts'

type Performance = ResponseOf<'teamWeeklyPerformance'>
type WeekPerformance = Performance['weeklyPerformance'][number]

/** A team's weeks to date within a range, ascending; weeks without a known lineup or score are left out. */
export function listWeeks(season: Season, teamId: number, from: number, to: number): WeekPerformance[] {
  return (weeksByTeam(season).get(teamId) ?? []).filter(({ week }) => week >= from && week <= to)
}

/** Best, worst and mean week by starter points, without byes and the running week. Ties go to the earlier week. */
export function summarizeWeeks(weeks: readonly WeekPerformance[]): Performance['summary'] {
  const counted = weeks
    .filter(({ isComplete, isBye }) => isComplete && !isBye)
    .map(({ week, starterPoints }) => ({ week, points: starterPoints }))
  const mean = meanOf(counted.map(({ points }) => points))
  return {
    bestWeek: counted.toSorted((a, b) => b.points - a.points)[0] ?? null,
    worstWeek: counted.toSorted((a, b) => a.points - b.points)[0] ?? null,
    avgStarterPoints: mean === null ? null : roundFigure(mean),
  }
}

const weeksByTeam = memoizeBySeason(
  (season: Season): ReadonlyMap<number, WeekPerformance[]> =>
    new Map(
      season.teams.map(({ id }) => [
        id,
        factsOf(season).weeksSoFar.flatMap((week) => performIn(season, id, week) ?? []),
      ]),
    ),
)

/** If only the host's score of the week is known, bench and optimum are left out. */
function performIn(season: Season, teamId: number, week: number): WeekPerformance | null {
  const teamWeek = teamWeekOf(season, teamId, week)
  const starterPoints = teamWeek?.starterPoints ?? weekScoreOf(season, teamId, week)
  if (starterPoints === null) return null
  const matchup = matchupIn(season, teamId, week)
  const benchPoints = teamWeek?.benchPoints ?? null
  return {
    week,
    totalPoints: benchPoints === null ? null : sumPoints([starterPoints, benchPoints]),
    starterPoints,
    benchPoints,
    projectedPoints: teamWeek?.projectedPoints ?? null,
    optimalPoints: teamWeek && teamWeek.decision !== 'unknown' ? teamWeek.optimal.optimalPoints : null,
    isComplete: factsOf(season).isFinalWeek(week),
    matchup,
    isBye: hasBye(season, teamId, week),
  }
}
