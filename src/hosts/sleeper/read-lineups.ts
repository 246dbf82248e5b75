/** Weekly lineups with their players' points. */
import type { Lineup, LineupEntry } from '../../domain/host-season.ts'
import { isStartingSlot, type LineupSlot } from '../../domain/vocabulary.ts'
import { toPoints } from '../shared/values.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import type { SleeperPlayerRegistry } from './player-registry.ts'
import { listLineupWeeks } from './read-calendar.ts'
import type { SleeperResponses } from './read-folder.ts'
import { listStartingSlots } from './read-settings.ts'
import { emptySlot, type MatchupRow } from './responses/matchup.ts'
import type { RosterRecord } from './responses/roster.ts'

/**
 * All lineups up to the current week; their players and points go into the registry. A starter who was moved to another team after the
 * week has no slot, as he scores nothing at Sleeper. Lineups without starter points, and lineups whose starters have other points on
 * another team in the same week, are left out with a warning.
 */
export function readLineups(
  responses: SleeperResponses,
  registry: SleeperPlayerRegistry,
  warnings: Warnings,
): Lineup[] {
  const { league, calendar, rosters, rowsByWeek } = responses
  const slots = listStartingSlots(league)
  const isBestBall = league.settings.best_ball === 1
  const teamIds = new Set(rosters.map(({ roster_id }) => roster_id))
  const left = new Set<number>()
  const unlike = new Set<number>()
  const moved = new Set<number>()
  const lineups = listLineupWeeks(calendar).flatMap((week) => {
    const isPresent = week > calendar.lastDecidedWeek
    const listed = (rowsByWeek.get(week) ?? []).filter(({ roster_id }) => teamIds.has(roster_id))
    const rows = listed.map((row) => withoutMovedStarters(row, listed))
    if (!isPresent && rows.some((row, index) => row !== listed[index])) moved.add(week)
    const read = rows.map((row) => {
      const present = isPresent ? (rosters.find(({ roster_id }) => roster_id === row.roster_id) ?? null) : null
      if (hasNoRoster(row)) return undefined
      if (!isPresent && !isBestBall && startsNobody(row)) return null
      return readLineup(row, week, { slots, registry, isPresent, present })
    })
    const points = registry.pointsIn(week)
    return read.flatMap((one) => {
      if (one === undefined) return []
      const isRight = one?.scored.every(([player, scored]) => (points.get(player) ?? 0) === scored) ?? false
      if (!isRight && !isPresent) left.add(week)
      if (!isRight || !one) return []
      if (!isPresent && !isBestBall && !one.addsUp) unlike.add(week)
      return one.lineup
    })
  })
  const warn = (weeks: ReadonlySet<number>, message: (weeks: string) => string) => {
    const [first = null, ...others] = [...weeks].sort((a, b) => a - b)
    if (first === null) return
    warnings.add(message(formatWeeks([first, ...others])), 'matchups', { week: others.length === 0 ? first : null })
  }
  warn(
    left,
    (weeks) =>
      `Some lineups in ${weeks} have no points or contradict each other, so they aren’t shown. Scores and results are Sleeper’s.`,
  )
  warn(
    moved,
    (weeks) =>
      `Some starters in ${weeks} are on another team’s roster by now and score nothing at Sleeper, so their slots are shown as empty.`,
  )
  warn(
    unlike,
    (weeks) =>
      `Some teams’ starters in ${weeks} don’t add up to Sleeper’s score. Results follow the score; lineups show the starters.`,
  )
  return lineups.sort((a, b) => a.week - b.week || a.teamId - b.teamId)
}

/** The row without starters who scored nothing for the team and are on another team's roster alone: players were moved by hand later. */
function withoutMovedStarters(row: MatchupRow, rows: readonly MatchupRow[]): MatchupRow {
  const roster = new Set(row.players ?? [])
  const points = readPlayerPoints(row)
  const isMoved = (player: string) =>
    player !== emptySlot &&
    !roster.has(player) &&
    points.get(player) === 0 &&
    rows.some(({ players }) => players?.includes(player))
  if (roster.size === 0 || !row.starters?.some(isMoved)) return row
  return { ...row, starters: row.starters.map((player) => (isMoved(player) ? emptySlot : player)) }
}

/** As for an eliminated team, which has no players. */
function hasNoRoster({ starters, players, points }: MatchupRow): boolean {
  const isNobody = (player: string) => player === emptySlot
  return (starters ?? []).every(isNobody) && (players ?? []).every(isNobody) && (points ?? 0) === 0
}

/** The team has points but no named starters: they are unknown. */
function startsNobody({ starters, points }: MatchupRow): boolean {
  return (starters ?? []).every((player) => player === emptySlot) && (points ?? 0) !== 0
}

interface ReadLineup {
  lineup: Lineup
  /** Its starters with their points. */
  scored: [playerId: string, points: number][]
  /** Their sum is the score of the week. */
  addsUp: boolean
}

interface LineupSources {
  slots: readonly LineupSlot[]
  registry: SleeperPlayerRegistry
  /** The week is not final: players need not have points. */
  isPresent: boolean
  /** The current roster, for the current week: only there Sleeper reports reserve and taxi squad; in earlier weeks they count as bench. */
  present: RosterRecord | null
}

/** Null without a roster, or if the starters' points are unknown. */
function readLineup(row: MatchupRow, week: number, sources: LineupSources): ReadLineup | null {
  const { slots, registry, isPresent, present } = sources
  const starters = row.starters ?? []
  const started = new Set(starters.filter((player) => player !== emptySlot))
  const bench = new Set((row.players ?? []).filter((player) => player !== emptySlot && !started.has(player)))
  const pointsOf = readPlayerPoints(row)
  const isScored = [...started].every((player) => pointsOf.has(player))
  if (started.size + bench.size === 0 || !(isScored || isPresent)) return null
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
  const isBenchUnknown = !isPresent && [...bench].some((player) => !pointsOf.has(player))
  const scored = [...slotOf].flatMap(([player, slot]): ReadLineup['scored'] =>
    isStartingSlot(slot) ? [[player, pointsOf.get(player) ?? 0]] : [],
  )
  const sum = toPoints(scored.reduce((total, [, points]) => total + points, 0))
  return {
    lineup: { week, teamId: row.roster_id, entries, ...(isBenchUnknown ? { isBenchUnknown } : {}) },
    scored,
    addsUp: row.points == null || Math.abs(sum - row.points) < 0.005,
  }
}

/** A starter may be missing among the players' points; he scored his slot's points. */
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
 * The slot of each starter, by position in the list. If the league's slots have changed since, each starter gets the first free slot that
 * he may fill.
 */
function seatStarters(
  starters: readonly string[],
  slots: readonly LineupSlot[],
  registry: SleeperPlayerRegistry,
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
