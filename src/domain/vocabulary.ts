/** Positions and lineup slots, their order and which position may start where. */

/** TQB is the quarterbacks of a whole NFL team, EDR an edge rusher. Some hosts know defenders as linemen (DL) and backs (DB) only. */
export type Position =
  | 'QB'
  | 'TQB'
  | 'RB'
  | 'WR'
  | 'TE'
  | 'K'
  | 'D/ST'
  | 'P'
  | 'DT'
  | 'DE'
  | 'EDR'
  | 'DL'
  | 'LB'
  | 'CB'
  | 'S'
  | 'DB'
  | 'HC'
  | 'UNKNOWN'

/** Starting slots in display order, then those that never score. */
export const lineupSlots = [
  'QB',
  'TQB',
  'RB',
  'WR',
  'TE',
  'RB/WR',
  'WR/TE',
  'FLEX',
  'OP',
  'K',
  'D/ST',
  'DT',
  'DE',
  'EDR',
  'DL',
  'LB',
  'CB',
  'S',
  'DB',
  'DP',
  'P',
  'HC',
  'ROOKIE',
  'BENCH',
  'IR',
  'TAXI',
] as const

/** A slot that is new at ESPN is named by its number: 'Slot 99'. */
export type LineupSlot = (typeof lineupSlots)[number] | `Slot ${number}`

/** Starters score; BENCH, IR and TAXI do not. */
export function isStartingSlot(slot: string): boolean {
  return slot !== 'BENCH' && !isReserveSlot(slot)
}

/** Who is on injured reserve or on the taxi squad cannot be started without a move. */
export function isReserveSlot(slot: string): boolean {
  return slot === 'IR' || slot === 'TAXI'
}

/** 'DEF' and 'DST' are what other servers call 'D/ST'. */
export function normalizePosition(position: string): string {
  const upper = position.trim().toUpperCase()
  return upper === 'DEF' || upper === 'DST' ? 'D/ST' : upper
}

/** Rank of a slot in the lineup order; unknown slots sort between the starters and the bench. */
export function slotOrder(slot: string): number {
  const index = (lineupSlots as readonly string[]).indexOf(normalizePosition(slot))
  return index === -1 ? lineupSlots.indexOf('BENCH') - 0.5 : index
}
