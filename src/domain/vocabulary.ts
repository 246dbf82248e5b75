/** The words of the game: positions and lineup slots, their order and what may be started where. */

export type Position =
  | 'QB'
  | 'RB'
  | 'WR'
  | 'TE'
  | 'K'
  | 'D/ST'
  | 'P'
  | 'DT'
  | 'DE'
  | 'LB'
  | 'CB'
  | 'S'
  | 'HC'
  | 'UNKNOWN'

/** Starting slots in display order, then the two that never score. */
export const lineupSlots = [
  'QB',
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
  'DL',
  'LB',
  'CB',
  'S',
  'DB',
  'DP',
  'P',
  'HC',
  'BENCH',
  'IR',
] as const

export type LineupSlot = (typeof lineupSlots)[number]

/** Starters score; BENCH and IR do not. */
export function isStartingSlot(slot: string): boolean {
  return slot !== 'BENCH' && slot !== 'IR'
}

/** 'DEF' and 'DST' are other servers' words for 'D/ST'. */
export function normalizePosition(position: string): string {
  const upper = position.trim().toUpperCase()
  return upper === 'DEF' || upper === 'DST' ? 'D/ST' : upper
}

/** Rank of a slot in the lineup order; slots we have no word for sort between the starters and the bench. */
export function slotOrder(slot: string): number {
  const index = (lineupSlots as readonly string[]).indexOf(normalizePosition(slot))
  return index === -1 ? lineupSlots.indexOf('BENCH') - 0.5 : index
}
