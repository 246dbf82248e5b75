import type { ResponseOf } from '../contract/responses/index.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import type { Season } from '../domain/season.ts'
import { medianGameIn } from '../verdict/median-games.ts'
import { teamIdOf, teamNameOf } from './public-ids.ts'
import { isNoContest } from './scoreboard/is-no-contest.ts'
import { factsOf } from './season-facts.ts'
import { weekScoreOf } from './team-week.ts'

/** Whether a team has no game in a week of which games or byes are known; of others it is unknown who had a bye. */
export function hasBye(season: Season, teamId: number, week: number): boolean {
  return season.hasOpponents && !factsOf(season).gameIn(teamId, week) && weeksOfMatchups(season).has(week)
}

const weeksOfMatchups = memoizeBySeason(({ matchups }: Season) => new Set(matchups.flatMap(({ weeks }) => weeks)))

/** A team's game in a week, from its perspective; null in a bye, and where it is unknown. */
export function matchupIn(season: Season, teamId: number, week: number): ResponseOf<'weeklyRoster'>['matchup'] {
  const { gameIn, teams } = factsOf(season)
  const game = gameIn(teamId, week)
  if (!game) return null
  const { matchup, own, opponent, opponentId, result, isPlayoff } = game
  const median = medianGameIn(season, teamId, week)
  return {
    matchupId: matchup.id,
    opponentId: teamIdOf(season, opponentId),
    opponentName: teamNameOf(season, opponentId),
    ...(teams.has(opponentId) ? {} : { hasOpponentLeft: true as const }),
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
