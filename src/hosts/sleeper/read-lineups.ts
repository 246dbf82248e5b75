/** Who was started where, week by week, and what the players scored on the way. */
import type { Lineup, LineupEntry } from '../../domain/league-season.ts'
import { isStartingSlot, type LineupSlot } from '../../domain/vocabulary.ts'
import { toPoints } from '../shared/values.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import type { PlayerRegistry } from './player-registry.ts'
import { listLineupWeeks } from './read-calendar.ts'
import type { SleeperResponses } from './read-folder.ts'
import { listStartingSlots } from './read-settings.ts'
import { emptySlot, type MatchupRow } from './responses/matchup.ts'
import type { RosterRecord } from './responses/roster.ts'

/**
 * All lineups up to the present week; their players and points go into the registry. Left out, with a warning, are those without
 * points of the starters, and those whose starters scored otherwise for another team in the same week.
 */
export function readLineups(responses: SleeperResponses, registry: PlayerRegistry, warnings: Warnings): Lineup[] {
  const { league, calendar, rosters, rowsByWeek } = responses
  const slots = listStartingSlots(league)
  const left = new Set<number>()
  const lineups = listLineupWeeks(calendar).flatMap((week) => {
    const isPresent = week > calendar.lastDecidedWeek
    const read = (rowsByWeek.get(week) ?? []).map((row) => {
      const present = isPresent ? (rosters.find(({ roster_id }) => roster_id === row.roster_id) ?? null) : null
      return readLineup(row, week, { slots, registry, present })
    })
    const points = registry.pointsIn(week)
    return read.flatMap((one) => {
      const isRight = one?.scored.every(([player, scored]) => points.get(player) === scored) ?? false
      if (!isRight && !isPresent) left.add(week)
      return isRight && one ? one.lineup : []
    })
  })
  if (left.size > 0) {
    const weeks = [...left].sort((a, b) => a - b)
    warnings.add(
      `Some lineups of ${formatWeeks(weeks)} have no points, or contradict each other: they are not shown. Scores and results are Sleeper’s.`,
      'matchups',
      { week: weeks.length === 1 ? (weeks[0] ?? null) : null },
    )
  }
  return lineups.sort((a, b) => a.week - b.week || a.teamId - b.teamId)
}

interface ReadLineup {
  lineup: Lineup
  /** Its starters with their points. */
  scored: [playerId: string, points: number][]
}

/**
 * Null where there is no roster, or where nobody knows what the starters scored. `present` is the team as it is now, for the week that
 * is being played: only there Sleeper says who is on reserve or on the taxi squad; in earlier weeks they count as bench.
 */
function readLineup(
  row: MatchupRow,
  week: number,
  {
    slots,
    registry,
    present,
  }: { slots: readonly LineupSlot[]; registry: PlayerRegistry; present: RosterRecord | null },
): ReadLineup | null {
  const starters = row.starters ?? []
  const started = new Set(starters.filter((player) => player !== emptySlot))
  const bench = new Set((row.players ?? []).filter((player) => player !== emptySlot && !started.has(player)))
  const pointsOf = readPlayerPoints(row)
  if (started.size + bench.size === 0 || ![...started].every((player) => pointsOf.has(player))) return null
  const slotOf = new Map<string, LineupSlot>()
  for (const [index, slot] of seatStarters(starters, slots, registry).entries()) {
    const player = starters[index]
    if (player !== undefined && started.has(player) && !slotOf.has(player)) slotOf.set(player, slot)
  }
  for (const player of bench) {
    slotOf.set(player, present?.reserve?.includes(player) ? 'IR' : present?.taxi?.includes(player) ? 'TAXI' : 'BENCH')
  }
  const entries = [...slotOf].map(([player, slot]): LineupEntry => {
    const points = pointsOf.get(player)
    if (points !== undefined) registry.addWeek(player, week, points)
    return { player: registry.register(player), slot }
  })
  const isBenchUnknown = [...bench].some((player) => !pointsOf.has(player))
  return {
    lineup: { week, teamId: row.roster_id, entries, ...(isBenchUnknown ? { isBenchUnknown } : {}) },
    scored: [...slotOf].flatMap(([player, slot]) =>
      isStartingSlot(slot) ? [[player, pointsOf.get(player) ?? 0]] : [],
    ),
  }
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
