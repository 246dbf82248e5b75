import type { LeagueSeason, MatchupSide } from '../domain/league-season.ts'
import { memoizeBySeason } from './memoize-by-season.ts'
import { factsOf } from './season-facts.ts'
import { weekScoreOf } from './team-week.ts'

export interface WeeklyScore {
  teamId: number
  week: number
  /** The official score: with the commissioner's adjustment where the matchup has a single week. */
  points: number
}

/**
 * Every team's score of every week in which it played a decided game or round, without byes. In a round of two weeks each
 * week counts by itself, without the adjustment, which belongs to neither.
 */
export const listWeeklyScores = memoizeBySeason((season: LeagueSeason): readonly WeeklyScore[] => {
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

function scoresOf(season: LeagueSeason, { teamId, points: total }: MatchupSide, weeks: readonly number[]) {
  return weeks.flatMap((week) => {
    const points = weeks.length === 1 && total !== null ? total : weekScoreOf(season, teamId, week)
    return points === null ? [] : [{ teamId, week, points }]
  })
}
