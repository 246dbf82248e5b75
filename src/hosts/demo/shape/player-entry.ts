import type { FantasySeason } from '../fantasy-season.ts'
import { eligibleSlots, positionIds } from '../league-plan.ts'
import { nflWeeks } from '../nfl-schedule.ts'
import type { StatRow } from './stat-rows.ts'

/**
 * A player as ESPN shows him on the day of the response: his team and his health are today's, whichever week was requested.
 */
export function shapePlayer(season: FantasySeason, playerId: number, stats: StatRow[]) {
  const { firstName, lastName, position } = season.playerScores.player(playerId)
  return {
    defaultPositionId: positionIds[position],
    draftRanksByRankType: shapeDraftRanks(season, playerId),
    eligibleSlots: eligibleSlots[position],
    firstName,
    fullName: `${firstName} ${lastName}`,
    id: playerId,
    // A D/ST has no status.
    ...(position === 'D/ST' ? {} : { injuryStatus: injuryStatusToday(season, playerId) }),
    lastName,
    ownership: shapeOwnership(season, playerId),
    proTeamId: season.playerScores.week(playerId, today(season))?.proTeamId ?? 0,
    stats,
  }
}

/** A roster entry, the same in weekly rosters and in the season's. */
export function shapeRosterEntry(season: FantasySeason, playerId: number, slotId: number, stats: StatRow[]) {
  return {
    lineupSlotId: slotId,
    playerId,
    playerPoolEntry: { ...keeperValues(season, playerId), player: shapePlayer(season, playerId, stats) },
  }
}

/** ESPN's ranks are the same for all leagues; here they are the draft ranking of this league. */
function shapeDraftRanks({ draftRanks }: FantasySeason, playerId: number) {
  const rank = draftRanks.get(playerId) ?? 0
  return { PPR: { rank }, STANDARD: { rank } }
}

/** Early picks are rostered everywhere; the average draft position differs a little from this league's. */
function shapeOwnership({ draftRanks }: FantasySeason, playerId: number) {
  const rank = draftRanks.get(playerId) ?? 0
  const wobble = ((Math.abs(playerId) * 7) % 11) - 5
  const percentOwned = 100 / (1 + Math.exp((rank - 170 + 3 * wobble) / 22))
  const averageDraftPosition = Math.min(170, Math.max(1, rank + wobble * Math.min(1, rank / 40)))
  return {
    auctionValueAverage: Math.max(0, 60 * Math.exp(-rank / 32) - 1),
    averageDraftPosition,
    percentOwned,
    percentStarted: percentOwned * (rank <= 100 ? 0.8 : 0.35),
  }
}

/** The cost of keeping a player: the round he was picked in (dollars in an auction), and one round earlier next year. */
function keeperValues({ plan, draft }: FantasySeason, playerId: number) {
  const pick = draft.find((made) => made.playerId === playerId)
  if (!pick) return { keeperValue: 0, keeperValueFuture: 0 }
  return plan.draftType === 'AUCTION'
    ? { keeperValue: pick.bid, keeperValueFuture: pick.bid + 5 }
    : { keeperValue: pick.round, keeperValueFuture: Math.max(1, pick.round - 1) }
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
