/** Who was started where, week by week, and what the players scored on the way. */
import type { Lineup, LineupEntry } from '../../domain/league-season.ts'
import type { LineupSlot } from '../../domain/vocabulary.ts'
import { toPoints } from '../espn/words.ts'
import type { PlayerRegistry } from './player-registry.ts'
import { emptySlot, type MatchupRow } from './responses/matchup.ts'
import type { RosterRecord } from './responses/roster.ts'

/**
 * A team's lineup of a week; its players and their points go into the registry. Null where there is no roster, or where nobody
 * knows what the starters scored. `present` is the team as it is now, for the week that is being played: only there Sleeper
 * says who is on reserve or on the taxi squad, of earlier weeks they count as bench.
 */
export function readLineup(
  row: MatchupRow,
  week: number,
  {
    slots,
    registry,
    present,
  }: { slots: readonly LineupSlot[]; registry: PlayerRegistry; present: RosterRecord | null },
): Lineup | null {
  const starters = row.starters ?? []
  const started = starters.filter((player) => player !== emptySlot)
  const bench = (row.players ?? []).filter((player) => player !== emptySlot && !started.includes(player))
  if (started.length + bench.length === 0) return null
  const pointsOf = readPlayerPoints(row)
  const hasStarterPoints = started.every((player) => pointsOf.has(player))
  if (!hasStarterPoints) return null
  const entries: LineupEntry[] = []
  const seen = new Set<string>()
  const add = (player: string, slot: LineupSlot) => {
    if (seen.has(player)) return
    seen.add(player)
    const points = pointsOf.get(player)
    entries.push({ player: registry.register(player), slot })
    if (points !== undefined) registry.addWeek(player, week, points)
  }
  for (const [index, slot] of seatStarters(starters, slots, registry).entries()) {
    const player = starters[index]
    if (player !== undefined && player !== emptySlot) add(player, slot)
  }
  for (const player of bench) {
    add(player, present?.reserve?.includes(player) ? 'IR' : present?.taxi?.includes(player) ? 'TAXI' : 'BENCH')
  }
  const isBenchUnknown = bench.some((player) => !pointsOf.has(player))
  return { week, teamId: row.roster_id, entries, ...(isBenchUnknown ? { isBenchUnknown } : {}) }
}

/** A starter may be missing among the players' points; he scored what his slot did. */
function readPlayerPoints({ starters, starters_points, players_points }: MatchupRow): Map<string, number> {
  const known = new Map<string, number>()
  for (const [player, points] of Object.entries(players_points ?? {})) {
    if (points != null) known.set(player, toPoints(points))
  }
  for (const [index, player] of (starters ?? []).entries()) {
    const points = starters_points?.[index]
    if (points != null && player !== emptySlot) known.set(player, toPoints(points))
  }
  return known
}

/**
 * The slot of each starter: the one in his place. Where the league's slots have changed since, each one goes to the first free slot
 * that he may fill.
 */
function seatStarters(
  starters: readonly string[],
  slots: readonly LineupSlot[],
  registry: PlayerRegistry,
): LineupSlot[] {
  if (starters.length === slots.length) return [...slots]
  const free = [...slots]
  return starters.map((player) => {
    const eligible = registry.eligibleSlots(player)
    const index = free.findIndex((slot) => eligible.includes(slot))
    const [slot] = index >= 0 ? free.splice(index, 1) : eligible
    return slot ?? 'FLEX'
  })
}
