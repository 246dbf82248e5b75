import { teamIdOf } from '../analytics/public-ids.ts'
import type { TeamMatchup } from '../analytics/team-matchup.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueSeason } from '../domain/league-season.ts'

/** A team's game of a week, as in several responses; null in a bye. */
export function describeTeamMatchup(
  season: LeagueSeason,
  matchup: TeamMatchup | null,
): ResponseOf<'weeklyRoster'>['matchup'] {
  if (!matchup) return null
  const { game, opponentName, weekScore, opponentWeekScore, medianGame } = matchup
  return {
    matchupId: game.matchup.id,
    opponentId: teamIdOf(season, game.opponentId),
    opponentName,
    teamScore: game.own.points,
    opponentScore: game.opponent.points,
    teamWeekScore: weekScore,
    opponentWeekScore,
    result: game.result,
    median: medianGame && { score: medianGame.median, result: medianGame.result },
    isPlayoff: game.isPlayoff,
    weeks: game.matchup.weeks,
  }
}
