import { type DemoManager, isReserve, type LeaguePlan, slot } from './league-plan.ts'
import { openingKickoff } from './nfl-schedule.ts'
import type { DemoPosition } from './player-pool.ts'
import type { PlayerScores } from './player-scores.ts'
import type { Random } from './random.ts'

/** A league between two weeks: rosters, and all moves so far. */
export interface LeagueState {
  plan: LeaguePlan
  playerScores: PlayerScores
  random: Random
  teams: FantasyTeam[]
  moves: DemoMove[]
}

export interface FantasyTeam {
  manager: DemoManager
  /** Player → slot of his last lineup, in the order in which the players joined. */
  roster: Map<number, number>
  /** Blind-bid dollars left. */
  budget: number
  wins: number
  pointsFor: number
}

type MoveType = 'DRAFT' | 'WAIVER' | 'FREEAGENT' | 'ROSTER' | 'TRADE_ACCEPT' | 'TRADE_UPHOLD'

/** One of ESPN's transactions. */
export interface DemoMove {
  id: string
  week: number
  at: number
  type: MoveType
  /** 'agreed': a manager's approval of a trade, which ESPN records without a status. */
  status: 'EXECUTED' | 'FAILED_INVALIDPLAYERSOURCE' | 'agreed'
  teamId: number
  bid: number
  relatedTo: string | null
  items: MoveItem[]
}

export interface MoveItem {
  type: 'ADD' | 'DROP' | 'TRADE' | 'DRAFT' | 'LINEUP'
  playerId: number
  fromTeamId: number
  toTeamId: number
}

const hour = 3_600_000

/** Times within a week: Wednesday's waivers, then free agency, before Thursday's kick-off. */
export function weekClock(plan: LeaguePlan, week: number): { waivers: number; freeAgency: number } {
  const kickoff = openingKickoff(plan.season, week)
  return { waivers: kickoff - 40 * hour, freeAgency: kickoff - 9 * hour }
}

/** Records a move; its id is its number in the league, in the format of ESPN's ids. */
export function bookMove(state: LeagueState, move: Omit<DemoMove, 'id' | 'at'> & { at: number }): DemoMove {
  const number = state.moves.length + 1
  const league = String(state.plan.espnLeagueId).padStart(8, '0')
  const booked = {
    ...move,
    at: move.at + number * 1_000,
    id: `${league}-0000-4000-8000-${String(number).padStart(12, '0')}`,
  }
  state.moves.push(booked)
  return booked
}

export function item(type: MoveItem['type'], playerId: number, details: Partial<MoveItem> = {}): MoveItem {
  return { type, playerId, fromTeamId: 0, toTeamId: 0, ...details }
}

export function sign(team: FantasyTeam, playerId: number): void {
  team.roster.set(playerId, slot.BENCH)
}

export function release(team: FantasyTeam, playerId: number): void {
  team.roster.delete(playerId)
}

/** Players who count against the roster limit: everyone who is not on IR or the taxi squad. */
export function activeRoster(team: FantasyTeam): number[] {
  return [...team.roster].filter(([, slotId]) => !isReserve(slotId)).map(([playerId]) => playerId)
}

export function rosterLimit(plan: LeaguePlan): number {
  return plan.startingSlots.length + plan.benchSlots
}

/** Free agents of a position, best outlook first. */
export function freeAgents(state: LeagueState, position: DemoPosition, week: number): number[] {
  const taken = new Set(state.teams.flatMap((team) => [...team.roster.keys()]))
  return state.playerScores.players
    .filter((player) => player.position === position && !taken.has(player.id))
    .map((player) => ({ id: player.id, outlook: state.playerScores.outlook(player.id, week) }))
    .sort((a, b) => b.outlook - a.outlook)
    .map(({ id }) => id)
}

/** Whether a manager is still active in this week. */
export function isAround(manager: DemoManager, week: number): boolean {
  return manager.gaveUpInWeek === null || week < manager.gaveUpInWeek
}
