import type { ResponseOf } from '../contract/responses/index.ts'
import type { Season } from '../domain/season.ts'
import { medianGameIn } from '../verdict/median-games.ts'
import { teamIdOf } from './public-ids.ts'
import { isNoContest } from './scoreboard/is-no-contest.ts'
import { factsOf } from './season-facts.ts'
import { weekScoreOf } from './team-week.ts'

/** A team's game in a week, from its perspective; null in a bye. */
export function matchupIn(season: Season, teamId: number, week: number): ResponseOf<'weeklyRoster'>['matchup'] {
  const { gameIn, teams } = factsOf(season)
  const game = gameIn(teamId, week)
  if (!game) return null
  const { matchup, own, opponent, opponentId, result, isPlayoff } = game
  const median = medianGameIn(season, teamId, week)
  return {
    matchupId: matchup.id,
    opponentId: teamIdOf(season, opponentId),
    opponentName: teams.get(opponentId)?.name ?? '',
    teamScore: own.points,
    opponentScore: opponent.points,
    teamWeekScore: weekScoreOf(season, teamId, week),
    opponentWeekScore: weekScoreOf(season, opponentId, week),
    result,
    isNoContest: isNoContest(season, matchup),
    median: median && { score: median.median, result: median.result },
    isPlayoff,
    isConsolation: isPlayoff && matchup.kind !== 'winners-bracket',
    weeks: matchup.weeks,
  }
}
