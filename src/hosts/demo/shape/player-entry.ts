import type { FantasySeason } from '../fantasy-season.ts'
import { eligibleSlots, positionIds } from '../league-plan.ts'
import { nflWeeks } from '../nfl-schedule.ts'
import type { StatRow } from './stat-rows.ts'

/**
 * A player as ESPN shows him on the day of the response: his team and his health are today's, whichever week was requested.
 */
export function shapePlayer(season: FantasySeason, playerId: number, stats: StatRow[]) {
  const { firstName, lastName, position, jersey } = season.playerScores.player(playerId)
  const injuryStatus = injuryStatusToday(season, playerId)
  return {
    active: true,
    defaultPositionId: positionIds[position],
    droppable: true,
    draftRanksByRankType: shapeDraftRanks(season, playerId),
    eligibleSlots: eligibleSlots[position],
    firstName,
    fullName: `${firstName} ${lastName}`,
    id: playerId,
    injured: injuryStatus === 'OUT' || injuryStatus === 'INJURY_RESERVE',
    // A D/ST has neither status nor jersey.
    ...(position === 'D/ST' ? {} : { injuryStatus, jersey }),
    lastName,
    ownership: shapeOwnership(season, playerId),
    proTeamId: season.playerScores.week(playerId, today(season))?.proTeamId ?? 0,
    stats,
    universeId: 1,
  }
}

/** A roster entry, the same in weekly rosters and in the season's. */
export function shapeRosterEntry(
  season: FantasySeason,
  entry: { playerId: number; slotId: number; teamId: number; points: number },
  stats: StatRow[],
) {
  return {
    injuryStatus: 'NORMAL',
    lineupSlotId: entry.slotId,
    playerId: entry.playerId,
    playerPoolEntry: {
      appliedStatTotal: entry.points,
      id: entry.playerId,
      ...keeperValues(season, entry.playerId),
      onTeamId: ownerToday(season, entry.playerId),
      player: shapePlayer(season, entry.playerId, stats),
      status: ownerToday(season, entry.playerId) === 0 ? 'FREEAGENT' : 'ONTEAM',
    },
    status: 'NORMAL',
  }
}

/** ESPN's ranks are the same for all leagues; here they are the draft ranking of this league. */
function shapeDraftRanks({ draftRanks }: FantasySeason, playerId: number) {
  const rank = draftRanks.get(playerId) ?? 0
  const auctionValue = Math.max(0, Math.round(62 * Math.exp(-rank / 32) - 1))
  const shape = (rankType: string) => ({ auctionValue, published: false, rank, rankSourceId: 0, rankType, slotId: 0 })
  return { PPR: shape('PPR'), STANDARD: shape('STANDARD') }
}

/** Early picks are rostered everywhere; the average draft position differs a little from this league's. */
function shapeOwnership({ draftRanks, plan }: FantasySeason, playerId: number) {
  const rank = draftRanks.get(playerId) ?? 0
  const wobble = ((Math.abs(playerId) * 7) % 11) - 5
  const percentOwned = 100 / (1 + Math.exp((rank - 170 + 3 * wobble) / 22))
  const averageDraftPosition = Math.min(170, Math.max(1, rank + wobble * Math.min(1, rank / 40)))
  return {
    auctionValueAverage: Math.max(0, 60 * Math.exp(-rank / 32) - 1),
    averageDraftPosition,
    date: plan.answeredAt,
    leagueType: 0,
    percentChange: wobble / 10,
    percentOwned,
    percentStarted: percentOwned * (rank <= 100 ? 0.8 : 0.35),
  }
}

/** The cost of keeping a player: the round he was picked in (dollars in an auction), and one round earlier next year. */
export function keeperValues({ plan, draft }: FantasySeason, playerId: number) {
  const pick = draft.find((made) => made.playerId === playerId)
  if (!pick) return { keeperValue: 0, keeperValueFuture: 0 }
  return plan.draftType === 'AUCTION'
    ? { keeperValue: pick.bid, keeperValueFuture: pick.bid + 5 }
    : { keeperValue: pick.round, keeperValueFuture: Math.max(1, pick.round - 1) }
}

/** The team that has a player now, 0 for a free agent. */
export function ownerToday({ teams }: FantasySeason, playerId: number): number {
  return teams.find((team) => team.roster.has(playerId))?.manager.teamId ?? 0
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
