import type { FantasySeason } from '../fantasy-season.ts'
import { eligibleSlots, positionIds } from '../league-plan.ts'
import { nflWeeks } from '../nfl-schedule.ts'
import type { DemoStatRow } from './stat-rows.ts'

/**
 * A player as ESPN shows him on the day of the response: his team and his health are today's, whichever week was requested.
 */
export function shapePlayer(season: FantasySeason, playerId: number, stats: DemoStatRow[]) {
  const { firstName, lastName, position } = season.playerScores.player(playerId)
  return {
    defaultPositionId: positionIds[position],
    eligibleSlots: eligibleSlots[position],
    firstName,
    fullName: `${firstName} ${lastName}`,
    id: playerId,
    // A D/ST has no status.
    ...(position === 'D/ST' ? {} : { injuryStatus: injuryStatusToday(season, playerId) }),
    lastName,
    proTeamId: season.playerScores.week(playerId, today(season))?.proTeamId ?? 0,
    stats,
  }
}

/** A roster entry, the same in weekly rosters and in the season's. */
export function shapeRosterEntry(season: FantasySeason, playerId: number, slotId: number, stats: DemoStatRow[]) {
  return {
    lineupSlotId: slotId,
    playerId,
    playerPoolEntry: { player: shapePlayer(season, playerId, stats) },
  }
}

function injuryStatusToday(season: FantasySeason, playerId: number): string {
  const week = today(season)
  const now = season.playerScores.week(playerId, week)
  if (!now) return 'ACTIVE'
  // Out, but not announced before Sunday.
  if (now.weeksOut > 0 && season.playerScores.projection(playerId, week) > 0) return 'QUESTIONABLE'
  if (now.weeksOut > 0) return now.weeksOut >= 4 || week + now.weeksOut > nflWeeks ? 'INJURY_RESERVE' : 'OUT'
  return (season.playerScores.week(playerId, week - 1)?.weeksOut ?? 0) > 0 ? 'QUESTIONABLE' : 'ACTIVE'
}

/** The NFL week of the response. */
function today({ plan }: FantasySeason): number {
  return plan.stage === 'finished' ? nflWeeks : Math.max(1, plan.currentWeek)
}
