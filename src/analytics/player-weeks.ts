import type { ResponseOf } from '../contract/responses/index.ts'
import type { Player, Season } from '../domain/season.ts'
import { describeOpponent, nflTeamIn } from './nfl-opponent.ts'
import { toTeamRef } from './public-ids.ts'
import { factsOf } from './season-facts.ts'

export type PlayerWeekReport = ResponseOf<'player'>['weeklyStats'][number]

/**
 * A player's weeks to date, ascending. If the source has only rosters, weeks without a fantasy team are left out, since it is unknown
 * whether he played.
 */
export function listPlayerWeeks(season: Season, player: Player): PlayerWeekReport[] {
  const { weeksSoFar, playerWeek, stintIn } = factsOf(season)
  return weeksSoFar
    .filter((week) => player.coverage === 'season' || playerWeek(player.number, week) || stintIn(player.number, week))
    .map((week) => reportWeek(season, player, week))
}

function reportWeek(season: Season, player: Player, week: number): PlayerWeekReport {
  const { teams, playerWeek, stintIn, gameIn, isFinalWeek } = factsOf(season)
  const entry = playerWeek(player.number, week)
  const stint = stintIn(player.number, week)
  const game = stint && gameIn(stint.teamId, week)
  const team = stint && teams.get(stint.teamId)
  return {
    week,
    nflTeam: nflTeamIn(season, player, week),
    nflOpponent: describeOpponent(season, player, week),
    points: entry?.points ?? null,
    projectedPoints: entry?.projectedPoints ?? null,
    lineupSlot: stint?.slot ?? null,
    isStarter: stint?.isStarter ?? false,
    team: team ? toTeamRef(season, team) : null,
    isComplete: isFinalWeek(week),
    matchupInfo: game ? { isPlayoff: game.isPlayoff } : null,
  }
}
