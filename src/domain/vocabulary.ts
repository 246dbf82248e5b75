/** Positions, lineup slots, their order, and which positions may fill a slot. */

/** TQB is the quarterbacks of a whole NFL team, EDR an edge rusher. Some hosts know defenders only as linemen (DL) and backs (DB). */
export const positions = [
  'QB',
  'TQB',
  'RB',
  'WR',
  'TE',
  'K',
  'D/ST',
  'P',
  'DT',
  'DE',
  'EDR',
  'DL',
  'LB',
  'CB',
  'S',
  'DB',
  'HC',
  'UNKNOWN',
] as const

export type Position = (typeof positions)[number]

/** Starting slots in display order, then slots that never score. */
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

/** An unknown ESPN slot is named by its number: 'Slot 99'. */
export type LineupSlot = (typeof lineupSlots)[number] | `Slot ${number}`

/** Starters score; BENCH, IR and TAXI do not. */
export function isStartingSlot(slot: string): boolean {
  return slot !== 'BENCH' && !isReserveSlot(slot)
}

/** Players on injured reserve or the taxi squad need a move before they can start. */
export function isReserveSlot(slot: string): boolean {
  return slot === 'IR' || slot === 'TAXI'
}

/** Other servers call 'D/ST' 'DEF' or 'DST'. */
export function normalizePosition(position: string): string {
  const upper = position.trim().toUpperCase()
  return upper === 'DEF' || upper === 'DST' ? 'D/ST' : upper
}

/** In place of a starter's name where nobody was started. */
export const nobodyStarted = 'Empty slot'

/** Position of a slot in the lineup order; unknown slots sort between starters and bench. */
export function slotOrder(slot: string): number {
  const index = (lineupSlots as readonly string[]).indexOf(normalizePosition(slot))
  return index === -1 ? lineupSlots.indexOf('BENCH') - 0.5 : index
}

/** The games that a table counts; 'all' includes consolation. */
export type GameSet = 'regular' | 'playoffs' | 'all'
