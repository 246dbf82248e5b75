/** A week's players for the cards; missing fields are null. */
import type { ReadResponse } from '../../client/read-response.ts'
import { projectionDifferenceThreshold, sparklineWeeks } from '../../domain/constants.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { isReserveSlot, isStartingSlot, normalizePosition } from '../../domain/vocabulary.ts'

export type RosterResponse = ReadResponse<'weeklyRoster'>
export type RosterEntry = NonNullable<RosterResponse['roster']>[number]

/** Missing values are null, never zero. Points are those of the week. */
export interface RosterPlayer {
  /** Unique in the roster, even if the server sends no id. */
  key: string
  playerId: number | null
  name: string
  nflTeam: string | null
  /** QB, RB, WR, TE, K, D/ST or an IDP position. */
  position: string | null
  /** Lineup slot; BENCH if the server sends none for a player who did not start. */
  slot: string
  isStarter: boolean
  points: number | null
  projected: number | null
  /** 'vs X', '@X' or 'BYE'. */
  opponent: string | null
  injuryStatus: string | null
  draft: { round: number | null; overallPick: number | null } | null
  /** Points of the last six weeks including this one, oldest first; null without a game or if unknown. */
  recentWeeks: { week: number; points: number | null }[]
}

/** Injuries are current, so past weeks do not have them. */
export function rosterPlayers({ roster = [] }: RosterResponse, week: number, isOver = false): RosterPlayer[] {
  return roster.map((entry, index) => ({
    ...readPlayer(entry, index, week),
    injuryStatus: isOver ? null : formatInjury(entry.injuryStatus),
  }))
}

/** Points above (or below) the projection; null up to 0.1, and if either is unknown. */
export function projectionDifference({ points, projected }: Pick<RosterPlayer, 'points' | 'projected'>): number | null {
  if (points === null || projected === null) return null
  const difference = roundPoints(points - projected)
  return Math.abs(difference) > projectionDifferenceThreshold ? difference : null
}

function readPlayer(entry: RosterEntry, index: number, week: number): Omit<RosterPlayer, 'injuryStatus'> {
  const slot = entry.lineupSlot === undefined ? null : normalizePosition(entry.lineupSlot)
  const isStarter =
    slot !== null && isReserveSlot(slot) ? false : (entry.isStarter ?? (slot !== null && isStartingSlot(slot)))
  const position = entry.position ? normalizePosition(entry.position) : null
  return {
    key: `${entry.playerId ?? entry.name ?? 'player'}-${index}`,
    playerId: entry.playerId ?? null,
    name: entry.name?.trim() || 'Unknown player',
    nflTeam: entry.nflTeam?.trim() || null,
    position,
    slot: slot ?? (isStarter ? (position ?? 'FLEX') : 'BENCH'),
    isStarter,
    points: entry.weekPoints ?? null,
    projected: entry.projectedPoints ?? null,
    opponent: entry.isOnBye ? 'BYE' : entry.opponentMatchup?.trim() || null,
    draft: entry.draftInfo ? readDraft(entry.draftInfo) : null,
    recentWeeks: recentWeeks(entry.weeklyPerformance ?? [], week),
  }
}

/** Some servers name the field `pick`, others `overall_pick`. */
function readDraft({ round, pick, ...named }: NonNullable<RosterEntry['draftInfo']>): RosterPlayer['draft'] {
  const overallPick = named.overallPick ?? pick ?? null
  return round === undefined && overallPick === null ? null : { round: round ?? null, overallPick }
}

function recentWeeks(known: NonNullable<RosterEntry['weeklyPerformance']>, week: number): RosterPlayer['recentWeeks'] {
  const byWeek = new Map(known.map((entry) => [entry.week, entry.points]))
  const first = Math.max(1, week - sparklineWeeks + 1)
  return Array.from({ length: week - first + 1 }, (_, index) => ({
    week: first + index,
    points: byWeek.get(first + index) ?? null,
  }))
}

/** Label of the host's injury status; healthy players have none. */
function formatInjury(status: string | undefined): string | null {
  const words = status?.trim().replaceAll('_', ' ').toLowerCase()
  if (!words || words === 'active' || words === 'normal' || words === 'healthy') return null
  return words === 'injury reserve' ? 'Injured reserve' : words.charAt(0).toUpperCase() + words.slice(1)
}
