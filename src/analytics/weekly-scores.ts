import type { LeagueSeason } from '../domain/league-season.ts'
import { oncePerSeason } from './once-per-season.ts'
import { factsOf, type Game } from './season-facts.ts'
import { weekScoreOf } from './team-week.ts'

export interface WeeklyScore {
  teamId: number
  week: number
  /** The official score: with the commissioner's adjustment where the matchup is this one week. */
  points: number
}

/**
 * Every team's score of every week in which it played a decided game; byes are not among them. In a round of two weeks
 * each week counts for itself, without the adjustment, which belongs to neither.
 */
export const listWeeklyScores = oncePerSeason((season: LeagueSeason): readonly WeeklyScore[] =>
  season.teams.flatMap(({ id }) =>
    factsOf(season)
      .gamesOf(id)
      .filter(({ result }) => result !== null)
      .flatMap((game) => scoresOfGame(season, game)),
  ),
)

function scoresOfGame(season: LeagueSeason, { teamId, own, matchup: { weeks } }: Game): WeeklyScore[] {
  return weeks.flatMap((week) => {
    const points = weeks.length === 1 && own.points !== null ? own.points : weekScoreOf(season, teamId, week)
    return points === null ? [] : [{ teamId, week, points }]
  })
}
