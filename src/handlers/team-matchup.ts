import type { TeamMatchup } from '../analytics/team-matchup.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { teamIdOf } from './public-ids.ts'

/** A team's game of a week, as in several responses; null in a bye. */
export function describeTeamMatchup(
  season: LeagueSeason,
  matchup: TeamMatchup | null,
): ResponseOf<'weeklyRoster'>['matchup'] {
  if (!matchup) return null
  const { game, opponentName, weekScore, opponentWeekScore, medianGame } = matchup
  return {
    matchup_id: game.matchup.id,
    opponent_id: teamIdOf(season, game.opponentId),
    opponent_name: opponentName,
    team_score: game.own.points,
    opponent_score: game.opponent.points,
    team_week_score: weekScore,
    opponent_week_score: opponentWeekScore,
    result: game.result,
    median: medianGame && { score: medianGame.median, result: medianGame.result },
    is_playoff: game.isPlayoff,
    weeks: game.matchup.weeks,
  }
}
