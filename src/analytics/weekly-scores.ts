import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import type { MatchupSide, Season } from '../domain/season.ts'
import { factsOf } from './season-facts.ts'
import { weekScoreOf } from './team-week.ts'

export interface WeeklyScore {
  teamId: number
  week: number
  /** The official score; includes the commissioner's adjustment if the matchup has a single week. */
  points: number
}

/**
 * Every team's score of every week with a final game or round, without byes. In a two-week round each week counts separately, without the
 * adjustment, which belongs to neither.
 */
export const listWeeklyScores = memoizeBySeason((season: Season): readonly WeeklyScore[] => {
  const rounds = season.eliminationRounds.filter(({ status }) => status === 'final')
  return season.teams.flatMap(({ id }) => [
    ...factsOf(season)
      .gamesOf(id)
      .filter(({ result }) => result !== null)
      .flatMap(({ own, matchup: { weeks } }) => scoresOf(season, own, weeks)),
    ...rounds.flatMap(({ sides, weeks }) =>
      sides.filter(({ teamId }) => teamId === id).flatMap((own) => scoresOf(season, own, weeks)),
    ),
  ])
})

function scoresOf(season: Season, { teamId, points: total }: MatchupSide, weeks: readonly number[]) {
  return weeks.flatMap((week) => {
    const points = weeks.length === 1 && total !== null ? total : weekScoreOf(season, teamId, week)
    return points === null ? [] : [{ teamId, week, points }]
  })
}
