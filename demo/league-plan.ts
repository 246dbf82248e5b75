import type { DemoPosition } from './player-pool.ts'

/** Everything that is decided about a demo league before its first draft pick. */
export interface LeaguePlan {
  espnLeagueId: number
  season: number
  name: string
  /** 'running' stops in `currentWeek`. */
  stage: 'finished' | 'running' | 'not-drafted'
  /** The week being played; the final one of a finished season, 0 before the draft. */
  currentWeek: number
  /** When its host sends the responses, milliseconds since 1970: the points of later games are unknown. */
  answeredAt: number
  /** 'elimination': no opponents; every week the lowest score is eliminated, and its players become free agents. */
  format: 'head-to-head' | 'elimination'
  /** A second result every week, against the median of its scores. */
  hasMedianGame: boolean
  /** Seasons that the league had before, ascending. */
  previousSeasons: number[]
  managers: DemoManager[]
  divisions: string[]
  pointsPerReception: number
  /** Starting slots by ESPN's slot id, one entry per slot. */
  startingSlots: number[]
  benchSlots: number
  injuredReserveSlots: number
  /** Matchups of the regular season, one week each. */
  regularSeasonMatchups: number
  playoffTeamCount: number
  playoffRounds: number
  playoffRoundWeeks: 1 | 2
  draftType: 'SNAKE' | 'AUCTION'
  keepersPerTeam: number
  /** Waivers by blind bids (season budget in dollars) or, if null, by reverse standings. */
  waiverBudget: number | null
  /** Points that the commissioner added or subtracted after a game of the regular season. */
  adjustments: { week: number; teamId: number; points: number }[]
  /** The narrowest game of the regular season was ruled a tie: the commissioner gave the loser the missing points. */
  narrowestGameRuledTie: boolean
  /** Points that a defense allows are scored in fewer brackets, as at Sleeper and Yahoo. */
  hasWideBrackets?: true
  /** Teams keep all players and draft only rookies; played at Sleeper, by its brackets. Absent in all other leagues. */
  dynasty?: { rookieRounds: number; taxiSlots: number }
}

export interface DemoManager {
  teamId: number
  teamName: string
  abbreviation: string
  /** First owner is the primary one. */
  owners: Owner[]
  /** Index in `LeaguePlan.divisions`. */
  division: number
  /** 0 (sets lineups at random) to 1 (never misreads a projection). */
  skill: number
  /** 0 to 1: how likely he is to use waivers in a week. */
  activity: number
  /** The week from which he is no longer active; null if he stays to the end. */
  gaveUpInWeek: number | null
}

interface Owner {
  firstName: string
  lastName: string
  displayName: string
  /**
   * His account at ESPN, the same in all seasons of a league. Left out: a hundred times the team's number, plus 1 for the
   * first owner and 2 for the second.
   */
  memberNumber?: number
}

/** ESPN's numbers; it has none for a taxi squad. */
export const slot = {
  QB: 0,
  RB: 2,
  WR: 4,
  TE: 6,
  OP: 7,
  DST: 16,
  K: 17,
  BENCH: 20,
  IR: 21,
  TAXI: 22,
  FLEX: 23,
} as const

/** Whether a player in this slot neither starts nor counts against the roster. */
export function isReserve(slotId: number): boolean {
  return slotId === slot.IR || slotId === slot.TAXI
}

/** ESPN's `eligibleSlots` by position, in its order. */
export const eligibleSlots: Record<DemoPosition, readonly number[]> = {
  QB: [0, 7, 20, 21],
  RB: [2, 3, 23, 7, 20, 21],
  WR: [3, 4, 5, 23, 7, 20, 21],
  TE: [5, 6, 23, 7, 20, 21],
  K: [17, 20, 21],
  'D/ST': [16, 20, 21],
}

/** ESPN's `defaultPositionId`. */
export const positionIds: Record<DemoPosition, number> = { QB: 1, RB: 2, WR: 3, TE: 4, K: 5, 'D/ST': 16 }

/** The slot of a single position. */
const ownSlots: Record<DemoPosition, number> = {
  QB: slot.QB,
  RB: slot.RB,
  WR: slot.WR,
  TE: slot.TE,
  K: slot.K,
  'D/ST': slot.DST,
}

/** Slots that are filled in the draft: starters and bench, but not IR. */
export function draftRounds(plan: LeaguePlan): number {
  return plan.startingSlots.length + plan.benchSlots
}

/** Weeks of each matchup period, the regular season's first. */
export function matchupPeriods(plan: LeaguePlan): number[][] {
  const periods = Array.from({ length: plan.regularSeasonMatchups }, (_, index) => [index + 1])
  for (let round = 0; round < plan.playoffRounds; round += 1) {
    const first = plan.regularSeasonMatchups + round * plan.playoffRoundWeeks + 1
    periods.push(Array.from({ length: plan.playoffRoundWeeks }, (_, index) => first + index))
  }
  return periods
}

/** How many of a position's own slots a team starts. */
export function ownSlotCount(plan: LeaguePlan, position: DemoPosition): number {
  return plan.startingSlots.filter((slotId) => slotId === ownSlots[position]).length
}

/** Whether quarterbacks may start in a second slot. */
export function isSuperflex(plan: LeaguePlan): boolean {
  return plan.startingSlots.includes(slot.OP)
}
