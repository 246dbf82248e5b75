import { sumPoints } from '../domain/points.ts'
import type { Lineup, LineupEntry, Player, SeasonSettings } from '../domain/season.ts'
import { isReserveSlot, isStartingSlot, type LineupSlot } from '../domain/vocabulary.ts'
import { findOptimalLineup } from './optimal-lineup.ts'

/** A best-ball team's week. */
export interface AutomaticWeek {
  lineupSlots: SeasonSettings['lineupSlots']
  players: ReadonlyMap<number, Player>
  /** Of `Player.number`; 0 if he did not play. */
  pointsOf: (player: number) => number
  /** The host's own score of the starters; null without one. */
  score: number | null
}

/**
 * The lineup that counted in a best-ball week: the optimal lineup of the whole roster, or the host's starters where their score is closer
 * to the host's. Hosts that do not report the taxi squad use fewer players than the whole roster.
 */
export function setAutomatically(lineup: Lineup, week: AutomaticWeek): Lineup {
  const { lineupSlots, players, pointsOf, score } = week
  const started = lineup.entries.filter(({ slot }) => isStartingSlot(slot)).map(({ player }) => pointsOf(player))
  const roster = lineup.entries.map(({ player, slot }) => ({
    player,
    slot,
    eligibleSlots: players.get(player)?.eligibleSlots ?? [],
    points: pointsOf(player),
  }))
  if (roster.every(({ points }) => points === 0)) return lineup
  const { seats, optimalPoints } = findOptimalLineup(roster, lineupSlots)
  const isHostCloser = score !== null && Math.abs(sumPoints(started) - score) <= Math.abs(optimalPoints - score)
  if (isHostCloser && started.length > 0) return lineup
  const slotOf = new Map<number, LineupSlot>()
  for (const { slot, optimal } of seats) {
    if (optimal) slotOf.set(optimal.player, slot)
  }
  const entries = lineup.entries.map(
    ({ player, slot }): LineupEntry => ({ player, slot: slotOf.get(player) ?? (isReserveSlot(slot) ? slot : 'BENCH') }),
  )
  return { ...lineup, entries }
}
