/** Yahoo's words for lineup slots, positions and NFL teams, translated to names of the game. */
import { type LineupSlot, type Position, positions, slotOrder } from '../../domain/vocabulary.ts'
import { toInjuryStatus } from '../shared/nfl-words.ts'

const slots: Readonly<Record<string, LineupSlot>> = {
  QB: 'QB',
  WR: 'WR',
  RB: 'RB',
  TE: 'TE',
  'W/R': 'RB/WR',
  'W/T': 'WR/TE',
  'W/R/T': 'FLEX',
  'Q/W/R/T': 'OP',
  K: 'K',
  DEF: 'D/ST',
  D: 'DP',
  DL: 'DL',
  DE: 'DE',
  DT: 'DT',
  LB: 'LB',
  DB: 'DB',
  CB: 'CB',
  S: 'S',
  BN: 'BENCH',
  IR: 'IR',
  'IR+': 'IR',
  NA: 'IR',
}

/** The slot of a word of `roster_positions`; null for an unknown one. */
export function toYahooSlot(word: string): LineupSlot | null {
  return slots[word.trim().toUpperCase()] ?? null
}

/** Starting slots of a player's `eligible_positions`, in display order. */
export function toEligibleSlots(words: readonly string[]): LineupSlot[] {
  const known = words.flatMap((word) => toYahooSlot(word) ?? [])
  const starting = known.filter((slot) => slot !== 'BENCH' && slot !== 'IR')
  return [...new Set(starting)].sort((a, b) => slotOrder(a) - slotOrder(b))
}

/** `display_position` has both of a player with two, such as "WR,CB"; the first one counts. */
export function toYahooPosition(words: string | null | undefined): Position {
  const first = words?.split(',')[0]?.trim().toUpperCase() ?? ''
  if (first === 'DEF') return 'D/ST'
  return positions.find((position) => position === first) ?? 'UNKNOWN'
}

/** Those of Yahoo that are no word of other hosts. */
const injuries: Readonly<Record<string, string>> = {
  Q: 'QUESTIONABLE',
  D: 'DOUBTFUL',
  O: 'OUT',
  'PUP-R': 'PHYSICALLY_UNABLE',
  'PUP-P': 'PHYSICALLY_UNABLE',
  'IR-R': 'INJURY_RESERVE',
  SUSP: 'SUSPENSION',
  'NFI-R': 'OUT',
  'COVID-19': 'OUT',
}

/** A player's health in the terms of all hosts. NA is "not on a roster", no injury. */
export function toYahooInjury(status: string | null | undefined): string | null {
  const upper = status?.trim().toUpperCase() ?? ''
  if (upper === '' || upper === 'NA') return null
  return injuries[upper] ?? toInjuryStatus(upper)
}

/** A team defense's id is 100000 and the number of its team. */
const firstDefense = 100_000

/** The number of a player in our terms: negative for a team defense. */
export function toPlayerId(yahooId: number): number {
  return yahooId > firstDefense && yahooId < firstDefense + 100 ? -yahooId : yahooId
}

export const isDefense = (playerId: number): boolean => playerId < 0
