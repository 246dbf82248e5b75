import type { LeagueSeason, Player, Team } from '../domain/league-season.ts'
import type { LineupSlot } from '../domain/vocabulary.ts'
import { describeOpponent, nflTeamIn } from './nfl-opponent.ts'
import { factsOf } from './season-facts.ts'

export interface PlayerWeekReport {
  week: number
  nflTeam: string | null
  opponent: string | null
  points: number | null
  projectedPoints: number | null
  /** Null: nobody rostered him. */
  slot: LineupSlot | null
  isStarter: boolean
  team: Team | null
  /** Null: no fantasy team had him, or it had a bye. */
  isPlayoff: boolean | null
}

/**
 * A player's weeks so far, ascending. Where the source has rosters only, weeks in which nobody rostered him are left out:
 * whether he played is not known.
 */
export function listPlayerWeeks(season: LeagueSeason, player: Player): PlayerWeekReport[] {
  const { weeksSoFar, playerWeek, stintIn } = factsOf(season)
  return weeksSoFar
    .filter((week) => player.coverage === 'season' || playerWeek(player.number, week) || stintIn(player.number, week))
    .map((week) => reportWeek(season, player, week))
}

function reportWeek(season: LeagueSeason, player: Player, week: number): PlayerWeekReport {
  const { teams, playerWeek, stintIn, gameIn } = factsOf(season)
  const entry = playerWeek(player.number, week)
  const stint = stintIn(player.number, week)
  const game = stint && gameIn(stint.teamId, week)
  return {
    week,
    nflTeam: nflTeamIn(season, player, week),
    opponent: describeOpponent(season, player, week),
    points: entry?.points ?? null,
    projectedPoints: entry?.projectedPoints ?? null,
    slot: stint?.slot ?? null,
    isStarter: stint?.isStarter ?? false,
    team: (stint && teams.get(stint.teamId)) ?? null,
    isPlayoff: game ? game.isPlayoff : null,
  }
}
