/** Scores of single weeks, also within games of several weeks; without byes. */
import type { TeamRef } from '../../contract/responses/shared.ts'
import type { WeekFacts } from './week-facts.ts'

interface SingleWeekScore {
  team: TeamRef
  week: number
  points: number
}

interface WeekScores {
  /** In order of play. */
  scores: readonly SingleWeekScore[]
  /** No unknown score of a week can be higher: the whole game's. Null if all are known. */
  mostUnknown: number | null
}

/** The scores of the season up to the round, from its final games. */
export function findWeekScores({ results, sources: { scoreboards } }: WeekFacts): WeekScores {
  const sides = new Map(
    scoreboards.flatMap(({ week, matchups }) =>
      matchups.flatMap(({ matchupId, home, away }) =>
        [home, away].flatMap((side) =>
          side === null ? [] : [[keyOf(matchupId, week, side.team.id), side.weekPoints] as const],
        ),
      ),
    ),
  )
  const all = results.flatMap(({ matchupId, weeks, home, away, homePoints, awayPoints }) =>
    [
      { team: home, total: homePoints },
      { team: away, total: awayPoints },
    ].flatMap(({ team, total }) =>
      weeks.map((week) => ({
        team,
        week,
        total,
        points: weeks.length === 1 ? total : (sides.get(keyOf(matchupId, week, team.id)) ?? null),
      })),
    ),
  )
  const unknown = all.flatMap(({ points, total }) => (points === null ? total : []))
  return {
    scores: all.flatMap(({ team, week, points }) => (points === null ? [] : [{ team, week, points }])),
    mostUnknown: unknown.length > 0 ? Math.max(...unknown) : null,
  }
}

function keyOf(matchupId: number, week: number, teamId: number): string {
  return `${matchupId} ${week} ${teamId}`
}
