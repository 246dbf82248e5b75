/** Sleeper's names of lineup slots, positions and NFL teams, translated to names of the game. */
import type { LineupSlot, Position } from '../../domain/vocabulary.ts'

/** A league's `type`: its rosters carry over as a whole. */
export const dynastyType = 2

const slots: Record<string, LineupSlot> = {
  QB: 'QB',
  RB: 'RB',
  WR: 'WR',
  TE: 'TE',
  FLEX: 'FLEX',
  SUPER_FLEX: 'OP',
  REC_FLEX: 'WR/TE',
  WRRB_FLEX: 'RB/WR',
  K: 'K',
  DEF: 'D/ST',
  DL: 'DL',
  DE: 'DE',
  DT: 'DT',
  LB: 'LB',
  DB: 'DB',
  CB: 'CB',
  S: 'S',
  IDP_FLEX: 'DP',
  P: 'P',
  BN: 'BENCH',
  IR: 'IR',
  TAXI: 'TAXI',
}

/** The slot of an entry of `roster_positions`; null for an unknown one. */
export function toSleeperLineupSlot(slot: string): LineupSlot | null {
  return slots[slot.trim().toUpperCase()] ?? null
}

/** Leagues start linemen, linebackers and backs; a defender's other positions do not matter. */
const positions: Record<string, Position> = {
  QB: 'QB',
  RB: 'RB',
  FB: 'RB',
  WR: 'WR',
  TE: 'TE',
  K: 'K',
  PK: 'K',
  P: 'P',
  DEF: 'D/ST',
  DL: 'DL',
  DE: 'DL',
  DT: 'DL',
  NT: 'DL',
  LB: 'LB',
  ILB: 'LB',
  MLB: 'LB',
  OLB: 'LB',
  DB: 'DB',
  CB: 'DB',
  S: 'DB',
  FS: 'DB',
  SS: 'DB',
}

/** The position of a player: his own if he may start there, else the first eligible one. */
export function toSleeperPosition(position: string | null | undefined, fantasyPositions: readonly string[]): Position {
  const own = positions[position?.toUpperCase() ?? '']
  const counted = fantasyPositions.flatMap((one) => positions[one.toUpperCase()] ?? [])
  return own && (counted.length === 0 || counted.includes(own)) ? own : (counted[0] ?? 'UNKNOWN')
}

/** The positions that determine where a player may start: Sleeper's `fantasy_positions`, else his own; empty if unknown. */
export function startingPositions(record: {
  fantasy_positions?: readonly string[] | null | undefined
  position?: string | null | undefined
}): readonly string[] {
  if (record.fantasy_positions?.length) return record.fantasy_positions
  return record.position ? [record.position] : []
}

const linemen = ['DL', 'DE', 'DT', 'NT']
const linebackers = ['LB', 'ILB', 'MLB', 'OLB']
const backs = ['DB', 'CB', 'S', 'FS', 'SS']

/** Eligible positions per slot, in display order. */
const startersOf: readonly [slot: LineupSlot, positions: readonly string[]][] = [
  ['QB', ['QB']],
  ['RB', ['RB', 'FB']],
  ['WR', ['WR']],
  ['TE', ['TE']],
  ['RB/WR', ['RB', 'FB', 'WR']],
  ['WR/TE', ['WR', 'TE']],
  ['FLEX', ['RB', 'FB', 'WR', 'TE']],
  ['OP', ['QB', 'RB', 'FB', 'WR', 'TE']],
  ['K', ['K', 'PK']],
  ['D/ST', ['DEF']],
  ['DT', ['DT', 'NT']],
  ['DE', ['DE']],
  ['DL', linemen],
  ['LB', linebackers],
  ['CB', ['CB']],
  ['S', ['S', 'FS', 'SS']],
  ['DB', backs],
  ['DP', [...linemen, ...linebackers, ...backs]],
  ['P', ['P']],
]

/** Starting slots that a player may fill, in display order. */
export function toEligibleSlots(fantasyPositions: readonly string[]): LineupSlot[] {
  return startersOf
    .filter(([, may]) => fantasyPositions.some((position) => may.includes(position.toUpperCase())))
    .map(([slot]) => slot)
}

/**
 * A player's id as a number: digits stay, letters (a team defense is its abbreviation) are read in base 36 and negated. No two ids of up to
 * ten characters collide, unless they differ only in leading zeros.
 */
export function toPlayerNumber(playerId: string): number {
  return /^\d+$/.test(playerId) ? Number(playerId) : -Number.parseInt(playerId, 36)
}

/** A defense's id is its NFL team's abbreviation. */
export function isDefense(playerId: string): boolean {
  return /^[A-Z]{2,3}$/.test(playerId)
}
